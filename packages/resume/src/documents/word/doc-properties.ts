import type { Look } from './styles';

/** The properties of a paragraph or a stretch of text in Word 97, besides its look. */
export interface Properties extends Look {
  style?: number;
  deleted?: boolean;
  inTable?: boolean;
  rowEnd?: boolean;
  shaded?: boolean;
}

const TWENTIETH = 20;
/** The number of white in Word's palette. */
const WHITE_INDEX = 8;
/**
 * How many bytes follow a property's number, by the number's highest three bits. For 6 the data gives its own length.
 */
const OPERANDS = [1, 1, 2, 4, 2, 2, 0, 3];
/** The most styles in a chain of styles based on each other. A circular chain ends here. */
const MOST_BASES = 20;
const TABLE_DEFINITION = 0xd608;

type Describe = (to: Properties, operand: DataView) => void;

const points = (operand: DataView) => operand.getInt16(0, true) / TWENTIETH;
const toggle = (operand: DataView) => operand.getUint8(0) === 1 || operand.getUint8(0) === 0x81;

/** The properties that reading needs, by their number in the format. */
const PROPERTIES: Record<number, Describe> = {
  0x0800: (to, operand) => (to.deleted = toggle(operand)),
  0x0835: (to, operand) => (to.bold = toggle(operand)),
  0x083c: (to, operand) => (to.vanish = toggle(operand)),
  0x4a43: (to, operand) => (to.size = operand.getUint16(0, true) / 2),
  0x4a30: (to, operand) => (to.style = operand.getUint16(0, true)),
  0x2a42: (to, operand) => (to.colour = operand.getUint8(0) === WHITE_INDEX ? 'ffffff' : 'auto'),
  0x6870: (to, operand) => (to.colour = colourFrom(operand)),
  0x2a0c: (to, operand) => (to.shaded = operand.getUint8(0) !== 0),
  0x4866: (to) => (to.shaded = true),
  0xca71: (to) => (to.shaded = true),
  0x442d: (to) => (to.shaded = true),
  0xc64d: (to) => (to.shaded = true),
  0x2416: (to, operand) => (to.inTable = operand.getUint8(0) !== 0),
  0x2417: (to, operand) => (to.rowEnd = operand.getUint8(0) !== 0),
  0x460b: (to, operand) => (to.listed = operand.getUint16(0, true) !== 0),
  0x840f: (to, operand) => (to.indent = Math.max(0, points(operand))),
  0x845e: (to, operand) => (to.indent = Math.max(0, points(operand))),
  0xa413: (to, operand) => (to.before = points(operand)),
  0xa414: (to, operand) => (to.after = points(operand)),
};

/** Reads a list of properties, packed as the format defines, and adds them to `to`. Returns `to`. */
export function addProperties(to: Properties, list: Uint8Array): Properties {
  const view = new DataView(list.buffer, list.byteOffset, list.byteLength);
  let at = 0;
  while (at + 3 <= list.length) {
    const number = view.getUint16(at, true);
    at += 2;
    let length = OPERANDS[number >> 13] ?? 0;
    if (number === TABLE_DEFINITION) length = view.getUint16(at, true) + 1;
    else if (number >> 13 === 6) length = view.getUint8(at) + 1;
    if (at + length > list.length) break;
    PROPERTIES[number]?.(to, new DataView(list.buffer, list.byteOffset + at, length));
    at += length;
  }
  return to;
}

function colourFrom(operand: DataView): string {
  if (operand.getUint8(3) === 0xff) return 'auto';
  return [0, 1, 2].map((index) => operand.getUint8(index).toString(16).padStart(2, '0')).join('');
}

/** The paragraph and character styles by number. Each includes the styles that it is based on. */
export function stylesOf(sheet: Uint8Array): Properties[] {
  const view = new DataView(sheet.buffer, sheet.byteOffset, sheet.byteLength);
  if (sheet.length < 6) return [];
  const header = view.getUint16(0, true);
  const count = view.getUint16(2, true);
  const fixed = view.getUint16(4, true);
  const own: { base: number; properties: Properties }[] = [];
  let at = 2 + header;
  for (let index = 0; index < count && at + 2 <= sheet.length; index += 1) {
    const length = view.getUint16(at, true);
    const style = sheet.subarray(at + 2, at + 2 + length);
    own.push(length > fixed ? styleFrom(style, fixed) : { base: NO_STYLE, properties: {} });
    at += 2 + length;
  }
  const whole: Properties[] = [];
  const wholeOf = (index: number, depth: number): Properties => {
    const style = own[index];
    if (!style || depth > MOST_BASES) return {};
    whole[index] ??= { ...wholeOf(style.base, depth + 1), ...style.properties };
    return whole[index];
  };
  return own.map((_, index) => wholeOf(index, 0));
}

const NO_STYLE = 0xfff;
const PARAGRAPH_STYLE = 1;

function styleFrom(style: Uint8Array, fixed: number): { base: number; properties: Properties } {
  const view = new DataView(style.buffer, style.byteOffset, style.byteLength);
  const kind = view.getUint16(2, true) & 0xf;
  const base = view.getUint16(2, true) >> 4;
  const parts = view.getUint16(4, true) & 0xf;
  const properties: Properties = {};
  let at = fixed + 2 + view.getUint16(fixed, true) * 2 + 2;
  for (let part = 0; part < parts && at + 2 <= style.length; part += 1) {
    const length = view.getUint16(at, true);
    const skipped = kind === PARAGRAPH_STYLE && part === 0 ? 2 : 0;
    addProperties(properties, style.subarray(at + 2 + skipped, at + 2 + length));
    at += 2 + length + (length % 2);
  }
  return { base, properties };
}
