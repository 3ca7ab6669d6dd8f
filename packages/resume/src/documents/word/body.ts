import type { HiddenReason } from '../../schemas/resume';
import { MAX_CHARACTERS, MAX_LINES } from '../../limits';
import { UnpacksTooFar, spend } from '../unpacking';
import { type Colour, WHITE, isSeenOn } from '../visibility';
import { Theme, said } from './colours';
import type { Flow, Paragraph, Run, Table } from './flow-parts';
import type { Parts } from './package';
import { Shapes } from './shapes';
import { type Look, type Styles, describe, lostReason } from './styles';
import { readXml } from './xml';

/** The size of text that states no size, in points, as the format defines it. */
const STANDARD_SIZE = 10;
/** Content that the file repeats for older readers, and content that was moved away or deleted. */
const LEFT_OUT = new Set(['mc:Fallback', 'w:moveFrom', 'w:del']);
/** The elements that hold letters. */
const TEXT = new Set(['w:t', 'm:t']);
/** Characters that have elements of their own. */
const CHARACTERS: Record<string, string> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
  'w:sym': '•',
};
/** The namespace prefixes that Word can show. Word takes a choice that requires only these, not the fallback. */
const SHOWN = /^(?:(?:wp[scgi]|wp14|w1\d\w*|a14|am3d|aink|cx\d*|c1\d\w*|p14|o|v|wne|sl)\s*)+$/;
/** A table row lower than this, in points, shows no text. */
const LEAST_ROW = 4;

/** A paragraph while it is read. */
interface OpenParagraph {
  paragraph: Paragraph;
  style: Look;
  /** The paragraph's own properties, which override its style. */
  own: Look;
  run: Look | null;
  /** Whose properties are being read: the paragraph's own, or those of its end mark or of a run; null for none. */
  properties: 'paragraph' | 'run' | null;
  breaks: boolean;
}

interface OpenTable {
  table: Table;
  column: number;
  shade: string | undefined;
  /** Whether the open row is hidden. */
  shut: boolean;
}

/** Reads the parts of a Word document that hold text, one by one. */
export class BodyReader {
  readonly #pack: Parts;
  readonly #styles: Styles;
  #flows: Flow[] = [];
  #paragraphs: OpenParagraph[] = [];
  #tables: OpenTable[] = [];
  #leftOut = 0;
  #inText = false;
  #characters = 0;
  #count = 0;
  #page: Colour = WHITE;
  readonly #theme: Theme;
  #shapes = new Shapes();
  readonly #grounds: (Colour | null)[] = [];
  /** Whether the current part is shown; and for each open choice, whether Word shows it. */
  #isShown = true;
  #choices: boolean[] = [];
  /** Runs that cannot be seen on the colour of the page, with their colours. */
  readonly #white: { run: Run; colour: Colour }[] = [];
  readonly #showsPage: boolean;

  constructor(pack: Parts, styles: Styles) {
    this.#pack = pack;
    this.#styles = styles;
    this.#theme = new Theme(pack);
    let shows = false;
    readXml(pack, 'word/settings.xml', {
      open: (tag, { 'w:val': value = '' }) => {
        shows ||= tag === 'w:displayBackgroundShape' && !/^(?:0|false|off)$/.test(value);
      },
    });
    this.#showsPage = shows;
  }

