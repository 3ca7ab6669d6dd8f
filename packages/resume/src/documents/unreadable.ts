import type { Unreadable, UnreadableKind } from '../schemas/resume';
import type { DocumentOutcome } from './document';
import { MAX_ENTRIES, MAX_FILE_BYTES, MAX_PAGES, MAX_READ_MS, MAX_UNPACKED_BYTES } from '../limits';

const megabytes = (bytes: number) => `${bytes / (1024 * 1024)} MB`;

const sentences: Record<UnreadableKind, string> = {
  wrongType: 'Only PDF, DOCX, DOC, RTF and ODT files can be read.',
  encrypted: 'The file is protected by a password.',
  damaged: 'The file is damaged and cannot be opened.',
  tooLarge: `The file is larger than ${megabytes(MAX_FILE_BYTES)}.`,
  tooManyPages: `The file has more than ${MAX_PAGES} pages.`,
  unpacksTooFar: `The file unpacks to more than is safe to open (${megabytes(MAX_UNPACKED_BYTES)}, ${MAX_ENTRIES} parts or the text of a thick book).`,
  timedOut: `The file took longer than ${MAX_READ_MS / 1000} seconds to read.`,
  noText: 'The file has no text that can be read: it may be a scan or a picture.',
};

/** Why a file is refused. The sentence is the kind's own unless a more precise `message` is given. */
export const unreadable = (
  kind: UnreadableKind,
  message: string = sentences[kind],
): Unreadable => ({
  kind,
  message,
});

/** A reader's answer for a file that it refuses. */
export const refused = (kind: UnreadableKind, message?: string): DocumentOutcome => ({
  outcome: 'refused',
  reason: unreadable(kind, message),
});

const TYPES: Record<string, string> = {
  pdf: 'a PDF',
  docx: 'a Word document (DOCX)',
  doc: 'a Word document (DOC)',
};

/**
 * The answer for a file whose content is not what its name says. `extension` has no dot. `content` says what the file
 * is, such as 'a picture'; null where that is not known.
 */
export function wrongType(extension: string, content: string | null): DocumentOutcome {
  const named = TYPES[extension];
  if (named === undefined) return refused('wrongType');
  const but = content === null ? `its content is not ${named}` : `it is ${content}`;
  return refused('wrongType', `The file is named .${extension}, but ${but}.`);
}
