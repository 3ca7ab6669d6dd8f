import { OPS } from 'unpdf/pdfjs';
import { Claims } from './claims';
import { isDrawnByTex } from './tex-letters';
import { FontProgram, type Shape } from './program';

/** A character as the parser gives it. A number between two characters is a kern, in thousandths of an em. */
export interface ShownGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
  originalCharCode?: number;
  /** The character by which the font's own map finds the glyph. */
  fontChar?: string;
  /** The procedure that draws it, in a Type 3 font. */
  operatorListId?: string;
}

/** What the layout asks about a font. */
export interface FontFacts {
  bold: boolean;
  /** Whether the font draws pictures instead of letters. */
  icons: boolean;
  /** Whether the font's private-use characters are ornaments, mostly bullets. */
  ornaments: boolean;
  /** Whether all that the font draws for letters and digits are ornaments. */
  dingbats: boolean;
  /** Text units per glyph unit. A glyph's advance is its width times this times the font size. */
  unit: number;
  /** Letter size per font size: 1, except in Type 3 fonts, whose procedures have units of their own. */
  em: number;
  /** The widths of the letters shown so far, in glyph units. */
  widths: Map<string, number>;
  /** Whether nothing is drawn for a character. */
  isBlank: (glyph: ShownGlyph) => boolean;
  /** Notes that the file declares a glyph to be a letter. */
  claim: (glyph: ShownGlyph, letter: string) => void;
  claims: Claims;
}

/** The operators that draw a letter of a Type 3 font. */
interface Procedure {
  fnArray: ArrayLike<number>;
  argsArray: ArrayLike<unknown>;
}

/** The properties of the parser's font object that are used here. */
export interface LoadedFont {
  name?: string;
  bold?: boolean;
  black?: boolean;
  isType3Font?: boolean;
  fontMatrix?: number[];
  bbox?: number[];
  data?: Uint8Array | null;
  composite?: boolean;
  differences?: (string | undefined)[];
  charProcOperatorList?: Record<string, Procedure>;
}

const BOLD =
  /bold|black|heavy|demi(?!li)|(?:^|[-_, ])(?:bd|sb|w[678]00)(?:$|[-_, ])|medi(?:ital)?$|^(?:cm|ec|sf|lm|ts1-)?bx|^(?:cm|ec|sf|cs|tc)(?:bx|ssbx|sx|bc)/i;
const ICONS =
  /awesome|icon|material.?symbols|material.?design|glyphicon|fontello|icomoon|feather|academicons|marvosym|typicons|entypo/i;
const ORNAMENTS = /symbol|wingdings|webdings|dingbats/i;
const DINGBATS = /wingdings|webdings|dingbats/i;

/** The facts of a font that the parser loaded. */
export function factsOf(font: LoadedFont | null | undefined): FontFacts {
  const name = (font?.name ?? '').replace(/^[A-Z]{6}\+/, '');
  const matrix = font?.fontMatrix ?? [];
  const unit = matrix[0] ?? 0.001;
  const outlines = outlinesOf(font, Math.abs(unit));
  const claims = new Claims();
  return {
    bold: font?.bold === true || font?.black === true || BOLD.test(name),
    icons: ICONS.test(name),
    ornaments: ORNAMENTS.test(name),
    dingbats: DINGBATS.test(name),
    unit: unit === 0 ? 0.001 : unit,
    widths: new Map(),
    em: emOf(font),
    isBlank: (glyph) => outlines(glyph).shape?.blank === true,
    claim: (glyph, letter) =>
      claims.note((glyph.originalCharCode ?? 0) * 128 + letter.charCodeAt(0), () => ({
        letter,
        width: glyph.width * Math.abs(unit) * 1000,
        ...outlines(glyph),
      })),
    claims,
  };
}

interface Drawn {
  /** Identifies the outline within the font. */
  outline: string;
  shape: Shape | null;
}

const BLANK: Shape = { blank: true, parts: null, top: null, bottom: null };

/** What is drawn for the glyphs of a font. */
function outlinesOf(
  font: LoadedFont | null | undefined,
  unit: number,
): (glyph: ShownGlyph) => Drawn {
  const known = new Map<number, Drawn>();
  const program = once(() => (font?.data ? new FontProgram(font.data) : null));
  const drawn = (glyph: ShownGlyph): Drawn => {
    if (font?.isType3Font === true) {
      const name = glyph.operatorListId ?? '';
      return procedureOf(font.charProcOperatorList?.[name], name, unit);
    }
    const name = font?.differences?.[glyph.originalCharCode ?? -1];
    const number = program()?.glyphOf(glyph.fontChar ?? '');
    if (!number) {
      const blank = program() !== null || name === 'space' || (glyph.fontChar ?? '').trim() === '';
      return { outline: name ?? glyph.fontChar ?? '', shape: blank ? BLANK : null };
    }
    return { outline: String(number), shape: program()?.shapeOf(number) ?? null };
  };
  return (glyph) => {
    const code = glyph.originalCharCode ?? -1;
    let found = known.get(code);
    if (!found) {
      found = drawn(glyph);
      known.set(code, found);
    }
    return found;
  };
}