  /**
   * Reads the text of a part. `isShown` tells whether Word shows the part. Throws `UnpacksTooFar` for more than is read
   * of one document.
   */
  read(name: string, isShown = true): Flow {
    const flow: Flow = [];
    this.#flows = [flow];
    this.#paragraphs = [];
    this.#tables = [];
    this.#shapes = new Shapes();
    this.#isShown = isShown;
    readXml(this.#pack, name, {
      open: (tag, attributes) => this.#open(tag, attributes),
      close: (tag) => this.#close(tag),
      text: (text) => {
        if (this.#leftOut === 0) this.#shapes.text(text);
        if (this.#inText && this.#leftOut === 0) this.#write(text);
      },
    });
    this.#grounds.push(...this.#shapes.grounds);
    return flow;
  }

  /** Settles what depends on all parts. Call it once they are all read. */
  finish(): void {
    for (const { run, colour } of this.#white) {
      if (this.#grounds.some((ground) => ground && isSeenOn(ground, colour))) run.hidden = null;
      else if (this.#grounds.includes(null)) run.hidden = 'unclear';
    }
  }

  #open(tag: string, attributes: Record<string, string>): void {
    if (LEFT_OUT.has(tag)) this.#leftOut += 1;
    if (this.#leftOut > 0) return;
    if (tag === 'mc:Choice') this.#choices.push(SHOWN.test(attributes['Requires'] ?? ''));
    if (tag === 'w:background' && this.#showsPage)
      this.#page = this.#theme.colourOf(said(attributes, 'color')) ?? this.#page;
    this.#shapes.open(tag, attributes);
    const open = this.#paragraphs.at(-1);
    if (TEXT.has(tag)) this.#inText = true;
    else if (tag === 'w:p') this.#openParagraph();
    else if (tag === 'w:txbxContent') this.#openBox();
    else if (tag === 'w:tbl') this.#openTable();
    else if (this.#tableElement(tag, attributes)) return;
    else if (!open) return;
    else if (tag === 'w:pPr') open.properties = 'paragraph';
    else if (tag === 'w:rPr') open.properties = 'run';
    else if (tag === 'w:r') open.run = {};
    else if (open.properties === 'paragraph') this.#describeParagraph(open, tag, attributes);
    else if (open.properties === 'run' && open.run) this.#describeRun(open.run, tag, attributes);
    else if (open.run) this.#character(open, tag, attributes);
  }

  #close(tag: string): void {
    if (LEFT_OUT.has(tag)) this.#leftOut -= 1;
    if (this.#leftOut > 0) return;
    if (tag === 'mc:Choice') this.#choices.pop();
    this.#shapes.close(tag);
    const open = this.#paragraphs.at(-1);
    if (TEXT.has(tag)) this.#inText = false;
    else if (tag === 'w:p') this.#closeParagraph();
    else if (tag === 'w:txbxContent' || tag === 'w:tc') this.#flows.pop();
    else if (tag === 'w:tbl') this.#tables.pop();
    else if (!open) return;
    else if (tag === 'w:pPr') open.properties = null;
    else if (tag === 'w:rPr') open.properties = open.run ? null : 'paragraph';
    else if (tag === 'w:r') open.run = null;
  }

  #openParagraph(): void {
    this.#count += 1;
    if (this.#count > MAX_LINES) throw new UnpacksTooFar();
    const paragraph: Paragraph = {
      kind: 'paragraph',
      runs: [],
      boxes: [],
      indent: 0,
      before: 0,
      after: 0,
      listed: false,
    };
    this.#flows.at(-1)?.push(paragraph);
    const style = this.#styles.lookOf(null);
    this.#paragraphs.push({
      paragraph,
      style,
      own: {},
      run: null,
      properties: null,
      breaks: false,
    });
  }

  #closeParagraph(): void {
    const open = this.#paragraphs.pop();
    if (!open) return;
    const look = { ...open.style, ...open.own };
    const { before = 0, after = 0, indent = 0, listed = false, heading = null } = look;
    Object.assign(open.paragraph, { before, after, indent: Math.max(0, indent), listed, heading });
    if (open.breaks) this.#flows.at(-1)?.push({ kind: 'page' });
  }

  #openBox(): void {
    const box: Flow = [];
    this.#paragraphs.at(-1)?.paragraph.boxes.push(box);
    this.#flows.push(box);
  }

  #openTable(): void {
    const table: Table = { kind: 'table', rows: [] };
    this.#flows.at(-1)?.push(table);
    this.#tables.push({ table, column: 0, shade: undefined, shut: false });
  }

