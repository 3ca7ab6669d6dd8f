import type { Shape } from './program';

/** Helvetica's advances for a to z, A to Z and 0 to 9, in thousandths of an em: Adobe's metrics of the font. */
const WIDTHS = new Map(
  Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', (letter, at) => [
    letter,
    [
      556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
      278, 556, 500, 722, 500, 500, 500, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556,
      833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 556, 556, 556, 556, 556,
      556, 556, 556, 556, 556,
    ][at] ?? 0,
  ]),
);
/** The least number of parts (contours) in each letter's outline. Counters and dots are parts of their own. */
const PARTS = new Map<string, number>([
  ...Array.from('abdegopqijADOPQR0469', (letter) => [letter, 2] as const),
  ['B', 3],
  ['8', 3],
  ...Array.from('cfhklmnrstuvwxyzCEFGHIJKLMNSTUVWXYZ123457', (letter) => [letter, 1] as const),
]);
const TALL = /[bdfhklA-Z0-9]/;
const LOW = /[acemnorsuvwxz]/;
const DEEP = /[gpqy]/;
const DIGIT = /\d/;
const FLOOR = /[abcdehiklmnorstuvwxzABCDEFGHIKLMNOPRSTUVWXYZ]/;

/** A font with fewer letters than this is not judged. */
const LEAST_LETTERS = 5;
/** A font is false where more than this share of its outlines do not look like their letters. */
const WRONG = 0.34;
/**
 * The least correlation of a font's widths with Helvetica's. Widths that hardly differ from each other, by a standard
 * deviation below `LEAST_SPREAD`, are not compared.
 */
const LEAST_CORRELATION = 0.3;
const LEAST_SPREAD = 40;
/** A font is false where more letters than this share an outline with others. */
const MOST_SHARED = 2;

/** The letter that a file declares a glyph to be, and how the glyph is drawn. */
interface Claim {
  letter: string;
  /** Identifies the outline: its number, its name, or how it is drawn. */
  outline: string;
  width: number;
  shape: Shape | null;
}

/**
 * Compares the letters that a font declares with what is drawn for them. Only Latin letters and digits are compared.
 * What cannot be compared counts as true.
 */
export class Claims {
  readonly #claims = new Map<number, Claim>();

  /** Notes a letter; `key` identifies it within the font. */
  note(key: number, claim: () => Claim): void {
    if (!this.#claims.has(key)) this.#claims.set(key, claim());
  }

  /** Whether the font draws other letters than it declares. */
  get areFalse(): boolean {
    const claims = [...this.#claims.values()].filter(({ letter }) => WIDTHS.has(letter));
    return sharedOutlines(claims) > MOST_SHARED || hasWrongShapes(claims) || hasWrongWidths(claims);
  }
}

/** How many letters share an outline with a letter that differs in more than its case. */
function sharedOutlines(claims: readonly Claim[]): number {
  const told = new Map<string, Set<string>>();
  for (const { letter, outline } of claims) {
    const letters = told.get(outline) ?? new Set();
    told.set(outline, letters.add(letter.toLowerCase()));
  }
  return [...told.values()].reduce((sum, letters) => sum + letters.size - 1, 0);
}

function hasWrongShapes(claims: readonly Claim[]): boolean {
  const high = Math.max(
    0,
    ...claims.map(({ letter, shape }) => (TALL.test(letter) ? (shape?.top ?? 0) : 0)),
  );
  const smallCapitals = claims.some(
    ({ letter, shape }) => /[xzvwn]/.test(letter) && isNear(shape?.top, high),
  );
  let [known, wrong] = [0, 0];
  for (const { letter, shape } of claims) {
    if (shape === null || shape.top === null || shape.bottom === null) continue;
    known += 1;
    const parts = PARTS.get(letter);
    const fewer = parts !== undefined && shape.parts !== null && shape.parts < parts && parts > 1;
    const more = parts === 1 && shape.parts !== null && shape.parts > 1;
    const raised = high > 0 && !smallCapitals && LOW.test(letter) && shape.top > 0.88 * high;
    const sunk = high > 0 && TALL.test(letter) && shape.top < 0.75 * high;
    const deep = FLOOR.test(letter) && shape.bottom < -0.13;
    const flat = DEEP.test(letter) && !smallCapitals && shape.bottom > -0.05;
    if (fewer || more || raised || sunk || deep || flat) wrong += 1;
  }
  return known >= LEAST_LETTERS && wrong > WRONG * known;
}

const isNear = (top: number | null | undefined, high: number) =>
  typeof top === 'number' && top > 0.88 * high;

/** Digits are as wide as each other in most fonts, and bring no evidence. */
function hasWrongWidths(claims: readonly Claim[]): boolean {
  const letters = claims.filter(({ letter }) => !DIGIT.test(letter));
  if (new Set(letters.map(({ letter }) => letter)).size < LEAST_LETTERS + 3) return false;
  const told = letters.map(({ letter }) => WIDTHS.get(letter) ?? 0);
  const drawn = letters.map(({ width }) => width);
  const [a, b] = [spread(told), spread(drawn)];
  if (a < LEAST_SPREAD || b < LEAST_SPREAD) return false;
  const [meanTold, meanDrawn] = [mean(told), mean(drawn)];
  const together = mean(
    told.map((value, at) => (value - meanTold) * ((drawn[at] ?? 0) - meanDrawn)),
  );
  return together / (a * b) < LEAST_CORRELATION;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const spread = (values: readonly number[]) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};
