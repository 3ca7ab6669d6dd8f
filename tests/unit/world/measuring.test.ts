import { createDemoWorld } from '@/data/demo';
import type { Candidate, SimulatedFacts } from '@/data/schemas/candidate';
import type { ReadOutcome } from '@masar/resume/schemas';
import { Refused } from '@/data/schemas/refused';
import type { ItemProgress } from '@/machines/candidate/analysis-item';
import { describe, expect, test } from 'vitest';
import { noFacts } from '@masar/resume/facts';
import { aCandidate } from '../../fixtures/candidate';
import { aReading } from '@masar/resume/fixtures/reading';
import { now, people } from '../../fixtures/company';
import { keptAs } from '../../fixtures/demo-world';
import { sample } from '../../fixtures/sample';

const nurse = { title: 'Nurse', listingId: null };

/** A world of some candidates, with what it waited for, was told and gave its reader. */
function worldOf(candidates: Candidate[], readings: Record<string, ReadOutcome> = {}) {
  const waits: number[] = [];
  const reports: ItemProgress[] = [];
  const skills: string[][] = [];
  let made = 0;
  const { store, as } = createDemoWorld({
    now: () => new Date(now),
    random: () => 0.5,
    newId: () => `new-${(made += 1)}`,
    wait: async (ms) => void waits.push(ms),
    readResume: async (_, { knownSkills }) => {
      skills.push(knownSkills);
      return { outcome: 'read', reading: aReading('Amina Bouzid', 'React') };
    },
    recogniseResume: () => Promise.reject(new Error('recogniseResume')),
    sample: {
      ...sample,
      candidates: async () => candidates,
      readings: async () => readings,
      jobListings: async () => [
        {
          id: 'job-1',
          title: 'Translator',
          location: 'Tlemcen',
          experience: 'any',
          skills: 'Arabic,  French',
          description: 'Our help pages.',
          createdAt: '2026-11-01',
          status: 'Open',
          history: [],
        },
      ],
    },
  });
  const run = {
    signal: new AbortController().signal,
    report: (one: ItemProgress) => void reports.push(one),
  };
  return { store, waits, reports, skills, run, candidates: as(keptAs(people.hr)).candidates };
}

const analysed = (id: string, changes: Partial<Candidate> = {}) =>
  aCandidate({
    id,
    status: 'Analyzed',
    reading: aReading('Amina Bouzid', 'React'),
    ...changes,
  });
const some = (count: number, changes: Partial<Candidate> = {}) =>
  Array.from({ length: count }, (_, index) => analysed(`c-${index}`, changes));

/** A reading of so many characters. */
const long = (characters: number) => ({
  text: { pages: 1, lines: [{ page: 1, text: 'x'.repeat(characters), hidden: null }] },
  facts: noFacts,
});

describe('the target', () => {
  test('is the job listing that is named, whose skills are asked for', async () => {
    const { store, candidates, run, skills } = worldOf([]);
    const file = new File(['x'], 'amina.pdf');
    await candidates.analyse([file], { title: '', listingId: 'job-1' }, run);
    const [made] = await store.all('candidate');
    expect(
      made?.scores.map(({ target }) => [target.title, target.listingId, target.skills]),
    ).toEqual([['Translator', 'job-1', ['Arabic', 'French']]]);
    expect(skills).toEqual([['Arabic', 'French']]);
  });

  test('has to be there before anything is measured anew', async () => {
    const { candidates, run } = worldOf(some(1));
    const refused = await candidates
      .reanalyse(['c-0'], { title: ' ', listingId: null }, run)
      .catch((error: unknown) => (error instanceof Refused ? error.refusal : error));
    expect(refused).toEqual({
      code: 'draft.invalid',
      sentence: 'Type a job title or choose a job listing to measure against.',
      field: 'title',
    });
  });
});

const told = (index: number, end: object) => [
  { index, stage: 'reading' },
  { index, ...end },
];
const done = (why: object | null = null) => ({ stage: 'analysed', reason: why });

describe('measuring many', () => {
  test.each([
    ['five candidates', some(5), 1],
    ['a sixth', some(6), 2],
    ['50,000 characters', some(2, { reading: long(25_000) }), 1],
    ['one more', some(3, { reading: long(25_000) }), 2],
    ['two long ones', some(2, { reading: long(50_001) }), 2],
    ['those that were never read', some(6, { reading: null, status: 'Pending' }), 2],
  ])('breathes before %s', async (_, all, breaths) => {
    const { candidates, run, waits } = worldOf(all);
    await candidates.reanalyse(
      all.map(({ id }) => id),
      nurse,
      run,
    );
    expect(waits).toEqual(Array.from({ length: breaths }, () => 0));
  });

  test('tells of each what became of it', async () => {
    const reason = { kind: 'encrypted', message: 'The file is protected by a password.' } as const;
    const simulated: SimulatedFacts = {
      position: 'Nurse',
      skills: ['Care'],
      experience: 3,
      location: 'Oran',
      education: 'Bachelor',
      noise: 1,
      reason,
    };
    const pending = { reading: null, status: 'Pending' } as const;
    const all = [
      analysed('read'),
      analysed('simulated', { reading: null, simulated }),
      analysed('empty', { reading: long(10) }),
      analysed('waits', pending),
      analysed('comes', pending),
    ];
    const { store, candidates, run, reports } = worldOf(all, {
      comes: { outcome: 'read', reading: aReading('Amina Bouzid', 'React') },
      waits: { outcome: 'refused', reason },
    });
    await candidates.reanalyse(
      all.map(({ id }) => id),
      nurse,
      run,
    );
    expect(reports).toEqual([
      ...told(0, done()),
      ...told(1, done(reason)),
      ...told(2, { stage: 'empty' }),
      ...told(3, done()),
      ...told(4, done()),
    ]);
    const kept = await store.all('candidate');
    expect(
      kept.map(({ id, status, scores }) => [id, status, scores.map(({ target }) => target.title)]),
    ).toEqual([
      ['read', 'Analyzed', ['Nurse']],
      ['simulated', 'Analyzed', ['Nurse']],
      ['empty', 'Analyzed', ['Nurse']],
      ['waits', 'Pending', []],
      ['comes', 'Analyzed', ['Nurse']],
    ]);
    expect(kept[1]?.scores[0]?.score.parts).toEqual([]);
    expect(kept[4]?.reading?.facts.name?.value).toBe('Amina Bouzid');
  });
});

test('the newest come first, whenever they were kept', async () => {
  const { candidates } = worldOf([
    analysed('old', { receivedAt: '2026-11-01T09:00:00.000Z' }),
    analysed('new', { receivedAt: '2026-11-20T09:00:00.000Z' }),
  ]);
  expect((await candidates.list({})).rows.map(({ id }) => id)).toEqual(['new', 'old']);
});

test('nothing is taken back of somebody who is not there', async () => {
  expect(await worldOf([]).candidates.undoReanalysis(['nobody'])).toBe(0);
});
