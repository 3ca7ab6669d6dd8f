import type { Rule } from '../layout/glyph';
import { type Colour, WHITE } from '../visibility';
import { cellsOf } from './clip';
import { Effort } from './effort';
import type { Box } from './matrix';
import { type Outline, stroked } from './outline';
import { type Ink, Raster, boxOf } from './raster';
import { Sight } from './sight';
import type { Watched } from './watched';

/** A fill at most this high counts as a drawn line, in points. */
const LINE_HEIGHT = 3;
/** A drawn line shorter than this is an ornament or an underline, in points. */
const LINE_WIDTH = 60;
/** Two lines are one where one ends this close to the start of the other, in points. */
const JOINT = 1.5;
/**
 * The least width that a line is painted with, in points: a device draws the thinnest line with its own least width.
 */
const THINNEST = 0.7;
/** Where a page has more pictures than this, their places are not kept apart. */
const MOST_PICTURES = 200;

/** A page while it is painted. */
export class Canvas {
  readonly raster: Raster;
  readonly effort: Effort;
  readonly sight: Sight;
  readonly #watched: Watched;
  readonly #rules: Rule[] = [];
  readonly #pictures: Box[] = [];

  constructor(page: Box, watched: Watched, background: Colour = WHITE) {
    this.#watched = watched;
    this.effort = new Effort(page);
    this.raster = new Raster(this.effort, watched, background);
    this.sight = new Sight(this.raster, watched, this.effort);
  }

  /** The lines drawn across the page. A line that continues another one, as in a table, is joined with it. */
  get rules(): Rule[] {
    const whole: Rule[] = [];
    // Lines are kept by stripes as high as a joint. They come from left to right, so only the last line of a stripe can
    // still be continued.
    const lasts = new Map<number, number>();
    for (const rule of this.#rules.toSorted((a, b) => a.x - b.x)) {
      const stripe = Math.floor(rule.y / JOINT);
      const joined = [stripe - 1, stripe, stripe + 1]
        .flatMap((near) => lasts.get(near) ?? [])
        .toSorted((a, b) => a - b)
        .map((at) => whole[at])
        .find((each) => each && Math.abs(each.y - rule.y) <= JOINT && rule.x - each.right <= JOINT);
      if (joined) joined.right = Math.max(joined.right, rule.right);
      else lasts.set(stripe, whole.push({ ...rule }) - 1);
    }
    return whole.filter((rule) => rule.right - rule.x >= LINE_WIDTH);
  }

  /** Fills an outline. */
  fill(outline: Outline, evenOdd: boolean, ink: Ink): void {
    if (ink.opacity < 0.05) return;
    const box = boxOf(outline, ink);
    this.#rule(box);
    this.raster.paint(outline, evenOdd, ink, box);
  }

  /** Draws a line along an outline; `width` in points. */
  stroke(outline: Outline, width: number, ink: Ink): void {
    this.#rule(boxOf(outline, ink));
    if (ink.opacity < 0.05) return;
    for (const piece of stroked(outline, Math.max(THINNEST, width))) {
      this.raster.paint([piece], false, ink);
    }
  }

  /** Paints a picture into an outline. */
  picture(outline: Outline, ink: Ink): void {
    const box = boxOf(outline, ink);
    if (box.right > box.left && this.#pictures.length <= MOST_PICTURES) this.#pictures.push(box);
    this.raster.paint(outline, false, ink, box);
  }

  /** Whether a picture may be painted where letters stand. Ask only once all letters are written. */
  get meetsPicture(): boolean {
    const { page } = this.effort;
    return (
      this.#pictures.length > MOST_PICTURES ||
      this.#pictures.some((box) => this.#watched.meets(cellsOf(box, page)))
    );
  }

  #rule({ left, right, top, bottom }: Box): void {
    if (bottom < top || bottom - top > LINE_HEIGHT || right - left <= LINE_HEIGHT) return;
    this.#rules.push({ x: left, right, y: (top + bottom) / 2 });
  }
}
