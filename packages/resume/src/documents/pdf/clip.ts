import { type Box, contains, intersection } from './matrix';
import { type Outline, boxAround, cornersIn, isUpright } from './outline';
import { type Cells, scan } from './scan';
import type { Effort } from './effort';

/** So many of the clips within one are kept: a browser sets the same ones anew for each piece of text. */
const MOST_KEPT = 8;

const areSame = (some: Outline, others: Outline): boolean =>
  some.length === others.length &&
  some.every((part, index) => {
    const other = others[index] ?? [];
    return part.length === other.length && part.every((value, at) => value === other[at]);
  });

/** The area that may be painted: a box, and within it the shape of every clipping path. */
export class Clip {
  readonly box: Box;
  /** How many corners the clipping paths have. */
  readonly points: number;
  readonly #outline: Outline | null;
  readonly #evenOdd: boolean;
  readonly #parent: Clip | null;
  #shape: { cells: Cells; shares: Uint8Array } | null = null;
  readonly #kept: { outline: Outline; evenOdd: boolean; clip: Clip }[] = [];

  constructor(
    box: Box,
    outline: Outline | null = null,
    evenOdd = false,
    parent: Clip | null = null,
  ) {
    this.box = box;
    this.#outline = outline;
    this.#evenOdd = evenOdd;
    this.#parent = parent;
    this.points = (parent?.points ?? 0) + cornersIn(outline ?? []);
  }

  /** Whether only the box clips. */
  get isBox(): boolean {
    return this.#outline === null && this.#parent === null;
  }

  /** The part of this clip that lies within an outline: the same clip where the outline was set of late. */
  within(outline: Outline, evenOdd: boolean): Clip {
    const known = this.#kept.find(
      (each) => each.evenOdd === evenOdd && areSame(each.outline, outline),
    );
    if (known) return known.clip;
    const clip = this.#part(outline, evenOdd);
    if (this.#kept.length === MOST_KEPT) this.#kept.shift();
    this.#kept.push({ outline, evenOdd, clip });
    return clip;
  }

  #part(outline: Outline, evenOdd: boolean): Clip {
    const box = intersection(this.box, boxAround(outline));
    const parent = this.isBox ? null : this.#outline === null ? this.#parent : this;
    return isUpright(outline)
      ? new Clip(box, null, false, parent)
      : new Clip(box, outline, evenOdd, parent);
  }

  /** How much of what is painted at a point is let through, 0 to 1. */
  at(x: number, y: number, effort: Effort): number {
    if (!contains(this.box, x, y)) return 0;
    const outside = this.#parent?.at(x, y, effort) ?? 1;
    if (this.#outline === null || outside === 0) return outside;
    this.#shape ??= this.#measure(this.#outline, effort);
    const { cells, shares } = this.#shape;
    const [column, row] = [Math.floor(x) - cells.left, Math.floor(y) - cells.top];
    if (column < 0 || row < 0 || column >= cells.right - cells.left) return 0;
    return (outside * (shares[row * (cells.right - cells.left) + column] ?? 0)) / 255;
  }

  #measure(outline: Outline, effort: Effort) {
    const cells = cellsOf(this.box, effort.page);
    const width = Math.max(0, cells.right - cells.left);
    const shares = new Uint8Array(width * Math.max(0, cells.bottom - cells.top));
    effort.spend(shares.length + outline.length);
    scan(outline, this.#evenOdd, cells, (row, left, right, found) => {
      for (let cell = left; cell < right; cell += 1) {
        shares[(row - cells.top) * width + cell - cells.left] =
          Math.min(1, found[cell - cells.left] ?? 0) * 255;
      }
    });
    return { cells, shares };
  }
}

/** The cells of a page that a box meets. */
export function cellsOf(box: Box, page: Box): Cells {
  const { left, top, right, bottom } = intersection(box, page);
  return {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.ceil(right),
    bottom: Math.ceil(bottom),
  };
}
