import { describe, expect, test } from 'vitest';
import { pdfOf, type PdfText } from '../../fixtures/documents/pdf';
import { documentOf } from '../../fixtures/resumes/markup';
import { readResume } from '../../src/read-resume';
import type { Fact } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';

const read = (text: string) => understand(documentOf(text), { asOf: '2026-11' }).facts;
const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);

async function factsOf(page: PdfText[]) {
  const outcome = await readResume(pdfOf([page]), 'resume.pdf', { asOf: '2026-11' });
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  return outcome.reading.facts;
}

const person = '# Wrenna Oldacre\nwrenna@example.com\n';

const page = (foot: string): PdfText[] => [
  { text: 'Wrenna Oldacre', x: 40, y: 50, size: 24, bold: true },
  { text: 'wrenna@example.com', x: 40, y: 70 },
  { text: 'Experience', x: 40, y: 100, size: 14, bold: true },
  { text: '2014 - 2016', x: 40, y: 120 },
  { text: 'Pastry cook, Bakery of Oldmill', x: 140, y: 120 },
  { text: foot, x: 140, y: 150 },
];

describe('whose the form is', () => {
  test('has years that are none of work', async () => {
    const facts = await factsOf(page('© European Union, 2002 – 2026 | https://europass.example'));
    expect(facts.yearsExperience?.value).toBe(2.1);
  });

  test('is said by its sign', async () => {
    const facts = await factsOf(page('Baker, European Union, 2002 – 2026'));
    expect(facts.yearsExperience?.value).toBe(24.1);
  });
});

describe('brackets', () => {
  test('in smaller letters below a name list what it is of', async () => {
    const { skills } = await factsOf([
      { text: 'Wrenna Oldacre', x: 40, y: 50, size: 24, bold: true },
      { text: 'wrenna@example.com', x: 40, y: 70 },
      { text: 'Skills', x: 40, y: 100, size: 14, bold: true },
      { text: 'Welding', x: 40, y: 120, size: 10 },
      { text: '(TIG, MIG, . . .)', x: 40, y: 132, size: 8.5 },
      { text: 'Fault finding', x: 40, y: 148, size: 10 },
      { text: '(AMDEC, cause trees)', x: 40, y: 160, size: 8.5 },
      { text: 'Baking', x: 40, y: 176, size: 10 },
    ]);
    expect(values(skills)).toEqual([
      'Welding',
      'TIG',
      'MIG',
      'Fault finding',
      'AMDEC',
      'cause trees',
      'Baking',
    ]);
  });

  test('with a link say where a skill was used', () => {
    const { skills } = read(
      `${person}## Skills\n- WordPress (worked on https://oldmill.example)\n- Ovens (deck, rotary)\n`,
    );
    expect(values(skills)).toEqual(['WordPress', 'Ovens', 'deck', 'rotary']);
  });
});
