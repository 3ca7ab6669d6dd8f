import { profileOf } from '@/machines/candidate/profile';
import { correctionsOf, draftOf, madeElsewhere } from '@/views/candidates/correction-draft';
import { expect, test } from 'vitest';
import { aCandidate } from '../../fixtures/candidate';
import { aReading } from '@masar/resume/fixtures/reading';

const corrections = { skills: ['Vue', 'Git'], yearsExperience: 5 };
const candidate = aCandidate({
  status: 'Analyzed',
  reading: aReading('Amina Bouzid', 'React'),
  corrections,
});
const before = draftOf(profileOf(candidate));
const corrected = (changes: Partial<typeof before>) =>
  correctionsOf({ ...before, ...changes }, before, corrections);

test('what is only written otherwise is no correction', () => {
  expect(corrected({})).toEqual(corrections);
  expect(corrected({ name: ' Amina Bouzid ', skills: 'Vue,Git,', yearsExperience: '5.0' })).toEqual(
    corrections,
  );
});

test('the word that unclear text counts stays, whatever the form says and takes back', () => {
  const made = { ...corrections, unclearText: 'counts' } as const;
  expect(correctionsOf({ ...before, name: 'Amina' }, before, made)).toEqual({
    ...made,
    name: 'Amina',
  });
  expect([madeElsewhere(made), madeElsewhere(corrections)]).toEqual([
    { unclearText: 'counts' },
    {},
  ]);
});

test('what says something else is one, and so is nothing or a number that is none', () => {
  expect(corrected({ skills: 'Git, Vue', certificates: 'CISSP', name: '' })).toEqual({
    ...corrections,
    skills: ['Git', 'Vue'],
    certificates: ['CISSP'],
    name: '',
  });
  expect(corrected({ yearsExperience: '' })).toEqual({ ...corrections, yearsExperience: null });
  expect(corrected({ yearsExperience: 'many' })).toEqual({
    ...corrections,
    yearsExperience: Number.NaN,
  });
});