  /** Whether an element belongs to a table and not to a paragraph in it. */
  #tableElement(tag: string, attributes: Record<string, string>): boolean {
    const open = this.#tables.at(-1);
    if (!open) return false;
    if (tag === 'w:tr') {
      open.table.rows.push([]);
      open.column = 0;
      open.shut = false;
    } else if (tag === 'w:trHeight' || tag === 'w:hidden') {
      const low = Number(attributes['w:val']) / 20 < LEAST_ROW;
      open.shut ||= tag === 'w:hidden' || (attributes['w:hRule'] === 'exact' && low);
    } else if (tag === 'w:tc') {
      const flow: Flow = [];
      open.table.rows.at(-1)?.push({ column: open.column, flow });
      open.shade = undefined;
      open.column += 1;
      this.#flows.push(flow);
    } else if (tag === 'w:gridSpan' || tag === 'w:gridBefore') {
      const span = Number(attributes['w:val'] ?? 1);
      open.column += tag === 'w:gridSpan' ? span - 1 : span;
    } else if (tag === 'w:shd' && this.#paragraphs.at(-1)?.properties == null) {
      open.shade = firstShade([
        open.shade,
        said(attributes, attributes['w:val'] === 'solid' ? 'color' : 'fill'),
      ]);
    } else return false;
    return true;
  }

  #describeParagraph(open: OpenParagraph, tag: string, attributes: Record<string, string>): void {
    if (tag === 'w:pStyle') {
      open.style = this.#styles.lookOf(attributes['w:val'] ?? null);
    } else describe(open.own, tag, attributes);
  }

  #describeRun(run: Look, tag: string, attributes: Record<string, string>): void {
    if (tag === 'w:rStyle') Object.assign(run, this.#styles.additions(attributes['w:val'] ?? null));
    else describe(run, tag, attributes);
  }

  #character(open: OpenParagraph, tag: string, attributes: Record<string, string>): void {
    const page = tag === 'w:lastRenderedPageBreak' || attributes['w:type'] === 'page';
    if (tag !== 'w:br' && tag !== 'w:lastRenderedPageBreak') {
      const character = CHARACTERS[tag];
      if (character !== undefined) this.#write(character);
    } else if (!page) this.#write('\n');
    else if (open.paragraph.runs.length > 0 || this.#flows.length > 1) open.breaks = true;
    else this.#flows.at(-1)?.splice(-1, 0, { kind: 'page' });
  }

  #write(text: string): void {
    const open = this.#paragraphs.at(-1);
    if (!open) return;
    this.#characters += text.length;
    if (this.#characters > MAX_CHARACTERS) throw new UnpacksTooFar();
    const look = { ...open.style, ...open.own, ...open.run };
    const size = look.size ?? STANDARD_SIZE;
    const hidden = this.#hiddenReason(open, look, size);
    const last = open.paragraph.runs.at(-1);
    const bold = look.bold ?? false;
    if (last && last.size === size && last.bold === bold && last.hidden === hidden) {
      last.text += text;
      return;
    }
    const run: Run = { text, size, bold, hidden };
    open.paragraph.runs.push(run);
    const colour = this.#theme.colourOf(look.colour);
    const mayStand = hidden === 'white' && lostReason(look, size) === null;
    if (mayStand && colour && this.#shapes.behind === undefined && !this.#shadeOf(open))
      this.#white.push({ run, colour });
  }

  #hiddenReason(open: OpenParagraph, look: Look, size: number): HiddenReason | null {
    if (!this.#isShown || this.#choices.includes(false)) return 'notShown';
    if (this.#tables.some((table) => table.shut)) return 'covered';
    const lost = lostReason(look, size) ?? this.#shapes.hidden;
    if (lost) return lost;
    const shade = this.#theme.colourOf(this.#shadeOf(open));
    const behind = shade ?? (this.#shapes.behind === undefined ? this.#page : this.#shapes.behind);
    // Text that states no colour is black or white, whichever is seen.
    const colour = this.#theme.colourOf(look.colour);
    if (!colour) return null;
    if (behind === null) return isSeenOn(this.#page, colour) ? null : 'unclear';
    return isSeenOn(behind, colour) ? null : 'white';
  }

  /** The innermost shading that is stated for the background of text. */
  #shadeOf(open: OpenParagraph): string | undefined {
    spend(this.#tables.length);
    return firstShade([
      open.run?.shade,
      open.own.shade,
      open.style.shade,
      ...this.#tables.map((table) => table.shade),
    ]);
  }
}

/** The first shading that states a colour. */
const firstShade = (shades: (string | undefined)[]) =>
  shades.find((each) => each !== undefined && each !== 'auto');
