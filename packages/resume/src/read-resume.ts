import { readDocument } from './documents/read';
import type { ReadOutcome } from './schemas/resume';
import { understand, type UnderstandOptions } from './understanding/facts';

/**
 * Reads a resume and understands it. `fileName` tells the type that the file claims to be. Never throws for
 * what a file contains: a file that cannot be read comes back refused, with the reason.
 */
export async function readResume(
  bytes: Uint8Array,
  fileName: string,
  options: UnderstandOptions,
): Promise<ReadOutcome> {
  const outcome = await readDocument(bytes, fileName);
  if (outcome.outcome === 'refused') return outcome;
  return { outcome: 'read', reading: understand(outcome.document, options) };
}
