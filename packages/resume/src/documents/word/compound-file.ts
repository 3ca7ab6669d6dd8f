interface Entry {
  start: number;
  size: number;
}

const ENTRY = 128;
/** Numbers from here on are no sectors in the allocation table. They mark the end of a chain or a free sector. */
const NO_SECTOR = 0xfffffffa;
const ROOT = 5;
const STREAM = 2;

/** A file in Microsoft's compound file format: named streams in sectors. Throws for a damaged one. */
export class CompoundFile {
  readonly #view: DataView;
  readonly #sector: number;
  readonly #mini: number;
  readonly #cutoff: number;
  readonly #table: Uint32Array;
  readonly #miniTable: Uint32Array;
  readonly #streams = new Map<string, Entry>();
  #miniStream: Uint8Array | null = null;
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
    this.#miniTable = numbersIn(this.#chain(view.getUint32(60, true)));
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

  #allocationTable(): Uint32Array {
    const listed = [this.#bytes.subarray(76, 76 + 109 * 4)];
    const last = this.#sector - 4;
    let next = this.#view.getUint32(68, true);
    for (let left = this.#view.getUint32(72, true); left > 0 && next < NO_SECTOR; left -= 1) {
      const sector = sectorOf(this.#bytes, next + 1, this.#sector);
      listed.push(sector.subarray(0, last));
      next = numbersIn(sector)[last / 4] ?? NO_SECTOR;
      if (listed.length > this.#most) throw new Error('A chain without end');
    }
    const sectors = listed.flatMap((part) =>
      Array.from(numbersIn(part)).filter((each) => each < NO_SECTOR),
    );
    if (sectors.length > this.#most) throw new Error('More tables than sectors');
    return numbersIn(joined(sectors, this.#bytes, this.#sector, 1));
  }

  /** The most sectors that the file can have, and so the most in a chain. */
  get #most(): number {
    return Math.ceil(this.#bytes.length / this.#sector);
  }

  #chain(start: number): Uint8Array {
    const sectors = chainOf(start, this.#table, this.#most);
    return joined(sectors, this.#bytes, this.#sector, 1);
  }

  #miniChain(start: number): Uint8Array {
    const stream = this.#miniStream ?? new Uint8Array();
    const sectors = chainOf(start, this.#miniTable, Math.ceil(stream.length / this.#mini));
    return joined(sectors, stream, this.#mini, 0);
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
      if (type === ROOT) this.#miniStream ??= this.#chain(entry.start);
      else if (type === STREAM && !this.#streams.has(name)) this.#streams.set(name, entry);
    }
  }
}

function numbersIn(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, index) =>
    view.getUint32(index * 4, true),
  );
}

const sectorOf = (bytes: Uint8Array, sector: number, size: number) =>
  bytes.subarray(sector * size, (sector + 1) * size);

/** The sectors of a chain. Throws for a chain longer than `most`, which goes round in a circle. */
function chainOf(start: number, table: Uint32Array, most: number): number[] {
  const sectors: number[] = [];
  for (let sector = start; sector < NO_SECTOR; sector = table[sector] ?? NO_SECTOR) {
    sectors.push(sector);
    if (sectors.length > most) throw new Error('A chain without end');
  }
  return sectors;
}

/** Joins the bytes of sectors. The first sector begins `from` sectors into the bytes. */
function joined(
  sectors: readonly number[],
  bytes: Uint8Array,
  size: number,
  from: number,
): Uint8Array {
  const whole = new Uint8Array(sectors.length * size);
  for (const [index, sector] of sectors.entries()) {
    whole.set(sectorOf(bytes, sector + from, size), index * size);
  }
  return whole;
}
