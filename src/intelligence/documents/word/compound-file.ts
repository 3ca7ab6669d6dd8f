interface Entry {
  start: number;
  size: number;
}

const ENTRY = 128;
/** From here on a number in the allocation table is no sector: the end of a chain, or a free one. */
const NO_SECTOR = 0xfffffffa;
const ROOT = 5;
const STREAM = 2;

/** A file in Microsoft's compound file format: named streams in sectors. Throws for a damaged one. */
export class CompoundFile {
  readonly #view: DataView;
  readonly #sector: number;
  readonly #mini: number;
  readonly #cutoff: number;
  readonly #table: number[];
  readonly #miniTable: number[];
  readonly #streams = new Map<string, Entry>();
  #miniStream = new Uint8Array();
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#view = view;
    this.#sector = 2 ** view.getUint16(30, true);
    this.#mini = 2 ** view.getUint16(32, true);
    this.#cutoff = view.getUint32(56, true);
    if (this.#sector < 128 || this.#sector > 65536 || this.#mini > this.#sector) {
      throw new Error('No sectors of that size');
    }
    this.#table = this.#allocationTable();
    const numbers = (start: number) => numbersIn(this.#chain(start));
    this.#miniTable = numbers(view.getUint32(60, true));
    this.#readDirectory(view.getUint32(48, true));
  }

  /** Whether there is a stream of this name. */
  has(name: string): boolean {
    return this.#streams.has(name);
  }

  /** The bytes of a stream; none where there is no such stream. */
  stream(name: string): Uint8Array {
    const entry = this.#streams.get(name);
    if (!entry) return new Uint8Array();
    const content =
      entry.size < this.#cutoff ? this.#miniChain(entry.start) : this.#chain(entry.start);
    return content.subarray(0, entry.size);
  }

  #allocationTable(): number[] {
    const sectors: number[] = [];
    for (let index = 0; index < 109; index += 1) {
      const sector = this.#view.getUint32(76 + index * 4, true);
      if (sector < NO_SECTOR) sectors.push(sector);
    }
    let next = this.#view.getUint32(68, true);
    for (let left = this.#view.getUint32(72, true); left > 0 && next < NO_SECTOR; left -= 1) {
      const numbers = numbersIn(this.#at(next));
      next = numbers.pop() ?? NO_SECTOR;
      sectors.push(...numbers.filter((sector) => sector < NO_SECTOR));
    }
    return sectors.flatMap((sector) => numbersIn(this.#at(sector)));
  }

  #at(sector: number): Uint8Array {
    const start = (sector + 1) * this.#sector;

    return this.#bytes.subarray(start, start + this.#sector);
  }

  #chain(start: number): Uint8Array {
    return collect(start, this.#table, this.#sector, (sector) => this.#at(sector));
  }

  #miniChain(start: number): Uint8Array {
    return collect(start, this.#miniTable, this.#mini, (sector) =>
      this.#miniStream.subarray(sector * this.#mini, (sector + 1) * this.#mini),
    );
  }

  #readDirectory(start: number): void {
    const directory = this.#chain(start);
    const view = new DataView(directory.buffer);
    const decoder = new TextDecoder('utf-16le');
    for (let at = 0; at + ENTRY <= directory.length; at += ENTRY) {
      const length = Math.max(0, Math.min(64, view.getUint16(at + 64, true)) - 2);
      const entry = { start: view.getUint32(at + 116, true), size: view.getUint32(at + 120, true) };
      const type = directory[at + 66];
      const name = decoder.decode(directory.subarray(at, at + length));
      if (type === ROOT) this.#miniStream = this.#chain(entry.start) as Uint8Array<ArrayBuffer>;
      else if (type === STREAM && !this.#streams.has(name)) this.#streams.set(name, entry);
    }
  }
}

function numbersIn(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length >> 2 }, (_, index) => view.getUint32(index * 4, true));
}

/** The sectors of a chain put together. Throws for a chain that goes round in a circle. */
function collect(
  start: number,
  table: readonly number[],
  size: number,
  at: (sector: number) => Uint8Array,
): Uint8Array {
  const sectors: number[] = [];
  for (let sector = start; sector < NO_SECTOR; sector = table[sector] ?? NO_SECTOR) {
    sectors.push(sector);
    if (sectors.length > table.length) throw new Error('A chain without end');
  }
  const whole = new Uint8Array(sectors.length * size);
  for (const [index, sector] of sectors.entries()) whole.set(at(sector), index * size);
  return whole;
}
