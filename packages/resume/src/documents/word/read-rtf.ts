import type { HiddenReason } from '../../schemas/resume';
import type { DocumentOutcome } from '../document';
import { MAX_CHARACTERS } from '../../limits';
import { refused } from '../unreadable';
import { UnpacksTooFar, spend } from '../unpacking';
import { type Colour, LEAST_SIZE, WHITE, isSeenOn } from '../visibility';
import { MOST_MARGINS, distinct, layOut } from './flow';
import type { Flow, Paragraph, Table } from './flow-parts';
import { CHARACTERS, MARGINS, NEEDED, SKIPPED } from './rtf-words';
import { decoded, pageOfCharset, pageOfNumber, rtfTokens } from './rtf-tokens';

/** What text looks like where nothing is stated; sizes in points. */
const PLAIN = { size: 12, bold: false, vanish: false, deleted: false, colour: 0, shaded: false };
const BARE = { indent: 0, before: 0, after: 0, listed: false, inTable: false };
const TWENTIETH = 20;
/** What a paragraph costs, in units of effort: a document may have some 6,000. */
const COST = 2500;
/** No program nests groups deeper than this. */
const MOST_DEPTH = 400;

/** What holds within a group. */
interface State {
  look: typeof PLAIN;
  shape: typeof BARE;
  font: number;
  rightFont: number;
  rightToLeft: boolean;
  skips: boolean;
  place: 'text' | 'fonts' | 'colours' | 'mark';
  /** How many letters stand for the Unicode character before them. */
  fallback: number;
}

/** A part of the document that is laid out by itself: the body, a header, a text box. */
class Part {
  readonly flow: Flow = [];
  paragraph: Paragraph | null = null;
  #table: Table | null = null;
  #row: Table['rows'][number] = [];
  #cell: Flow = [];

  /** Ends the open paragraph, in a cell where it stands in one. */
  end(shape: typeof BARE): void {
    const { indent, before, after, listed, inTable } = shape;
    spend(COST);
    const open = this.paragraph ?? emptyParagraph();
    this.paragraph = null;
    const paragraph = { ...open, indent: Math.max(0, indent), before, after };
    paragraph.listed = listed || open.listed;
    if (inTable) this.#cell.push(paragraph);
    else {
      this.#table = null;
      this.flow.push(paragraph);
    }
  }

  endCell(shape: typeof BARE): void {
    this.end({ ...shape, inTable: true });
    this.#row.push({ column: this.#row.length, flow: this.#cell });
    this.#cell = [];
  }

