import { type Colour, over } from '../visibility';
import { blended, throughput } from './blend';
import { type Clip, cellsOf } from './clip';
import type { Effort } from './effort';
import { type Box, intersection } from './matrix';
import { type Outline, boxAround, cornersIn, isUpright } from './outline';
import { type Cells, scan } from './scan';
import type { Watched } from './watched';

/** What is painted at a point. A null colour is not known. */
export interface Painted {
  colour: Colour | null;
  opacity: number;
}

/** What something is painted with: the same everywhere, or another paint at each point. */
export type Shade = Painted | ((x: number, y: number) => Painted);

/** A soft mask: the share of a paint that it lets through at a point, 0 to 1; null where that is not known. */
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

/** Whether inks paint alike, one after the other. */
export const areSameInks = (some: readonly Ink[], others: readonly Ink[]): boolean =>
  some.length === others.length &&
  some.every(({ shade, opacity, blend, clip, masks }, index) => {
    const other = others[index];
    const isSame = shade === other?.shade && opacity === other.opacity && blend === other.blend;
    return isSame && clip === other.clip && masks === other.masks;
  });

/** What an ink paints at a point, with its masks and its clip applied. */
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
/** A paint that leaves a smaller share than `LEAST` of what is below it leaves nothing. */
const OPAQUE = 8;
const LEAST = Math.exp(-OPAQUE);
/** A paint of unknown colour with at least this opacity makes the colour of a point unknown. */
const NOTICED = 0.05;

/** This many cells of a plain rectangle cost as much as one cell of anything else. */
const PLAIN = 8;
/** What an outline costs by itself, in cells, however small it is. */
const OUTLINE = 400;

/** A fill that waits to be painted. */
interface Paint {
  outline: Outline;
  evenOdd: boolean;
  ink: Ink;
  box: Box;
  cells: Cells;
  /** Whether it is an upright rectangle of one opaque colour, without masks. */
  plain: boolean;
}

/** A page in cells of one point. It keeps the colour of each watched cell, and how much was painted over the cell. */
export class Raster {
  readonly #effort: Effort;
  readonly #watched: Watched;
  readonly #background: number;
  #colours: Uint32Array | null = null;
  /** For each cell, the negative logarithm of the share of what was there first that can still be seen. */
  #veils: Float32Array = new Float32Array();
  /** Actions that wait until the watched cells are known, in order. */
  #waiting: (() => void)[] = [];
  #lastClip: Clip | null = null;

  constructor(effort: Effort, watched: Watched, background: Colour) {
    this.#effort = effort;
    this.#watched = watched;
    this.#background = packed(background);
  }

  get width(): number {
    return this.#watched.width;
  }

  get height(): number {
    return this.#watched.height;
  }

