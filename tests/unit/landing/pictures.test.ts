import { scorer } from '@/intelligence/ranking/score';
import { understand } from '@/intelligence/resumes/facts';
import { foundIn } from '@/views/landing/found-facts';
import { resumeFacts, resumeLines, scoredParts } from '@/views/landing/pictures/examples';
import { expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';

const marked = (note: number) =>
  resumeLines.flatMap((line) =>
    [...line.matchAll(/\[(\d)([^\]]*)\]/g)].flatMap(([, number, words]) =>
      number === String(note) ? [words] : [],
    ),
  );

test('the score in the hero is the score that such a resume gets', () => {
  const { facts, text } = understand(
    documentOf(`
# Yasmine Haddad
! Frontend Developer
Oran, Algeria

## Experience
Frontend Developer, Yassir
January 2019 – present
- Screens for payments and rides

## Education
Master in Computer Science, USTO, 2018

## Skills
React, TypeScript, CSS, Git

## Certificates
ISTQB Foundation Level, 2021`),
    { asOf: '2024-12' },
  );
  const { parts } = scorer({
    title: 'Frontend Developer',
    listingId: null,
    skills: ['React', 'TypeScript', 'CSS', 'Git', 'REST APIs'],
    minYears: 3,
    education: 'Bachelor',
    certificates: ['ISTQB'],
  })(facts, text);
  const shown = scoredParts.map(([part, points, outOf, , words, missing]) => ({
    part: part.toLowerCase(),
    points,
    outOf,
    words,
    missing: missing === undefined ? [] : [missing],
  }));
  expect(
    parts.map(({ part, points, outOf, items }) => ({
      part,
      points,
      outOf,
      words: items.flatMap(({ evidence }) => evidence.map((one) => one.text)),
      missing: items.filter(({ met }) => !met).map(({ label }) => `no ${label}`),
    })),
  ).toEqual(shown);
  expect(facts.yearsExperience?.value).toBe(6);
});

test('the facts beside the French resume are what is read from it, where it is marked', () => {
  const markup = resumeLines.map((line, at) => {
    const words = line.replace(/\[\d|\]/g, '');
    if (at === 0) return `# ${words}`;
    return words === words.toUpperCase() ? `## ${words}` : words;
  });
  const { facts } = understand(documentOf(markup.join('\n')), { asOf: '2025-12' });
  const labels = resumeFacts.map(([label]): string => label);
  const read = foundIn(facts).filter(({ label }) => labels.includes(label));
  expect(
    read.map(({ label, values, evidence }) => ({
      label,
      value: values.join(', '),
      words: evidence.map(({ text }) => text),
    })),
  ).toEqual(resumeFacts.map(([label, value], at) => ({ label, value, words: marked(at + 1) })));
});
