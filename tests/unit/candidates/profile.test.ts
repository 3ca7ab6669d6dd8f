import type { Corrections, ResumeFacts } from '@masar/resume/schemas';
import { correctedFacts, standingReading, noFacts } from '@masar/resume/facts';
import { profileOf } from '@/machines/candidate/profile';
import { describe, expect, test } from 'vitest';
import { aCandidate, frontend, scored } from '../../fixtures/candidate';
import { aReading } from '@masar/resume/fixtures/reading';

const reading = aReading('Amina Bouzid', 'React');
const held = (facts: Partial<ResumeFacts>, corrections: Corrections = {}) =>
  profileOf(
    aCandidate({
      status: 'Analyzed',
      reading: { ...reading, facts: { ...noFacts, ...facts } },
      corrections,
    }),
  ).isEmpty;
const fact = (value: string) => ({ value, evidence: [] });
const row = { target: frontend, total: 61.5, at: '2026-11-21T08:30:00.000Z' };
const unknown = {
  decision: 'Undecided',
  email: null,
  phone: null,
  age: null,
  position: null,
  experience: null,
  location: null,
  skills: [],
  education: null,
  certificates: [],
  keywords: [],
  scores: [],
  simulated: null,
  unreadable: null,
  isEmpty: false,
};

describe('what a row shows of a candidate', () => {
  test('before analysis: the file', () => {
    expect(profileOf(aCandidate())).toEqual({
      ...unknown,
      id: 'c-1',
      fileName: 'amina.pdf',
      name: 'amina.pdf',
      status: 'Pending',
    });
  });

  test('whose file could not be read says why', () => {
    const why = { kind: 'encrypted', message: 'The PDF is protected by a password.' } as const;
    expect(profileOf(aCandidate({ unreadable: why })).unreadable).toEqual(why);
  });

  test('after a reading: the facts, the highest degree and the score', () => {
    const facts = {
      ...reading.facts,
      education: [
        { value: 'Master' as const, evidence: [] },
        { value: 'Bachelor' as const, evidence: [] },
      ],
      positions: [{ value: 'Web Developer', evidence: [] }],
      yearsExperience: { value: 4.5, evidence: [] },
    };
    const candidate = aCandidate({
      status: 'Analyzed',
      reading: { ...reading, facts },
      scores: [scored(61.5)],
    });
    expect(profileOf(candidate)).toEqual({
      ...unknown,
      id: 'c-1',
      fileName: 'amina.pdf',
      name: 'Amina Bouzid',
      status: 'Analyzed',
      experience: 4.5,
      skills: ['React'],
      education: 'Master',
      keywords: ['Web Developer', 'React'],
      scores: [row],
    });
  });

  test('of a file that was read and held nothing usable: that it did, until it is corrected', () => {
    expect(held({})).toBe(true);
    expect(held({ name: fact('Lorem Ipsum'), location: fact('Oran') })).toBe(true);
    expect(held({ phone: fact('0550 11 22 33') })).toBe(false);
    expect(held({ certificates: [fact('CISSP')] })).toBe(false);
    expect(held({}, { position: 'Nurse' })).toBe(false);
  });

  test('of a simulated one: simulated values only, never mixed with a reading', () => {
    const reason = { kind: 'encrypted', message: 'The file is protected by a password.' } as const;
    const simulated = {
      position: 'UX Developer',
      skills: ['Figma'],
      experience: 3,
      location: 'Oran',
      education: 'PhD' as const,
      noise: 5,
      reason,
    };
    const candidate = aCandidate({
      status: 'Analyzed',
      reading,
      simulated,
      scores: [scored(61.5)],
    });
    expect(profileOf(candidate)).toEqual({
      ...unknown,
      id: 'c-1',
      fileName: 'amina.pdf',
      name: 'amina.pdf',
      status: 'Analyzed',
      position: 'UX Developer',
      skills: ['Figma'],
      experience: 3,
      location: 'Oran',
      education: 'PhD',
      scores: [row],
      simulated: reason,
    });
  });
});

describe('corrections by hand', () => {
  test('stand in place of what was read, without evidence; what was read too keeps its own', () => {
    const corrections = {
      name: 'Amina B.',
      skills: ['React', 'Vue'],
      education: 'Master' as const,
      yearsExperience: 0,
    };
    expect(correctedFacts(reading.facts, corrections)).toEqual({
      ...reading.facts,
      name: { value: 'Amina B.', evidence: [] },
      skills: [...reading.facts.skills, { value: 'Vue', evidence: [] }],
      education: [{ value: 'Master', evidence: [] }],
      yearsExperience: { value: 0, evidence: [] },
    });
  });

  test('can say that nothing is known in place of what was read', () => {
    const corrections = { name: '', yearsExperience: null };
    expect(correctedFacts(reading.facts, corrections)).toEqual({
      ...reading.facts,
      name: null,
      yearsExperience: null,
    });
    expect(profileOf(aCandidate({ status: 'Analyzed', reading, corrections })).name).toBe(
      'amina.pdf',
    );
  });

  test('can say that there is no degree', () => {
    const facts = { ...noFacts, education: [{ value: 'PhD' as const, evidence: [] }] };
    expect(correctedFacts(facts, { education: null })).toEqual(noFacts);
  });
});

test('a reading stands with what its unclear lines tell only where a person said that they count', () => {
  const withUnclear = { ...noFacts, position: { value: 'Nurse', evidence: [] } };
  const unclear = { ...reading, withUnclear };
  const said = { unclearText: 'counts' } as const;
  expect([
    standingReading(unclear, { position: 'Chef' }),
    standingReading(unclear, said),
    standingReading(reading, said),
  ]).toEqual([unclear, { ...unclear, facts: withUnclear }, reading]);
  const counted = aCandidate({ status: 'Analyzed', reading: unclear, corrections: said });
  expect(profileOf(counted).position).toBe('Nurse');
});