  endRow(): void {
    if (this.#row.length === 0) return;
    if (!this.#table) {
      this.#table = { kind: 'table', rows: [] };
      this.flow.push(this.#table);
    }
    this.#table.rows.push(this.#row);
    this.#row = [];
  }

  /** Ends what is still open. */
  close(shape: typeof BARE): Flow {
    if (this.paragraph) this.end({ ...shape, inTable: false });
    this.endRow();
    this.flow.push(...this.#cell.splice(0));
    return this.flow;
  }
}

const emptyParagraph = (): Paragraph => ({
  kind: 'paragraph',
  runs: [],
  boxes: [],
  indent: 0,
  before: 0,
  after: 0,
  listed: false,
});

class RtfReader {
  readonly body = new Part();
  readonly margins = { headers: [] as Flow[], footers: [] as Flow[] };
  #state: State = {
    look: PLAIN,
    shape: BARE,
    font: -1,
    rightFont: -1,
    rightToLeft: false,
    skips: false,
    place: 'text',
    fallback: 1,
  };
  readonly #states: State[] = [];
  /** The parts that are open, with the depth at which each began. */
  readonly #parts: { part: Part; depth: number }[] = [{ part: this.body, depth: 0 }];
  readonly #pages = new Map<number, string>();
  readonly #colours: (Colour | null)[] = [];
  #colour = { red: -1, green: 0, blue: 0 };
  #page = 'windows-1252';
  #starred = false;
  #toSkip = 0;
  #characters = 0;

  read(bytes: Uint8Array): void {
    for (const token of rtfTokens(bytes)) {
      if (token.kind === 'open') this.#open();
      else if (token.kind === 'close') this.#close();
      else if (token.kind === 'word') this.#word(token.word, token.value);
      else if (token.kind === 'letter') this.#write(token.text);
      else this.#letters(token.bytes);
    }
  }

  get #part(): Part {
    return this.#parts.at(-1)?.part ?? this.body;
  }

  #open(): void {
    if (this.#states.length > MOST_DEPTH) throw new UnpacksTooFar();
    this.#states.push(this.#state);
    this.#state = { ...this.#state };
    this.#starred = false;
    this.#toSkip = 0;
  }

  #close(): void {
    const { shape } = this.#state;
    if ((this.#parts.at(-1)?.depth ?? 0) === this.#states.length && this.#parts.length > 1)
      this.#parts.pop()?.part.close({ ...shape, inTable: false });
    this.#state = this.#states.pop() ?? this.#state;
    this.#toSkip = 0;
  }

  #begin(part: Part): void {
    this.#parts.push({ part, depth: this.#states.length });
    this.#state.shape = BARE;
    this.#state.look = PLAIN;
  }

  #letters(bytes: number[]): void {
    const skipped = Math.min(this.#toSkip, bytes.length);
    this.#toSkip -= skipped;
    const { place, skips, rightToLeft, rightFont, font } = this.#state;
    if (place === 'colours') return this.#endColours(bytes);
    if (skips || place !== 'text') return;
    const page = this.#pages.get(rightToLeft ? rightFont : font) ?? this.#page;
    const text = decoded(skipped > 0 ? bytes.slice(skipped) : bytes, page);
    if (text !== '') this.#write(text);
  }

  #write(text: string): void {
    const { skips, place, look, shape } = this.#state;
    if (skips || place !== 'text' || look.deleted) return;
    this.#characters += text.length;
    if (this.#characters > MAX_CHARACTERS) throw new UnpacksTooFar();
    const part = this.#part;
    part.paragraph ??= emptyParagraph();
    const hidden = this.#hiddenReason(look, shape);
    const { runs } = part.paragraph;
    const last = runs.at(-1);
    const { size, bold } = look;
    if (last && last.size === size && last.bold === bold && last.hidden === hidden)
      last.text += text;
    else runs.push({ text, size, bold, hidden });
  }

  /** Why text is hidden. The background in a table or of shaded text is not known; elsewhere it is the white page. */
  #hiddenReason(look: typeof PLAIN, shape: typeof BARE): HiddenReason | null {
    if (look.vanish) return 'white';
    if (look.size < LEAST_SIZE) return 'tiny';
    const colour = this.#colours[look.colour];
    if (!colour || look.shaded || shape.inTable || this.#parts.length > 1) return null;
    return isSeenOn(WHITE, colour) ? null : 'white';
  }

  /** A semicolon ends each colour of the table. */
  #endColours(bytes: readonly number[]): void {
    for (const byte of bytes) {
      if (byte !== 0x3b) continue;
      const { red, green, blue } = this.#colour;
      this.#colours.push(red < 0 ? null : [red, green, blue]);
      this.#colour = { red: -1, green: 0, blue: 0 };
    }
  }