  /** The colour of the cell at a point; null where it is not known. */
  colourAt(x: number, y: number): Colour | null {
    return this.colourOf(this.#placeAt(x, y));
  }

  /** How much was painted over what was first at a point: 0 for nothing. Each paint adds -ln(1 - opacity). */
  veilAt(x: number, y: number): number {
    return this.veilOf(this.#placeAt(x, y));
  }

  /** The place of a cell among those that are kept, by its number. What waits is painted first. */
  placeOf(cell: number): number {
    this.settle();
    return this.#watched.placeOf(cell);
  }

  #placeAt(x: number, y: number): number {
    return this.placeOf(this.#watched.cellAt(x, y));
  }

  /** The colour of a cell by its place; null where it is not known. */
  colourOf(place: number): Colour | null {
    return unpacked(this.valueOf(place));
  }

  /** A number for the colour of a cell by its place. Equal colours have equal numbers. */
  valueOf(place: number): number {
    return this.#colours?.[place] ?? this.#background;
  }

  /** How much was painted over what was first in a cell, by its place. */
  veilOf(place: number): number {
    return this.#veils[place] ?? 0;
  }

  /**
   * Calls `act` between the paints before and after it. `points` is how many points wait with it. `ink` is the ink that
   * it uses. An action that is the last one that waits takes the points in.
   */
  later(points: number, ink: Ink | undefined, act: () => void): void {
    const clip = ink?.clip ?? this.#lastClip;
    this.#watched.wait(points + (clip && clip !== this.#lastClip ? clip.points : 0));
    this.#lastClip = clip;
    if (!this.isNext(act)) this.#waiting.push(act);
    if (this.#watched.all) this.settle();
  }

  /** Whether nothing was painted since an action was told to wait. */
  isNext(act: () => void): boolean {
    return this.#waiting.at(-1) === act;
  }

  /** Paints what waits. Call it once all cells that will be asked for are watched. */
  settle(): void {
    if (this.#waiting.length === 0) return;
    const waiting = this.#waiting.toReversed();
    this.#waiting = [];
    // Each action is dropped after it ran, so that its masks are freed.
    for (let act = waiting.pop(); act; act = waiting.pop()) act();
  }

  /** Fills an outline. `box` is the box around what it fills. */
  paint(outline: Outline, evenOdd: boolean, ink: Ink, box = boxOf(outline, ink)): void {
    const cells = cellsOf(box, this.#effort.page);
    const [width, height] = [cells.right - cells.left, cells.bottom - cells.top];
    if (!(width > 0 && height > 0)) return;
    const plain =
      typeof ink.shade !== 'function' &&
      ink.clip.isBox &&
      ink.masks.length === 0 &&
      isUpright(outline) &&
      width > 2 &&
      height > 2 &&
      isOpaque(ink);
    this.#effort.spend((width * height) / (plain ? PLAIN : 1) + OUTLINE + outline.length);
    const paint = { outline, evenOdd, ink, box, cells, plain };
    this.later(cornersIn(outline), ink, () => this.#paint(paint));
  }

  #paint({ outline, evenOdd, ink, box, cells, plain }: Paint): void {
    const watched = this.#watched;
    if (!watched.meets(cells)) return;
    if (!this.#colours) {
      this.#colours = new Uint32Array(watched.count).fill(this.#background);
      this.#veils = new Float32Array(watched.count);
    }
    if (plain) {
      const { colour } = ink.shade as Painted;
      this.#rectangle(box, colour === null ? UNKNOWN : packed(colour));
      return;
    }
    const flat = flatOf(ink);
    const receive = (row: number, left: number, right: number, shares: Float32Array) => {
      const end = watched.to(row, right);
      for (let column = watched.from(row, left); column < end; column += 1) {
        const place = watched.placeOf(row * this.width + column);
        if (place < 0) continue;
        const share = Math.min(1, shares[column - cells.left] ?? 0);
        if (share === 0) continue;
        const x = column + 0.5;
        const y = row + 0.5;
        if (flat === null) this.#put(place, x, y, share, ink);
        else this.#cover(place, share * flat.opacity * ink.clip.at(x, y, this.#effort), flat.value);
      }
    };
    scan(outline, evenOdd, cells, receive, (row) => watched.meetsRow(row, cells));
  }

  #rectangle(box: Box, value: number): void {
    const watched = this.#watched;
    const left = Math.max(0, Math.round(box.left));
    const right = Math.min(this.width, Math.round(box.right));
    const bottom = Math.min(this.height, Math.round(box.bottom));
    for (let row = Math.max(0, Math.round(box.top)); row < bottom; row += 1) {
      const end = watched.to(row, right);
      for (let column = watched.from(row, left); column < end; column += 1) {
        const place = watched.placeOf(row * this.width + column);
        if (place < 0 || !this.#colours) continue;
        this.#colours[place] = value;
        this.#veils[place] = (this.#veils[place] ?? 0) + OPAQUE;
      }
    }
  }

  /** Paints one colour over a cell. */
  #cover(cell: number, strength: number, value: number): void {
    if (strength <= 0.002 || !this.#colours) return;
    this.#veil(cell, 1 - strength);
    const behind = this.#colours[cell] ?? 0;
    if (behind & UNKNOWN) {
      if (strength >= 0.99) this.#colours[cell] = value;
      return;
    }
    this.#colours[cell] =
      mixed(value, behind, strength, 16) |
      mixed(value, behind, strength, 8) |
      mixed(value, behind, strength, 0);
  }

  /** Notes what share of what is below a paint can still be seen in a cell, 0 to 1. */
  #veil(cell: number, left: number): void {
    const veil = left < LEAST ? OPAQUE : -Math.log(left);
    this.#veils[cell] = (this.#veils[cell] ?? 0) + veil;
  }

  #put(cell: number, x: number, y: number, share: number, ink: Ink): void {
    const { colour, opacity } = inkAt(ink, x, y, this.#effort);
    const strength = opacity * share;
    if (strength <= 0.002 || !this.#colours) return;
    const behind = unpacked(this.#colours[cell] ?? 0);
    const through = colour === null ? 0 : throughput(ink.blend, colour);
    const left = 1 - strength * (1 - through);
    this.#veil(cell, left);
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

/** The box around what an ink fills of an outline. */
export const boxOf = (outline: Outline, ink: Ink): Box =>
  intersection(boxAround(outline), ink.clip.box);

const isOpaque = ({ shade, opacity, blend }: Ink) =>
  (blend === 'source-over' || blend === 'normal') && opacity * (shade as Painted).opacity >= 0.995;

/** One channel of two mixed colours, in its place in the number. `shift` is the channel's first bit. */
const mixed = (top: number, below: number, strength: number, shift: number): number =>
  Math.round(((top >> shift) & 255) * strength + ((below >> shift) & 255) * (1 - strength)) <<
  shift;

/**
 * The colour and opacity of an ink that is the same everywhere, blends normally and has no mask; null for any other.
 */
function flatOf({ shade, opacity, blend, masks }: Ink): { value: number; opacity: number } | null {
  if (typeof shade === 'function' || shade.colour === null || masks.length > 0) return null;
  if (blend !== 'source-over' && blend !== 'normal') return null;
  return { value: packed(shade.colour), opacity: opacity * shade.opacity };
}

const packed = ([r, g, b]: Colour) => (Math.round(r) << 16) | (Math.round(g) << 8) | Math.round(b);

const unpacked = (value: number): Colour | null =>
  value & UNKNOWN ? null : [(value >> 16) & 255, (value >> 8) & 255, value & 255];
