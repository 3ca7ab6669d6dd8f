import type { DocumentOutcome } from '../document';
import { wrongType } from '../unreadable';
import { Package } from './package';
import { readDocx } from './read-docx';
import { readOdt } from './read-odt';

/** What a package is, in words, by the folders and parts in it; null for a Word document. */
const KINDS: [start: string, what: string | null][] = [
  ['word/', null],
  ['xl/', 'an Excel workbook'],
  ['ppt/', 'a PowerPoint presentation'],
  ['mimetype', 'an OpenDocument file'],
  ['', 'a ZIP archive'],
];

/** What the package says to be, as an OpenDocument does. */
function mimetypeOf(pack: Package): string {
  let type = '';
  if (pack.names.includes('mimetype')) pack.read('mimetype', (text) => (type += text));
  return type;
}

/** Texts, and templates of texts. */
const ODT = 'application/vnd.oasis.opendocument.text';

/**
 * Reads a zip file, which a DOCX and an ODT are. An ODT is read under any name: programs save it under those that people
 * ask for. Throws for one that is damaged, encrypted or unpacks too far.
 */
export function readZip(bytes: Uint8Array, extension: string): DocumentOutcome {
  const pack = new Package(bytes);
  if (mimetypeOf(pack).startsWith(ODT)) return readOdt(pack);
  const kind = KINDS.find(([start]) => pack.names.some((name) => name.startsWith(start)));
  const what = kind?.[1] ?? null;
  if (what !== null) return wrongType(extension, what);
  return extension === 'docx' ? readDocx(pack) : wrongType(extension, 'a Word document (DOCX)');
}
