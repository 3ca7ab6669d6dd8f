import type { DocumentOutcome } from '../document';
import { wrongType } from '../unreadable';
import { Package } from './package';
import { readDocx } from './read-docx';

/** What a package is, in words, by the folders and parts in it; null for a Word document. */
const KINDS: [start: string, what: string | null][] = [
  ['word/', null],
  ['xl/', 'an Excel workbook'],
  ['ppt/', 'a PowerPoint presentation'],
  ['mimetype', 'an OpenDocument file'],
  ['', 'a ZIP archive'],
];

/** Reads a zip file, which a DOCX is. Throws for one that is damaged, encrypted or unpacks too far. */
export function readZip(bytes: Uint8Array, extension: string): DocumentOutcome {
  const pack = new Package(bytes);
  const kind = KINDS.find(([start]) => pack.names.some((name) => name.startsWith(start)));
  const what = kind?.[1] ?? null;
  if (what !== null) return wrongType(extension, what);
  return extension === 'docx' ? readDocx(pack) : wrongType(extension, 'a Word document (DOCX)');
}
