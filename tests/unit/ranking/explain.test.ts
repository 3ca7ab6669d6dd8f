import type { ScoreBreakdown } from '@/data/schemas/score';
import { explain } from '@/intelligence/ranking/explain';
import { expect, test } from 'vitest';

const read = (text: string) => [{ page: 1, line: 0, start: 0, end: text.length, text }];
const met = (label: string, points: number, text = label) => ({
  label,
  met: true,
  points,
  evidence: read(text),
});
const missing = (label: string) => ({ label, met: false, points: 0, evidence: [] });

test('says every part of a breakdown in a sentence', () => {
  const breakdown: ScoreBreakdown = {
    total: 70,
    parts: [
      { part: 'title', points: 30, outOf: 30, items: [met('Frontend Developer', 30)] },
      {
        part: 'skills',
        points: 20,
        outOf: 40,
        items: [met('React', 10), met('CSS', 10), missing('Git'), missing('SQL')],
      },
      { part: 'experience', points: 15, outOf: 15, items: [met('3 years asked, 5 found', 15)] },
      { part: 'education', points: 0, outOf: 10, items: [missing('Master')] },
      { part: 'certificates', points: 5, outOf: 5, items: [met('PMP', 5)] },
    ],
  };
  expect(explain(breakdown)).toEqual([
    "Title matches 'Frontend Developer' exactly: 30 of 30.",
    '2 of 4 skills asked, 20 of 40 points: React, CSS. Missing: Git, SQL.',
    'Experience: 3 years asked, 5 found: 15 of 15.',
    'Master or higher asked, not found: 0 of 10.',
    '1 of 1 certificate asked, 5 of 5 points: PMP.',
  ]);
});

test.each([
  [met('Nurse', 30, 'NURSE'), "Title matches 'Nurse' exactly: 30 of 30."],
  [met('Nurse', 30, 'Infirmière'), "Title 'Infirmière' matches 'Nurse': 30 of 30."],
  [{ ...met('Nurse', 30), evidence: [] }, "Title matches 'Nurse' exactly: 30 of 30."],
  [{ ...met('Nurse', 21), met: false }, "Title 'Nurse' was held earlier: 21 of 30."],
  [
    { ...met('HR Manager', 10, 'Store Manager'), met: false },
    "Title 'Store Manager' comes near 'HR Manager': 10 of 30.",
  ],
  [missing('Nurse'), "No title held matches 'Nurse': 0 of 30."],
])('says how far a title fits', (item, sentence) => {
  const title = { part: 'title' as const, points: item.points, outOf: 30, items: [item] };
  expect(explain({ total: item.points, parts: [title] })).toEqual([sentence]);
});

test('says when the degree asked was found, and when no skill was', () => {
  expect(
    explain({
      total: 20,
      parts: [
        { part: 'skills', points: 0, outOf: 80, items: [missing('Git')] },
        { part: 'education', points: 20, outOf: 20, items: [met('Bachelor', 20, 'MSc')] },
      ],
    }),
  ).toEqual([
    '0 of 1 skill asked, 0 of 80 points. Missing: Git.',
    'Bachelor or higher asked and found: 20 of 20.',
  ]);
});

test('says nothing of a target that asks for nothing', () => {
  expect(explain({ total: 0, parts: [] })).toEqual([]);
});
