import type { ResumeReading } from '../../src/schemas/resume';
import { MAX_CHARACTERS, MAX_LINES } from '../../src/limits';
import { checked } from '../../src/checked';
import { understand } from '../../src/understanding/facts';
import { expect, test } from 'vitest';
import { aReading } from '../../fixtures/reading';
import * as arabic from '../../fixtures/resumes/arabic';
import * as english from '../../fixtures/resumes/english';
import * as french from '../../fixtures/resumes/french';
import { documentOf } from '../../fixtures/resumes/markup';

const reading = aReading('Amina Bouzid', 'React');
const read = (changes: Partial<ResumeReading> = {}) => ({
  outcome: 'read',
  reading: { ...reading, ...changes },
});
const [first] = reading.text.lines;
const lines = (count: number, text: string) => ({
  text: { pages: 1, lines: Array.from({ length: count }, () => ({ page: 1, hidden: null, text })) },
  facts: { ...reading.facts, name: null, skills: [] },
});
const withName = (changes: object, value = 'Amina Bouzid') => {
  const [evidence] = reading.facts.name?.evidence ?? [];
  return { ...reading.facts, name: { value, evidence: [{ ...evidence, ...changes }] } } as never;
};
const hiding = (hidden: 'white' | 'unclear') => ({
  pages: 1,
  lines: [{ page: 1, text: first?.text ?? '', hidden }],
});
const nothing = { ...reading.facts, name: null, skills: [] };

test('every reading that the reader makes is taken as it is', () => {
  const markups = [arabic, english, french].flatMap((module) =>
    Object.values(module).map(({ markup }) => markup),
  );
  for (const markup of markups) {
    const outcome = {
      outcome: 'read',
      reading: understand(documentOf(markup), { asOf: '2026-11', knownSkills: ['SAP'] }),
    };
    expect(checked(outcome)).toEqual(outcome);
  }
  expect(markups.length).toBeGreaterThan(10);
});

test.each([
  ['a file that was refused', { outcome: 'refused', reason: { kind: 'noText', message: 'No.' } }],
  ['the most lines', read(lines(MAX_LINES, 'x'))],
  ['the most characters', read(lines(1, 'x'.repeat(MAX_CHARACTERS)))],
  [
    'evidence in an unclear line, where those are counted',
    read({ text: hiding('unclear'), facts: nothing, withUnclear: reading.facts }),
  ],
])('%s is taken', (_, outcome) => {
  expect(checked(outcome)).toEqual(outcome);
});

const shape = 'This is not the reading of a resume.';
const size = 'This reading is larger than a resume may be.';
const evidence = 'The evidence of this reading is not in its text.';

test.each([
  ['nothing', null, shape],
  ['a score', { outcome: 'read', score: 100 }, shape],
  ['another kind of reason', { outcome: 'refused', reason: { kind: 'x', message: '' } }, shape],
  [
    'a reason as long as a text',
    { outcome: 'refused', reason: { kind: 'noText', message: 'x'.repeat(501) } },
    shape,
  ],
  ['a line too many', read(lines(MAX_LINES + 1, 'x')), size],
  ['a character too many', read(lines(2, 'x'.repeat(MAX_CHARACTERS / 2 + 1))), size],
  ['a page too many', read({ text: { ...reading.text, pages: MAX_LINES + 1 } }), size],
  ['an endless name', read({ facts: withName({}, 'x'.repeat(20 * MAX_CHARACTERS)) }), size],
  [
    'an endless list with what is unclear',
    read({
      withUnclear: {
        ...nothing,
        skills: Array.from({ length: 60 }, () => ({
          value: 'x'.repeat(MAX_CHARACTERS / 3),
          evidence: [],
        })),
      },
    }),
    size,
  ],
  ['evidence in a line that is not there', read({ facts: withName({ line: 1 }) }), evidence],
  ['evidence on another page', read({ facts: withName({ page: 2 }) }), evidence],
  ['evidence of other words', read({ facts: withName({ text: 'Amina Bouzit' }) }), evidence],
  ['evidence of nothing', read({ facts: withName({ end: 0, text: '' }) }), evidence],
  ['evidence in a hidden line', read({ text: hiding('white') }), evidence],
  ['evidence in an unclear line', read({ text: hiding('unclear') }), evidence],
  [
    'evidence in a hidden line, where unclear ones are counted',
    read({ text: hiding('white'), facts: nothing, withUnclear: reading.facts }),
    evidence,
  ],
])('%s is refused', (_, outcome, sentence) => {
  expect(checked(outcome)).toBe(sentence);
});
