import type { DocumentOutcome } from './document';
import { MAX_FILE_BYTES } from '../limits';
import { refused, wrongType } from './unreadable';
import { withNeeds } from './pdf/needs';
import { ParserParts } from './pdf/parser-parts';
import { contentOf } from './sniff';
import { IsEncrypted, UnpacksTooFar, isSpent, refillAllowance } from './unpacking';

/** The code of a reader did not load. This says nothing about the file. */
class ReaderIsMissing extends Error {}

const arriving = async <T>(part: Promise<T>): Promise<T> => {
  try {
    return await part;
  } catch (cause) {
    throw new ReaderIsMissing('The reader could not be loaded.', { cause });
  }
};

let turn: Promise<unknown> = Promise.resolve();

/**
 * Reads the bytes of a resume (PDF, DOCX, DOC, RTF, ODT or the XML of Word 2003) in the order that a person reads it. A
 * file that cannot be read resolves to a refusal with a sentence of its own. Rejects only with `ReaderIsMissing`. The
 * content decides what the file is; `fileName` tells only what it claims to be. The last three are read under any name,
 * since programs save them under the names of the others. Each parser is loaded when the first file needs it. Files are
 * read one after the other, since the allowance is counted for the whole thread.
 */
export function readDocument(bytes: Uint8Array, fileName: string): Promise<DocumentOutcome> {
  const outcome = turn.then(() => readAlone(bytes, fileName));
  turn = outcome.catch(() => undefined);
  return outcome;
}

async function readAlone(bytes: Uint8Array, fileName: string): Promise<DocumentOutcome> {
  if (bytes.length > MAX_FILE_BYTES) return refused('tooLarge');
  const extension = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  refillAllowance();
  try {
    const outcome = await read(bytes, extension);
    // The parser goes on after an error, so the allowance may be used up although nothing was thrown.
    return isSpent() ? refused('unpacksTooFar') : outcome;
  } catch (error) {
    if (error instanceof ReaderIsMissing) throw error;
    if (isSpent() || error instanceof UnpacksTooFar) return refused('unpacksTooFar');
    if (error instanceof IsEncrypted) return refused('encrypted');
    return refused('damaged');
  }
}

async function read(bytes: Uint8Array, extension: string): Promise<DocumentOutcome> {
  switch (contentOf(bytes)) {
    case 'empty':
      return refused('damaged', 'The file is empty.');
    case 'pdf': {
      if (extension !== 'pdf') return wrongType(extension, 'a PDF');
      const { readPdf } = await arriving(loadPdfReader());
      return withNeeds(() => readPdf(bytes));
    }
    case 'zip': {
      const { readZip } = await arriving(import('./word/read-zip'));
      return readZip(bytes, extension);
    }
    case 'ole': {
      const { readCompound } = await arriving(import('./word/read-compound'));
      return readCompound(bytes, extension);
    }
    case 'rtf': {
      const { readRtf } = await arriving(import('./word/read-rtf'));
      return readRtf(bytes);
    }
    case 'wordXml': {
      const { readFlat } = await arriving(import('./word/read-flat'));
      return readFlat(bytes);
    }
    case 'html':
      return wrongType(extension, 'a web page (HTML)');
    case 'picture':
      return wrongType(extension, 'a picture');
    case 'program':
      return wrongType(extension, 'a program or a script');
    default:
      return wrongType(extension, null);
  }
}

let parts: ParserParts | undefined;

/**
 * Loads the reader of PDFs. The parser's parts can be collected only while it loads, so it is loaded before anything
 * that needs it.
 */
export async function loadPdfReader() {
  if (!parts) {
    const loaded = await ParserParts.load();
    const { boundParser } = await import('./pdf/bounds');
    boundParser(loaded);
    (await import('./pdf/parser')).readWith(loaded.reading);
    parts = loaded;
  }
  return import('./pdf/read-pdf');
}
