import { Unzlib } from 'fflate';
import { OPS } from 'unpdf/pdfjs';
import { allowance, isSpent, spend, unpack } from '../unpacking';
import { decodedText } from './actual-text';
import { boundColours } from './bounds-colours';
import { boundFonts } from './bounds-fonts';
import { boundPictures } from './bounds-pictures';
import {
  type Dict,
  type ParserParts,
  type Stream,
  type XRef,
  charge,
  lengthOf,
  numberFrom,
  replace,
} from './parser-parts';

/** What things cost, in units of effort: what they take in time, or in memory where that is more. */
const COST = {
  token: 4,
  name: 16,
  reference: 30,
  /** A byte of a string, each a string of its own before they are joined; that of anything else costs one. */
  letter: 5,
  dictionary: 60,
  /** An object that is looked up, and an entry of the table of all objects. */
  object: 30,
  entry: 12,
  /** Growing a buffer by one byte. */
  byte: 1 / 4,
  /** An operator of a page; and what it takes for each before it in a list that is gone through every time. */
  operator: 50,
  /** What an operator takes more that looks something up, which may not be there. */
  lookup: 300,
  /** A page, a form, a glyph or a pattern that is drawn: what setting it up takes. */
  drawing: 2500,
  /** A note or a field that a page has. */
  annotation: 1000,
  listed: 1 / 64,
};

/** These filters unpack pictures, which are looked at only where letters stand on them. */
const PICTURE_FILTERS = new Set('DCT DCTDecode CCF CCITTFaxDecode'.split(' '));
/** Pictures of these are not looked at: their decoders take what a file says. No program writes Brotli. */
const NEVER_UNPACKED = new Set('JPX JPXDecode JBIG2Decode BrotliDecode'.split(' '));
/** Where the parser looks for the objects of a broken file, one of these ends a token; none is so long. */
const TOKEN_ENDS = new Set([10, 13, 60]);
const LONGEST_TOKEN = 1_000_000;
/** So much is unpacked at a time, in packed bytes: deflate makes at most 1032 times as much of it. */
const STEP = 16_384;

interface DecodeStream {
  pos: number;
  eof: boolean;
  buffer: Uint8Array;
  bufferLength: number;
  minBufferLength: number;
  readBlock: () => void;
  stream: {
    isAsync: boolean;
    reset: () => void;
    getBytes: () => Uint8Array;
    asyncGetBytes: () => Promise<Uint8Array | null>;
  };
}

/** Lets everything in the parser that a file can make long or large spend of what the file may cost. */
export function boundParser(parts: ParserParts): void {
  boundStreams(parts);
  boundPictures(parts);
  boundObjects(parts);
  boundFonts(parts);
  boundColours(parts);
  boundPages(parts);
}

function boundStreams(parts: ParserParts): void {
  const decoded = parts.of('DecodeStream');
  replace(parts.of('Stream'), 'getByte', () => byteOf);
  replace(decoded, 'getByte', () => unpackedByteOf);
  replace<(this: DecodeStream, requested: number) => Uint8Array>(
    decoded,
    'ensureBuffer',
    (own) =>
      function ensureBuffer(requested) {
        if (requested <= this.buffer.byteLength) return this.buffer;
        let size = this.minBufferLength;
        while (size < requested) size *= 2;
        unpack(size - this.buffer.byteLength);
        spend((size - this.buffer.byteLength) * COST.byte);
        return own.call(this, requested);
      },
  );
  replace(decoded, 'asyncGetBytesFromDecompressionStream', () => inflate);
  replace<
    (
      this: unknown,
      stream: Stream,
      filter: string,
      length: number | null,
      parameters: unknown,
    ) => unknown
  >(
    parts.of('Parser'),
    'makeFilter',
    (own) =>
      function makeFilter(stream, filter, length, parameters) {
        const left =
          NEVER_UNPACKED.has(filter) || (PICTURE_FILTERS.has(filter) && !allowance.pictures);
        return own.call(this, stream, filter, left ? 0 : length, parameters);
      },
  );
}

/** The operators that look something up. */
const LOOKUPS = new Set([
  OPS.setGState,
  OPS.setFont,
  OPS.paintXObject,
  OPS.shadingFill,
  OPS.endInlineImage,
]);
/** What the next byte costs. */
let byteCost = 1;
/** What the parser takes for the end: where it goes on after an error, nothing else stops it. */
const END = -1;

function byteOf(this: Stream): number | undefined {
  allowance.effort -= byteCost;
  if (allowance.effort < 0) return END;
  if (this.pos >= this.end) return END;
  this.pos += 1;
  return this.bytes[this.pos - 1];
}

function unpackedByteOf(this: DecodeStream): number | undefined {
  allowance.effort -= byteCost;
  if (allowance.effort < 0) return END;
  while (this.bufferLength <= this.pos) {
    if (this.eof) return END;
    this.readBlock();
  }
  this.pos += 1;
  return this.buffer[this.pos - 1];
}

async function inflate(this: DecodeStream) {
  const { stream } = this;
  stream.reset();
  const compressed = stream.isAsync ? await stream.asyncGetBytes() : stream.getBytes();
  return { decompressed: compressed && inflated(compressed), compressed };
}

