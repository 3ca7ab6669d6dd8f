import { spend } from '../unpacking';

const COLLECTION = 0x74746366;
const CHARACTER_MAP = 0x636d6170;
const SEGMENTS = 4;
const GROUPS = 12;

/** Charges `cost` for each character that a TrueType font file, or a collection of them, maps to a glyph. */
export function spendOnCharacterMaps(bytes: Uint8Array, cost: number): void {
  const file = new FontFile(bytes);
  const fonts = file.long(0) === COLLECTION ? file.longs(12, file.long(8)) : [0];
  for (const font of fonts) {
    for (let table = 0; table < file.short(font + 4); table += 1) {
      const record = font + 12 + table * 16;
      spend(cost);
      if (file.long(record) === CHARACTER_MAP) characterMap(file, file.long(record + 8), cost);
    }
  }
}

function characterMap(file: FontFile, start: number, cost: number): void {
  for (let table = 0; table < file.short(start + 2); table += 1) {
    const at = start + file.long(start + 4 + table * 8 + 4);
    const format = file.short(at);
    spend(cost);
    if (format === SEGMENTS) {
      const count = file.short(at + 6) >> 1;
      const ends = at + 14;
      for (let each = 0; each < count; each += 1) {
        const end = file.short(ends + each * 2);
        spend(cost * Math.max(1, end - file.short(ends + count * 2 + 2 + each * 2)));
      }
    } else if (format === GROUPS) {
      const count = file.long(at + 12);
      for (let each = 0; each < count; each += 1) {
        const group = at + 16 + each * 12;
        spend(cost * Math.max(1, file.long(group + 4) - file.long(group)));
      }
    }
  }
}

/** Charges `cost` for each glyph that the ranges of a CFF font, at byte `at`, assign to one of the font's parts. */
export function spendOnFontSelection(bytes: Uint8Array, at: number, cost: number): void {
  const file = new FontFile(bytes);
  if (file.byte(at) !== 3) return;
  for (let range = 0; range < file.short(at + 1); range += 1) {
    const start = at + 3 + range * 3;
    spend(cost * Math.max(1, file.short(start + 3) - file.short(start)));
  }
}

/** Reads numbers of a font file; 0 beyond its end. */
class FontFile {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  byte(at: number): number {
    return this.#bytes[at] ?? 0;
  }

  short(at: number): number {
    return this.byte(at) * 256 + this.byte(at + 1);
  }

  long(at: number): number {
    return this.short(at) * 65536 + this.short(at + 2);
  }

  longs(at: number, count: number): number[] {
    return Array.from({ length: Math.min(count, this.#bytes.length >> 2) }, (_, index) =>
      this.long(at + index * 4),
    );
  }
}
