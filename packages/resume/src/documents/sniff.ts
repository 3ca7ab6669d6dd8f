/** What a file can be, by its first bytes. */
export type Content =
  | 'empty'
  | 'pdf'
  | 'zip'
  | 'ole'
  | 'rtf'
  | 'wordXml'
  | 'html'
  | 'picture'
  | 'program'
  | 'unknown';

/** How many bytes of a file are looked at. */
const HEAD = 1024;
/**
 * What may stand before a PDF's header: blanks, a byte order mark and a printer's commands (PJL). After anything else,
 * other programs take the file for something else.
 */
const BEFORE_HEADER = /^(?:\u00EF\u00BB\u00BF|[\s\p{Cc}]|%-12345X|@PJL[^\n]*\n)*$/u;
/** Signatures of Windows, Linux and macOS programs, and of scripts. */
const PROGRAM = /^(?:MZ|\u007FELF|\u00CF\u00FA\u00ED\u00FE|\u00CA\u00FE\u00BA\u00BE|#!)/;
/**
 * What a Word document in one XML text begins with: that of Word 2003, or a DOCX whose parts are all in it (Flat OPC). A
 * byte order mark may stand before it, and zeros between its letters.
 */
const WORD_XML =
  /^[^<]{0,3}<\?xml [^>]*>[^]*?(?:<\?mso-application progid="Word\.Document"\?>\s*<(?:w|pkg):|<w:wordDocument\s|<pkg:package\s)/;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Signatures of PNG, JPEG, GIF and the two kinds of TIFF. */
const PICTURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
];

/** Tells what a file is by its first bytes. */
export function contentOf(bytes: Uint8Array): Content {
  if (bytes.length === 0) return 'empty';
  const starts = (signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (starts(ZIP)) return 'zip';
  if (starts(OLE)) return 'ole';
  if (PICTURES.some(starts)) return 'picture';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD));
  const header = head.indexOf('%PDF-');
  if (header !== -1 && BEFORE_HEADER.test(head.slice(0, header))) return 'pdf';
  if (PROGRAM.test(head)) return 'program';
  if (head.startsWith('{\\rtf')) return 'rtf';
  if (WORD_XML.test(head.replaceAll('\0', ''))) return 'wordXml';
  return /^\W*<(?:!doctype html|html|head|body|meta|div|table|script)\b|^\W*<!--/i.test(head)
    ? 'html'
    : 'unknown';
}
