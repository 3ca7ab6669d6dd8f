/** What is known of a glyph's outline. Heights are in em. `parts` is null where the parts are not counted. */
export interface Shape {
  blank: boolean;
  parts: number | null;
  top: number | null;
  bottom: number | null;
}

/** The outlines of an embedded font, which the parser hands over as an OpenType file. */
export class FontProgram {
  readonly #view: DataView;
  readonly #tables = new Map<string, number>();
  readonly #glyphs = new Map<number, number>();
  readonly #offsets: (index: number) => number;
  readonly #isCompact: boolean;

  /** Throws for data that is no font. */
  constructor(data: Uint8Array) {
    this.#view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    const view = this.#view;
    for (let index = 0; index < view.getUint16(4); index += 1) {
      const at = 12 + index * 16;
      const tag = Array.from({ length: 4 }, (_, letter) =>
        String.fromCharCode(view.getUint8(at + letter)),
      );
      this.#tables.set(tag.join(''), view.getUint32(at + 8));
    }
    this.#isCompact = this.#tables.has('CFF ');
    this.#offsets = this.#isCompact ? this.#charstrings() : this.#locations();
    this.#readMap();
  }

  /** The number of the glyph that draws a character; 0 for none. */
  glyphOf(character: string): number {
    return this.#glyphs.get(character.codePointAt(0) ?? 0) ?? 0;
  }

  /** The outline of a glyph. */
  shapeOf(glyph: number): Shape {
    const unknown: Shape = { blank: false, parts: null, top: null, bottom: null };
    try {
      const start = this.#offsets(glyph);
      const length = this.#offsets(glyph + 1) - start;
      if (this.#isCompact) return { ...unknown, blank: !this.#draws(start, length) };
      if (length < 10) return { ...unknown, blank: true };
      const at = this.#table('glyf') + start;
      const parts = this.#view.getInt16(at);
      const unit = this.#view.getUint16(this.#table('head') + 18);
      const [bottom, top] = [
        this.#view.getInt16(at + 4) / unit,
        this.#view.getInt16(at + 8) / unit,
      ];
      const blank =
        parts === 0 || this.#view.getInt16(at + 6) <= this.#view.getInt16(at + 2) || top <= bottom;
      return { blank, parts: parts < 0 ? null : parts, top, bottom };
    } catch {
      return unknown;
    }
  }

  #table(tag: string): number {
    const at = this.#tables.get(tag);
    if (at === undefined) throw new Error(`No table ${tag}`);
    return at;
  }

  #locations(): (index: number) => number {
    const loca = this.#table('loca');
    const long = this.#view.getInt16(this.#table('head') + 50) === 1;
    return (index) =>
      long ? this.#view.getUint32(loca + index * 4) : this.#view.getUint16(loca + index * 2) * 2;
  }

  /** Where the charstring of each glyph begins in a CFF font. */
  #charstrings(): (index: number) => number {
    const start = this.#table('CFF ');
    const view = this.#view;
    const names = this.#index(start + view.getUint8(start + 2));
    const top = this.#index(names.end);
    let offset = 0;
    const operands: number[] = [];
    for (let at = top.at(0); at < top.at(1);) {
      const byte = view.getUint8(at);
      if (byte <= 21) {
        if (byte === 17) offset = operands.at(-1) ?? 0;
        operands.length = 0;
        at += byte === 12 ? 2 : 1;
      } else {
        const { value, size } = this.#number(at);
        operands.push(value);
        at += size;
      }
    }
    if (offset === 0) throw new Error('No charstrings');
    return this.#index(start + offset).at;
  }

  #number(at: number): { value: number; size: number } {
    const view = this.#view;
    const byte = view.getUint8(at);
    if (byte === 28) return { value: view.getInt16(at + 1), size: 3 };
    if (byte === 29) return { value: view.getInt32(at + 1), size: 5 };
    if (byte === 30) {
      let size = 1;
      while ((view.getUint8(at + size) & 15) !== 15) size += 1;
      return { value: 0, size: size + 1 };
    }
    if (byte < 247) return { value: byte - 139, size: 1 };
    if (byte === 255) return { value: 0, size: 5 };
    return { value: 0, size: 2 };
  }

  #index(start: number): { at: (index: number) => number; end: number } {
    const view = this.#view;
    const count = view.getUint16(start);
    if (count === 0) return { at: () => start + 2, end: start + 2 };
    const size = view.getUint8(start + 2);
    const data = start + 2 + (count + 1) * size;
    const at = (index: number) => {
      let value = 0;
      for (let byte = 0; byte < size; byte += 1) {
        value = value * 256 + view.getUint8(start + 3 + index * size + byte);
      }
      return data + value;
    };
    return { at, end: at(count) };
  }

  /** Whether a charstring has an operator that draws, or calls another one that may. */
  #draws(start: number, length: number): boolean {
    for (let at = start; at < start + length;) {
      const byte = this.#view.getUint8(at);
      if (byte >= 32 || byte === 28) at += byte === 255 ? 5 : this.#number(at).size;
      else if (DRAWING.has(byte)) return true;
      else if (byte === 14) return false;
      else at += byte === 12 ? 2 : 1;
    }
    return false;
  }

  #readMap(): void {
    const start = this.#table('cmap');
    const view = this.#view;
    for (let index = 0; index < view.getUint16(start + 2); index += 1) {
      const at = start + view.getUint32(start + 4 + index * 8 + 4);
      if (view.getUint16(at) === 4) this.#readSegments(at);
      else if (view.getUint16(at) === 12) this.#readGroups(at);
    }
  }

  #readGroups(at: number): void {
    const view = this.#view;
    for (let index = 0; index < Math.min(5000, view.getUint32(at + 12)); index += 1) {
      const group = at + 16 + index * 12;
      const [first, last] = [view.getUint32(group), view.getUint32(group + 4)];
      for (let code = first; code <= Math.min(last, first + 65535); code += 1) {
        this.#glyphs.set(code, view.getUint32(group + 8) + code - first);
      }
    }
  }

  #readSegments(at: number): void {
    const view = this.#view;
    const count = view.getUint16(at + 6) / 2;
    for (let index = 0; index < count; index += 1) {
      const last = view.getUint16(at + 14 + index * 2);
      const first = view.getUint16(at + 16 + (count + index) * 2);
      const delta = view.getInt16(at + 16 + (2 * count + index) * 2);
      const offsetAt = at + 16 + (3 * count + index) * 2;
      const offset = view.getUint16(offsetAt);
      for (let code = first; code <= last && code < 0xffff; code += 1) {
        const glyph = offset === 0 ? code : view.getUint16(offsetAt + offset + (code - first) * 2);
        if (glyph !== 0 || offset === 0) this.#glyphs.set(code, (glyph + delta) & 0xffff);
      }
    }
  }
}

/**
 * The charstring operators that draw a line or a curve, call a subroutine, or mask hints. Only glyphs with a shape need
 * them.
 */
const DRAWING = new Set([5, 6, 7, 8, 10, 19, 20, 24, 25, 26, 27, 29, 30, 31]);
