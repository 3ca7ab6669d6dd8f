import { createHash, randomUUID } from 'node:crypto';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that arrived whole, and has no place yet. */
export interface Arrival {
  path: string;
  /** The SHA-256 of its bytes in hexadecimal. */
  hash: string;
  /** In bytes. */
  size: number;
}

/** More bytes arrive than are taken. */
export class TooLong extends Error {}

/** The sender broke off. */
export class BrokenOff extends Error {}

async function* arriving(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* bytes;
  } catch (cause) {
    throw new BrokenOff('A file did not arrive whole.', { cause });
  }
}

/**
 * Writes what arrives into a folder, synced to the disk. Nothing is left of what does not arrive whole.
 * @param most the most bytes that are taken.
 * @throws `TooLong` and `BrokenOff`.
 */
export async function takeIn(
  bytes: AsyncIterable<Uint8Array>,
  folder: string,
  most: number,
): Promise<Arrival> {
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx');
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of arriving(bytes)) {
      size += chunk.length;
      if (size > most) throw new TooLong();
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
    return { path, hash: hash.digest('hex'), size };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Removes what a server that was killed left in the folder. @param before the time until which it was written. */
export async function dropUnfinished(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && found.mtime < before) await rm(path, { force: true });
  }
}
