import type { HiddenReason } from '../../schemas/resume';
import type { DocumentOutcome } from '../document';
import { refused } from '../unreadable';
import { LEAST_SIZE, WHITE, colourOf, isSeenOn } from '../visibility';
import { spend } from '../unpacking';
import type { CompoundFile } from './compound-file';
import type { Properties } from './doc-properties';
import { type Character, DocText } from './doc-text';
import { distinct, layOut } from './flow';
import type { Flow, Paragraph, Table } from './flow-parts';

/** The size of text that states no size, in points, as the format defines it. */
const STANDARD_SIZE = 10;
/** What laying out a character costs, in units of effort. The same character may be in many stories. */
const COST = 40;
const CELL_END = '\u0007';
const PAGE_BREAK = '\f';
const FIELD = { begin: '\u0013', result: '\u0014', end: '\u0015' };
/** Characters that stand for other characters, or for nothing that has text. */
const CHARACTERS: Record<string, string> = {
  '\v': '\n',
  '\u001E': '-',
  '\u001F': '',
  '\u0001': '',
  '\u0002': '',
  '\u0005': '',
  '\u0008': '',
};
/**
 * Each section has six stories for its headers and footers. `FIRST_STORY` is the first of them all; `FOOTERS` are the
 * places of footers among the six.
 */
const FIRST_STORY = 6;
const FOOTERS = new Set([2, 3, 5]);

/** Reads a Word 97 document (DOC). Throws for a damaged, encrypted or too long one. */
export function readDoc(file: CompoundFile): DocumentOutcome {
  const text = new DocText(file);
  const { body, footnotes, headers, notes, boxes } = text.lengths;
  const part = (start: number, length: number) => {
    const characters = text.characters.slice(start, Math.max(start, start + length));
    spend(characters.length * COST);
    return characters;
  };
  const stories = text.headerStarts.slice(FIRST_STORY).map((start, index, all) => ({
    footer: FOOTERS.has(index % 6),
    flow: flowOf(text, part(body + footnotes + start, (all[index + 1] ?? start) - start)),
  }));
  const flow = [
    ...distinct(stories.filter((story) => !story.footer).map((story) => story.flow)),
    ...flowOf(text, part(0, body)),
    ...flowOf(text, part(body + footnotes + headers + notes, boxes)),
    ...distinct(stories.filter((story) => story.footer).map((story) => story.flow)),
  ];
  const document = layOut('doc', flow);
  return document.lines.some((line) => line.hidden === null)
    ? { outcome: 'read', document }
    : refused('noText');
}

/** The paragraphs and tables of a part of the text. */
function flowOf(text: DocText, characters: readonly Character[]): Flow {
  const flow: Flow = [];
  let table: Table | null = null;
  let row: { column: number; flow: Flow }[] = [];
  let cell: Flow = [];
  let open: Character[] = [];
  for (const character of characters) {
    if (character.text === PAGE_BREAK || character.text === '\r' || character.text === CELL_END) {
      const properties = text.paragraphOf(character);
      const paragraph = paragraphOf(text, open, properties);
      open = [];
      if (properties.inTable !== true && character.text !== CELL_END) {
        table = null;
        flow.push(paragraph);
        if (character.text === PAGE_BREAK) flow.push({ kind: 'page' });
        continue;
      }
      if (!table) {
        table = { kind: 'table', rows: [] };
        flow.push(table);
      }
      if (properties.rowEnd === true) {
        table.rows.push(row);
        row = [];
        continue;
      }
      cell.push(paragraph);
      if (character.text === CELL_END) {
        row.push({ column: row.length, flow: cell });
        cell = [];
      }
    } else open.push(character);
  }
  if (open.length > 0) flow.push(paragraphOf(text, open, {}));
  return flow;
}

function paragraphOf(
  text: DocText,
  characters: readonly Character[],
  properties: Properties,
): Paragraph {
  const { before = 0, after = 0, indent = 0, listed = false } = properties;
  const paragraph: Paragraph = {
    kind: 'paragraph',
    runs: [],
    boxes: [],
    indent,
    before,
    after,
    listed,
  };
  for (const character of shownOf(characters)) {
    const look = text.lookOf(character, properties);
    if (look.deleted === true) continue;
    const letter = CHARACTERS[character.text] ?? character.text;
    const size = look.size ?? STANDARD_SIZE;
    const bold = look.bold ?? false;
    const hidden = hiddenReason(look, size);
    const last = paragraph.runs.at(-1);
    if (last && last.size === size && last.bold === bold && last.hidden === hidden)
      last.text += letter;
    else paragraph.runs.push({ text: letter, size, bold, hidden });
  }
  return paragraph;
}

/** The characters without the instructions of fields. Word shows only a field's result. */
function shownOf(characters: readonly Character[]): Character[] {
  let instructions = 0;
  return characters.filter(({ text }) => {
    if (text === FIELD.begin) instructions += 1;
    else if (text === FIELD.result) instructions = Math.max(0, instructions - 1);
    else if (text !== FIELD.end) return instructions === 0;
    return false;
  });
}

/**
 * Why text is hidden; null where it is seen. The background in a table or a shaded paragraph is not known; elsewhere it
 * is the white page.
 */
function hiddenReason(look: Properties, size: number): HiddenReason | null {
  if (look.vanish === true) return 'white';
  if (size < LEAST_SIZE) return 'tiny';
  const colour = colourOf(look.colour);
  if (!colour || look.shaded === true || look.inTable === true) return null;
  return isSeenOn(WHITE, colour) ? null : 'white';
}
