import { beforeEach, expect, test } from 'vitest';
import { withWholeWords } from '../../src/documents/layout/hyphenation';
import { refillAllowance } from '../../src/documents/unpacking';

beforeEach(refillAllowance);

const linesOf = (...texts: string[]) =>
  texts.map((text, i) => ({ block: 0, text, y: 12 + 12 * i, size: 10, runs: [] }));

test.each([
  [
    ['Knead-', 'ing, proving'],
    ['Kneading,', 'proving'],
  ],
  [
    ['Knead-', 'ing/proving at night'],
    ['Kneading/proving', 'at night'],
  ],
])('%s', (texts, whole) => {
  expect(withWholeWords(linesOf(...texts), true).map(({ text }) => text)).toEqual(whole);
});
