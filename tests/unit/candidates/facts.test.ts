import type { Corrections, ResumeFacts } from '@masar/resume/schemas';
import { noFacts } from '@masar/resume/facts';
import { aReading } from '@masar/resume/fixtures/reading';
import { profileOf } from '@/machines/candidate/profile';
import { CandidateFacts } from '@/views/candidates/CandidateFacts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aCandidate } from '../../fixtures/candidate';

const facts: ResumeFacts = {
  ...noFacts,
  name: { value: 'Amina Bouzid', evidence: [], confidence: 0.79 },
  email: { value: 'amina@mail.dz', evidence: [], confidence: 0.8 },
  phone: { value: '0550 11 22 33', evidence: [] },
  skills: [
    { value: 'React', evidence: [], confidence: 0.95 },
    { value: 'Go', evidence: [], confidence: 0.5 },
  ],
};

const marked = (of: ResumeFacts, corrections: Corrections = {}) => {
  const reading = { ...aReading('Amina Bouzid', 'React'), facts };
  const candidate = aCandidate({ status: 'Analyzed', reading, corrections });
  const markup = renderToStaticMarkup(
    createElement(CandidateFacts, {
      profile: profileOf(candidate),
      simulatedScore: null,
      facts: of,
      read: facts,
      corrections,
      file: null,
      onCorrect: null,
    }),
  );
  return markup
    .split('<dt')
    .filter((row) => row.includes('To check'))
    .map((row) =>
      row
        .replace(/^[^>]*>/, '')
        .replaceAll(/<[^>]*>/g, '|')
        .split('|')
        .filter((t) => t.trim()),
    );
};

const unsureSkills = ['Skills', 'React', 'Go', 'To check', 'Go'];

test('what the reader is unsure of is to be checked, and of a list its items by name', () => {
  expect(marked(facts)).toEqual([
    ['Name', 'Amina Bouzid', 'To check', 'The resume says this less clearly than most.'],
    unsureSkills,
  ]);
});

test('what a person corrected needs no check', () => {
  expect(marked(facts, { name: 'Amina Bouzid' })).toEqual([unsureSkills]);
});
