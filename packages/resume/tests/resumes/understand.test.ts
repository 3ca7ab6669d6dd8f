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

it('reads the first thousand of a list of skills that runs over thousands of lines', () => {
  const skills = Array.from({ length: 2900 }, (_, index) => `Skill${index}`);
  const { facts } = understand(
    documentOf(['Skills', ...skills.map((one) => `${one},`)].join('\n')),
    {
      asOf: AS_OF,
    },
  );
  expect(valuesOf(facts.skills)).toEqual(skills.slice(0, 1000));
}, 60_000);
