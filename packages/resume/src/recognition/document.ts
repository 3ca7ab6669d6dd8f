import type { DocumentLine, ResumeDocument } from '../documents/document';
import { median } from '../documents/layout/fragments';
import type { Glyph } from '../documents/layout/glyph';
import { pageLines } from '../documents/layout/page-lines';
import { isRightToLeft } from '../documents/text/direction';
import { refillAllowance } from '../documents/unpacking';
import { LEAST_SURE, type RecognisedPage, type RecognisedRow, type RecognisedWord } from './page';

/** Heights that differ by less than this share are one: the recogniser measures each row a little differently. */
const ALIKE = 0.15;
/** The least gap between two words, in em, so that they stay two where their boxes meet. */
const GAP = 0.1;

const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** What bullets are taken for. */
const BULLET = /^[+»«=¢°©®~*٠▪■-]$/u;
/** Those of them that nothing else ends with. A bullet of Arabic stands at the right. */
const BULLET_AT_END = /^[»«°©®~*٠▪■]$/u;
/** A word after so wide a gap, in heights of letters, begins a column. */
const COLUMN_GAP = 1.5;

/**
 * The document that the words of its pages make, in the order that a person reads them. The pages are levelled first: a sheet
 * lies never quite straight on a scanner.
 */
export function documentOf(pages: readonly RecognisedPage[]): ResumeDocument {
  const lines: DocumentLine[] = [];
  for (const [index, page] of pages.entries()) {
    refillAllowance();
    const first = (lines.at(-1)?.block ?? -1) + 1;
    for (const line of pageLines(lettersOf(page), [])) {
      lines.push({ ...line, page: index + 1, block: first + line.block });
    }
  }
  return { kind: 'pdf', pages: pages.length, lines };
}

const widthOf = ({ baseline: { x0, x1 } }: RecognisedRow) => x1 - x0;

/** How far the rows of a page fall for each pixel to the right. */
const slopeOf = (rows: readonly RecognisedRow[]): number => {
  const widest = Math.max(...rows.map(widthOf));
  const slopes = rows
    .filter((row) => widthOf(row) > widest / 2)
    .map((row) => (row.baseline.y1 - row.baseline.y0) / widthOf(row));
  return median(slopes);
};

function lettersOf({ pixels, rows }: RecognisedPage): Glyph[] {
  const told = rows
    .map((row) => ({ ...row, words: wordsOf(row) }))
    .filter((row) => row.words.length > 0);
  if (told.length === 0) return [];
  const slope = slopeOf(told);
  const usual = median(
    told.flatMap((row) =>
      row.words.flatMap(({ text }) => Array<number>(text.length).fill(row.height)),
    ),
  );
  return told.flatMap(({ baseline: { x0, y0, x1, y1 }, height, words }) => {
    const size = Math.abs(height - usual) < ALIKE * usual ? usual : height;
    const y = ((y0 + y1) / 2 - (slope * (x0 + x1)) / 2) / pixels;
    return words.flatMap((word, at) =>
      spread(word, words[at + 1]?.left ?? Infinity, { y, size: size / pixels, pixels }),
    );
  });
}

/** The words of a row that were recognised well enough, from left to right. */
function wordsOf({ words, height }: RecognisedRow): RecognisedWord[] {
  const clean = words
    .map((word) => ({ ...word, text: word.text.replaceAll(DIRECTION_MARKS, '') }))
    .filter(({ text, confidence }) => text !== '' && confidence >= LEAST_SURE);
  const ordered = clean.toSorted((a, b) => a.left - b.left);
  return ordered.map((word, at) => {
    const gap = word.left - (ordered[at - 1]?.right ?? -Infinity);
    const begins = gap > COLUMN_GAP * height;
    const ends = at === ordered.length - 1 && BULLET_AT_END.test(word.text);
    return ends || (begins && BULLET.test(word.text)) ? { ...word, text: '•' } : word;
  });
}

/** The letters of a word, side by side as they are drawn. `next` is where the next word begins. */
function spread(
  { text, left, right }: RecognisedWord,
  next: number,
  { y, size, pixels }: { y: number; size: number; pixels: number },
): Glyph[] {
  const drawn = Array.from(text);
  const letters = isRightToLeft(text) ? drawn.toReversed() : drawn;
  const end = Math.min(right, next - GAP * size * pixels);
  const width = Math.max(1, end - left) / pixels / letters.length;
  return letters.map((letter, at) => ({
    text: letter,
    x: left / pixels + at * width,
    y,
    width,
    size,
    bold: false,
    spaced: at === 0,
    hidden: null,
  }));
}
