import { open, readFile } from 'node:fs/promises';
import { contentOf, entriesOf, hasStream } from '@masar/resume/content';
import type { FileUse } from '@/data/schemas/attachment';
import { Refused } from '@/data/schemas/refused';

const documentEndings = ['pdf', 'docx', 'doc', 'rtf', 'odt', 'xml'] as const;

/** The kinds of files that are kept: how their names end, what they are in words, and their media type. */
export const kinds = {
  pdf: { endings: ['pdf'], what: 'a PDF', type: 'application/pdf' },
  docx: {
    endings: ['docx'],
    what: 'a Word document (DOCX)',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  doc: { endings: ['doc'], what: 'a Word document (DOC)', type: 'application/msword' },
  // Programs save the next three under the names of the others.
  rtf: { endings: documentEndings, what: 'a rich text file (RTF)', type: 'application/rtf' },
  wordXml: {
    endings: documentEndings,
    what: 'a Word 2003 document (XML)',
    type: 'application/msword',
  },
  odt: {
    endings: documentEndings,
    what: 'an OpenDocument text (ODT)',
    type: 'application/vnd.oasis.opendocument.text',
  },
  txt: { endings: ['txt'], what: 'plain text', type: 'text/plain' },
  xlsx: {
    endings: ['xlsx'],
    what: 'an Excel workbook',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  pptx: {
    endings: ['pptx'],
    what: 'a PowerPoint presentation',
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  png: { endings: ['png'], what: 'a picture (PNG)', type: 'image/png' },
  jpg: { endings: ['jpg', 'jpeg'], what: 'a picture (JPEG)', type: 'image/jpeg' },
} as const;
export type FileKind = keyof typeof kinds;

const documents = ['pdf', 'docx', 'doc', 'rtf', 'odt', 'txt', 'wordXml'] as const;
const documentsAndPictures = [...documents, 'png', 'jpg'] as const;
const taken: Record<FileUse, readonly FileKind[]> = {
  resume: documents,
  contract: documentsAndPictures,
  attachment: [...documentsAndPictures, 'xlsx', 'pptx'],
};

/** What a file is: a kind, or something else in words. */
type Found = FileKind | { what: string };

/** How many bytes are enough for all but packages. */
const HEAD = 64 * 1024;

/** What a ZIP package is by the parts in it. */
const packages: [start: string, found: Found][] = [
  ['word/', 'docx'],
  ['xl/', 'xlsx'],
  ['ppt/', 'pptx'],
  ['', { what: 'a ZIP archive' }],
];
const ODT = 'mimetypeapplication/vnd.oasis.opendocument.text';

const isText = (head: Uint8Array): boolean =>
  !head.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte));

let turn: Promise<unknown> = Promise.resolve();

/** Looks at a whole file. One after the other, so that one alone is in memory. */
function inside(path: string, look: (bytes: Uint8Array) => Found): Promise<Found> {
  const found = turn.then(async () => look(await readFile(path)));
  turn = found.catch(() => undefined);
  return found;
}

/** What a damaged or locked package is cannot be seen inside: its name's word is taken. */
function trusting(look: () => Found, named: Found): Found {
  try {
    return look();
  } catch {
    return named;
  }
}

const inPackage = (bytes: Uint8Array, named: Found): Found =>
  trusting(() => {
    if (new TextDecoder('latin1').decode(bytes.subarray(30, 30 + ODT.length)) === ODT) return 'odt';
    const names = entriesOf(bytes);
    return packages.find(([start]) => names.some((name) => name.startsWith(start)))?.[1] ?? named;
  }, named);

const inCompound = (bytes: Uint8Array, named: Found, ending: string): Found =>
  trusting(() => {
    if (hasStream(bytes, 'WordDocument')) return 'doc';
    // A password puts a DOCX into a compound file.
    if (hasStream(bytes, 'EncryptedPackage') && ending === 'docx') return 'docx';
    return { what: 'an Office file of another kind' };
  }, named);

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function foundAt(path: string, ending: string): Promise<Found> {
  const head = await headOf(path);
  const content = contentOf(head);
  switch (content) {
    case 'pdf':
    case 'rtf':
    case 'wordXml':
      return content;
    case 'zip': {
      const named = ending === 'docx' || ending === 'odt' ? ending : { what: 'a ZIP archive' };
      return inside(path, (bytes) => inPackage(bytes, named));
    }
    case 'ole': {
      const named = ending === 'doc' ? ending : { what: 'an Office file of another kind' };
      return inside(path, (bytes) => inCompound(bytes, named, ending));
    }
    case 'picture':
      if (head[0] === 0x89) return 'png';
      return head[0] === 0xff ? 'jpg' : { what: 'a picture of another kind' };
    case 'empty':
      return { what: 'empty' };
    case 'html':
      return { what: 'a web page (HTML)' };
    case 'program':
      return { what: 'a program or a script' };
    default:
      return isText(head) ? 'txt' : { what: 'a file of an unknown kind' };
  }
}

/** @throws `Refused` with a sentence that names the file. */
const refuse = (sentence: string) => new Refused({ code: 'file.kind', sentence });

/**
 * The kind of a file, by its content.
 * @param name its name, whose ending must not say anything else.
 * @throws `Refused` where no such file is taken for this use.
 */
export async function kindOf(path: string, name: string, use: FileUse): Promise<FileKind> {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const found = await foundAt(path, ending);
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });
  const named = taken[use].filter((kind) => kind !== 'wordXml').map((kind) => kind.toUpperCase());
  const only = `Choose a ${list.format(named)} file.`;
  if (typeof found !== 'string') throw refuse(`“${name}” is ${found.what}. ${only}`);
  if (!taken[use].includes(found)) throw refuse(`“${name}” is ${kinds[found].what}. ${only}`);
  if (!(kinds[found].endings as readonly string[]).includes(ending))
    throw refuse(`“${name}” is ${kinds[found].what}, and its name says something else. ${only}`);
  return found;
}
