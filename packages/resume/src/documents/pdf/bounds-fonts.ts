import { spend } from '../unpacking';
import { spendOnCharacterMaps, spendOnFontSelection } from './font-file';
import type { Dict, ParserParts, Stream, XRef } from './parser-parts';
import { charge, lengthOf, numberFrom, replace } from './parser-parts';

/** Costs in units of effort. */
const COST = {
  /** A byte of a font that is read through. */
  byte: 1 / 4,
  /**
   * A character that is shown; a character that a font maps; a range of codes, which is searched for each character.
   */
  shown: 2,
  mapped: 4,
  codeRange: 10_000,
  /** A byte of a glyph's program; a glyph. */
  step: 2,
  glyph: 12,
};

const MOST_CODE = 0xffff;

const span = (low: number, high: number) => Math.max(0, high - low + 1) * COST.mapped;

interface CMap {
  numCodespaceRanges: number;
}

/** Bounds what fonts can make of few bytes: characters mapped by ranges, and glyph programs that call each other. */
export function boundFonts(parts: ParserParts): void {
  const cmap = parts.of('CMap');
  charge<(low: number, high: number) => void>(cmap, 'mapCidRange', span);
  charge<(low: number, high: number, text: string) => void>(
    cmap,
    'mapBfRange',
    (low, high, text) => span(low, high) * (1 + text.length / 4),
  );
  charge<(low: number, high: number, texts: unknown[]) => void>(
    cmap,
    'mapBfRangeToArray',
    (low, high, texts) => Math.min(span(low, high), texts.length * COST.mapped),
  );
  charge(cmap, 'mapOne', () => COST.mapped);
  charge(cmap, 'addCodespaceRange', () => COST.codeRange);
  charge<(this: { firstChar: number; lastChar: number }) => void>(
    parts.of('IdentityToUnicodeMap'),
    'forEach',
    function identity() {
      return span(this.firstChar, this.lastChar);
    },
  );
  const evaluator = parts.of('PartialEvaluator');
  replace<(this: unknown, dict: Dict) => { firstChar: number; lastChar: number }>(
    evaluator,
    'preEvaluateFont',
    (own) =>
      function preEvaluateFont(dict) {
        spend(plainLength(dict.get('ToUnicode')) * COST.byte);
        const font = own.call(this, dict);
        font.firstChar = Math.min(MOST_CODE, Math.max(0, font.firstChar));
        font.lastChar = Math.min(MOST_CODE, Math.max(0, font.lastChar));
        return font;
      },
  );
  charge<(font: { descriptor?: Dict; dict: Dict }) => unknown>(
    evaluator,
    'translateFont',
    ({ descriptor, dict }) =>
      plainLength(descriptor?.get('FontFile', 'FontFile2', 'FontFile3')) * COST.byte +
      lengthOf(dict.get('Widths')) * COST.mapped,
  );
  charge<(dict: Dict) => unknown>(
    evaluator,
    'extractDataStructures',
    (dict) => lengthOf((dict.get('Encoding') as Dict | null)?.get?.('Differences')) * COST.mapped,
  );
  charge<(glyphs: Uint8Array) => unknown>(
    evaluator,
    'readCidToGidMap',
    (glyphs) => glyphs.length * COST.mapped,
  );
  charge<(this: { xref: XRef }, dict: Dict) => unknown>(
    evaluator,
    'extractWidths',
    function widths(dict) {
      return widthsIn(dict.get('W'), 1, this.xref) + widthsIn(dict.get('W2'), 3, this.xref);
    },
  );
  charge<(this: { cMap?: CMap }, text: string) => unknown>(
    parts.of('Font'),
    'charsToGlyphs',
    function shown(text) {
      return text.length * (COST.shown + (this.cMap?.numCodespaceRanges ?? 0) / 4);
    },
  );
  charge<(name: string, file: { getBytes: () => Uint8Array; reset: () => void }) => unknown>(
    parts.of('Font'),
    'checkAndRepair',
    (_, file) => {
      file.reset();
      spendOnCharacterMaps(file.getBytes(), COST.mapped);
      file.reset();
      return 0;
    },
  );
  const compact = parts.of('CFFParser');
  charge<(state: unknown, program: Uint8Array) => unknown>(
    compact,
    'parseCharString',
    (_, program) => program.length * COST.step,
  );
  charge<(this: { bytes: Uint8Array }, at: number) => unknown>(
    compact,
    'parseIndex',
    function index(at) {
      return ((this.bytes[at] ?? 0) * 256 + (this.bytes[at + 1] ?? 0)) * COST.glyph;
    },
  );
  charge<(this: { bytes: Uint8Array }, at: number) => unknown>(
    compact,
    'parseFDSelect',
    function selection(at) {
      spendOnFontSelection(this.bytes, at, COST.mapped);
      return 0;
    },
  );
  charge<(program: Uint8Array) => unknown>(
    parts.of('Type1CharString'),
    'convert',
    (program) => program.length * COST.step,
  );
}

/** The length of a stream that is not packed, in bytes; 0 for a packed one, which is charged while it is unpacked. */
const plainLength = (stream: unknown) => {
  const { start, end } = (stream ?? {}) as Partial<Stream>;
  return numberFrom(end) - numberFrom(start);
};

/**
 * What widths given as ranges cost. A range is a first code, a last code and `numbers` numbers, or a first code and a
 * list of widths.
 */
function widthsIn(list: unknown, numbers: number, xref: XRef): number {
  if (!Array.isArray(list)) return 0;
  let cost = 0;
  for (let at = 0; at + 1 < list.length; at += 2) {
    const from = numberFrom(xref.fetchIfRef(list[at]));
    const to = xref.fetchIfRef(list[at + 1]);
    if (Array.isArray(to)) cost += to.length * COST.mapped;
    else {
      cost += Math.max(0, numberFrom(to) - from) * COST.mapped;
      at += numbers;
    }
  }
  return cost;
}
