import { expect, test } from 'vitest';
import { LETTERS, plainLetters, withPlainLetters } from '../plain-letters';

const units = Array.from({ length: 0x700 }, (_, unit) => String.fromCharCode(unit));
const plain = new RegExp(`^[${LETTERS}]$`, 'u');

const isAssigned = (unit: string) => !/\p{Cn}/u.test(unit);

test('up to Arabic the letters are those of Unicode', () => {
  const differ = units.filter(
    (unit) => isAssigned(unit) && plain.test(unit) !== /\p{L}/u.test(unit),
  );
  expect(differ).toEqual([]);
});

test('words of other scripts are letters, and signs, digits and blanks are none', () => {
  const words = 'ქართული हिन्दी ไทย 漢字 かな カナ 한글 ﻛﺘﺎﺏ Ｗｏｒｄ Việt';
  const letters = new RegExp(`^[${LETTERS}\\p{M}]+$`, 'u');
  expect(words.split(' ').filter((word) => !letters.test(word))).toEqual([]);
  expect(Array.from('0٣ \t.,:;!?()[]/–—•·©®™°€√●➢　、').filter((sign) => plain.test(sign))).toEqual(
    [],
  );
});

test.each([
  [[String.raw`/(?<!\p{L})word/u`], [`/(?<![${LETTERS}])word/u`]],
  [[String.raw`/^\P{L}+/u`], [`/^[^${LETTERS}]+/u`]],
  [[String.raw`/[\p{L}\d]/u`], [`/[${LETTERS}\\d]/u`]],
  [[String.raw`/[^\s\p{L}]/u`], [`/[^\\s${LETTERS}]/u`]],
  [[String.raw`/[\s\P{L}]/u`], [String.raw`/[\s\P{L}]/u`]],
  [[String.raw`/\[\p{L}[\]\p{L}]\p{Lu}/u`], [`/\\[[${LETTERS}][\\]${LETTERS}]\\p{Lu}/u`]],
  [[String.raw`/\\p{L}/u`], [String.raw`/\\p{L}/u`]],
  [
    ['[', String.raw`\p{L}]`, String.raw`\p{L}`],
    ['[', `${LETTERS}]`, `[${LETTERS}]`],
  ],
])('the pattern %s', (pieces, made) => {
  expect(withPlainLetters(pieces)).toEqual(made);
});

/** A program with a pattern, another that `String.raw` makes, and two texts that are none. */
const program = (pattern: string, inClass: string) =>
  [
    `const pattern = /${pattern}/u;`,
    'const joined = String.raw`[${signs}' + inClass + ']`;',
    String.raw`const text = '\\p{L}' + ${'`'}\\p{L}${'`'};`,
  ].join('\n');

test('only patterns of the reader change', () => {
  const { transform } = plainLetters();
  const made = (code: string, id: string): unknown =>
    (transform as (code: string, id: string) => { code: string } | null)(code, id)?.code;
  const code = program(String.raw`\p{L}`, String.raw`\p{L}`);
  expect(made(code, '/packages/resume/src/some.ts')).toBe(program(`[${LETTERS}]`, LETTERS));
  expect(made(code, '/src/other.ts')).toBeUndefined();
});
