import type { Glyph } from '../layout/glyph';

/** Letters are looked for in squares of this side, in points. */
const CELL = 8;
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
}

/**
 * Marks letters that lie under other letters as 'covered'. Removes a hidden letter where the same letter is seen, such
 * as a shadow or a text layer under text: it says nothing that a reader does not see.
 */
export function settlePiles(glyphs: readonly Glyph[]): Glyph[] {
  const cells = new Map<number, Core[]>();
  const cores = glyphs.map(coreOf);
  for (const core of cores) {
    if (core.glyph.hidden !== null) continue;
    meetsCell(core, (key) => {
      const cell = cells.get(key);
      if (!cell) cells.set(key, [core]);
      else if (cell.length <= MOST) cell.push(core);
      return false;
    });
  }
  const kept: Glyph[] = [];
  const covered: Glyph[] = [];
  for (const core of cores) {
    const { glyph } = core;
    if (glyph.hidden !== null) {
      const isSeen = meetsCell(
        core,
        (key) => cells.get(key)?.some((other) => isSame(other, core)) === true,
      );
      if (!isSeen && glyph.text !== '') kept.push(glyph);
      continue;
    }
    kept.push(glyph);
    if (!core.isSolid) continue;
    const piled = meetsCell(core, (key) => {
      const cell = cells.get(key) ?? [];
      return cell.length > MOST || cell.some((other) => other !== core && hides(other, core));
    });
    if (piled) covered.push(glyph);
  }
  for (const glyph of covered) glyph.hidden = 'covered';
  return kept;
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
  };
}

/** A letter's core is looked up in at most this many cells across and up. A larger core belongs to a title. */
const MOST_CELLS = 9;
/** The cells of one row: far more than a page has in its width. */
const ROW = 2 ** 26;

/** Whether `holds` is true for one of the cells that a letter's core lies in. Each cell has a number as its key. */
function meetsCell({ left, right, top, bottom }: Core, holds: (key: number) => boolean): boolean {
  const [first, last] = [Math.floor(left / CELL), Math.floor(right / CELL)];
  const [highest, lowest] = [Math.floor(top / CELL), Math.floor(bottom / CELL)];
  // The steps are counted: a file can place a letter so far away that adding one changes nothing.
  for (let across = 0; across < MOST_CELLS && first + across <= last; across += 1) {
    for (let up = 0; up < MOST_CELLS && lowest - up >= highest; up += 1) {
      if (holds((lowest - up) * ROW + first + across)) return true;
    }
  }
  return false;
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
