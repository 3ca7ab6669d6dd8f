import { beforeEach, describe, expect, test } from 'vitest';
import { lineText } from '../../src/documents/layout/line-text';
import { refillAllowance } from '../../src/documents/unpacking';
import type { Glyph } from '../../src/documents/layout/glyph';

beforeEach(refillAllowance);

/** Letters as they are drawn, from left to right: their text, left edge and width. */
const drawn = (letters: readonly (readonly [text: string, x: number, width: number])[]): Glyph[] =>
  letters.map(([text, x, width]) => ({
    text,
    x,
    width,
    y: 100,
    size: 10,
    bold: false,
    spaced: false,
    hidden: null,
  }));

const textOf = (letters: readonly (readonly [string, number, number])[]): string =>
  lineText(drawn(letters), true).text;

describe('letters of Arabic that are drawn within others', () => {
  test.each([
    ['at its place', 120],
    ['a little right of its place', 120.1],
  ])('an alef without a width stands behind its lam: %s', (_, x) => {
    const lam = ['ل', 120, 6] as const;
    const alef = ['إ', x, 0] as const;
    const pair = x > lam[1] ? [lam, alef] : [alef, lam];
    expect(textOf([['م', 115, 5], ...pair, ['ا', 126, 3]])).toBe('الإم');
  });

  test('an alef without a width that begins where another lam ends belongs to the next one', () => {
    const letters = [
      ['ك', 110, 5],
      ['ل', 115, 5],
      ['إ', 120, 0],
      ['ل', 120, 6],
      ['ا', 126, 3],
    ] as const;
    expect(textOf(letters)).toBe('الإلك');
  });

  test.each([
    [
      'over the end of a word',
      [
        ['ا', 100, 3],
        ['ً', 100.4, 0],
        ['م', 103, 5],
      ],
      'ما',
    ],
    [
      'over a wide letter',
      [
        ['م', 90, 5],
        ['ظ', 95, 8],
        ['ّ', 97, 0],
        ['ن', 103, 4],
      ],
      'نظم',
    ],
    [
      'before a blank',
      [
        ['م', 80, 5],
        ['ا', 100, 3],
        ['ً', 100.4, 0],
        ['م', 103, 5],
      ],
      'ما\tم',
    ],
  ] as const)('a mark makes no gap: %s', (_, letters, text) => {
    expect(textOf(letters)).toBe(text);
  });

  test('a narrow letter keeps its place', () => {
    expect(
      textOf([
        ['ل', 100, 4],
        ['ا', 104, 3],
        ['ب', 107, 6],
      ]),
    ).toBe('بال');
  });
});
