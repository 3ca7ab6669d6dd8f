import { Unzlib } from 'fflate';
import { allowance, isSpent, spend, unpack } from '../unpacking';
import { type ParserParts, type Stream, replace } from './parser-parts';

/** Growing a buffer by one byte, in units of effort. */
const BYTE = 1 / 4;

/** These filters unpack pictures, which are decoded only where letters stand on them. */
const PICTURE_FILTERS = new Set('DCT DCTDecode CCF CCITTFaxDecode'.split(' '));
/**
 * Pictures with these filters are never decoded: their decoders take as much as a file asks for. No program writes
 * Brotli.
 */
const NEVER_UNPACKED = new Set('JPX JPXDecode JBIG2Decode BrotliDecode'.split(' '));
/**
 * The parser unpacks streams shorter than this byte by byte, such as those that each draw a letter of a Type 3 font. What
 * fflate sets up for a stream takes longer.
 */
const SHORT = 1000;
/** How many packed bytes are unpacked at a time. Deflate unpacks a byte to at most 1032. */
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

/** Charges streams to the file's allowance, as they are unpacked and as they are read. */
export function boundStreams(parts: ParserParts): void {
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
        spend((size - this.buffer.byteLength) * BYTE);
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

/** What the next byte costs, in units of effort. */
let byteCost = 1;

/** Calls `read`. Each byte that it reads costs `cost` units of effort. */
export function atCost<T>(cost: number, read: () => T): T {
  byteCost = cost;
  try {
    return read();
  } finally {
    byteCost = 1;
  }
}

/** The parser takes this byte for the end of the file. Nothing else stops it, since it goes on after an error. */
export const END = -1;

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
  // A packed stream within this one may be unpacked byte by byte: then it has no bytes before they are asked for.
  const compressed = (stream.isAsync && (await stream.asyncGetBytes())) || stream.getBytes();
  // The parser goes on with a page's other streams after one of them used up the allowance, all of which may wait here.
  spend(0);
  const decompressed = compressed.length < SHORT ? null : inflated(compressed);
  return { decompressed, compressed };
}

/** Node's own inflate, which takes a third of the time of fflate's. Browsers have none that answers at once. */
const zlibOfNode = () => globalThis.process?.getBuiltinModule?.('node:zlib');

/** Unpacks an intact stream in Node; null elsewhere, and for a damaged one. */
function inflatedByNode(packed: Uint8Array): Uint8Array | null {
  const zlib = zlibOfNode();
  if (!zlib) return null;
  const maxOutputLength = Math.max(
    1,
    Math.floor(Math.min(allowance.bytes, allowance.effort / BYTE)),
  );
  try {
    return new Uint8Array(zlib.inflateSync(packed, { maxOutputLength }));
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') unpack(allowance.bytes + 1);
    return null;
  }
}

/** Unpacks an intact stream; null for a damaged one, which the parser repairs. */
function inflated(packed: Uint8Array): Uint8Array | null {
  const byNode = inflatedByNode(packed);
  if (byNode) {
    unpack(byNode.length);
    spend(byNode.length * BYTE);
    return byNode;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const unzlib = new Unzlib((chunk) => {
    unpack(chunk.length);
    spend(chunk.length * BYTE);
    size += chunk.length;
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at < packed.length; at += STEP) {
      unzlib.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    }
  } catch (error) {
    if (isSpent()) throw error;
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
