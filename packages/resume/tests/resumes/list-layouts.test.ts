import { describe, expect, test } from 'vitest';
import { pdfOf } from '../../fixtures/documents/pdf';
import { documentOf } from '../../fixtures/resumes/markup';
import { readResume } from '../../src/read-resume';
import type { Fact } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';

const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);
const read = (text: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n${text}`), { asOf: '2026-11' }).facts;

type Piece = { text: string; x: number; y: number; size?: number; bold?: boolean };

/** The facts of a page with a heading, and pieces below it from 130 points down. */
async function factsBelow(heading: string, pieces: readonly Piece[]) {
  const page = [
    { text: 'Amina Belkacem', x: 40, y: 60, size: 22, bold: true },
    { text: 'amina@example.dz', x: 40, y: 80 },
    { text: heading, x: 40, y: 110, size: 16, bold: true },
    ...pieces,
  ];
  const outcome = await readResume(pdfOf([page]), 'resume.pdf', { asOf: '2026-11' });
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  return outcome.reading.facts;
}

describe('skills', () => {
  test('stand in two columns, of which one has more', async () => {
    const { skills } = await factsBelow('Skills', [
      { text: 'Oven care', x: 40, y: 130 },
      { text: 'Glazing', x: 240, y: 130 },
      { text: 'Plaiting', x: 40, y: 145 },
      { text: 'Stocktaking', x: 240, y: 145 },
      { text: 'Kneading', x: 40, y: 160 },
    ]);
    expect(values(skills)).toEqual(['Oven care', 'Plaiting', 'Kneading', 'Glazing', 'Stocktaking']);
  });

  test('stand in one row of boxes with as many words as a sentence', async () => {
    const names = ['Oven care', 'Glazing', 'Rye bread', 'Plaiting of buns', 'Stock rotation'];
    let x = 40;
    const pieces = names.map((text) => {
      const piece = { text, x, y: 130 };
      x += text.length * 5.2 + 6;
      return piece;
    });
    const { skills } = await factsBelow('Skills', pieces);
    expect(values(skills)).toEqual(names);
  });

  test('stand in rows of two boxes, of which the last has one', async () => {
    const { skills } = await factsBelow('Skills', [
      { text: 'Glazing', x: 40, y: 130 },
      { text: 'Rye bread', x: 85, y: 130 },
      { text: 'Plaiting', x: 40, y: 145 },
      { text: 'Stocktaking', x: 85, y: 145 },
      { text: 'Kneading', x: 40, y: 160 },
    ]);
    expect(values(skills).toSorted()).toEqual([
      'Glazing',
      'Kneading',
      'Plaiting',
      'Rye bread',
      'Stocktaking',
    ]);
  });

  test.each([
    ['Oven care\n★★★★\nGlazing ★★★', ['Oven care', 'Glazing']],
    ['First aid: good\nGlazing: basic', ['First aid', 'Glazing']],
    [
      'Oven care, Kneading of dough, Sales\nforecasting\nRye, Buns',
      ['Oven care', 'Kneading of dough', 'Sales forecasting', 'Rye', 'Buns'],
    ],
    ['API REST, Git', ['API REST', 'Git']],
  ])('are rated, or go on in small letters: %s', (text, skills) => {
    expect(values(read(`## Skills\n${text}`).skills)).toEqual(skills);
  });

  test('are no groups for letters of another script that are smaller', () => {
    const document = documentOf(
      '# Amina Belkacem\namina@example.dz\n## المهارات\nالعجن\nالخبز\nالطبخ\nExcel',
    );
    const lines = document.lines.map((line) =>
      line.text === 'Excel'
        ? { ...line, size: line.size - 1, x: 520 - line.width, block: 0 }
        : line,
    );
    expect(values(understand({ ...document, lines }, { asOf: '2026-11' }).facts.skills)).toEqual([
      'العجن',
      'الخبز',
      'الطبخ',
      'Excel',
    ]);
  });

  test.each([
    [
      'Glazing / Care\nof ovens /\nPlaiting / Bread\nslicing',
      ['Glazing', 'Care of ovens', 'Plaiting', 'Bread slicing'],
    ],
    [
      'Glazing | Oven\nCare | Plaiting\n| Kneading',
      ['Glazing', 'Oven Care', 'Plaiting', 'Kneading'],
    ],
    ['Glazing / Proving\nPlaiting / Scoring', ['Glazing', 'Proving', 'Plaiting', 'Scoring']],
  ])('run over lines as signs at their ends show: %s', (text, skills) => {
    expect(values(read(`## Skills\n${text}`).skills)).toEqual(skills);
  });
});

test.each([
  [
    'Arabic (mother\ntongue), French\n(fluent), English\n(basic)',
    ['Arabic: mother tongue', 'French: fluent', 'English: basic'],
  ],
  ['Arabic\nFrench (B2)\nEnglish (C1)', ['Arabic: ', 'French: B2', 'English: C1']],
])('languages go on behind a bracket that opens on the line above: %s', (text, languages) => {
  expect(
    read(`## Languages\n${text}`).languages.map(({ value, level }) => `${value}: ${level ?? ''}`),
  ).toEqual(languages);
});

test('languages behind thousands of brackets that none closes are read in time', () => {
  const lines = Array.from({ length: 2500 }, () => 'French (mother');
  expect(values(read(`## Languages\n${lines.join('\n')}`).languages)).toEqual(['French']);
});

test('languages stand below what heads their mastery', () => {
  expect(values(read('## إتقان اللغات\nالعربية\nالفرنسية').languages)).toEqual([
    'Arabic',
    'French',
  ]);
});

describe('certificates', () => {
  test.each([
    ['one over who gave it', '** Care of Looms\nCoursera, 2020', ['Care of Looms']],
    [
      'a date below a comma',
      'Loom Repair – Marlow House, 2019\nCare of Looms in Winter – Oldacre,\n2020',
      ['Loom Repair', 'Care of Looms in Winter'],
    ],
    [
      'a name that opens with the one who gives it',
      'AWS Certified\nDeveloper\nMicrosoft Certified:\nData Analyst',
      ['AWS Certified Developer', 'Microsoft Certified Data Analyst'],
    ],
    [
      'several that say somebody is certified',
      'Loom Certified\nForklift Certified\nDyeing of Wool',
      ['Loom Certified', 'Forklift Certified', 'Dyeing of Wool'],
    ],
  ])('%s', (_, text, certificates) => {
    expect(values(read(`## Certificates\n${text}`).certificates)).toEqual(certificates);
  });

  test('go on below a year that leaves them no room', async () => {
    const { certificates } = await factsBelow('Certificates', [
      { text: 'Loom Repair', x: 40, y: 130 },
      { text: '2019', x: 150, y: 130 },
      { text: 'Dyeing of Wool', x: 40, y: 144 },
      { text: '2021', x: 150, y: 144 },
      { text: 'Underwater', x: 40, y: 158 },
    ]);
    expect(values(certificates)).toEqual(['Loom Repair', 'Dyeing of Wool Underwater']);
  });

  test('are no contact details before the number of a page', () => {
    const { phone } = read('## Education\nBA Baking, 2010\nOran · 0550 12 34 56 · Page 1 of 2');
    expect(phone?.value).toBe('0550 12 34 56');
  });

  test.each(['Page 1', 'Amina Belkacem – Page 1 of 1', 'صفحة 1'])(
    'are no foot of a page: %s',
    (foot) => {
      expect(values(read(`## Certificates\nLoom Repair\n${foot}`).certificates)).toEqual([
        'Loom Repair',
      ]);
    },
  );
});
