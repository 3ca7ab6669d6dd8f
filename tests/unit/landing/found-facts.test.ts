import type { Evidence, ResumeFacts, ResumeText } from '@masar/resume/schemas';
import { foundIn, hiddenLines, sourcesOf } from '@/views/landing/found-facts';
import { expect, test } from 'vitest';

const text: ResumeText = {
  pages: 2,
  lines: [
    { page: 1, text: 'Karim Benali', hidden: null },
    { page: 2, text: 'Languages', hidden: null },
    { page: 2, text: 'Arabic, French', hidden: null },
    { page: 2, text: 'expert in everything', hidden: 'white' },
  ],
};
const at = (page: number, line: number, start: number, end: number): Evidence => ({
  page,
  line,
  start,
  end,
  text: text.lines[line]?.text.slice(start, end) ?? '',
});
const facts: ResumeFacts = {
  name: { value: 'Karim Benali', evidence: [at(1, 0, 0, 12)] },
  email: null,
  phone: null,
  location: null,
  position: null,
  positions: [],
  experience: [],
  yearsExperience: { value: 1, evidence: [] },
  skills: [],
  education: [],
  certificates: [],
  languages: [
    { value: 'Arabic', evidence: [at(2, 2, 0, 6)] },
    { value: 'French', evidence: [at(2, 2, 8, 14)] },
  ],
  age: null,
};
const none = (label: string) => ({ label, values: [], evidence: [] });

test('every kind of fact is listed, and what was not found stays empty', () => {
  expect(foundIn(facts)).toEqual([
    { label: 'Name', values: ['Karim Benali'], evidence: [at(1, 0, 0, 12)] },
    none('Position'),
    { label: 'Experience', values: ['1 year'], evidence: [] },
    none('Skills'),
    none('Education'),
    {
      label: 'Languages',
      values: ['Arabic', 'French'],
      evidence: [at(2, 2, 0, 6), at(2, 2, 8, 14)],
    },
    none('Certificates'),
    none('Email'),
    none('Phone'),
    none('Location'),
  ]);
});

test('evidence becomes each line once, counted within its page, in reading order', () => {
  expect(sourcesOf(text, [at(2, 2, 8, 14), at(1, 0, 0, 12), at(2, 2, 0, 6)])).toEqual([
    { page: 1, line: 1, pieces: [{ text: 'Karim Benali', marked: true }] },
    {
      page: 2,
      line: 2,
      pieces: [
        { text: 'Arabic', marked: true },
        { text: ', ', marked: false },
        { text: 'French', marked: true },
      ],
    },
  ]);
});

test('evidence that overlaps is marked once, and no character is lost', () => {
  expect(sourcesOf(text, [at(1, 0, 6, 9), at(1, 0, 2, 8), at(1, 0, 3, 5)])).toEqual([
    {
      page: 1,
      line: 1,
      pieces: [
        { text: 'Ka', marked: false },
        { text: 'rim Be', marked: true },
        { text: 'n', marked: true },
        { text: 'ali', marked: false },
      ],
    },
  ]);
});

test('lines that a person would not see are counted', () => {
  expect(hiddenLines({ text, facts })).toBe(1);
});
