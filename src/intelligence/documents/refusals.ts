import type { Refusal, RefusalKind } from '@/data/schemas/resume';
import type { DocumentOutcome } from './document';
import { MAX_ENTRIES, MAX_FILE_BYTES, MAX_PAGES, MAX_READ_MS, MAX_UNPACKED_BYTES } from './limits';

const megabytes = (bytes: number) => `${Math.round(bytes / (1024 * 1024))} MB`;

const sentences = {
  encrypted: 'The file is protected by a password.',
  damaged: 'The file is damaged and could not be read.',
  tooLarge: `The file is larger than ${megabytes(MAX_FILE_BYTES)}.`,
  tooManyPages: `The file has more than ${MAX_PAGES} pages.`,
  unpacksTooFar: `The file unpacks to more than ${megabytes(MAX_UNPACKED_BYTES)} or ${MAX_ENTRIES} entries.`,
  timedOut: `Reading the file took longer than ${MAX_READ_MS / 1000} seconds.`,
  noText: 'The file has no text to read; it may be a scan or a picture.',
  wrongType: 'The file is not a PDF or Word document.',
} satisfies Record<RefusalKind, string>;

/** The refusal of a kind, in its own sentence unless a more precise one is given. */
export const refusalOf = (kind: RefusalKind, message: string = sentences[kind]): Refusal => ({
  kind,
  message,
});

/** A reader's answer for a file that it refuses. */
export const refused = (kind: RefusalKind, message?: string): DocumentOutcome => ({
  outcome: 'refused',
  refusal: refusalOf(kind, message),
});
