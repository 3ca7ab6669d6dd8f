/** What the layout asks about a font. */
export interface FontFacts {
  bold: boolean;
  /** Whether it draws pictures instead of letters. */
  icons: boolean;
  /** Whether its private characters are ornaments, bullets mostly. */
  ornaments: boolean;
  /** Text units per glyph unit: a glyph's width times this and the font size is its advance. */
  unit: number;
  /** Letter size per font size; 1 but for fonts drawn by procedures in units of their own. */
  em: number;
  /** The widths of the letters shown so far, in glyph units. */
  widths: Map<string, number>;
}

/** What is used of the parser's own font object. */
export interface LoadedFont {
  name?: string;
  bold?: boolean;
  black?: boolean;
  isType3Font?: boolean;
  fontMatrix?: number[];
  bbox?: number[];
}

const BOLD =
  /bold|black|heavy|demi(?!li)|(?:^|[-_, ])(?:bd|sb|w[678]00)(?:$|[-_, ])|medi(?:ital)?$|^(?:cm|ec|sf|lm|ts1-)?bx|^(?:cm|ec|sf|cs|tc)(?:bx|ssbx|sx|bc)/i;
const ICONS =
  /awesome|icon|material.?symbols|material.?design|glyphicon|fontello|icomoon|feather|academicons|marvosym|typicons|entypo/i;
const ORNAMENTS = /symbol|wingdings|webdings|dingbats/i;

/** The facts of a font that the parser loaded. */
export function factsOf(font: LoadedFont | null | undefined): FontFacts {
  const name = (font?.name ?? '').replace(/^[A-Z]{6}\+/, '');
  const matrix = font?.fontMatrix ?? [];
  const unit = matrix[0] ?? 0.001;
  return {
    bold: font?.bold === true || font?.black === true || BOLD.test(name),
    icons: ICONS.test(name),
    ornaments: ORNAMENTS.test(name),
    unit: unit === 0 ? 0.001 : unit,
    widths: new Map(),
    em: font?.isType3Font === true ? type3Em(font) : 1,
  };
}

/** The letter size of a Type 3 font per font size: the height of its box, which is about one em. */
function type3Em(font: LoadedFont): number {
  const height = (font.bbox?.[3] ?? 0) - (font.bbox?.[1] ?? 0);
  const em = Math.abs(height * (font.fontMatrix?.[3] ?? 0));
  return em > 0 ? em : 1;
}
