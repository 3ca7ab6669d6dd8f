import { MAX_UNPACKED_BYTES } from './limits';

/** Thrown where a file holds more than is read: more bytes, entries, characters or lines. */
export class UnpacksTooFar extends Error {}

/** Thrown where a file is locked by a password. */
export class IsEncrypted extends Error {}

/** How much may still be unpacked, over all parts of one file. */
export class Allowance {
  #left = MAX_UNPACKED_BYTES;

  /** Takes `bytes` off what is left. Throws `UnpacksTooFar` when it is used up. */
  spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new UnpacksTooFar();
  }
}
