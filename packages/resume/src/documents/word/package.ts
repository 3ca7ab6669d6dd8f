import { Inflate } from 'fflate';
import { MAX_ENTRIES, MAX_UNPACKED_BYTES } from '../../limits';
import { IsEncrypted, UnpacksTooFar, unpack } from '../unpacking';

interface Entry {
  method: number;
  offset: number;
  packed: number;
  unpacked: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** How many packed bytes are unpacked at a time. */
const STEP = 4096;

/** The parts of a document by name. `read` hands a part's text over piece by piece, and nothing where there is none. */
export interface Parts {
  readonly names: string[];
  read: (name: string, receive: (text: string) => void) => void;
}

/** A zip file, its entries by name. The directory is checked before anything is unpacked. */
export class Package implements Parts {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #entries = new Map<string, Entry>();

  /** Throws `UnpacksTooFar`, `IsEncrypted`, or any other error for a damaged directory. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#readDirectory();
  }

  /** The names of the entries. */
  get names(): string[] {
    return [...this.#entries.keys()];
  }

  /**
   * Unpacks an entry's text piece by piece; does nothing where there is no such entry. Throws `UnpacksTooFar` as soon
   * as more is unpacked than is allowed, whatever size the directory declares.
   */
  read(name: string, receive: (text: string) => void): void {
    const entry = this.#entries.get(name);
    if (!entry) return;
    const start = this.#contentOf(entry);
    const packed = this.#bytes.subarray(start, start + entry.packed);
    const decoder = new TextDecoder();
    const take = (chunk: Uint8Array) => {
      unpack(chunk.length);
      receive(decoder.decode(chunk, { stream: true }));
    };
    if (entry.method === STORED) take(packed);
    else if (entry.method === DEFLATED) {
      const inflate = new Inflate(take);
      for (let at = 0; at < packed.length; at += STEP) {
        inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
      }
    } else throw new Error(`Unknown compression ${entry.method}`);
    receive(decoder.decode());
  }

  #contentOf({ offset }: Entry): number {
    if (this.#view.getUint32(offset, true) !== LOCAL_ENTRY) throw new Error('No entry there');
    const names = this.#view.getUint16(offset + 26, true) + this.#view.getUint16(offset + 28, true);
    return offset + 30 + names;
  }

  #readDirectory(): void {
    const view = this.#view;
    const end = this.#endOfDirectory();
    const count = view.getUint16(end + 10, true);
    if (count > MAX_ENTRIES) throw new UnpacksTooFar();
    const decoder = new TextDecoder();
    let at = view.getUint32(end + 16, true);
    let declared = 0;
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new Error('No directory entry there');
      if ((view.getUint16(at + 8, true) & ENCRYPTED) !== 0) throw new IsEncrypted();
      const length = view.getUint16(at + 28, true);
      const name = decoder.decode(this.#bytes.subarray(at + 46, at + 46 + length));
      const entry = {
        method: view.getUint16(at + 10, true),
        packed: view.getUint32(at + 20, true),
        unpacked: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
      };
      declared += entry.unpacked;
      this.#entries.set(name, entry);
      at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    if (declared > MAX_UNPACKED_BYTES) throw new UnpacksTooFar();
  }

  #endOfDirectory(): number {
    const least = Math.max(0, this.#bytes.length - 22 - 0xffff);
    for (let at = this.#bytes.length - 22; at >= least; at -= 1) {
      if (this.#view.getUint32(at, true) === END_OF_DIRECTORY) return at;
    }
    throw new Error('No directory');
  }
}