/** Unpacks a sound stream; null for a broken one, which is the parser's to mend. */
function inflated(packed: Uint8Array): Uint8Array | null {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const unzlib = new Unzlib((chunk) => {
    unpack(chunk.length);
    spend(chunk.length * COST.byte);
    size += chunk.length;
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at < packed.length; at += STEP) {
      unzlib.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    }
  } catch {
    return null;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function boundObjects(parts: ParserParts): void {
  const lexer = parts.of('Lexer');
  replace<(this: { currentChar: number }) => unknown>(
    lexer,
    'getObj',
    (own) =>
      function getObj() {
        allowance.effort -= COST.token;
        if (allowance.effort < 0) this.currentChar = END;
        const object = own.call(this) as { cmd?: string } | null;
        if (typeof object === 'object' && object?.cmd === '<<') spend(COST.dictionary);
        return object;
      },
  );
  charge(lexer, 'getName', () => COST.name);
  for (const method of ['getString', 'getHexString']) {
    replace<(this: unknown) => unknown>(
      lexer,
      method,
      (own) =>
        function getText() {
          byteCost = COST.letter;
          try {
            return own.call(this);
          } finally {
            byteCost = 1;
          }
        },
    );
  }
  const xref = parts.of('XRef');
  charge(xref, 'fetch', () => COST.object);
  const Ref = parts.class('Ref');
  charge(Ref, 'get', () => COST.reference);
  charge<(this: XRef, ref: unknown, entry: { offset: number }) => unknown>(
    xref,
    'fetchCompressed',
    function packedObjects(_, { offset }) {
      const ref = Ref['get']?.call(Ref as never, offset as never, 0 as never);
      return numberFrom(this.fetch(ref)?.dict?.get('N')) * COST.entry;
    },
  );
  charge<(stream: { dict: Dict }) => unknown>(xref, 'processXRefStream', ({ dict }) => {
    const index = dict.get('Index') ?? [0, dict.get('Size')];
    const counts = Array.isArray(index) ? index.filter((_, at) => at % 2 === 1) : [];
    return counts.reduce((sum: number, count) => sum + numberFrom(count), 0) * COST.entry;
  });
  replace<(this: { stream: Stream }) => unknown>(
    xref,
    'indexObjects',
    (own) =>
      function indexObjects() {
        let token = 0;
        for (const byte of this.stream.bytes) {
          token = TOKEN_ENDS.has(byte) ? 0 : token + 1;
          if (token > LONGEST_TOKEN) throw new Error('No objects can be told apart.');
        }
        return own.call(this);
      },
  );
}

interface Operation {
  fn: number;
  args: unknown[] | null;
}

function boundPages(parts: ParserParts): void {
  charge<(this: { fnArray: unknown[]; _streamSink?: unknown }) => void>(
    parts.of('OperatorList'),
    'addOp',
    function operator() {
      return COST.operator + (this._streamSink ? 0 : this.fnArray.length * COST.listed);
    },
  );
  replace<(this: { stateManager: { stateStack: unknown[] } }, operation: Operation) => boolean>(
    parts.of('EvaluatorPreprocessor'),
    'read',
    (own) =>
      function read(operation) {
        const { stateStack } = this.stateManager;
        // A state inherits from the one before it, so that each look at it goes through all of them.
        spend(stateStack.length / 4);
        const found = own.call(this, operation);
        if (found && LOOKUPS.has(operation.fn)) spend(COST.lookup);
        if (found && operation.fn === OPS.beginMarkedContentProps) tellActualText(operation.args);
        return found;
      },
  );
  charge<(this: { stateStack: unknown[] }) => void>(
    parts.of('StateManager'),
    'save',
    function save() {
      return this.stateStack.length;
    },
  );
  replace<(this: unknown) => void>(
    parts.of('WorkerTask'),
    'ensureNotTerminated',
    (own) =>
      function ensureNotTerminated() {
        if (isSpent()) spend(0);
        return own.call(this);
      },
  );
  charge(parts.of('PartialEvaluator'), 'getOperatorList', () => COST.drawing);
  replace(parts.of('PartialEvaluator'), 'hasBlendModes', () => () => false);
  const page = parts.of('Page');
  const annotations = Object.getOwnPropertyDescriptor(page, 'annotations');
  if (!annotations) throw new Error('The PDF parser has no annotations.');
  Object.defineProperty(page, 'annotations', {
    get() {
      const found: unknown = annotations.get?.call(this);
      spend(lengthOf(found) * COST.annotation);
      return found;
    },
  });
  Object.defineProperty(parts.of('Catalog'), 'metadata', { get: () => null });
}

/** The parser leaves out what a marked stretch stands for; it is put in the place of the stretch's number. */
function tellActualText(args: unknown[] | null): void {
  const properties = args?.[1] as Partial<Dict> | undefined;
  if (!properties?.get || !properties.set) return;
  const text = properties.get('ActualText');
  properties.set('MCID', typeof text === 'string' ? decodedText(text) : null);
}
