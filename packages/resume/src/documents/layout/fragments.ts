import type { Glyph } from './glyph';

/** Letters that stand together on one baseline, in the order drawn. Units are those of `Glyph`. */
export interface Fragment {
  glyphs: Glyph[];
  x: number;
  right: number;
  y: number;
  size: number;
}

/** Fragments on one baseline, from left to right. */
export interface Row {
  fragments: Fragment[];
  x: number;
  right: number;
  y: number;
  size: number;
}

/** What an item of a list begins with. Word writes its second bullet as the letter 'o', and others as letters of a font of signs. */
export const BULLET = /^(?:[•●▪■◦‣⁃∙·○◆◇▸►➢➤✓✔❖*–—§ØüŸo-]|\d{1,2}[.)])$/u;

/** A wider gap than this ends a fragment, in em. A word space is a quarter. */
const GAP = 0.35;
/** Baselines that differ less than this are one, in em. */
const LEVEL = 0.2;

/** The glyphs of one direction as fragments. */
export function fragmentsOf(glyphs: readonly Glyph[]): Fragment[] {
  const fragments: Fragment[] = [];
  let open: Fragment | undefined;
  for (const glyph of glyphs) {
    const right = glyph.x + glyph.width;
    const em = Math.max(glyph.size, open?.size ?? 0);
    if (
      open &&
      Math.abs(open.y - glyph.y) < LEVEL * em &&
      glyph.x - open.right < GAP * em &&
      glyph.x - open.right > -GAP * em
    ) {
      open.glyphs.push(glyph);
      open.right = Math.max(open.right, right);
      open.size = em;
    } else {
      open = { glyphs: [glyph], x: glyph.x, right, y: glyph.y, size: glyph.size };
      fragments.push(open);
    }
  }
  return fragments;
}

/** The fragments by baseline, from top to bottom. */
export function rowsOf(fragments: readonly Fragment[]): Row[] {
  const rows: Row[] = [];
  for (const fragment of fragments.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const { x, right, y, size } = fragment;
    if (row && y - row.y < LEVEL * Math.max(size, row.size)) {
      row.fragments.push(fragment);
      row.x = Math.min(row.x, x);
      row.right = Math.max(row.right, right);
      row.size = Math.max(row.size, size);
    } else rows.push({ fragments: [fragment], x, right, y, size });
  }
  for (const row of rows) row.fragments.sort((a, b) => a.x - b.x);
  return rows;
}

/** The middle one of the values; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
