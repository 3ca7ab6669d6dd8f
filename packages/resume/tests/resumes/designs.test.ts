import { describe, expect, test } from 'vitest';
import { pdfOf } from '../../fixtures/documents/pdf';
import { documentOf } from '../../fixtures/resumes/markup';
import { readResume } from '../../src/read-resume';
import type { Fact } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';
import { layoutOf } from '../../src/understanding/text/layout';
import { headingsRaised } from '../../src/understanding/page/middle-labels';

const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);

const read = (text: string) => understand(documentOf(text), { asOf: '2026-11' }).facts;

async function factsOf(page: Parameters<typeof pdfOf>[0][number]) {
  const outcome = await readResume(pdfOf([page]), 'resume.pdf', { asOf: '2026-11' });
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  return outcome.reading.facts;
}

test('headings in the margin may stand at the middle of what they head', async () => {
  const { skills, languages } = await factsOf([
    { text: 'Wrenna Oldacre', x: 220, y: 40, size: 20 },
    { text: 'Languages', x: 60, y: 117, size: 9 },
    { text: 'French: Native', x: 200, y: 110, size: 9 },
    { text: 'English: Fluent', x: 200, y: 124, size: 9 },
    { text: 'Skills', x: 60, y: 188, size: 9 },
    { text: 'Backend: Java, Kotlin', x: 200, y: 160, size: 9 },
    { text: 'Data: PostgreSQL, Redis', x: 200, y: 174, size: 9 },
    { text: 'Cloud: Docker, Terraform', x: 200, y: 188, size: 9 },
    { text: 'Web: React, Angular', x: 200, y: 202, size: 9 },
    { text: 'Testing: JUnit, Cypress', x: 200, y: 216, size: 9 },
    { text: 'Interests', x: 60, y: 260, size: 9 },
    { text: 'Chess, choir', x: 200, y: 260, size: 9 },
  ]);
  expect([values(skills), values(languages)]).toEqual([
    'Java Kotlin PostgreSQL Redis Docker Terraform React Angular JUnit Cypress'.split(' '),
    ['French', 'English'],
  ]);
});

describe('since when something is so', () => {
  const jobs = `# Experience
Kiln Bakery
Mar 2019 - Present
Baker`;

  test.each([
    ['has been baking bread for the town', 'and its inns since 1987 to the delight of all.'],
    ['Kiln Bakery is the oldest bakery of the whole county and has been baking since 1987', ''],
  ])('dates no job where a text tells it: %s', (...lines) => {
    expect(values(read(`${jobs}\n${lines.join('\n')}`).experience)).toEqual([
      { from: '2019-03', to: null },
    ]);
  });

  test.each([
    'Head baker since 2015',
    'Head baker since 2015 reporting to the chef',
    'Chef de rang confirmé depuis 2015 au Grand Hôtel',
    '- responsable de la paie depuis 2015',
    'Enseignante d’anglais depuis 2015 lycée Hoche',
  ])('dates the job that it is said of: %s', (line) => {
    expect(values(read(`# Experience\n${line}`).experience)).toEqual([
      { from: '2015-01', to: null },
    ]);
  });
});

const job = (name: string, dates: string, y: number) => [
  { text: name, x: 40, y, size: 16, bold: true },
  { text: dates, x: 400, y: y + 18, size: 11, bold: true },
  { text: 'Baker', x: 40, y: y + 24, size: 11, bold: true },
];

function placed(text: string, x: number, y: number) {
  const [line] = layoutOf(documentOf(`# ${text}`)).lines;
  if (!line) throw new Error('no line');
  return { ...line, x, right: x + 80, y, size: 11 };
}

test('a heading in the margin is as high as no text off the page', () => {
  const label = placed('Skills', 60, 112);
  const beside = [placed('Kneading', 200, 112), placed('Glazing', 200, 125)];
  expect(headingsRaised([label], [placed('Proving', -160, 100), ...beside])).toEqual([label]);
});

