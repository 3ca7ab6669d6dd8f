import { describe, expect, test } from 'vitest';
import { pdfOf } from '../../fixtures/documents/pdf';
import { documentOf } from '../../fixtures/resumes/markup';
import { readResume } from '../../src/read-resume';
import type { Fact } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';

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

  test.each(['Head baker since 2015', 'Chef de rang confirmé depuis 2015 au Grand Hôtel'])(
    'dates the job that it is said of: %s',
    (line) => {
      expect(values(read(`# Experience\n${line}`).experience)).toEqual([
        { from: '2015-01', to: null },
      ]);
    },
  );
});
