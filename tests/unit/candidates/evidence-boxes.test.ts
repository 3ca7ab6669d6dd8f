import type { DocumentLine } from '@masar/resume/pages';
import { evidenceBoxes, linesIn } from '@/views/candidates/evidence-boxes';
import { expect, test } from 'vitest';

/** A line of letters that are 10 points wide, in two runs with a gap of 10 between them. */
const line = (page: number, text: string, y: number, cut = text.length): DocumentLine => ({
  page,
  block: 0,
  text,
  x: 100,
  y,
  width: 10 * text.length + 10,
  size: 20,
  bold: false,
  hidden: null,
  runs: [
    { start: 0, end: cut, x: 100, width: 10 * cut, size: 20, bold: false },
    {
      start: cut,
      end: text.length,
      x: 110 + 10 * cut,
      width: 10 * (text.length - cut),
      size: 20,
      bold: false,
    },
  ].filter(({ start, end }) => end > start),
});

const width = ({ length }: string) => length;
const evidence = (of: number, page: number, start: number, end: number) => ({
  line: of,
  page,
  start,
  end,
  text: '',
});
const readOf = (lines: readonly DocumentLine[]) =>
  lines.map(({ page, text }) => ({ page, text, hidden: null }));

test('boxes evidence where its words stand, across runs, and once for two facts of the same words', () => {
  const placed = [line(1, 'Lydia', 50), line(2, 'React, CSS', 80, 5)];
  const byLine = new Map([
    [0, [evidence(0, 1, 0, 5)]],
    [
      1,
      [
        evidence(1, 2, 0, 5),
        { ...evidence(1, 2, 0, 5), part: 'skills' as const },
        evidence(1, 2, 3, 8),
      ],
    ],
  ]);
  const tall = { height: 25 };
  expect(evidenceBoxes(placed, readOf(placed), byLine, width)).toEqual(
    new Map([
      [1, [{ ...tall, place: 'evidence-0-0', left: 98, top: 31, width: 54 }]],
      [
        2,
        [
          { ...tall, place: 'evidence-1-0', part: 'skills', left: 98, top: 61, width: 54 },
          { ...tall, place: 'evidence-1-3', left: 128, top: 61, width: 64 },
        ],
      ],
    ]),
  );
});

test('boxes the whole run of what is read from right to left', () => {
  const placed = [line(1, 'محاسب أول', 50)];
  const boxes = evidenceBoxes(
    placed,
    readOf(placed),
    new Map([[0, [evidence(0, 1, 0, 5)]]]),
    width,
  );
  expect(boxes.get(1)).toMatchObject([{ left: 98, width: 94 }]);
});

test('finds the line that another version of the reader gave another number, and none that is gone', () => {
  const placed = [line(1, 'Lydia', 50), line(1, 'Skills', 80)];
  const lineIn = linesIn(placed, [
    { page: 1, text: 'Skills', hidden: null },
    { page: 1, text: 'Lydia', hidden: null },
    { page: 2, text: 'Lydia', hidden: null },
  ]);
  expect([0, 1, 2, 3].map(lineIn)).toEqual([1, 0, null, null]);
});
