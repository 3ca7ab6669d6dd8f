import { spend } from '../unpacking';
import type { Fragment } from './fragments';
import type { Glyph } from './glyph';

/** Baselines closer than this are one line, in em of the larger letters. */
const LEVEL = 0.3;
/** How far small letters may be raised above or lowered below their line, in em of the line's letters. */
const RAISED = 0.55;
const LOWERED = 0.3;
/** Raised and lowered letters are at most this large, as a share of the line's letter size. */
const SMALL = 0.85;

interface OpenLine {
  y: number;
  size: number;
  spans: [number, number][];
  glyphs: Glyph[];
}

/** The letters of a block by line. Lines come from top to bottom, letters from left to right. */
export function linesOf(block: readonly Fragment[]): Glyph[][] {
  const lines: OpenLine[] = [];
  for (const fragment of block.toSorted((a, b) => b.size - a.size || a.y - b.y)) {
    spend(lines.length * 2);
    const line = lines.find((each) => belongs(fragment, each));
    if (line) {
      line.spans.push([fragment.x, fragment.right]);
      line.glyphs.push(...fragment.glyphs);
    } else {
      const { y, size, x, right, glyphs } = fragment;
      lines.push({ y, size, spans: [[x, right]], glyphs: glyphs.slice() });
    }
  }
  return lines
    .toSorted((a, b) => a.y - b.y)
    .map((line) => withoutDoubles(line.glyphs.toSorted((a, b) => a.x - b.x)));
}

function belongs(fragment: Fragment, line: OpenLine): boolean {
  const down = fragment.y - line.y;
  if (Math.abs(down) < LEVEL * fragment.size) return true;
  if (fragment.size > SMALL * line.size) return false;
  if (down < -RAISED * line.size || down > LOWERED * line.size) return false;
  spend(line.spans.length);
  const near = line.size * 0.5;
  return (
    line.spans.some(([x, right]) => fragment.x < right + near && fragment.right > x - near) &&
    !line.spans.some(([x, right]) => fragment.x < right - 1 && fragment.right > x + 1)
  );
}

/** Removes letters that were drawn a second time over themselves to look bold. */
function withoutDoubles(glyphs: Glyph[]): Glyph[] {
  return glyphs.filter((glyph, index) => {
    for (let before = index - 1; before >= Math.max(0, index - 3); before -= 1) {
      const other = glyphs[before];
      if (
        other &&
        other.text === glyph.text &&
        glyph.x - other.x < 0.3 * glyph.width &&
        Math.abs(glyph.y - other.y) < 0.3 * glyph.size
      ) {
        other.bold = true;
        return false;
      }
    }
    return true;
  });
}
