import { expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { layoutOf } from '../../src/understanding/text/layout';
import { Flow, textOf, wholeLine } from '../../src/understanding/text/spans';

const flow = new Flow(
  layoutOf(documentOf('Dyed wool and lin-\nen of all kinds\n-\nSpun yarn')).lines.map(wholeLine),
);
const partsOf = (words: string): string[] => {
  const start = flow.text.indexOf(words);
  return flow.spansOf(start, start + words.length).map(textOf);
};

test('a text over lines has a blank between them, but behind a hyphen', () => {
  expect(flow.text).toBe('Dyed wool and lin-en of all kinds - Spun yarn');
});

test.each([
  ['wool', ['wool']],
  ['lin-en', ['lin-', 'en']],
  ['kinds - Spun', ['kinds', '-', 'Spun']],
  ['yarn', ['yarn']],
])('%s stands on its lines', (words, parts) => {
  expect(partsOf(words)).toEqual(parts);
});
