import type { DocumentOutcome } from '../document';
import { wrongType } from '../unreadable';
import { IsEncrypted } from '../unpacking';
import { CompoundFile } from './compound-file';
import { readDoc } from './read-doc';

/** Reads a compound file: a DOC, or an encrypted DOCX. Throws for one that is damaged, encrypted or too long. */
export function readCompound(bytes: Uint8Array, extension: string): DocumentOutcome {
  const file = new CompoundFile(bytes);
  if (file.has('EncryptedPackage')) {
    if (extension === 'pdf') return wrongType(extension, 'an encrypted Office document');
    throw new IsEncrypted();
  }
  if (!file.has('WordDocument')) return wrongType(extension, null);
  return extension === 'doc' ? readDoc(file) : wrongType(extension, 'a Word document (DOC)');
}
