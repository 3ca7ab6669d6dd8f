import { type Colour, over } from '../visibility';
import { blended, throughput } from './blend';
import { type Clip, cellsOf } from './clip';
import type { Effort } from './effort';
import { intersection } from './matrix';
import { type Outline, boxAround, isUpright } from './outline';
import { scan } from './scan';

/** What is painted at a point. A null colour is one not known. */
export interface Painted {
  colour: Colour | null;
  opacity: number;
}

/** What something is painted with: one thing everywhere, or another at each point. */
export type Shade = Painted | ((x: number, y: number) => Painted);

/** A soft mask: how much is let through at a point, 0 to 1; null where that is not known. */
export type Mask = (x: number, y: number) => number | null;

/** What something is painted with, and where. */
export interface Ink {
  shade: Shade;
  opacity: number;
  /** The blend mode, by the parser's name. */
  blend: string;
  clip: Clip;
  masks: readonly Mask[];
}

/** What an ink comes to at a point, once masked and clipped. */
export function inkAt(ink: Ink, x: number, y: number, effort: Effort): Painted {
  const painted = typeof ink.shade === 'function' ? ink.shade(x, y) : ink.shade;
  let { colour, opacity } = painted;
  opacity *= ink.opacity * ink.clip.at(x, y, effort);
  for (const mask of ink.masks) {
    const share = mask(x, y);
    if (share === null) colour = null;
    opacity *= share ?? 1;
  }
  return { colour, opacity };
}

const UNKNOWN = 1 << 24;
/** What a paint without opacity below this leaves of what is under it counts as nothing. */
const OPAQUE = 8;
/** A paint of an unknown colour leaves a point unknown from this opacity on. */
const NOTICED = 0.05;

/** So many cells of a plain rectangle cost as much as one of anything else. */
const PLAIN = 8;

/** A page in cells of one point: the colour of each, and how much was painted over it. */
export class Raster {
  readonly width: number;
  readonly height: number;
  readonly #effort: Effort;
  readonly #background: number;
  #colours: Uint32Array | null = null;
  /** The negative logarithm of what is left to see of what was there first. */
  #veils: Float32Array = new Float32Array();

  constructor(effort: Effort, background: Colour) {
    this.width = Math.ceil(effort.page.right);
    this.height = Math.ceil(effort.page.bottom);
    this.#effort = effort;
    this.#background = packed(background);
  }

  /** Whether nothing was painted yet. */
  get blank(): boolean {
    return this.#colours === null;
  }

  /** The colour of the cell at a point; null where it is not known. */
  colourAt(x: number, y: number): Colour | null {
    return unpacked(this.#colours?.[this.#cell(x, y)] ?? this.#background);
  }

  /** How much was painted over what was first at a point: 0 for nothing, growing by -ln(1 - opacity). */
  veilAt(x: number, y: number): number {
    return this.#veils[this.#cell(x, y)] ?? 0;
  }

  /** Fills an outline. */
  paint(outline: Outline, evenOdd: boolean, ink: Ink): void {
    const box = intersection(boxAround(outline), ink.clip.box);
    const cells = cellsOf(box, this.#effort.page);
    const [width, height] = [cells.right - cells.left, cells.bottom - cells.top];
    if (!(width > 0 && height > 0)) return;
    if (!this.#colours) {
      this.#colours = new Uint32Array(this.width * this.height).fill(this.#background);
      this.#veils = new Float32Array(this.#colours.length);
    }
    const plain =
      typeof ink.shade !== 'function' &&
      ink.clip.isBox &&
      ink.masks.length === 0 &&
      isUpright(outline) &&
      width > 2 &&
      height > 2 &&
      isOpaque(ink);
    this.#effort.spend((width * height) / (plain ? PLAIN : 1) + outline.length);
    if (plain) {
      const { colour } = ink.shade as Painted;
      this.#rectangle(box, colour === null ? UNKNOWN : packed(colour));
      return;
    }
    scan(outline, evenOdd, cells, (row, left, right, shares) => {
      for (let column = left; column < right; column += 1) {
        const share = Math.min(1, shares[column - cells.left] ?? 0);
        if (share > 0) this.#put(row * this.width + column, column + 0.5, row + 0.5, share, ink);
      }
    });
  }

  #cell(x: number, y: number): number {
    const column = Math.min(this.width - 1, Math.max(0, Math.floor(x)));
    return Math.min(this.height - 1, Math.max(0, Math.floor(y))) * this.width + column;
  }

  #rectangle(box: { left: number; top: number; right: number; bottom: number }, value: number) {
    const [left, right] = [
      Math.max(0, Math.round(box.left)),
      Math.min(this.width, Math.round(box.right)),
    ];
    const bottom = Math.min(this.height, Math.round(box.bottom));
    for (let row = Math.max(0, Math.round(box.top)); row < bottom; row += 1) {
      const start = row * this.width;
      this.#colours?.fill(value, start + left, start + right);
      for (let cell = start + left; cell < start + right; cell += 1) {
        this.#veils[cell] = (this.#veils[cell] ?? 0) + OPAQUE;
      }
    }
  }

  #put(cell: number, x: number, y: number, share: number, ink: Ink): void {
    const { colour, opacity } = inkAt(ink, x, y, this.#effort);
    const strength = opacity * share;
    if (strength <= 0.002 || !this.#colours) return;
    const behind = unpacked(this.#colours[cell] ?? 0);
    const through = colour === null ? 0 : throughput(ink.blend, colour);
    const left = 1 - strength * (1 - through);
    this.#veils[cell] =
      (this.#veils[cell] ?? 0) + Math.min(OPAQUE, -Math.log(Math.max(left, 1e-6)));
    if (colour === null) {
      if (strength >= NOTICED) this.#colours[cell] = UNKNOWN;
    } else if (behind === null) {
      if (strength >= 0.99 && through === 0) this.#colours[cell] = packed(colour);
    } else {
      const top = blended(ink.blend, behind, colour);
      this.#colours[cell] = top === null ? UNKNOWN : packed(over(top, strength, behind));
    }
  }
}

const isOpaque = ({ shade, opacity, blend }: Ink) =>
  (blend === 'source-over' || blend === 'normal') && opacity * (shade as Painted).opacity >= 0.995;

const packed = ([r, g, b]: Colour) => (Math.round(r) << 16) | (Math.round(g) << 8) | Math.round(b);

const unpacked = (value: number): Colour | null =>
  value & UNKNOWN ? null : [(value >> 16) & 255, (value >> 8) & 255, value & 255];
