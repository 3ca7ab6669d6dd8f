import type { ReadOutcome } from '@/data/schemas/resume';
import { readDocument } from '@/intelligence/documents/read';
import { understand, type UnderstandOptions } from './facts';

/**
 * Reads a resume and understands it. `fileName` tells the type that the file claims to be. Never throws for
 * what a file contains: a file that cannot be read comes back refused, with the reason.
 */
export async function analyseFile(
  bytes: Uint8Array,
  fileName: string,
  options: UnderstandOptions,
): Promise<ReadOutcome> {
  const outcome = await readDocument(bytes, fileName);
  if (outcome.outcome === 'refused') return outcome;
  return { outcome: 'read', reading: understand(outcome.document, options) };
}
