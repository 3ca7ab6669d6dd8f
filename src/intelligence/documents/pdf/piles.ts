import type { Glyph } from '../layout/glyph';

/** Letters are looked for in squares of so many points. */
const CELL = 8;
/** More letters than this in a square are a pile. */
const MOST = 48;
/** The core of a letter: shares of its width, and of an em above the baseline. */
const [FROM, TO, LOW, HIGH] = [0.15, 0.85, 0.05, 0.45];
/** A letter whose width the file does not tell is this wide, in em. */
const LEAST_WIDTH = 0.4;
/** So much of a letter's core may lie under another letter. */
const SHARED = 0.5;
/** Letters larger than this many times are a background, such as a watermark. */
const MOST_LARGER = 3;
/** What hides other letters: Latin letters and digits. Marks and shaped letters overlap rightly. */
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
 * Marks letters that other ones stand on: 'covered'. Takes out what is hidden where the same letter is seen, such
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

/** A letter's core lies in so many cells at most, across and up: what is larger is one of a title. */
const MOST_CELLS = 9;
/** The cells of one row: far more than a page is wide. */
const ROW = 2 ** 26;

/** Whether something holds of one of the cells that a letter's core lies in, each told by a number. */
function meetsCell({ left, right, top, bottom }: Core, holds: (key: number) => boolean): boolean {
  const [first, last] = [Math.floor(left / CELL), Math.floor(right / CELL)];
  const [highest, lowest] = [Math.floor(top / CELL), Math.floor(bottom / CELL)];
  // Steps are counted, since adding one to a place as far away as a file can put it changes nothing.
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
