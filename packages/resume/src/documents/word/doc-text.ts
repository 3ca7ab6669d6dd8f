import { MAX_CHARACTERS } from '../../limits';
import { IsEncrypted, UnpacksTooFar, spend } from '../unpacking';
import type { CompoundFile } from './compound-file';
import { type Properties, addProperties, stylesOf } from './doc-properties';

const MAGIC = 0xa5ec;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
const PAGE = 512;
const ONE_BYTE = 0x40000000;
/** What a stretch, a piece and a character cost, in units of effort. */
const COST = { stretch: 100, piece: 20, character: 20 };
/** A document of a hundred sections has this many headers and footers. */
const MOST_HEADERS = 600;
/** Where the file's header gives the offset of each table. The table's length follows its offset. */
const PLACES = { styles: 0xa2, headers: 0xf2, looks: 0xfa, paragraphs: 0x102, pieces: 0x1a2 };

/** A stretch of the file, by byte offsets, and its properties. */
interface Stretch {
  start: number;
  end: number;
  properties: Properties;
}

/** A character with where it is in the file. */
export interface Character {
  text: string;
  offset: number;
}

/** The text of a Word 97 document, its parts, and the properties of each character. */
export class DocText {
  readonly characters: Character[];
  readonly #styles: Properties[];
  readonly #looks: Stretch[];
  readonly #paragraphs: Stretch[];
  readonly #file: DataView;
  readonly #table: Uint8Array;
  readonly #bytes: Uint8Array;

  /** Throws `IsEncrypted`, `UnpacksTooFar`, or any other error for a damaged file. */
  constructor(file: CompoundFile) {
    this.#bytes = file.stream('WordDocument');
    this.#file = viewOf(this.#bytes);
    if (this.#file.getUint16(0, true) !== MAGIC) throw new Error('No Word document');
    const flags = this.#file.getUint16(10, true);
    if ((flags & ENCRYPTED) !== 0) throw new IsEncrypted();
    this.#table = file.stream((flags & SECOND_TABLE) === 0 ? '0Table' : '1Table');
    this.#styles = stylesOf(this.#part(PLACES.styles));
    this.#looks = this.#stretches(
      PLACES.looks,
      (page, at) => {
        const start = (page[at] ?? 0) * 2;
        if (start === 0) return {};
        return addProperties({}, page.subarray(start + 1, start + 1 + (page[start] ?? 0)));
      },
      1,
    );
    this.#paragraphs = this.#stretches(
      PLACES.paragraphs,
      (page, at) => {
        const start = (page[at] ?? 0) * 2;
        if (start === 0) return {};
        const words = page[start] ?? 0;
        const list =
          words === 0
            ? page.subarray(start + 2, start + 2 + (page[start + 1] ?? 0) * 2)
            : page.subarray(start + 1, start + words * 2);
        return addProperties({ style: (list[0] ?? 0) + (list[1] ?? 0) * 256 }, list.subarray(2));
      },
      13,
    );
    this.characters = this.#read();
  }

  /** The lengths of the document's parts, in characters, in the order of the parts. */
  get lengths(): {
    body: number;
    footnotes: number;
    headers: number;
    notes: number;
    boxes: number;
  } {
    const at = (offset: number) => this.#file.getUint32(offset, true);
    return {
      body: at(0x4c),
      footnotes: at(0x50),
      headers: at(0x54),
      notes: at(0x5c) + at(0x60),
      boxes: at(0x64) + at(0x68),
    };
  }

  /** Where each header or footer begins, in characters from the first character of all headers and footers. */
  get headerStarts(): number[] {
    const part = this.#part(PLACES.headers);
    const view = viewOf(part);
    const length = Math.min(MOST_HEADERS, part.length >> 2);
    return Array.from({ length }, (_, index) => view.getUint32(index * 4, true));
  }

  /** The properties of the paragraph that holds a character. */
  paragraphOf({ offset }: Character): Properties {
    const own = propertiesAt(this.#paragraphs, offset);
    return { ...this.#styles[own.style ?? 0], ...own };
  }

  /** The properties of a character. `paragraph` holds those of its paragraph. */
  lookOf({ offset }: Character, paragraph: Properties): Properties {
    const own = propertiesAt(this.#looks, offset);
    return { ...paragraph, ...(own.style === undefined ? {} : this.#styles[own.style]), ...own };
  }

  #part(place: number): Uint8Array {
    const start = this.#file.getUint32(place, true);
    return this.#table.subarray(start, start + this.#file.getUint32(place + 4, true));
  }

  #stretches(
    place: number,
    read: (page: Uint8Array, at: number) => Properties,
    step: number,
  ): Stretch[] {
    const part = this.#part(place);
    const count = Math.max(0, Math.floor((part.length - 4) / 8));
    const view = viewOf(part);
    const found: Stretch[] = [];
    for (let index = 0; index < count; index += 1) {
      const number = view.getUint32((count + 1) * 4 + index * 4, true) & 0x3fffff;
      const page = this.#bytes.subarray(number * PAGE, (number + 1) * PAGE);
      const runs = page[PAGE - 1] ?? 0;
      const offsets = viewOf(page);
      spend((1 + runs) * COST.stretch);
      for (let run = 0; run < runs; run += 1) {
        found.push({
          start: offsets.getUint32(run * 4, true),
          end: offsets.getUint32((run + 1) * 4, true),
          properties: read(page, (runs + 1) * 4 + run * step),
        });
      }
    }
    return found.toSorted((a, b) => a.start - b.start);
  }

  #read(): Character[] {
    const part = this.#part(PLACES.pieces);
    const view = viewOf(part);
    let at = 0;
    while (part[at] === 1) at += 3 + view.getUint16(at + 1, true);
    if (part[at] !== 2) throw new Error('No table of pieces');
    const count = Math.floor((view.getUint32(at + 1, true) - 4) / 12);
    const starts = at + 5;
    const characters: Character[] = [];
    const decoders = {
      wide: new TextDecoder('utf-16le', { ignoreBOM: true }),
      narrow: new TextDecoder('windows-1252', { ignoreBOM: true }),
    };
    for (let index = 0; index < count; index += 1) {
      const first = view.getUint32(starts + index * 4, true);
      const length = view.getUint32(starts + (index + 1) * 4, true) - first;
      const place = view.getUint32(starts + (count + 1) * 4 + index * 8 + 2, true);
      const wide = (place & ONE_BYTE) === 0;
      const offset = wide ? place : (place & ~ONE_BYTE) >> 1;
      const step = wide ? 2 : 1;
      if (characters.length + length > MAX_CHARACTERS) throw new UnpacksTooFar();
      spend(COST.piece + Math.max(0, length) * COST.character);
      const text = decoders[wide ? 'wide' : 'narrow'].decode(
        this.#bytes.subarray(offset, offset + length * step),
      );
      for (let letter = 0; letter < text.length; letter += 1) {
        characters.push({ text: text.charAt(letter), offset: offset + letter * step });
      }
    }
    return characters;
  }
}

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The properties of the stretch that holds an offset. */
function propertiesAt(stretches: readonly Stretch[], offset: number): Properties {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const found = stretches[low - 1];
  return found && offset < found.end ? found.properties : {};
}
