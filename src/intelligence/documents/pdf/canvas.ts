import type { HiddenReason } from '@/data/schemas/resume';
import type { Rule } from '../layout/glyph';
import { type Box, type Matrix, boxOf, contains, intersection } from './matrix';
import { type Colour, LEAST_SIZE, WHITE, isSeenOn, over } from '../visibility';
import { type Fill, covers, outlineOf } from './paint';

/** Fills at most this high count as drawn lines, in points. */
const LINE_HEIGHT = 3;
/** A drawn line shorter than this is an ornament or an underline, in points. */
const LINE_WIDTH = 60;
/** Lines that end this close to where another one begins are one, in points. */
const JOINT = 1.5;
/** Clips are met by letters that stand out a little; so many points are allowed. */
const CLIP_MARGIN = 2;

/** The shapes of one line's letters are at most this high, in em. */
const SHAPE_HEIGHT = 2;

/** What something is painted with. A null colour is one not known. */
export interface Ink {
  colour: Colour | null;
  opacity: number;
  clip: Box;
}

/** A page while it is painted: what was filled so far, and so what is behind a letter. */
export class Canvas {
  readonly #rules: Rule[] = [];
  readonly #fills: Fill[] = [];
  readonly page: Box;
  #last = { behind: WHITE, colour: WHITE, opacity: 1, seen: false };

  constructor(page: Box) {
    this.page = page;
  }

  /** The lines drawn across the page. Those that go on where another one ends, as in a table, are one. */
  get rules(): Rule[] {
    const whole: Rule[] = [];
    for (const rule of this.#rules.toSorted((a, b) => a.x - b.x)) {
      const last = whole.find(
        (each) => Math.abs(each.y - rule.y) <= JOINT && rule.x - each.right <= JOINT,
      );
      if (last) last.right = Math.max(last.right, rule.right);
      else whole.push({ ...rule });
    }
    return whole.filter((rule) => rule.right - rule.x >= LINE_WIDTH);
  }

  /** Fills a path, `bounds` being its least and greatest x and y before the transform. */
  fill(m: Matrix, path: ArrayLike<number>, bounds: ArrayLike<number>, ink: Ink): void {
    const box = intersection(boundsOf(m, bounds), ink.clip);
    if (box.right < box.left || box.bottom < box.top || ink.opacity < 0.05) return;
    if (box.bottom - box.top <= LINE_HEIGHT) this.#rule(box);
    const x = (box.left + box.right) / 2;
    const colour =
      ink.opacity >= 0.99 || !ink.colour
        ? ink.colour
        : over(ink.colour, ink.opacity, this.#behind(x, (box.top + box.bottom) / 2) ?? WHITE);
    this.#fills.push({ box, colour, outline: outlineOf(m, path) });
  }

  /** Draws along a path. */
  stroke(m: Matrix, bounds: ArrayLike<number>, clip: Box): void {
    const box = intersection(boundsOf(m, bounds), clip);
    if (box.right >= box.left && box.bottom - box.top <= LINE_HEIGHT) this.#rule(box);
  }

  /** Paints a picture into the unit square of `m`. */
  picture(m: Matrix, clip: Box): void {
    const box = intersection(boxOf(m, 0, 0, 1, 1), clip);
    this.#fills.push({ box, colour: null, outline: null });
  }

  /** Why a reader would not see a letter of `size` points whose middle is at (x, y); null if one would. */
  hides(x: number, y: number, size: number, ink: Ink): HiddenReason | null {
    if (size < LEAST_SIZE) return 'tiny';
    if (!contains(this.page, x, y, 1) || !contains(ink.clip, x, y, CLIP_MARGIN)) return 'offPage';
    const behind = this.#behind(x, y);
    if (behind === null || ink.colour === null) return null;
    return this.#isSeen(behind, ink.colour, ink.opacity) ? null : 'white';
  }

  /**
   * Whether something else is drawn where a letter of `size` points, itself drawn with no ink, has its
   * middle: the picture of a scanned page, or the letter's own shape.
   */
  shows(x: number, y: number, size: number): boolean {
    return this.#fills.some(
      (fill) =>
        contains(fill.box, x, y) &&
        (fill.colour === null ||
          (fill.outline !== null && fill.box.bottom - fill.box.top < SHAPE_HEIGHT * size)),
    );
  }

  /** Letter after letter is painted alike, so the last answer is kept. */
  #isSeen(behind: Colour, colour: Colour, opacity: number): boolean {
    const last = this.#last;
    if (last.behind !== behind || last.colour !== colour || last.opacity !== opacity) {
      const seen = isSeenOn(behind, over(colour, opacity, behind));
      this.#last = { behind, colour, opacity, seen };
    }
    return this.#last.seen;
  }

  #behind(x: number, y: number): Colour | null {
    const fill = this.#fills.findLast((each) => covers(each, x, y));
    return fill ? fill.colour : WHITE;
  }

  #rule({ left, right, top, bottom }: Box): void {
    if (right - left > LINE_HEIGHT) this.#rules.push({ x: left, right, y: (top + bottom) / 2 });
  }
}

const boundsOf = (m: Matrix, bounds: ArrayLike<number>): Box =>
  boxOf(m, bounds[0] ?? 0, bounds[1] ?? 0, bounds[2] ?? 0, bounds[3] ?? 0);
