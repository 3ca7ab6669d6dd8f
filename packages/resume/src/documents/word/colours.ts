import { type Colour, WHITE, colourOf, over } from '../visibility';
import type { Parts } from './package';
import { readXml } from './xml';

/** The colours of Office's own theme, for a document without one. */
const OFFICE: Record<string, string> = {
  dk1: '000000',
  lt1: 'FFFFFF',
  dk2: '44546A',
  lt2: 'E7E6E6',
  accent1: '4472C4',
  accent2: 'ED7D31',
  accent3: 'A5A5A5',
  accent4: 'FFC000',
  accent5: '5B9BD5',
  accent6: '70AD47',
  hlink: '0563C1',
  folHlink: '954F72',
};
/** The names by which text refers to the colours of a theme. */
const NAMES: Record<string, string> = {
  dark1: 'dk1',
  text1: 'dk1',
  light1: 'lt1',
  background1: 'lt1',
  dark2: 'dk2',
  text2: 'dk2',
  light2: 'lt2',
  background2: 'lt2',
  hyperlink: 'hlink',
  followedHyperlink: 'folHlink',
};
/** Word's highlights, from its own list of them. */
const HIGHLIGHTS: Record<string, string> = {
  black: '000000',
  blue: '0000FF',
  cyan: '00FFFF',
  green: '00FF00',
  magenta: 'FF00FF',
  red: 'FF0000',
  yellow: 'FFFF00',
  white: 'FFFFFF',
  darkBlue: '000080',
  darkCyan: '008080',
  darkGreen: '008000',
  darkMagenta: '800080',
  darkRed: '800000',
  darkYellow: '808000',
  darkGray: '808080',
  lightGray: 'C0C0C0',
};
const MARK = 'theme ';

/** The colour that attributes state. A theme colour overrides a literal one. `key` is the name of the attribute. */
export function said(attributes: Record<string, string>, key: 'val' | 'fill' | 'color'): string {
  const prefix = key === 'fill' ? 'themeFill' : 'theme';
  const name = attributes[key === 'fill' ? 'w:themeFill' : 'w:themeColor'];
  if (name === undefined || name === 'none') return attributes[`w:${key}`] ?? 'auto';
  return `${MARK}${name} ${attributes[`w:${prefix}Tint`] ?? ''} ${attributes[`w:${prefix}Shade`] ?? ''}`;
}

/** A highlight as a colour. */
export const highlight = (name: string): string => HIGHLIGHTS[name] ?? 'auto';

/** The theme of a document. */
export class Theme {
  readonly #colours: Record<string, string> = { ...OFFICE };

  constructor(pack: Parts) {
    let name: string | null = null;
    readXml(pack, 'word/theme/theme1.xml', {
      open: (tag, attributes) => {
        const slot = tag.replace('a:', '');
        if (slot in OFFICE) name = slot;
        else if (tag === 'a:fontScheme') name = null;
        const value = attributes['lastClr'] ?? attributes['val'];
        if (name !== null && (tag === 'a:srgbClr' || tag === 'a:sysClr') && value !== undefined)
          this.#colours[name] = value;
      },
    });
  }

  /** The stated colour; null for one that Word chooses. */
  colourOf(text: string | undefined): Colour | null {
    if (!text?.startsWith(MARK)) return colourOf(text);
    const [name = '', tint, shade] = text.slice(MARK.length).split(' ');
    const colour = colourOf(this.#colours[NAMES[name] ?? name]);
    if (!colour) return null;
    if (tint) return over(colour, Number.parseInt(tint, 16) / 255, WHITE);
    return shade ? over(colour, Number.parseInt(shade, 16) / 255, [0, 0, 0]) : colour;
  }
}
