import type { HiddenReason } from '../../schemas/resume';
import { type Colour, colourOf } from '../visibility';

/** A shape of the drawing layer, sizes in points. A null fill is not known; undefined is no fill. */
interface Shape {
  fill: Colour | null | undefined;
  width: number;
  height: number;
  away: boolean;
}

const EMU = 12_700;
/** A box lower or narrower than this, in points, shows no text. */
const LEAST_BOX = 4;
/** A shape with a side shorter than this, in points, is no background of text. */
const LEAST_GROUND = 30;
/** A shape moved farther than this from its anchor, in points, is off any page: A3 is 1,191 high. */
const FARTHEST = 1600;
const FRAMES = new Set(['wp:inline', 'wp:anchor', 'v:rect', 'v:roundrect', 'v:shape', 'v:oval']);
const UNKNOWN = new Set(['a:gradFill', 'a:blipFill', 'a:pattFill', 'a:fillRef', 'pic:pic']);

/** The shapes open around the current text, and the fills that text may stand on. */
export class Shapes {
  readonly #open: Shape[] = [];
  readonly #grounds: (Colour | null)[] = [];
  #lines = 0;
  #isOffset = false;

  open(tag: string, attributes: Record<string, string>): void {
    if (FRAMES.has(tag)) this.#open.push(shapeOf(tag, attributes));
    else if (tag === 'a:ln') this.#lines += 1;
    this.#isOffset = tag === 'wp:posOffset';
    const shape = this.#open.at(-1);
    if (!shape || this.#lines > 0) return;
    if (tag === 'wp:extent') {
      shape.width = Number(attributes['cx']) / EMU;
      shape.height = Number(attributes['cy']) / EMU;
    } else if (tag === 'a:srgbClr') shape.fill = colourOf(attributes['val']);
    else if (tag === 'a:solidFill') shape.fill = null;
    else if (tag === 'a:noFill') shape.fill = undefined;
    else if (UNKNOWN.has(tag) && attributes['idx'] !== '0') shape.fill ??= null;
  }

  close(tag: string): void {
    if (tag === 'a:ln') this.#lines -= 1;
    if (!FRAMES.has(tag)) return;
    const shape = this.#open.pop();
    const small = (shape?.width ?? 0) < LEAST_GROUND || (shape?.height ?? 0) < LEAST_GROUND;
    if (shape?.fill !== undefined && !small && !shape.away) this.#grounds.push(shape.fill);
  }

  /** Takes the drawing's own text: how far a shape is moved. */
  text(text: string): void {
    const shape = this.#open.at(-1);
    if (this.#isOffset && shape && Math.abs(Number(text) / EMU) > FARTHEST) shape.away = true;
  }

  /** The fill behind text in the innermost box; null where it is not known, undefined where it is the page. */
  get behind(): Colour | null | undefined {
    return this.#open.findLast((shape) => shape.fill !== undefined)?.fill;
  }

  /** Why text in the open boxes is not seen; null where it may be seen. */
  get hidden(): HiddenReason | null {
    if (this.#open.some((shape) => shape.away)) return 'offPage';
    return this.#open.some(isShut) ? 'covered' : null;
  }

  /** The fills that text of the page may stand on: those of all large enough shapes. */
  get grounds(): readonly (Colour | null)[] {
    return this.#grounds;
  }
}

const isShut = ({ width, height }: Shape) => width < LEAST_BOX || height < LEAST_BOX;

function shapeOf(tag: string, attributes: Record<string, string>): Shape {
  const shape: Shape = { fill: undefined, width: Infinity, height: Infinity, away: false };
  if (!tag.startsWith('v:')) return shape;
  const points = (name: string) => {
    const found = new RegExp(`(?:^|;)\\s*${name}:\\s*(-?[\\d.]+)(pt|in|)`).exec(
      attributes['style'] ?? '',
    );
    return found ? Number(found[1]) * (found[2] === 'in' ? 72 : 1) : Infinity;
  };
  const { fillcolor, filled } = attributes;
  if (fillcolor !== undefined && filled !== 'f') shape.fill = colourOf(fillcolor.slice(0, 7));
  return { ...shape, width: points('width'), height: points('height') };
}