  #word(word: string, value: number | null): void {
    const state = this.#state;
    if (word === '*') {
      this.#starred = true;
      return;
    }
    const starred = this.#starred;
    this.#starred = false;
    if (state.skips) return;
    if (word === 'colortbl') state.place = 'colours';
    else if (word === 'fonttbl') state.place = 'fonts';
    else if (word === 'listtext' || word === 'pntext') {
      state.place = 'mark';
      this.#part.paragraph ??= emptyParagraph();
      this.#part.paragraph.listed = true;
    } else if (SKIPPED.has(word) || (starred && !NEEDED.has(word))) state.skips = true;
    else if (MARGINS[word] !== undefined) {
      const margins = this.margins[MARGINS[word]];
      if (margins.length >= MOST_MARGINS) {
        state.skips = true;
        return;
      }
      const part = new Part();
      margins.push(part.flow);
      this.#begin(part);
    } else if (word === 'shptxt' || word === 'dptxbxtext') {
      const part = new Part();
      this.#part.paragraph ??= emptyParagraph();
      this.#part.paragraph.boxes.push(part.flow);
      this.#begin(part);
    } else if (state.place === 'colours') {
      if (word === 'red' || word === 'green' || word === 'blue') {
        if (this.#colour.red < 0) this.#colour.red = 0;
        this.#colour[word] = Math.min(255, Math.max(0, value ?? 0));
      }
    } else this.#control(state, word, value);
  }

  #control(state: State, word: string, value: number | null): void {
    const set = (look: Partial<typeof PLAIN>) => (state.look = { ...state.look, ...look });
    const place = (shape: Partial<typeof BARE>) => (state.shape = { ...state.shape, ...shape });
    const isOn = value !== 0;
    const points = (value ?? 0) / TWENTIETH;
    const part = this.#part;
    const character = CHARACTERS[word];
    if (character !== undefined) this.#write(character);
    else if (word === 'u') {
      this.#write(String.fromCharCode((value ?? 0) & 0xffff));
      this.#toSkip = state.fallback;
    } else if (word === 'uc') state.fallback = Math.max(0, value ?? 1);
    else if (word === 'par' || word === 'nestcell') part.end(state.shape);
    else if (word === 'sect') part.end(state.shape);
    else if (word === 'page') {
      if (part.paragraph) part.end(state.shape);
      part.flow.push({ kind: 'page' });
    } else if (word === 'cell') part.endCell(state.shape);
    else if (word === 'row') part.endRow();
    else if (word === 'pard') state.shape = BARE;
    else if (word === 'intbl') place({ inTable: true });
    else if (word === 'li') place({ indent: points });
    else if (word === 'sb') place({ before: points });
    else if (word === 'sa') place({ after: points });
    else if (word === 'ls' || word === 'pn') place({ listed: isOn });
    else if (word === 'plain') state.look = PLAIN;
    else if (word === 'b') set({ bold: isOn });
    else if (word === 'v') set({ vanish: isOn });
    else if (word === 'deleted') set({ deleted: isOn });
    else if (word === 'fs') set({ size: (value ?? 24) / 2 });
    else if (word === 'cf') set({ colour: value ?? 0 });
    else if (word === 'cb' || word === 'highlight' || word === 'chcbpat' || word === 'cbpat')
      set({ shaded: isOn });
    else if (word === 'f') state.font = value ?? 0;
    else if (word === 'af') state.rightFont = value ?? 0;
    else if (word === 'rtlch' || word === 'ltrch') state.rightToLeft = word === 'rtlch';
    else if (word === 'fcharset') {
      const page = pageOfCharset(value ?? 0);
      if (page !== null) this.#pages.set(state.font, page);
    } else if (word === 'ansicpg') this.#page = pageOfNumber(value ?? 1252);
    else if (word === 'mac') this.#page = 'macintosh';
  }
}

/** Reads rich text (RTF). Throws for one that is too long. */
export function readRtf(bytes: Uint8Array): DocumentOutcome {
  const reader = new RtfReader();
  reader.read(bytes);
  reader.body.close(BARE);
  const { headers, footers } = reader.margins;
  const flow = [...distinct(headers), ...reader.body.flow, ...distinct(footers)];
  const document = layOut('rtf', flow);
  return document.lines.some((line) => line.hidden === null)
    ? { outcome: 'read', document }
    : refused('noText');
}
