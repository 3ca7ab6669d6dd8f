import { beforeEach, describe, expect, test } from 'vitest';
import type { Fragment } from '../../src/documents/layout/fragments';
import type { Glyph } from '../../src/documents/layout/glyph';
import { lineLook } from '../../src/documents/layout/line-look';
import { blocksOf } from '../../src/documents/layout/reading-order';
import { startsAtMargin } from '../../src/documents/layout/text-margins';
import { ligatureOf } from '../../src/documents/pdf/lost-ligatures';
import { logicalOrder } from '../../src/documents/text/direction';
import { refillAllowance } from '../../src/documents/unpacking';

beforeEach(refillAllowance);

type Text = readonly [text: string, x: number, y: number, size?: number];

/** Texts whose letters are half as wide as high. */
const fragmentsOf = (texts: readonly Text[]): Fragment[] =>
  texts.map(([text, x, y, size = 10]) => {
    const glyphs = Array.from(text, (letter, i) => ({
      text: letter,
      x: x + (i * size) / 2,
      y,
      width: size / 2,
      size,
      bold: false,
      spaced: false,
      hidden: null,
    }));
    return { glyphs, x, right: x + (text.length * size) / 2, y, size };
  });
const read = (texts: readonly Text[]) =>
  blocksOf(fragmentsOf(texts), []).map((block) =>
    block.map(({ glyphs }) => glyphs.map(({ text }) => text).join('')),
  );

const letter = (text: string, x: number, size: number) => ({
  text,
  x,
  y: 0,
  width: 6,
  size,
  bold: false,
  spaced: false,
  hidden: null,
});
const run = (start: number, end: number, size: number) => ({
  start,
  end,
  x: start * 5,
  width: (end - start) * 5,
  size,
  bold: false,
});

const card = (x: number, y: number, title: string, lines: number): Text[] => [
  [title, x, y],
  ...Array.from({ length: lines }, (_, i): Text => [`${title} did ${i}`, x, y + 12 * (i + 1)]),
];

