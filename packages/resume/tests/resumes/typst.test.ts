import { describe, expect, test } from 'vitest';
import { pdfOf, type PdfPage } from '../../fixtures/documents/pdf';
import { documentOf } from '../../fixtures/resumes/markup';
import { readResume } from '../../src/read-resume';
import type { Fact } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';

const read = (text: string) => understand(documentOf(text), { asOf: '2026-11' }).facts;
const factsOf = (section: string) => read(`# Amina Belkacem\namina@example.dz\n${section}`);
const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);

const head: PdfPage = [
  { text: 'Amina Belkacem', x: 40, y: 60, size: 22, bold: true },
  { text: 'amina@example.dz', x: 40, y: 80 },
];

async function onPages(...pages: PdfPage[]) {
  const [first = [], ...rest] = pages;
  const outcome = await readResume(pdfOf([[...head, ...first], ...rest]), 'resume.pdf', {
    asOf: '2026-11',
  });
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  return outcome.reading.facts;
}

const skillsHeading = { text: 'Skills & Knowledge', x: 40, y: 120, size: 16, bold: true };
const labelled = (x: number) => (row: readonly [string, string], i: number) => [
  { text: row[0], x: 40, y: 140 + 14 * i, size: 10, bold: row[0] !== '' },
  { text: row[1], x, y: 140 + 14 * i, size: 10 },
];

describe('skills beside a column of labels', () => {
  test('a label over two lines labels a list over two lines', async () => {
    const rows: [string, string][] = [
      ['Payroll and', 'Sage Paie, Silae, ADP, Cegid Quadra, Workday, Factorial, tax'],
      ['benefits:', 'returns, BambooHR.'],
      ['Office:', 'Excel, Word'],
    ];
    const { skills } = await onPages([skillsHeading, ...rows.flatMap(labelled(160))]);
    expect(values(skills)).toEqual([
      'Sage Paie',
      'Silae',
      'ADP',
      'Cegid Quadra',
      'Workday',
      'Factorial',
      'tax returns',
      'BambooHR',
      'Excel',
      'Word',
    ]);
  });

  test('a list with a stop at its end is no sentence', async () => {
    const rows: [string, string][] = [
      ['Laboratory', 'Gas Chromatography, Atomic Absorption, Wet Chemistry Methods,'],
      ['', 'and Near Infrared Spectroscopy.'],
      ['Software', 'LIMS, Excel, and Minitab.'],
    ];
    const { skills } = await onPages([
      skillsHeading,
      ...rows.flatMap(labelled(200)).filter(({ text }) => text !== ''),
    ]);
    expect(values(skills)).toEqual([
      'Gas Chromatography',
      'Atomic Absorption',
      'Wet Chemistry Methods',
      'Near Infrared Spectroscopy',
      'LIMS',
      'Excel',
      'Minitab',
    ]);
  });
});

test("a page's footer is no skill, whatever stands beside it", async () => {
  const footer = { text: 'Amina Belkacem CV · November 2026', x: 300, y: 760, size: 7 };
  const { skills } = await onPages(
    [{ text: 'Summary', x: 40, y: 120, size: 16, bold: true }, footer],
    [
      { text: 'Skills', x: 40, y: 60, size: 16, bold: true },
      { text: 'Excel', x: 40, y: 80 },
      { text: 'Sage', x: 40, y: 94 },
      { text: '2 / 2', x: 40, y: 760, size: 7 },
      footer,
    ],
  );
  expect(values(skills)).toEqual(['Excel', 'Sage']);
});

test('a certificate that begins with who gives it is one of its own', async () => {
  const names = [
    'Certified Scrum Master',
    'AWS Certified Solutions Architect',
    'Google Professional Data Engineer',
  ];
  const { certificates } = await onPages([
    { text: 'Certifications', x: 40, y: 120, size: 16, bold: true },
    ...names.map((text, i) => ({ text, x: 40, y: 140 + 13 * i, size: 10 })),
  ]);
  expect(values(certificates)).toEqual(names);
});

test('a town stands on a line of its own between its street and its country', async () => {
  const address = ['1640 Mill Lane', 'Marrowford', 'California, USA'];
  const { location } = await onPages(
    address.map((text, i) => ({ text, x: 40, y: 100 + 12 * i, size: 10 })),
  );
  expect(location?.value).toBe('Marrowford, California, USA');
});

test('a status below the name is no position', () => {
  const { position } = read(
    '# Amina Belkacem\n! Young graduate in Computer Science from the University of Oran\namina@example.dz\n## Experience\n** Payroll Clerk\n2020 - Present',
  );
  expect(position?.value).toBe('Payroll Clerk');
});

test('a name with a nickname stands over words that are links', () => {
  expect(
    read('# Dr. Tarmo "Owl" Lindqvost\nEmail | Website\n## Skills\nExcel, Sage').name?.value,
  ).toBe('Tarmo "Owl" Lindqvost');
});

test('knowledge is a heading of skills', () => {
  expect(values(factsOf('## Knowledge\nExcel, Sage').skills)).toEqual(['Excel', 'Sage']);
});
