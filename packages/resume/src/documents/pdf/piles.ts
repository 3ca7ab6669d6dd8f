import type { Glyph } from '../layout/glyph';

/** Letters are looked for in squares of this side, in points. */
const SIDE = 8;
/** More letters than this in a square are a pile. */
const MOST = 48;
/** The core of a letter: from and to as shares of its width, low and high as shares of an em above the baseline. */
const [FROM, TO, LOW, HIGH] = [0.15, 0.85, 0.05, 0.45];
/** The least width of a letter, in em, since a file may not give it. */
const LEAST_WIDTH = 0.4;
/** The share of a letter's core that may lie under another letter. */
const SHARED = 0.5;
/** A letter more than this many times larger than another is a background for it, such as a watermark. */
const MOST_LARGER = 3;
/** The letters that hide others: Latin letters and digits. Marks and shaped letters overlap by design. */
const SOLID = /^[\p{Script=Latin}\d]/u;

interface Core {
  glyph: Glyph;
  left: number;
  right: number;
  top: number;
  bottom: number;
  isSolid: boolean;
  isCovered: boolean;
}

/** The cores of the seen letters by the squares that they lie in. */
type Squares = Map<number, Core[]>;

/**
 * Marks letters that lie under other letters as 'covered'. Removes a hidden letter where the same letter is seen, such
 * as a shadow or a text layer under text: it says nothing that a reader does not see.
 */
export function settlePiles(glyphs: readonly Glyph[]): Glyph[] {
  const squares: Squares = new Map();
  const seen = glyphs.filter((glyph) => glyph.hidden === null).map(coreOf);
  for (const core of seen) lay(core, squares);
  const kept = glyphs.filter((glyph) => {
    if (glyph.hidden === null) return true;
    if (glyph.text === '') return false;
    const core = coreOf(glyph);
    return !squaresOf(core).some((key) => squares.get(key)?.some((other) => isSame(other, core)));
  });
  for (const { glyph, isCovered } of seen) if (isCovered) glyph.hidden = 'covered';
  return kept;
}

/** Lays a letter on those that lie there already, and notes which of them cover each other. */
function lay(core: Core, squares: Squares): void {
  for (const key of squaresOf(core)) {
    const pile = squares.get(key);
    if (!pile) squares.set(key, [core]);
    else if (pile.length > MOST) core.isCovered ||= core.isSolid;
    else {
      for (const other of pile) {
        core.isCovered ||= core.isSolid && hides(other, core);
        other.isCovered ||= other.isSolid && hides(core, other);
      }
      pile.push(core);
      if (pile.length > MOST) for (const each of pile) each.isCovered ||= each.isSolid;
    }
  }
}

function coreOf(glyph: Glyph): Core {
  const width = Math.max(glyph.width, LEAST_WIDTH * glyph.size);
  return {
    glyph,
    left: glyph.x + FROM * width,
    right: glyph.x + TO * width,
    top: glyph.y - HIGH * glyph.size,
    bottom: glyph.y - LOW * glyph.size,
    isSolid: SOLID.test(glyph.text),
    isCovered: false,
  };
}

/** A letter's core is looked up in at most this many squares across and up. A larger core belongs to a title. */
const MOST_SQUARES = 9;
/** The squares of one row: more than a page has in its width. Far outside it several squares share a number. */
const ROW = 2 ** 13;

/** The squares that a letter's core lies in. Each has a small whole number as its key, which maps find fastest. */
function squaresOf({ left, right, top, bottom }: Core): number[] {
  const [first, last] = [Math.floor(left / SIDE), Math.floor(right / SIDE)];
  const [highest, lowest] = [Math.floor(top / SIDE), Math.floor(bottom / SIDE)];
  const keys: number[] = [];
  // The steps are counted: a file can place a letter so far away that adding one changes nothing.
  for (let across = 0; across < MOST_SQUARES && first + across <= last; across += 1) {
    for (let up = 0; up < MOST_SQUARES && lowest - up >= highest; up += 1) {
      keys.push(((lowest - up) * ROW + first + across) | 0);
    }
  }
  return keys;
}

const isSame = (a: Core, b: Core) =>
  a.glyph.text === b.glyph.text &&
  Math.abs(a.glyph.x - b.glyph.x) < 0.5 * a.glyph.size &&
  Math.abs(a.glyph.y - b.glyph.y) < 0.5 * a.glyph.size;

function hides(a: Core, b: Core): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return false;
  if (!a.isSolid || a.glyph.size > MOST_LARGER * b.glyph.size || isSame(a, b)) return false;
  const area = (core: Core) => (core.right - core.left) * (core.bottom - core.top);
  return width * height > SHARED * Math.min(area(a), area(b)) && area(a) > 0.2 * area(b);
}
