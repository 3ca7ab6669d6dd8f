import type { DocumentOutcome } from '../document';
import { refused } from '../unreadable';
import { BodyReader } from './body';
import { MOST_MARGINS, distinct, layOut } from './flow';
import type { Parts } from './package';
import { readDocx } from './read-docx';
import { Styles } from './styles';

/** How many characters are handed to the parser at a time. */
const STEP = 16_384;

const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/** The elements of `text` with a name, and the text without them. */
function taken(text: string, name: string): { elements: string[]; rest: string } {
  const elements: string[] = [];
  const rest: string[] = [];
  const starts = new RegExp(`<${name}[\\s>]`, 'g');
  const ending = `</${name}>`;
  let from = 0;
  for (let start = starts.exec(text); start; start = starts.exec(text)) {
    const end = text.indexOf(ending, start.index);
    if (end < 0) break;
    rest.push(text.slice(from, start.index));
    from = end + ending.length;
    starts.lastIndex = from;
    elements.push(text.slice(start.index, from));
  }
  return { elements, rest: [...rest, text.slice(from)].join('') };
}

/** Parts of which the text is there already. */
const partsOf = (parts: ReadonlyMap<string, string>): Parts => ({
  names: [...parts.keys()],
  read: (name, receive) => {
    const part = parts.get(name) ?? '';
    for (let at = 0; at < part.length; at += STEP) receive(part.slice(at, at + STEP));
  },
});

const PART_NAME = /^<pkg:part\s[^>]*?pkg:name="\/([^"]+)"/;

/** The parts of a flat DOCX by name, without the binary ones. */
const packed = (text: string): Parts =>
  partsOf(
    new Map(
      taken(text, 'pkg:part').elements.flatMap((part) => {
        const name = PART_NAME.exec(part)?.[1];
        const [, data] = /<pkg:xmlData[^>]*>([^]*)<\/pkg:xmlData>/.exec(part) ?? [];
        return name === undefined || data === undefined ? [] : [[name, data] as const];
      }),
    ),
  );

/**
 * Reads a Word document in one XML text: WordprocessingML of Word 2003, or a DOCX whose parts are all in it (Flat OPC).
 * Its elements are those of a DOCX, so its parts are handed to the same reader. Throws for one that is malformed or too
 * long.
 */
export function readFlat(bytes: Uint8Array): DocumentOutcome {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes('<pkg:package')) return readDocx(packed(text));
  const { elements: headers, rest: headed } = taken(text, 'w:hdr');
  const { elements: footers, rest } = taken(headed, 'w:ftr');
  const body = taken(rest, 'w:body').elements[0];
  if (body === undefined) throw new Error('No body');
  const parts = new Map([
    ['word/document.xml', body],
    ['word/styles.xml', taken(rest, 'w:styles').elements[0] ?? ''],
    ...headers.map((part, i) => [`header${i}`, part] as const),
    ...footers.map((part, i) => [`footer${i}`, part] as const),
  ]);
  const pack = partsOf(parts);
  const reader = new BodyReader(pack, new Styles(pack));
  const flows = (kind: string, all: readonly string[]) =>
    distinct(all.slice(0, MOST_MARGINS).map((_, i) => reader.read(`${kind}${i}`)));
  const own = reader.read('word/document.xml');
  const flow = [...flows('header', headers), ...own, ...flows('footer', footers)];
  reader.finish();
  const document = layOut('xml', flow);
  return document.lines.some((line) => line.hidden === null)
    ? { outcome: 'read', document }
    : refused('noText');
}
