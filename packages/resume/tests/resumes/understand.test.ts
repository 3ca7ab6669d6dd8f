import { describe, expect, it } from 'vitest';
import type { Fact, ResumeFacts } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';
import * as arabic from '../../fixtures/resumes/arabic';
import * as english from '../../fixtures/resumes/english';
import * as french from '../../fixtures/resumes/french';
import * as german from '../../fixtures/resumes/german';
import { documentOf, type ExpectedFacts, type WrittenResume } from '../../fixtures/resumes/markup';

const AS_OF = '2026-11';

const written: WrittenResume[] = [arabic, english, french, german].flatMap((module) =>
  Object.values(module),
);

const valueOf = <T>(fact: Fact<T> | null) => fact?.value ?? null;
const valuesOf = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);

const read = (facts: ResumeFacts): ExpectedFacts => ({
  name: valueOf(facts.name),
  email: valueOf(facts.email),
  phone: valueOf(facts.phone),
  location: valueOf(facts.location),
  position: valueOf(facts.position),
  positions: valuesOf(facts.positions),
  yearsExperience: valueOf(facts.yearsExperience),
  skills: valuesOf(facts.skills),
  education: valuesOf(facts.education),
  certificates: valuesOf(facts.certificates),
  languages: valuesOf(facts.languages),
  age: valueOf(facts.age),
});

describe('understand', () => {
  it.each(written)('reads $title', ({ markup, expected }) => {
    const { facts } = understand(documentOf(markup), { asOf: AS_OF });
    expect(read(facts)).toEqual(expected);
  });
});

it('reads the first thousand of a list of skills that runs over more lines', () => {
  const skills = Array.from({ length: 1400 }, (_, index) => `Skill${index}`);
  const { facts } = understand(
    documentOf(['Skills', ...skills.map((one) => `${one},`)].join('\n')),
    {
      asOf: AS_OF,
    },
  );
  expect(valuesOf(facts.skills)).toEqual(skills.slice(0, 1000));
}, 60_000);

const JOB = 'Accountant, Marlow Ltd, 2010 - 2012';
const PARAGRAPH = 'Kept the books of the firm. '.repeat(100);

it.each<[string, string[], string | null]>([
  ['a job on the last of 1500 lines', [...Array<string>(1497).fill('• Books'), JOB], 'Accountant'],
  ['a job on the line behind them', [...Array<string>(1498).fill('• Books'), JOB], null],
  ['a job within 80,000 letters', [...Array<string>(28).fill(PARAGRAPH), JOB], 'Accountant'],
  ['a job behind them', [...Array<string>(29).fill(PARAGRAPH), JOB], null],
])('looks for facts no further than thirty full pages: %s', (_, work, position) => {
  const { facts } = understand(documentOf(['Amina Belkacem', 'Experience', ...work].join('\n')), {
    asOf: AS_OF,
  });
  expect(valueOf(facts.position)).toBe(position);
});
