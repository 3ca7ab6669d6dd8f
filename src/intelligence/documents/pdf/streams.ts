import { Unzlib } from 'fflate';
import { Allowance, UnpacksTooFar } from '../unpacking';
import { type Mark, marksIn } from './actual-text';

/** So much is unpacked at a time, in packed bytes: deflate makes at most 1032 times as much of it. */
const STEP = 65536;
/** A stream's dictionary is looked for in so many bytes before it. */
const DICTIONARY = 2048;

const bytesOf = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const STREAM = bytesOf('stream');
const END = bytesOf('endstream');

/**
 * Unpacks what the parser is going to unpack, all but the pictures. Returns the marks of the streams that
 * tell what their glyphs stand for. Throws `UnpacksTooFar` for a file that holds too much.
 */
export function streamMarks(bytes: Uint8Array): Mark[][] {
  const allowance = new Allowance();
  const latin = new TextDecoder('latin1');
  const found: Mark[][] = [];
  let at = indexOf(bytes, STREAM, 0);
  while (at !== -1) {
    const dictionary = dictionaryBefore(bytes, at, latin);
    const start = at + STREAM.length + (bytes[at + STREAM.length] === 13 ? 2 : 1);
    const close = indexOf(bytes, END, start);
    const end = close === -1 ? bytes.length : close;
    const content = !/\/(?:Length1|Subtype|ObjStm|XRef)\b/.test(dictionary);
    const packed = dictionary.includes('/FlateDecode') && !/\/Image\b/.test(dictionary);
    const stream = bytes.subarray(start, end);
    const plain = packed ? unpack(stream, allowance, content) : stream;
    if (content && (packed || !dictionary.includes('/Filter'))) {
      const text = latin.decode(plain);
      if (text.includes('/ActualText')) found.push(marksIn(text));
    }
    at = indexOf(bytes, STREAM, end + END.length);
  }
  return found;
}

function dictionaryBefore(bytes: Uint8Array, at: number, latin: TextDecoder): string {
  const before = latin.decode(bytes.subarray(Math.max(0, at - DICTIONARY), at));
  return before.slice(before.lastIndexOf(' obj') + 1);
}

/** Unpacks a stream as far as it is sound; a broken one is the parser's to mend. */
function unpack(packed: Uint8Array, allowance: Allowance, kept: boolean): Uint8Array {
  const chunks: Uint8Array[] = [];
  const unzlib = new Unzlib((chunk) => {
    allowance.spend(chunk.length);
    if (kept) chunks.push(chunk);
  });
  try {
    for (let at = 0; at < packed.length; at += STEP) {
      unzlib.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    }
  } catch (error) {
    if (error instanceof UnpacksTooFar) throw error;
  }
  return joined(chunks);
}

function joined(chunks: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Where `part` next stands in `bytes`; -1 where it does not. */
function indexOf(bytes: Uint8Array, part: number[], from: number): number {
  const [first = 0, ...rest] = part;
  let at = bytes.indexOf(first, from);
  while (at !== -1 && !rest.every((byte, offset) => bytes[at + 1 + offset] === byte)) {
    at = bytes.indexOf(first, at + 1);
  }
  return at;
}
