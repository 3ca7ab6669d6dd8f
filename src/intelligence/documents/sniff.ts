/** What a file is by its first bytes. */
export type Content = 'empty' | 'pdf' | 'zip' | 'ole' | 'rtf' | 'html' | 'picture' | 'unknown';

/** A PDF's header may stand behind some other bytes, so many at most. */
const HEADER_WITHIN = 1024;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** PNG, JPEG, GIF and the two kinds of TIFF. */
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
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEADER_WITHIN));
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('{\\rtf')) return 'rtf';
  return /^\W*<(?:!doctype html|html|head|body|meta|div|table)\b/i.test(head) ? 'html' : 'unknown';
}
