import type { Rule } from '../layout/glyph';
import { type Colour, WHITE } from '../visibility';
import { cellsOf } from './clip';
import { Effort } from './effort';
import { type Box, intersection } from './matrix';
import { type Outline, boxAround, stroked } from './outline';
import { type Ink, Raster } from './raster';
import { Sight } from './sight';
import type { Watched } from './watched';

/** Fills at most this high count as drawn lines, in points. */
const LINE_HEIGHT = 3;
/** A drawn line shorter than this is an ornament or an underline, in points. */
const LINE_WIDTH = 60;
/** Lines that end this close to where another one begins are one, in points. */
const JOINT = 1.5;
/** The thinnest line is drawn with the device's own width, in points. */
const THINNEST = 0.7;
/** The places of more pictures than this are not kept apart. */
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

  /** The lines drawn across the page. Those that go on where another one ends, as in a table, are one. */
  get rules(): Rule[] {
    const whole: Rule[] = [];
    // By stripes as high as a joint: of one stripe's lines only the last may still go on, since they come by x.
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
    this.#rule(outline, ink);
    this.raster.paint(outline, evenOdd, ink);
  }

  /** Draws along an outline, with a line so many points wide. */
  stroke(outline: Outline, width: number, ink: Ink): void {
    this.#rule(outline, ink);
    if (ink.opacity < 0.05) return;
    for (const piece of stroked(outline, Math.max(THINNEST, width))) {
      this.raster.paint([piece], false, ink);
    }
  }

  /** Paints a picture into an outline. */
  picture(outline: Outline, ink: Ink): void {
    const box = intersection(boxAround(outline), ink.clip.box);
    if (box.right > box.left && this.#pictures.length <= MOST_PICTURES) this.#pictures.push(box);
    this.raster.paint(outline, false, ink);
  }

  /** Whether a picture may be painted where letters stand. To be asked once all of them are written. */
  get meetsPicture(): boolean {
    const { page } = this.effort;
    return (
      this.#pictures.length > MOST_PICTURES ||
      this.#pictures.some((box) => this.#watched.meets(cellsOf(box, page)))
    );
  }

  #rule(outline: Outline, ink: Ink): void {
    const { left, right, top, bottom } = intersection(boxAround(outline), ink.clip.box);
    if (bottom < top || bottom - top > LINE_HEIGHT || right - left <= LINE_HEIGHT) return;
    this.#rules.push({ x: left, right, y: (top + bottom) / 2 });
  }
}
