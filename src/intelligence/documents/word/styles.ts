import type { Package } from './package';
import { readXml } from './xml';

/** What may be said of text, in a style or directly; undefined where it is not said. Sizes in points. */
export interface Look {
  size?: number;
  bold?: boolean;
  /** Six hexadecimal digits, or `auto`. */
  colour?: string;
  /** What is behind the text, in the same way. */
  shade?: string;
  vanish?: boolean;
  listed?: boolean;
  before?: number;
  after?: number;
  indent?: number;
}

const TWENTIETH = 20;
/** A style is based on another one, and so on; a circle of them ends here. */
const MOST_BASES = 20;
const OFF = /^(?:0|false|off|none)$/;

/** Adds what an element inside w:rPr or w:pPr says to a look. */
export function describe(look: Look, name: string, attributes: Record<string, string>): void {
  const value = attributes['w:val'] ?? '';
  const points = (key: string) => {
    const number = Number(attributes[key]);
    return Number.isFinite(number) ? number / TWENTIETH : undefined;
  };
  if (name === 'w:sz') look.size = Number(value) / 2;
  else if (name === 'w:b') look.bold = !OFF.test(value);
  else if (name === 'w:vanish') look.vanish = !OFF.test(value);
  else if (name === 'w:color') look.colour = value;
  else if (name === 'w:shd') look.shade = attributes['w:fill'] ?? 'auto';
  else if (name === 'w:highlight') look.shade = OFF.test(value) ? 'auto' : 'highlight';
  else if (name === 'w:numId') look.listed = value !== '0';
  else if (name === 'w:spacing') {
    look.before = points('w:before') ?? look.before ?? 0;
    look.after = points('w:after') ?? look.after ?? 0;
  } else if (name === 'w:ind') {
    look.indent = Math.max(0, points('w:left') ?? points('w:start') ?? 0);
  }
}

/** A document's styles: what each says, with what it is based on. */
export class Styles {
  readonly #looks = new Map<string, { base: string | null; look: Look }>();
  readonly #additions = new Map<string | null, Look>();
  #standard: Look = {};
  #paragraph: string | null = null;

  constructor(pack: Package) {
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

  /** The look of a paragraph's style, or of ordinary paragraphs where none is named. */
  lookOf(id: string | null): Look {
    return { ...this.#standard, ...this.additions(id ?? this.#paragraph) };
  }

  /** What a style says by itself and by those it is based on, without what holds for all text. */
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
