import { createDemoWorld } from '@/data/demo';
import type { Person } from '@/data/schemas/person';
import type { ReadOutcome } from '@masar/resume/schemas';
import type { ReadResume } from '@/data/port/calls';
import type { ItemProgress } from '@/machines/candidate/analysis-item';
import { describe, expect, test } from 'vitest';
import { candidatesOf } from '../../fixtures/candidate';
import { aReading } from '@masar/resume/fixtures/reading';
import { now, people } from '../../fixtures/company';
import { keptAs } from '../../fixtures/demo-world';
import { sample } from '../../fixtures/sample';

const unreadable = { kind: 'encrypted', message: 'The file is protected by a password.' } as const;
const outcomes: Record<string, ReadOutcome> = {
  'amina.pdf': { outcome: 'read', reading: aReading('Amina Bouzid', 'React') },
  'locked.pdf': { outcome: 'refused', reason: unreadable },
  'karim.doc': { outcome: 'read', reading: aReading('Karim Ali', 'Java') },
};
const files = Object.keys(outcomes).map((name) => new File(['x'], name));
const choice = { title: 'Frontend Developer', listingId: null };

/** A reader that answers when the test says so. */
function slowReader() {
  const waiting = new Map<string, (outcome: ReadOutcome) => void>();
  const readResume: ReadResume = ({ name }, { signal, onStart }) =>
    new Promise((resolve, reject) => {
      onStart?.();
      waiting.set(name, resolve);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const answer = async (name: string) => {
    const outcome = outcomes[name];
    if (outcome !== undefined) waiting.get(name)?.(outcome);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { readResume, answer };
}

const worldWith = (readResume: ReadResume) => {
  let made = 0;
  const world = createDemoWorld({
    now: () => new Date(now),
    random: () => 0.5,
    newId: () => `new-${(made += 1)}`,
    wait: async () => undefined,
    readResume,
    recogniseResume: () => Promise.reject(new Error('recogniseResume')),
    sample: { ...sample, candidates: async () => [] },
  });
  const by = (person: Person) => world.as(keptAs(person));
  return { ...by(people.hr), by };
};
const readAtOnce: ReadResume = async ({ name }) =>
  outcomes[name] ?? { outcome: 'refused', reason: unreadable };
const quietly = { signal: new AbortController().signal, report: () => undefined };
const summary = async (world: ReturnType<typeof worldWith>) =>
  (await candidatesOf(world)).map((one) => ({
    file: one.fileName,
    status: one.status,
    name: one.reading?.facts.name?.value ?? null,
    simulated: one.simulated?.position ?? null,
  }));

describe('analysing files', () => {
  test('makes one Analyzed candidate a file, in the order selected, whichever is read first', async () => {
    const { readResume, answer } = slowReader();
    const world = worldWith(readResume);
    const told: ItemProgress[] = [];
    const run = world.candidates.analyse(files, choice, {
      ...quietly,
      report: (progress) => told.push(progress),
    });
    await expect.poll(() => told.length).toBe(3);
    for (const name of ['karim.doc', 'locked.pdf', 'amina.pdf']) await answer(name);
    await run;
    expect(await summary(world)).toEqual([
      { file: 'amina.pdf', status: 'Analyzed', name: 'Amina Bouzid', simulated: null },
      { file: 'locked.pdf', status: 'Analyzed', name: null, simulated: 'Backend Developer' },
      { file: 'karim.doc', status: 'Analyzed', name: 'Karim Ali', simulated: null },
    ]);
    expect(told).toEqual([
      { index: 0, stage: 'reading' },
      { index: 1, stage: 'reading' },
      { index: 2, stage: 'reading' },
      { index: 2, id: 'new-3', stage: 'analysed', reason: null },
      { index: 1, id: 'new-2', stage: 'analysed', reason: unreadable },
      { index: 0, id: 'new-1', stage: 'analysed', reason: null },
    ]);
  });

  test('keeps what is done when it is cancelled, and makes no candidate of the rest', async () => {
    const { readResume, answer } = slowReader();
    const world = worldWith(readResume);
    const ending = new AbortController();
    const told: ItemProgress[] = [];
    const run = world.candidates.analyse(files, choice, {
      signal: ending.signal,
      report: (progress) => told.push(progress),
    });
    await expect.poll(() => told.length).toBe(3);
    await answer('amina.pdf');
    ending.abort(new Error('cancelled'));
    await expect(run).rejects.toThrow('cancelled');
    expect(await summary(world)).toEqual([
      { file: 'amina.pdf', status: 'Analyzed', name: 'Amina Bouzid', simulated: null },
    ]);
  });

  test('is refused to anyone but HR, and leaves nothing behind', async () => {
    const world = worldWith(readAtOnce);
    await expect(
      world.by(people.employee).candidates.analyse(files, choice, quietly),
    ).rejects.toThrow('Only HR staff can do this.');
    expect(await summary(world)).toEqual([]);
  });
});

const nurse = { title: 'Nurse', listingId: null };
const heldBy = async (world: ReturnType<typeof worldWith>) =>
  (await candidatesOf(world)).map(({ scores }) =>
    scores.map(({ target, score }) => [target.title, score.total]),
  );
const idsIn = async (world: ReturnType<typeof worldWith>) =>
  (await candidatesOf(world)).map(({ id }) => id);

describe('measuring', () => {
  test('keeps one score for each target, the last asked for first, and repeats none', async () => {
    const world = worldWith(readAtOnce);
    await world.candidates.analyse(files, choice, quietly);
    const first = await heldBy(world);
    expect(first).toEqual([
      [['Frontend Developer', 7.9]],
      [['Frontend Developer', 45]],
      [['Frontend Developer', 0]],
    ]);
    const ids = await idsIn(world);
    await world.candidates.reanalyse(ids, nurse, quietly);
    const other = first.map(([held]) => [held]);
    expect(await heldBy(world)).toEqual(
      other.map((held, index) => [['Nurse', index === 1 ? 15 : 0], ...held]),
    );
    const again = { title: '  frontend   DEVELOPER ', listingId: null };
    await world.candidates.reanalyse(ids, again, quietly);
    expect(await heldBy(world)).toEqual(
      first.map(([held], index) => [
        [again.title.trim(), held?.[1]],
        ['Nurse', index === 1 ? 15 : 0],
      ]),
    );
  });

  test.each([
    ['no title', ' '],
    ['a title without a word', '!!!'],
  ])('needs a target: with %s files are read and have no score', async (_, title) => {
    const world = worldWith(readAtOnce);
    const none = { title, listingId: null };
    await world.candidates.analyse(files, none, quietly);
    expect(await heldBy(world)).toEqual([[], [], []]);
    expect((await summary(world)).map(({ name }) => name)).toEqual([
      'Amina Bouzid',
      null,
      'Karim Ali',
    ]);
    const ids = await idsIn(world);
    await expect(world.candidates.reanalyse(ids, none, quietly)).rejects.toThrow(
      'Type a job title or choose a job listing to measure against.',
    );
    expect(await heldBy(world)).toEqual([[], [], []]);
  });

  test('is taken back whole for those who were measured again, once', async () => {
    const world = worldWith(readAtOnce);
    await world.candidates.analyse(files, choice, quietly);
    const first = await heldBy(world);
    const [amina, locked, karim] = await idsIn(world);
    const both = [amina ?? '', locked ?? ''];
    await world.candidates.reanalyse(both, nurse, quietly);
    await expect(world.by(people.employee).candidates.undoReanalysis(both)).rejects.toThrow(
      'Only HR staff can do this.',
    );
    const undone = await world.candidates.undoReanalysis([...both, karim ?? '']);
    expect(undone).toBe(2);
    expect(await heldBy(world)).toEqual(first);
    expect(await world.candidates.undoReanalysis(both)).toBe(0);
  });
});

describe('a run over many', () => {
  test('tells what changed once, at its end, however it ends', async () => {
    const world = worldWith(readAtOnce);
    const told: string[][] = [];
    world.watch(async (topics) => void told.push([...topics]));
    await world.candidates.analyse(files, choice, quietly);
    await world.candidates.reanalyse(await idsIn(world), nurse, quietly);
    await world.candidates.undoReanalysis(await idsIn(world));
    const ids = [...(await idsIn(world)).slice(0, 1), 'nobody'];
    await expect(world.candidates.reanalyse(ids, nurse, quietly)).rejects.toThrow(
      'This candidate does not exist.',
    );
    expect(told).toEqual([['candidate'], ['candidate'], ['candidate'], ['candidate']]);
  });
});

const refused = (asked: Promise<unknown>) => asked.then(() => 'merged', String);

describe('merging', () => {
  const twice = ['amina.pdf', 'karim.doc'].map((name) => new File(['x'], name));
  const begun = async () => {
    const world = worldWith(readAtOnce);
    await world.candidates.analyse(twice, choice, quietly);
    const all = await candidatesOf(world);
    const [kept = '', gone = ''] = all.map(({ id }) => id);
    return { world, kept, gone, all };
  };

  test('takes one of two out of the lists with all that it holds, and can be undone', async () => {
    const { world, kept, gone, all } = await begun();
    const before = all.find(({ id }) => id === gone);
    const merged = await world.candidates.merge(gone, kept);
    expect(merged).toEqual({
      ...before,
      status: 'Merged',
      mergedInto: kept,
      history: [...(before?.history ?? []), merged.history.at(-1)],
    });
    expect(merged.history.at(-1)?.action).toBe('Merged into amina.pdf');
    const back = await world.candidates.separate(gone);
    expect({ ...back, history: [] }).toEqual({ ...before, history: [] });
    expect(back.history.at(-1)?.action).toBe('Merging undone');
  });

  test('is refused with oneself, with nobody, with one who is merged, and to others than HR', async () => {
    const { world, kept, gone } = await begun();
    const no = 'Refused: The other one must be somebody else who is analyzed and not merged.';
    expect(await refused(world.candidates.merge(kept, kept))).toBe(no);
    expect(await refused(world.candidates.merge(kept, 'nobody'))).toBe(
      'Refused: This candidate does not exist.',
    );
    expect(await refused(world.by(people.employee).candidates.merge(gone, kept))).toMatch(
      /Only HR/,
    );
    await world.candidates.merge(gone, kept);
    expect(await refused(world.candidates.merge(kept, gone))).toBe(no);
    expect(await refused(world.candidates.tellApart(kept, gone))).toBe(no);
  });

  test('is not offered again where two were said to be two', async () => {
    const { world, kept, gone } = await begun();
    const apart = await world.candidates.tellApart(kept, gone);
    expect(apart.others).toEqual([gone]);
    expect(apart.history.at(-1)?.action).toBe('Not the same person as karim.doc');
  });
});

describe('correcting by hand', () => {
  test('measures every score anew, keeps what was read, and can be taken back', async () => {
    const world = worldWith(readAtOnce);
    await world.candidates.analyse(files.slice(2), choice, quietly);
    const java = { title: 'Java Developer', listingId: null };
    await world.candidates.reanalyse(await idsIn(world), java, quietly);
    const [karim] = await candidatesOf(world);
    const id = karim?.id ?? '';
    const corrections = { position: 'Frontend Developer' };
    const corrected = await world.candidates.correct(id, corrections);
    expect({
      corrections: corrected.corrections,
      reading: corrected.reading,
      titles: corrected.scores.map(({ target, score }) => [
        target.title,
        score.parts.find(({ part }) => part === 'title')?.points,
      ]),
      history: corrected.history.map(({ action }) => action),
    }).toEqual({
      corrections,
      reading: karim?.reading,
      titles: [
        ['Java Developer', 0],
        ['Frontend Developer', 35.3],
      ],
      history: ['Analyzed', 'Re-analyzed', 'Corrected by hand'],
    });
    const restored = await world.candidates.correct(id, {});
    expect(restored.scores).toEqual(karim?.scores);
    await expect(world.candidates.correct(id, {})).rejects.toThrow(
      'Nothing was changed, so nothing is saved.',
    );
    expect(await world.candidates.get(id)).toEqual(restored);
  });

  test('takes no email and no years that cannot be', async () => {
    const world = worldWith(readAtOnce);
    await world.candidates.analyse(files.slice(2), choice, quietly);
    const [karim] = await candidatesOf(world);
    const refusals = [{ email: 'karim at mail' }, { yearsExperience: 71 }].map((corrections) =>
      world.candidates.correct(karim?.id ?? '', corrections).catch(String),
    );
    expect(await Promise.all(refusals)).toEqual([
      'Refused: Please enter a valid email',
      'Refused: Enter a number of years from 0 to 70',
    ]);
    expect(await candidatesOf(world)).toEqual([karim]);
  });

  test('is refused for a candidate that does not exist or was not read', async () => {
    const world = worldWith(readAtOnce);
    await world.candidates.analyse(files.slice(1, 2), choice, quietly);
    const [locked] = await candidatesOf(world);
    await expect(world.candidates.correct('nobody', {})).rejects.toThrow(
      'This candidate does not exist.',
    );
    await expect(world.candidates.correct(locked?.id ?? '', {})).rejects.toThrow(
      'Only a candidate whose resume was really read can be corrected.',
    );
  });
});
