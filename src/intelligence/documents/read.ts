import type { DocumentOutcome } from './document';
import { MAX_FILE_BYTES } from './limits';

import { refused } from './refusals';

/**
 * Reads the bytes of a resume, PDF, DOCX or DOC, in the order that a person reads it. Never throws: what
 * cannot be read comes back as a refusal with its own sentence. `fileName` is only used to tell the type
 * that the file claims to be.
 */
export async function readDocument(bytes: Uint8Array, fileName: string): Promise<DocumentOutcome> {
  if (bytes.length > MAX_FILE_BYTES) return refused('tooLarge');
  if (!fileName.toLowerCase().endsWith('.pdf')) return refused('wrongType');
  try {
    const { readPdf } = await import('./pdf/read-pdf');
    return await readPdf(bytes);
  } catch {
    return refused('damaged');
  }
}
