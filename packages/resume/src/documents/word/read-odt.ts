import type { DocumentOutcome } from '../document';
import { MAX_CHARACTERS, MAX_LINES } from '../../limits';
import { refused } from '../unreadable';
import { IsEncrypted, UnpacksTooFar } from '../unpacking';
import { distinct, layOut } from './flow';
import type { Flow, Paragraph, Table } from './flow-parts';
import { type OdtLook, OdtStyles, lettersOf } from './odt-styles';
import type { Package } from './package';
import { readXml } from './xml';

/** Content that is no text of the page. */
const LEFT_OUT = new Set([
  'text:tracked-changes',
  'office:annotation',
  'text:note',
  'office:scripts',
  'svg:title',
  'svg:desc',
  'text:list-header',
]);
const MOST_BLANKS = 100;

interface OpenParagraph {
  paragraph: Paragraph;
  look: OdtLook;
  spans: OdtLook[];
}

/** Reads the text of an OpenDocument's parts. */
class OdtReader {
  readonly #styles: OdtStyles;
  #flows: Flow[] = [];
  #paragraphs: OpenParagraph[] = [];
  #tables: { table: Table; column: number }[] = [];
  #sections: OdtLook[] = [];
  #lists = 0;
  #leftOut = 0;
  #boxes = 0;
  #characters = 0;
  #count = 0;

  constructor(styles: OdtStyles) {
    this.#styles = styles;
  }

  /** The flows of the elements of a part that have a name, such as `office:text`. */
  read(pack: Package, part: string, within: ReadonlySet<string>): Map<string, Flow[]> {
    const found = new Map<string, Flow[]>();
    let inside = 0;
    readXml(pack, part, {
      open: (name, attributes) => {
        if (within.has(name)) {
          inside += 1;
          const flow: Flow = [];
          this.#flows.push(flow);
          const known = found.get(name);
          if (known) known.push(flow);
          else found.set(name, [flow]);
        } else if (inside > 0) this.#open(name, attributes);
      },
      close: (name) => {
        if (within.has(name)) {
          inside -= 1;
          this.#flows.pop();
        } else if (inside > 0) this.#close(name);
      },
      text: (text) => this.#write(text.replace(/\s+/g, ' ')),
    });
    return found;
  }

  #open(name: string, attributes: Record<string, string>): void {
    if (LEFT_OUT.has(name)) this.#leftOut += 1;
    if (this.#leftOut > 0) return;
    const style = attributes['text:style-name'];
    if (name === 'text:p' || name === 'text:h') this.#openParagraph(style);
    else if (name === 'text:span')
      this.#paragraphs.at(-1)?.spans.push(this.#styles.lookOf('text', style));
    else if (name === 'text:tab') this.#write('\t');
    else if (name === 'text:line-break') this.#write('\n');
    else if (name === 'text:s')
      this.#write(' '.repeat(Math.min(MOST_BLANKS, Number(attributes['text:c'] ?? 1) || 1)));
    else if (name === 'text:list') this.#lists += 1;
    else if (name === 'text:section') this.#sections.push(this.#styles.lookOf('section', style));
    else if (name === 'draw:text-box') {
      const box: Flow = [];
      const open = this.#paragraphs.at(-1);
      if (open) open.paragraph.boxes.push(box);
      this.#flows.push(box);
      this.#boxes += 1;
    } else if (name === 'table:table') {
      const table: Table = { kind: 'table', rows: [] };
      this.#flows.at(-1)?.push(table);
      this.#tables.push({ table, column: 0 });
    } else if (name === 'table:table-row') {
      const open = this.#tables.at(-1);
      if (open) {
        open.table.rows.push([]);
        open.column = 0;
      }
    } else if (name === 'table:table-cell') {
      const open = this.#tables.at(-1);
      const flow: Flow = [];
      open?.table.rows.at(-1)?.push({ column: open.column, flow });
      if (open) open.column += Number(attributes['table:number-columns-spanned'] ?? 1) || 1;
      this.#flows.push(flow);
    }
  }

  #close(name: string): void {
    if (LEFT_OUT.has(name)) {
      this.#leftOut -= 1;
      return;
    }
    if (this.#leftOut > 0) return;
    if (name === 'text:p' || name === 'text:h') this.#paragraphs.pop();
    else if (name === 'text:span') this.#paragraphs.at(-1)?.spans.pop();
    else if (name === 'text:list') this.#lists -= 1;
    else if (name === 'text:section') this.#sections.pop();
    else if (name === 'draw:text-box') {
      this.#flows.pop();
      this.#boxes -= 1;
    } else if (name === 'table:table-cell') this.#flows.pop();
    else if (name === 'table:table') this.#tables.pop();
  }

  #openParagraph(style: string | undefined): void {
    this.#count += 1;
    if (this.#count > MAX_LINES) throw new UnpacksTooFar();
    const look = this.#styles.lookOf('paragraph', style);
    const { before = 0, after = 0, indent = 0, breaks = false } = look;
    const paragraph: Paragraph = {
      kind: 'paragraph',
      runs: [],
      boxes: [],
      indent: Math.max(0, indent),
      before,
      after,
      listed: this.#lists > 0,
    };
    const flow = this.#flows.at(-1);
    if (breaks && flow) flow.push({ kind: 'page' });
    flow?.push(paragraph);
    this.#paragraphs.push({ paragraph, look, spans: [] });
  }

  #write(text: string): void {
    const open = this.#paragraphs.at(-1);
    if (!open || this.#leftOut > 0) return;
    this.#characters += text.length;
    if (this.#characters > MAX_CHARACTERS) throw new UnpacksTooFar();
    const knowsGround = this.#tables.length === 0 && this.#boxes === 0;
    const letters = lettersOf(open.look, [...this.#sections, ...open.spans], knowsGround);
    const { size, bold, hidden } = letters;
    const last = open.paragraph.runs.at(-1);
    if (last && last.size === size && last.bold === bold && last.hidden === hidden)
      last.text += text;
    else open.paragraph.runs.push({ text, ...letters });
  }
}

/** Reads an OpenDocument text (ODT) from its package. Throws for one that is damaged, encrypted or unpacks too far. */
export function readOdt(pack: Package): DocumentOutcome {
  if (!pack.names.includes('content.xml')) throw new Error('No content');
  readXml(pack, 'META-INF/manifest.xml', {
    open: (name) => {
      if (name === 'manifest:encryption-data') throw new IsEncrypted();
    },
  });
  const reader = new OdtReader(new OdtStyles(pack));
  const body = reader.read(pack, 'content.xml', new Set(['office:text']));
  const margins = reader.read(pack, 'styles.xml', new Set(['style:header', 'style:footer']));
  const document = layOut('odt', [
    ...distinct(margins.get('style:header') ?? []),
    ...(body.get('office:text') ?? []).flat(),
    ...distinct(margins.get('style:footer') ?? []),
  ]);
  return document.lines.some((line) => line.hidden === null)
    ? { outcome: 'read', document }
    : refused('noText');
}
