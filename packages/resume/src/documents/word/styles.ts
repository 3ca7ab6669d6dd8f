import type { HiddenReason } from '../../schemas/resume';
import { LEAST_SIZE } from '../visibility';
import type { Parts } from './package';
import { highlight, said } from './colours';
import { readXml } from './xml';

/** Properties of text, stated in a style or directly; undefined where not stated. Sizes in points. */
export interface Look {
  size?: number;
  bold?: boolean;
  /** Six hexadecimal digits, or `auto`. */
  colour?: string;
  /** The colour behind the text, in the same form. */
  shade?: string;
  vanish?: boolean;
  listed?: boolean;
  /** The level of a heading, from 1. */
  heading?: number | null;
  before?: number;
  after?: number;
  indent?: number;
  /** The width of letters, in percent; the space added between letters, and how far they are raised, in points. */
  scaled?: number;
  spaced?: number;
  raised?: number;
  /** The exact height of a line; the place and size of a frame. In points. */
  lineHeight?: number;
  frame?: { x: number; y: number; width: number; height: number };
  /** How much of the letters' fill is left, 0 to 1. */
  filled?: number;
}

const TWENTIETH = 20;
/** The most styles in a chain of styles based on each other. A circular chain ends here. */
const MOST_BASES = 20;
const OFF = /^(?:0|false|off|none)$/;

/** Adds what an element inside w:rPr or w:pPr states to a look. */
export function describe(look: Look, name: string, attributes: Record<string, string>): void {
  const value = attributes['w:val'] ?? '';
  const points = (key: string) => {
    const number = Number(attributes[key]);
    return Number.isFinite(number) ? number / TWENTIETH : undefined;
  };
  if (name === 'w:sz') look.size = Number(value) / 2;
  else if (name === 'w:b') look.bold = !OFF.test(value);
  else if (name === 'w:vanish') look.vanish = !OFF.test(value);
  else if (name === 'w:color') look.colour = said(attributes, 'val');
  else if (name === 'w:shd') look.shade = said(attributes, value === 'solid' ? 'color' : 'fill');
  else if (name === 'w:highlight') look.shade = highlight(value);
  else if (describeShape(look, name, attributes)) return;
  else if (name === 'w:numId') look.listed = value !== '0';
  else if (name === 'w:listPr') look.listed = true;
  else if (name === 'w:outlineLvl') look.heading = /^[0-8]$/.test(value) ? Number(value) + 1 : null;
  else if (name === 'w:spacing') {
    look.before = points('w:before') ?? look.before ?? 0;
    look.after = points('w:after') ?? look.after ?? 0;
    if (attributes['w:val'] !== undefined) look.spaced = Number(value) / TWENTIETH;
    if (attributes['w:lineRule'] === 'exact') look.lineHeight = points('w:line') ?? 12;
    else if (attributes['w:line'] !== undefined) look.lineHeight = Infinity;
  } else if (name === 'w:ind') {
    look.indent = points('w:left') ?? points('w:start') ?? 0;
  }
}

/** Adds what an element states about the shape and the place of letters. Returns whether it states any. */
function describeShape(look: Look, name: string, attributes: Record<string, string>): boolean {
  const value = Number(attributes['w:val'] ?? attributes['w14:val']);
  const points = (key: string, otherwise: number) =>
    attributes[key] === undefined ? otherwise : Number(attributes[key]) / TWENTIETH;
  if (name === 'w:w') look.scaled = value;
  else if (name === 'w:position') look.raised = value / 2;
  else if (name === 'w14:noFill') look.filled = 0;
  else if (name === 'w14:srgbClr') look.colour = attributes['w14:val'] ?? 'auto';
  else if (name === 'w14:alpha') look.filled = 1 - value / 100_000;
  else if (name === 'w:framePr') {
    const exact = attributes['w:hRule'] === 'exact';
    look.frame = {
      x: points('w:x', 0),
      y: points('w:y', 0),
      width: points('w:w', Infinity),
      height: exact ? points('w:h', Infinity) : Infinity,
    };
  } else return false;
  return true;
}

/** Text farther than this from the margin, in points, is off any page. */
const FARTHEST = 1600;
/** Text with an indent this far to the left of the margin, in points, is off the page. */
const LEFT_EDGE = -200;
const LEAST_FRAME = 4;
const LEAST_SCALE = 40;

/** Why letters of a size are not seen, by their shape and place; null where they may be seen. */
export function lostReason(look: Look, size: number): HiddenReason | null {
  const { scaled = 100, spaced = 0, raised = 0, lineHeight = Infinity, indent = 0, frame } = look;
  if (look.vanish === true || (look.filled ?? 1) < 0.2) return 'white';
  if (size < LEAST_SIZE || scaled < LEAST_SCALE) return 'tiny';
  if (spaced < -size / 3 || lineHeight < size / 2) return 'covered';
  if (Math.abs(raised) > 4 * size || indent > FARTHEST || indent < LEFT_EDGE) return 'offPage';
  if (!frame) return null;
  if (Math.abs(frame.x) > FARTHEST || Math.abs(frame.y) > FARTHEST) return 'offPage';
  return frame.width < LEAST_FRAME || frame.height < LEAST_FRAME ? 'covered' : null;
}

/** A document's styles, each with the style that it is based on. */
export class Styles {
  readonly #looks = new Map<string, { base: string | null; look: Look }>();
  readonly #additions = new Map<string | null, Look>();
  #standard: Look = {};
  #paragraph: string | null = null;

  constructor(pack: Parts) {
    let id: string | null = null;
    let look: Look = {};
    readXml(pack, 'word/styles.xml', {
      open: (name, attributes) => {
        if (name === 'w:docDefaults') look = this.#standard;
        else if (name === 'w:style') {
          id = attributes['w:styleId'] ?? '';
          look = {};
          this.#looks.set(id, { base: null, look });
          const standard = attributes['w:default'] === '1' && attributes['w:type'] === 'paragraph';
          if (standard) this.#paragraph = id;
        } else if (name === 'w:tblStylePr') look = {};
        else if (name === 'w:basedOn') {
          const style = id === null ? undefined : this.#looks.get(id);
          if (style) style.base = attributes['w:val'] ?? null;
        } else describe(look, name, attributes);
      },
    });
  }

  /** The look of a paragraph style; that of ordinary paragraphs where `id` is null. */
  lookOf(id: string | null): Look {
    return { ...this.#standard, ...this.additions(id ?? this.#paragraph) };
  }

  /** What a style and the styles that it is based on state, without the document's defaults. */
  additions(id: string | null): Look {
    const known = this.#additions.get(id);
    if (known) return known;
    const looks: Look[] = [];
    let at = id;
    while (at !== null && looks.length < MOST_BASES) {
      const style = this.#looks.get(at);
      looks.unshift(style?.look ?? {});
      at = style?.base ?? null;
    }
    const additions = Object.assign({}, ...looks) as Look;
    this.#additions.set(id, additions);
    return additions;
  }
}
