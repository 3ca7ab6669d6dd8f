import type { DocumentOutcome } from './document';
import { MAX_FILE_BYTES } from './limits';
import { refused, wrongType } from './refusals';
import { contentOf } from './sniff';
import { IsEncrypted, UnpacksTooFar } from './unpacking';

/**
 * Reads the bytes of a resume, PDF, DOCX or DOC, in the order that a person reads it. Never throws: what
 * cannot be read comes back as a refusal with a sentence of its own. `fileName` only tells what the file
 * claims to be; its content decides what it is. Each parser is loaded when the first file needs it.
 */
export async function readDocument(bytes: Uint8Array, fileName: string): Promise<DocumentOutcome> {
  if (bytes.length > MAX_FILE_BYTES) return refused('tooLarge');
  const extension = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  try {
    return await read(bytes, extension);
  } catch (error) {
    if (error instanceof UnpacksTooFar) return refused('unpacksTooFar');
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
      const { readPdf } = await import('./pdf/read-pdf');
      return readPdf(bytes);
    }
    case 'zip': {
      const { readZip } = await import('./word/read-zip');
      return readZip(bytes, extension);
    }
    case 'ole': {
      const { readCompound } = await import('./word/read-compound');
      return readCompound(bytes, extension);
    }
    case 'rtf':
      return wrongType(extension, 'a rich text file (RTF)');
    case 'html':
      return wrongType(extension, 'a web page (HTML)');
    case 'picture':
      return wrongType(extension, 'a picture');
    default:
      return wrongType(extension, null);
  }
}