describe('columns', () => {
  test('end at headings in the middle of all text', () => {
    const skills: Text[] = ['Rye', 'Spelt', 'Buns'].flatMap((name, i): Text[] => [
      [name, 40, 120 + i * 14],
      ['good', 340, 120 + i * 14],
    ]);
    const places: Text[] = ['Leuven', 'Lagos', 'Oslo', 'Turin', 'Lyon'].map((name, i): Text => [
      name,
      40,
      200 + i * 14,
    ]);
    const text = read([
      ['Skills', 182, 100, 12],
      ...skills,
      ['Where I worked', 158, 180, 12],
      ...places,
    ]).flat();
    expect([text[0], text.indexOf('Where I worked')]).toEqual(['Skills', 7]);
  });

  test('of cards end at the heading below a row that has but one', () => {
    const texts: Text[] = [
      ['Work', 40, 80, 14],
      ...card(50, 104, 'Baker', 5),
      ...card(320, 104, 'Cook', 3),
      ...card(50, 194, 'Clerk', 2),
      ['Studies', 40, 250, 14],
      ...card(50, 274, 'Bachelor', 2),
      ...card(320, 274, 'School', 2),
    ];
    expect(read(texts).map(([first]) => first)).toEqual(['Work', 'Cook', 'Studies', 'School']);
  });

  test('of cards end at a heading of text that is as narrow', () => {
    const texts: Text[] = [
      ['Work', 40, 80, 14],
      ...card(50, 104, 'Baker', 3),
      ...card(320, 104, 'Cook', 6),
      ['Tongues', 40, 210, 14],
      ...card(50, 234, 'Dutch', 3),
    ];
    expect(read(texts).map(([first]) => first)).toEqual(['Work', 'Cook', 'Tongues']);
  });

  test('with headings of their own go on', () => {
    const texts: Text[] = [
      ...card(50, 104, 'Baker', 7),
      ...card(320, 104, 'Cook', 1),
      ['Tongues', 320, 140, 14],
      ...card(320, 154, 'Dutch', 1),
      ['Studies', 40, 220, 14],
      ...card(50, 244, 'Bachelor', 2),
      ...card(320, 244, 'French', 2),
    ];
    expect(read(texts).map(([first]) => first)).toEqual(['Baker', 'Cook']);
  });

  test('of a header end at the heading above entries with dates at the edge', () => {
    const header: Text[] = [
      ['Address', 40, 88],
      ['Marlow, Oldacre', 40, 100],
      ['Wrenna Oldacre', 380, 61, 16],
      ['Baker of bread', 380, 75],
      ['Mail', 380, 88],
      ['wrenna@example.com', 380, 100],
      ['Profile', 40, 130, 14],
      ...['Careful', 'Quick', 'Kind', 'Calm'].map((text, i): Text => [text, 40, 148 + 12 * i]),
      ['Baker', 40, 208],
      ['Mill Lane Ltd', 40, 220],
      ['Bakes bread every morning for the shops of the whole town', 40, 232],
    ];
    expect([
      read([...header, ['2019 – 2021', 400, 208], ['Lyon', 400, 220]]).map(([first]) => first),
      read([...header, ['Chess', 400, 208], ['Lyon', 400, 220]]).map(([first]) => first),
    ]).toEqual([
      ['Wrenna Oldacre', 'Address', 'Mail', 'Profile'],
      ['Address', 'Wrenna Oldacre'],
    ]);
  });

  test('that begin at different heights go on', () => {
    const texts: Text[] = [
      ...card(50, 104, 'Baker', 5),
      ...card(320, 109, 'Cook', 3),
      ['Studies', 40, 200, 14],
      ...card(50, 224, 'Bachelor', 2),
      ...card(320, 224, 'Dutch', 2),
    ];
    expect(read(texts).map(([first]) => first)).toEqual(['Baker', 'Cook']);
  });

  test('go on beside a side bar that has no more to say', () => {
    const lines = ['Resume', 'Certificates', 'Rope access', 'Work', 'Marlow Cranes', 'Rigger'];
    const main: Text[] = lines.map((text, i) => [text, 40, 60 + i * 14]);
    const below: Text[] = [
      ['Rigged lifts of up to forty tonnes on eleven sites, at night as well', 40, 144],
      ['Trained five new riggers', 40, 158],
      ['Owen Crane Hire', 40, 172],
      ['Slinger', 40, 186],
    ];
    const bar = ['Ann Weller', 'I lift what', 'others cannot,', 'and set it', 'down', 'again'];
    const side: Text[] = bar.map((text, i) => [text, 390, 60 + i * 14]);
    const all: Text[] = [...main, ...below];
    expect(read([...all, ...side])).toEqual([all.map(([text]) => text), bar]);
  });

  test('of nothing but ratings are read with the names beside them', () => {
    const skills: Text[] = ['Rye', 'Spelt', 'Buns'].flatMap((name, i): Text[] => [
      [name, 40, 120 + i * 14],
      ['★★★☆', 340, 120 + i * 14],
    ]);
    const others: Text[] = ['Languages', 'French, Wolof'].map((text, i): Text => [
      text,
      40,
      180 + i * 14,
    ]);
    expect(read([...skills, ...others])).toHaveLength(1);
  });

  test('of a few cells, all of them on rows of the text, are read with these', () => {
    const left: Text[] = [
      'Address',
      'Leuven',
      ...Array.from({ length: 16 }, () => 'Rye and spelt'),
    ].map((text, i): Text => [text, 40, 100 + i * 14 + (i < 2 ? 0 : 20)]);
    const blocks = read([
      ...left,
      ['Phone', 180, 100],
      ['E-mail', 340, 100],
      ['0550 12 34 56', 180, 114],
      ['amina@example.dz', 340, 114],
      ['2019 - 2021', 340, 190],
    ]);
    expect(blocks).toHaveLength(1);
  });
});

/** Lines right of a text, far apart, some of which are larger. */
const aside = (names: readonly string[], isHeading: (i: number) => boolean): Text[] =>
  names.map((name, i) => [name, 340, 100 + i * 24, isHeading(i) ? 12 : 10]);

