import {
  array,
  assert,
  boolean,
  constantFrom,
  nat,
  oneof,
  property,
  string,
  tuple,
  type Arbitrary,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ResumeReading, type Evidence, type Fact } from '../../src/schemas/resume';
import type { ResumeDocument } from '../../src/documents/document';
import { understand } from '../../src/understanding/facts';
import * as arabic from '../../fixtures/resumes/arabic';
import * as english from '../../fixtures/resumes/english';
import * as french from '../../fixtures/resumes/french';
import { documentOf } from '../../fixtures/resumes/markup';

const OPTIONS = { asOf: '2026-11', knownSkills: ['Kubernetes', 'SAP'] };

const markups = [arabic, english, french].flatMap((module) =>
  Object.values(module).map(({ markup }) => markup),
);

/** Every piece of evidence of every fact in a reading. */
function evidenceIn(reading: ResumeReading): Evidence[] {
  const facts = Object.values(reading.facts).flat() as (Fact<unknown> | null)[];
  return facts.flatMap((fact) => fact?.evidence ?? []);
}

/** What is wrong with the evidence: a place that is not there, hidden, or whose text is another. */
function wrongIn(reading: ResumeReading): Evidence[] {
  return evidenceIn(reading).filter(({ page, line, start, end, text }) => {
    const source = reading.text.lines[line];
    return (
      !source ||
      source.hidden !== null ||
      source.page !== page ||
      text === '' ||
      source.text.slice(start, end) !== text
    );
  });
}

const lineOf = oneof(
  constantFrom(...markups.flatMap((markup) => markup.split('\n'))),
  string({ maxLength: 60 }),
  string({ unit: 'binary', maxLength: 40 }),
  constantFrom(
    'Skills: ',
    '2019 –',
    '– 2020',
    '(((',
    '•••',
    'Languages\tJava',
    '@',
    'Dr. ',
    '\t\t',
  ),
);

/** A document of any lines in any order, some of them hidden, on a few pages and in a few blocks. */
const anyDocument: Arbitrary<ResumeDocument> = array(tuple(lineOf, boolean(), nat(3), boolean()), {
  maxLength: 60,
}).map((rows) => {
  const { lines } = documentOf(rows.map(([text]) => text.replaceAll('\n', ' ')).join('\n'));
  return {
    kind: 'pdf' as const,
    pages: 4,
    lines: lines.map((line, i) => ({
      ...line,
      page: 1 + (rows[i]?.[2] ?? 0),
      bold: rows[i]?.[1] ?? false,
      hidden: rows[i]?.[3] === true ? ('white' as const) : null,
    })),
  };
});

describe('evidence', () => {
  it('is the text at its place, whatever the document', () => {
    assert(
      property(anyDocument, (document) => {
        const reading = understand(document, OPTIONS);
        expect(wrongIn(reading)).toEqual([]);
        expect(ResumeReading.parse(reading)).toEqual(reading);
      }),
      { numRuns: 150 },
    );
  });

  it('is given for every fact', () => {
    const bare = markups.flatMap((markup) => {
      const { facts } = understand(documentOf(markup), OPTIONS);
      const all = Object.values(facts).flat() as (Fact<unknown> | null)[];
      return all.filter((fact) => fact !== null && fact.evidence.length === 0);
    });
    expect(bare).toEqual([]);
  });
});

describe('hidden text', () => {
  it('earns no fact and stays in the text with its reason', () => {
    const seen = documentOf('# Ada Byron\nada@example.org\n## Skills\nPython, SQL, Tableau');
    const secret = documentOf('## Skills\nKubernetes, Rust, COBOL\nPhD in Physics').lines.map(
      (line) => ({
        ...line,
        hidden: 'tiny' as const,
      }),
    );
    const reading = understand({ ...seen, lines: [...seen.lines, ...secret] }, OPTIONS);
    expect(reading.facts.skills.map(({ value }) => value)).toEqual(['Python', 'SQL', 'Tableau']);
    expect(reading.facts.education).toEqual([]);
    expect(reading.text.lines.map(({ hidden }) => hidden)).toEqual([
      null,
      null,
      null,
      null,
      'tiny',
      'tiny',
      'tiny',
    ]);
  });
});

describe('known skills', () => {
  const document = documentOf(
    '# Ada Byron\n## Experience\n** Engineer\t2019 – 2021\n- Ran k8s clusters and bonsai workshops.\n## Skills\nPython, SQL, Tableau',
  );
  const skillsWith = (knownSkills?: string[]) =>
    understand(document, { asOf: '2026-11', ...(knownSkills && { knownSkills }) }).facts.skills.map(
      ({ value }) => value,
    );

  it('count wherever they are mentioned, by any of their names', () => {
    expect(skillsWith(['Kubernetes', 'Bonsai'])).toEqual([
      'Python',
      'SQL',
      'Tableau',
      'k8s',
      'bonsai',
    ]);
  });

  it('are not looked for when they are not given', () => {
    expect(skillsWith()).toEqual(['Python', 'SQL', 'Tableau']);
  });
});

it('shows a logo as it is printed, and says what it stands for', () => {
  const { skills } = understand(
    documentOf('# Amina Belkacem\namina@example.dz\n## Skills\nGit, LAT X, Jira'),
    { asOf: '2026-11' },
  ).facts;
  expect(skills.map(({ value, evidence }) => [value, evidence.map(({ text }) => text)])).toEqual([
    ['Git', ['Git']],
    ['LaTeX', ['LAT X']],
    ['Jira', ['Jira']],
  ]);
});