test('employers as large as headings, with dates below each, are no sections', async () => {
  const { experience } = await factsOf([
    { text: 'Wrenna Oldacre', x: 40, y: 40, size: 24 },
    { text: 'Skills', x: 40, y: 80, size: 16, bold: true },
    { text: 'Kneading, Glazing', x: 40, y: 100, size: 11 },
    { text: 'Experience', x: 40, y: 130, size: 16, bold: true },
    { text: 'Bread and cakes in three towns', x: 40, y: 150, size: 11 },
    ...job('Kiln & Daughters', '2021-07 - Present', 180),
    ...job('Marlow Ovens', '2018-02 - 2021-06', 250),
    ...job('Crust Cellar', '2016-01 - 2018-01', 320),
    { text: 'Education', x: 40, y: 390, size: 16, bold: true },
    { text: 'BA Baking, Hill University', x: 40, y: 410, size: 11 },
  ]);
  expect(values(experience)).toEqual([
    { from: '2021-07', to: null },
    { from: '2018-02', to: '2021-06' },
    { from: '2016-01', to: '2018-01' },
  ]);
});

test('a heading set in over the names of languages heads them', async () => {
  const { languages } = await factsOf([
    { text: 'Wrenna Oldacre', x: 40, y: 40, size: 24 },
    { text: 'Skills', x: 40, y: 80, size: 20, bold: true },
    { text: 'Kneading, Glazing', x: 60, y: 100, size: 11 },
    { text: 'Experience', x: 40, y: 130, size: 20, bold: true },
    { text: 'Baker, Kiln Bakery, 2019 - 2021', x: 60, y: 150, size: 11 },
    { text: 'Education', x: 40, y: 180, size: 20, bold: true },
    { text: 'BA Baking, Hill University, 2012 - 2015', x: 60, y: 200, size: 11 },
    { text: 'Languages', x: 60, y: 240, size: 13, bold: true },
    { text: 'French', x: 60, y: 256, size: 11 },
    { text: 'Native', x: 60, y: 270, size: 11 },
    { text: 'English', x: 60, y: 284, size: 11 },
    { text: 'Fluent', x: 60, y: 298, size: 11 },
  ]);
  expect(languages.map(({ value, level }) => [value, level])).toEqual([
    ['French', 'Native'],
    ['English', 'Fluent'],
  ]);
});

describe('where the person lives', () => {
  const jobs = '# Experience\nBaker, Kiln Bakery, 2019 - 2021';

  test.each([
    ['an unknown town before the code of its country', 'Lindle, CH', 'Lindle, CH'],
    ['one before its canton, postcode and code', 'Lindle, VD 1027 CH', 'Lindle, VD 1027 CH'],
    ['no word before letters that are no country', 'Ovens, AI', undefined],
    [
      'the town among labels, though the country is first',
      'Country\tNorway\nCity\tLindle',
      'Lindle',
    ],
    ['the country where no label of a town is', 'Country\tNorway\nPhone\t01 23 45 67 89', 'Norway'],
  ])('is %s', (_, details, place) => {
    const { location } = read(`Wrenna Oldacre\n${details}\nwrenna@example.com\n${jobs}`);
    expect(location?.value).toBe(place);
  });
});

const chip = (text: string, x: number, y: number) => ({ text, x, y, size: 11 });

test('names alone over rows of chips, nearer to these than to the row above, are groups', async () => {
  const { skills } = await factsOf([
    { text: 'Wrenna Oldacre', x: 40, y: 40, size: 24 },
    { text: 'SKILLS', x: 40, y: 80, size: 14, bold: true },
    { text: 'Baking', x: 49, y: 110, size: 11 },
    chip('Sourdough', 50, 134),
    chip('Brioche', 125, 134),
    chip('Rye', 186, 134),
    { text: 'Ovens', x: 49, y: 176, size: 11 },
    chip('Deck oven', 50, 200),
    chip('Kiln', 118, 200),
    { text: 'EDUCATION', x: 40, y: 260, size: 14, bold: true },
    { text: 'BA Baking, Hill University', x: 40, y: 280, size: 11 },
  ]);
  expect(values(skills)).toEqual(['Sourdough', 'Brioche', 'Rye', 'Deck oven', 'Kiln']);
});