describe('a narrow side whose lines stand far apart', () => {
  const text: Text[] = Array.from({ length: 24 }, (_, i) => [
    'Rye and spelt and oats and wheat and barley and so on',
    40,
    100 + i * 12,
  ]);
  const names = ['Skills', 'Glazing', 'Plaiting', 'Ovens', 'Tongues', 'French', 'Wolof', 'Fon'];

  test('is a column where headings stand over lists in it', () => {
    const blocks = read([...text, ...aside(names, (i) => i % 4 === 0)]);
    expect(blocks.at(-1)).toEqual(names);
  });

  test('is read across where nothing stands out', () => {
    expect(read([...text, ...aside(names, () => false)])).toHaveLength(1);
  });

  test('is read across where each line that stands out is over a date', () => {
    const places = ['Oran', '2019 - 2021', 'Leuven', '2016 - 2019', 'Lagos', '2012 - 2016'];
    expect(read([...text, ...aside(places, (i) => i % 2 === 0)])).toHaveLength(1);
  });
});

const starts = (before: string, x: number) =>
  startsAtMargin(letter(before, 40, 12), letter('k', x, 8), [x]);

test('a letter right behind another begins no text that is set in', () => {
  expect([starts('S', 46), starts('S', 48), starts('•', 46)]).toEqual([false, true, true]);
});

test.each([
  ['small capitals', [12, 8], { size: 12, bold: false }],
  ['a word behind two large letters', [24, 8], { size: 8, bold: false }],
])('the size of a line: %s', (_, [large = 0, small = 0], look) => {
  const runs = [run(0, 1, large), run(1, 4, small), run(5, 6, large), run(6, 12, small)];
  expect(lineLook('WORK HISTORY', [run(0, 1, large), run(1, 5, small), ...runs.slice(2)])).toEqual(
    look,
  );
});

test('words that are small as a whole, and signs between them, are among small capitals', () => {
  const text = 'Permits & licences';
  const small = [run(0, 1, 14), run(1, 7, 9.8), run(8, 9, 14), run(10, 18, 9.8)];
  expect(lineLook(text, small)).toEqual({ size: 14, bold: false });
  const marked = [run(0, 1, 14), run(2, 7, 9.8), run(8, 9, 14), run(10, 18, 9.8)];
  expect(lineLook('• Loans & licences', marked)).toEqual({ size: 9.8, bold: false });
});

test('dates in two cells of a line from right to left are no number from left to right', () => {
  const drawn = '05/2024\t08/2021 للحم'.split('');
  expect(
    logicalOrder(
      drawn.map((text) => ({ text })),
      true,
    )
      .map(({ text }) => text)
      .join(''),
  ).toBe('محلل 08/2021\t05/2024');
});

const glyphAt = (text: string, x: number, spaced = false): Glyph => ({
  text,
  x,
  y: 100,
  width: 6,
  size: 10,
  bold: false,
  hidden: null,
  spaced,
});
const lostAt = (index: number, ...glyphs: Glyph[]) =>
  ligatureOf({
    glyphs,
    index,
    width: 6,
    widths: new Map([
      ['f', 3],
      ['i', 3],
    ]),
  });

test('a glyph without a text is a ligature within a word, and no sign before one', () => {
  expect([
    lostAt(1, glyphAt('e', 40), glyphAt('', 46), glyphAt('n', 52)),
    lostAt(0, glyphAt('', 40), glyphAt('n', 46)),
    lostAt(1, glyphAt('e', 40), glyphAt('', 46)),
    lostAt(1, glyphAt('e', 200), glyphAt('', 40), glyphAt('C', 52, true)),
    lostAt(0, glyphAt('', 40), glyphAt('e', 52, true)),
    lostAt(1, glyphAt('E', 40), glyphAt('', 46), glyphAt('N', 52)),
  ]).toEqual(['fi', 'fi', 'fi', '', '', '']);
});
