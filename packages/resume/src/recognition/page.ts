/** Words that the recogniser is less sure of than this are mostly pictures and lines. */
export const LEAST_SURE = 30;

/** What was missed the first time is taken from a second look only where that is surer than this. */
const SURE_OF_MISSED = 60;

/** A word as it was recognised. Units are pixels of the page's image from its top-left corner. */
export interface RecognisedWord {
  text: string;
  left: number;
  right: number;
  /** From 0 to 100. */
  confidence: number;
}

/**
 * The words that stand on one baseline, in reading order. The baseline runs from (`x0`, `y0`) to (`x1`, `y1`), and `height` is that of its letters, from
 * the top of the tallest to the bottom of the lowest. Units are pixels.
 */
export interface RecognisedRow {
  baseline: { x0: number; y0: number; x1: number; y1: number };
  height: number;
  words: RecognisedWord[];
}

/** A page as it was recognised. `pixels` tells how many pixels of the image are one point of the page. */
export interface RecognisedPage {
  pixels: number;
  rows: RecognisedRow[];
}

/** The words of a row that are surer than `least`, with how high they stand. */
const boxesOf = ({ baseline: { x0, y0, x1, y1 }, height, words }: RecognisedRow, least: number) =>
  words
    .filter(({ confidence }) => confidence >= least)
    .map((word) => {
      const along = ((word.left + word.right) / 2 - x0) / Math.max(1, x1 - x0);
      const bottom = y0 + along * (y1 - y0);
      return { ...word, top: bottom - height, bottom };
    });

type Box = ReturnType<typeof boxesOf>[number];

const overlap = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/**
 * `rows` with those words of a second look that stand where the first had none. The first takes the page for one block of text, in
 * which large letters apart from others are noise, such as a name; the second looks for words anywhere, and loses more of the small
 * ones.
 */
export function withMissed(
  rows: readonly RecognisedRow[],
  second: readonly RecognisedRow[],
): RecognisedRow[] {
  const taken = rows.flatMap((row) => boxesOf(row, LEAST_SURE));
  const missed = second.map((row) => ({
    ...row,
    words: boxesOf(row, SURE_OF_MISSED).filter((word) => !taken.some((own) => overlap(own, word))),
  }));
  return [...rows, ...missed.filter(({ words }) => words.length > 0)];
}
