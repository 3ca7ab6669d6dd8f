import type { ResumeDocument } from '../documents/document';
import type { ResumeReading } from '../schemas/resume';
import { understand, type UnderstandOptions } from '../understanding/facts';

/** Understands a document whose text was recognised in pictures. */
export function understandRecognised(
  document: ResumeDocument,
  options: UnderstandOptions,
): ResumeReading {
  return understand(document, options);
}
