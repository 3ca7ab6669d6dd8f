import { MAX_EFFORT, MAX_PAINTED, MAX_PIXELS, MAX_UNPACKED_BYTES } from './limits';

/** Thrown where a file holds more than is read: more bytes, entries, characters or lines. */
export class UnpacksTooFar extends Error {}

/** Thrown where a file is locked by a password. */
export class IsEncrypted extends Error {}

/** One for all: a hostile file meets the bound again and again, and a trace costs more than what is bounded. */
const TOO_FAR = new UnpacksTooFar();

/**
 * What the file that is being read may still cost, one at a time in a thread. A unit of effort is about what
 * reading one byte of a PDF takes: 25 ns, or 5 bytes of memory. Painted cells, and pixels of pictures, are counted
 * apart: sound files spend on those what would be far too much of the rest. `pictures` tells whether pictures are
 * decoded.
 */
export const allowance = { effort: 0, bytes: 0, cells: 0, pixels: 0, pictures: false };

/** Gives a file all that a file may cost. */
export function refillAllowance(): void {
  allowance.effort = MAX_EFFORT;
  allowance.bytes = MAX_UNPACKED_BYTES;
  allowance.cells = MAX_PAINTED;
  allowance.pixels = MAX_PIXELS;
  allowance.pictures = false;
}

/** Whether the file has used up what it may cost. */
export const isSpent = () =>
  !(allowance.effort >= 0 && allowance.bytes >= 0 && allowance.cells >= 0);

/** Takes `cost` units of effort off what is left. Throws `UnpacksTooFar` when it is used up. */
export function spend(cost: number): void {
  allowance.effort -= cost;
  if (!(allowance.effort >= 0)) throw TOO_FAR;
}

/** Leaves nothing of anything: the parser goes on after an error, and may do nothing more then. */
function end(): never {
  allowance.effort = -1;
  throw TOO_FAR;
}

/** Takes unpacked bytes off what is left. Throws `UnpacksTooFar` when it is used up. */
export function unpack(bytes: number): void {
  allowance.bytes -= bytes;
  if (!(allowance.bytes >= 0)) end();
}

/** Takes painted cells off what is left. Throws `UnpacksTooFar` when it is used up. */
export function paint(cells: number): void {
  allowance.cells -= cells;
  if (!(allowance.cells >= 0)) end();
}
