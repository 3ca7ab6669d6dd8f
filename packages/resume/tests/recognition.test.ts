import { expect, test } from 'vitest';
import { documentOf } from '../src/recognition/document';
import { type RecognisedRow, type RecognisedWord, withMissed } from '../src/recognition/page';

/** A row at height `y` of words that begin at the given places, ten pixels a letter. */
const rowAt = (y: number, words: [string, number, number?][]): RecognisedRow => ({
  baseline: { x0: 0, y0: y, x1: 1000, y1: y },
  height: 30,
  words: words.map(([text, left, confidence = 90]) => ({
    text,
    left,
    right: left + text.length * 10,
    confidence,
  })),
});

const textsOf = (rows: readonly { words: RecognisedWord[] }[]) =>
  rows.map(({ words }) => words.map(({ text }) => text));

test('a second look adds what it is sure of where the first saw nothing', () => {
  const first = [rowAt(300, [['Frontend', 100]]), rowAt(400, [['xx', 100, 10]])];
  const second = [
    rowAt(100, [
      ['Lydia', 100],
      ['Ahmed', 160],
    ]),
    rowAt(305, [
      ['Front', 105],
      ['Developer', 200],
    ]),
    rowAt(400, [['Oran', 100]]),
    rowAt(500, [['li>', 100, 40]]),
  ];
  expect(textsOf(withMissed(first, second))).toEqual([
    ['Frontend'],
    ['xx'],
    ['Lydia', 'Ahmed'],
    ['Developer'],
    ['Oran'],
  ]);
});

test.each<[string, [string, number][], string]>([
  [
    'before a name',
    [
      ['«', 100],
      ['Docker', 130],
    ],
    '• Docker',
  ],
  [
    'of Arabic, at the right',
    [
      ['Docker', 100],
      ['٠', 175],
    ],
    'Docker •',
  ],
  [
    'in a second column',
    [
      ['Docker', 100],
      ['+', 400],
      ['Git', 430],
    ],
    'Docker\t• Git',
  ],
  [
    'but no dash of dates',
    [
      ['2019', 100],
      ['-', 150],
    ],
    '2019 -',
  ],
])('a bullet is one: %s', (_, words, text) => {
  const { lines } = documentOf([{ pixels: 4, rows: [rowAt(100, words)] }]);
  expect(lines.map((line) => line.text)).toEqual([text]);
});
