import type { Package } from './package';
import { LEAST_SIZE, WHITE, colourOf, isSeenOn } from '../visibility';
import type { HiddenReason } from '../../schemas/resume';
import { readXml } from './xml';

/** Properties that a style of an OpenDocument states; undefined where not stated. Lengths in points. */
export interface OdtLook {
  size?: number;
  /** The size as a share of that of the style that this one is based on. */
  share?: number;
  bold?: boolean;
  colour?: string;
  shaded?: boolean;
  vanish?: boolean;
  before?: number;
  after?: number;
  indent?: number;
  breaks?: boolean;
  hides?: boolean;
}

const POINTS: Record<string, number> = { pt: 1, cm: 28.35, mm: 2.835, in: 72, px: 0.75, pc: 12 };
/** The most styles in a chain of styles based on each other. A circular chain ends here. */
const MOST_BASES = 20;
const STANDARD_SIZE = 12;

/** A length with its unit in points; undefined for anything else. */
function pointsOf(length: string | undefined): number | undefined {
  const [, number = '', unit = ''] = /^(-?[\d.]+)(pt|cm|mm|in|px|pc)$/.exec(length ?? '') ?? [];
  return number === '' ? undefined : Number(number) * (POINTS[unit] ?? 1);
}

function describe(look: OdtLook, name: string, attributes: Record<string, string>): void {
  if (name === 'style:text-properties') {
    const size = attributes['fo:font-size'];
    const weight = attributes['fo:font-weight'];
    const colour = attributes['fo:color'];
    const ground = attributes['fo:background-color'];
    const points = pointsOf(size);
    if (points !== undefined) look.size = points;
    else if (size?.endsWith('%') === true) look.share = Number.parseFloat(size) / 100;
    if (weight !== undefined) look.bold = weight === 'bold' || Number(weight) >= 600;
    if (colour !== undefined) look.colour = colour;
    if (ground !== undefined) look.shaded = ground !== 'transparent';
    if (attributes['text:display'] !== undefined)
      look.vanish = attributes['text:display'] === 'none';
  } else if (name === 'style:paragraph-properties') {
    const before = pointsOf(attributes['fo:margin-top']);
    const after = pointsOf(attributes['fo:margin-bottom']);
    const indent = pointsOf(attributes['fo:margin-left']);
    const ground = attributes['fo:background-color'];
    if (before !== undefined) look.before = before;
    if (after !== undefined) look.after = after;
    if (indent !== undefined) look.indent = indent;
    if (ground !== undefined) look.shaded ??= ground !== 'transparent';
    look.breaks = attributes['fo:break-before'] === 'page';
  } else if (name === 'style:section-properties')
    look.hides = attributes['text:display'] === 'none';
}

/** A document's styles of all families, by family and name. */
export class OdtStyles {
  readonly #styles = new Map<string, { base: string | null; look: OdtLook }>();
  readonly #known = new Map<string, OdtLook>();

  constructor(pack: Package) {
    for (const part of ['styles.xml', 'content.xml']) {
      let look: OdtLook | null = null;
      readXml(pack, part, {
        open: (name, attributes) => {
          const family = attributes['style:family'] ?? '';
          if (name === 'style:style' || name === 'style:default-style') {
            look = {};
            const own = name === 'style:style' ? (attributes['style:name'] ?? '') : '';
            const parent = attributes['style:parent-style-name'];
            const base = own === '' ? null : `${family} ${parent ?? ''}`;
            this.#styles.set(`${family} ${own}`, { base, look });
          } else if (look) describe(look, name, attributes);
        },
        close: (name) => {
          if (name === 'style:style' || name === 'style:default-style') look = null;
        },
      });
    }
  }

  /** What a style and those it is based on state. `family` is 'paragraph', 'text' or 'section'. */
  lookOf(family: string, name: string | undefined): OdtLook {
    const key = `${family} ${name ?? ''}`;
    const known = this.#known.get(key);
    if (known) return known;
    const looks: OdtLook[] = [];
    let at: string | null = key;
    while (at !== null && looks.length < MOST_BASES) {
      const style = this.#styles.get(at);
      if (style) looks.unshift(style.look);
      at = style?.base ?? (at === `${family} ` ? null : `${family} `);
    }
    const look: OdtLook = {};
    for (const each of looks) {
      const { share = 1 } = each;
      const size = each.size ?? (look.size ?? STANDARD_SIZE) * share;
      Object.assign(look, each, family === 'paragraph' || each.size !== undefined ? { size } : {});
    }
    this.#known.set(key, look);
    return look;
  }
}

/** How letters look in a paragraph and in the stretches of text open in it, and why they are hidden if they are. */
export function lettersOf(paragraph: OdtLook, spans: readonly OdtLook[], knowsGround: boolean) {
  let size = paragraph.size ?? STANDARD_SIZE;
  const look: OdtLook = { ...paragraph };
  for (const span of spans) {
    size = span.size ?? size * (span.share ?? 1);
    Object.assign(look, span);
  }
  let hidden: HiddenReason | null = null;
  const colour = colourOf(look.colour);
  if (look.vanish === true || look.hides === true) hidden = 'white';
  else if (size < LEAST_SIZE) hidden = 'tiny';
  else if (colour && knowsGround && look.shaded !== true && !isSeenOn(WHITE, colour))
    hidden = 'white';
  return { size, bold: look.bold ?? false, hidden };
}