function once<T>(make: () => T): () => T | null {
  let made: { value: T | null } | null = null;
  return () => {
    if (made) return made.value;
    try {
      made = { value: make() };
    } catch {
      made = { value: null };
    }
    return made.value;
  };
}

/** Less ink than this, in square em, is a speck. */
const SPECK = 0.003;

function procedureOf(procedure: Procedure | undefined, name: string, unit: number): Drawn {
  let area = 0;
  let square = 1;
  let painted = false;
  const said: unknown[] = [];
  for (let index = 0; index < (procedure?.fnArray.length ?? 0); index += 1) {
    const operator = procedure?.fnArray[index];
    const args = procedure?.argsArray[index] as unknown[] | null | undefined;
    said.push(operator, operator === OPS.setCharWidth ? null : args);
    if (operator === OPS.constructPath && args?.[0] !== OPS.endPath) {
      const [left = 0, bottom = 0, right = 0, top = 0] = Array.from(
        (args?.[2] ?? []) as ArrayLike<number>,
      );
      area += Math.abs((right - left) * (top - bottom)) * unit * unit;
      painted ||= args?.[0] !== OPS.fill && args?.[0] !== OPS.eoFill;
    } else if (operator === OPS.transform) {
      const [a = 0, b = 0, c = 0, d = 0] = (args ?? []) as number[];
      square = Math.abs(a * d - b * c);
    } else if (operator === OPS.paintSolidColorImageMask) area += square * unit * unit;
    else if (operator !== undefined && PAINTS.has(operator)) painted = true;
  }
  const blank = !painted && area < SPECK;
  const text = JSON.stringify(said, (_, value: unknown) =>
    ArrayBuffer.isView(value) ? Array.from(value as Uint8Array).slice(0, 200) : value,
  );
  // Pictures were left out, so that two letters of one size look the same.
  const outline = isPicture(said) ? name : text;
  return { outline, shape: { blank, parts: null, top: null, bottom: null } };
}

/** What a procedure holds that draws a picture, which was left out, and nothing else. */
const AROUND_PICTURES = new Set<unknown>([
  OPS.setCharWidth,
  OPS.setCharWidthAndBounds,
  OPS.save,
  OPS.transform,
  OPS.paintSolidColorImageMask,
  OPS.restore,
]);

const isPicture = (said: readonly unknown[]) =>
  said.includes(OPS.paintSolidColorImageMask) &&
  said.every((operator, at) => at % 2 === 1 || AROUND_PICTURES.has(operator));

/** The operators that paint anything besides paths and squares of ink. */
const PAINTS = new Set([
  OPS.shadingFill,
  OPS.showText,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintFormXObjectBegin,
]);

/** The letter size of a Type 3 font per font size: the height of its box, which is about one em. */
function type3Em(font: LoadedFont): number {
  const height = (font.bbox?.[3] ?? 0) - (font.bbox?.[1] ?? 0);
  const em = Math.abs(height * (font.fontMatrix?.[3] ?? 0));
  return em > 0 ? em : 1;
}

/** A box higher than this, in ems, is not of letters in a font's own size. */
const HIGHEST_BOX = 1.7;
/** The box of a font of TeX's is at least so high, in ems. */
const LOWEST_BOX = 0.2;
/** The units per em that outlines have. Letters drawn in them have the font's size, although the box may be that of a lone dash. */
const OUTLINE_UNITS = [1000, 1024, 2048];

const hasOutlineUnits = ({ fontMatrix }: LoadedFont) =>
  OUTLINE_UNITS.some((units) => Math.abs(units * Math.abs(fontMatrix?.[3] ?? 0) - 1) < 0.001);

/** The letter size per font size. Letters drawn by TeX or in units of outlines have the font's size, unless they are drawn too small or too large for that. */
function emOf(font: LoadedFont | null | undefined): number {
  if (font?.isType3Font !== true) return 1;
  const em = type3Em(font);
  const isOwn =
    hasOutlineUnits(font) || (em > LOWEST_BOX && isDrawnByTex(font.charProcOperatorList));
  return isOwn && em < HIGHEST_BOX ? 1 : em;
}
