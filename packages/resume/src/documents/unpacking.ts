import { MAX_EFFORT, MAX_PAINTED, MAX_PIXELS, MAX_UNPACKED_BYTES } from '../limits';

/** Thrown where a file holds more than is read: more bytes, entries, characters or lines. */
export class UnpacksTooFar extends Error {}

/** Thrown for a file that is locked by a password. */
export class IsEncrypted extends Error {}

/**
 * One error for all files: a hostile file meets the bound again and again, and a stack trace would cost more than what
 * the bound saves.
 */
const TOO_FAR = new UnpacksTooFar();

/**
 * What the current file may still cost; a thread reads one file at a time. A unit of effort is about what reading one
 * byte of a PDF takes: 25 ns, or 5 bytes of memory. Painted cells and pixels of pictures are counted apart, since
 * ordinary files spend far more on them than on the rest. `pictures` tells whether pictures are decoded.
 */
export const allowance = { effort: 0, bytes: 0, cells: 0, pixels: 0, pictures: false };

/** Gives the next file a full allowance. */
export function refillAllowance(): void {
  allowance.effort = MAX_EFFORT;
  allowance.bytes = MAX_UNPACKED_BYTES;
  allowance.cells = MAX_PAINTED;
  allowance.pixels = MAX_PIXELS;
  allowance.pictures = false;
}

/** Whether the file has used up its allowance. */
export const isSpent = () =>
  !(allowance.effort >= 0 && allowance.bytes >= 0 && allowance.cells >= 0);

/** Charges `cost` units of effort. Throws `UnpacksTooFar` when the allowance is used up. */
export function spend(cost: number): void {
  allowance.effort -= cost;
  if (!(allowance.effort >= 0)) throw TOO_FAR;
}

/** Ends the reading. No effort is left either, since the parser goes on after an error and must do nothing more. */
function end(): never {
  allowance.effort = -1;
  throw TOO_FAR;
}

/** Charges unpacked bytes. Throws `UnpacksTooFar` when the allowance is used up. */
export function unpack(bytes: number): void {
  allowance.bytes -= bytes;
  if (!(allowance.bytes >= 0)) end();
}

/** Charges painted cells. Throws `UnpacksTooFar` when the allowance is used up. */
export function paint(cells: number): void {
  allowance.cells -= cells;
  if (!(allowance.cells >= 0)) end();
}
