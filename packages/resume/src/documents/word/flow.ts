import type { DocumentBlock, DocumentLine, ResumeDocument, TextRun } from '../document';
import { lineLook } from '../layout/line-look';
import { MAX_CHARACTERS, MAX_LINES } from '../../limits';
import { plainText } from '../text/characters';
import { UnpacksTooFar } from '../unpacking';
import type { Flow, Paragraph, Row, Run, Table } from './flow-parts';
import { isColumns, isEmpty, partedRow, splitLines } from './table-rows';

/** A row as `DocumentBlock` has it. */
type BlockRow = Extract<DocumentBlock, { kind: 'table' }>['rows'][number];

/** The margin that lines are laid out with, in points; Word's own default. */
const MARGIN = 72;
/** Line height, mean letter width, and the gap that a tab stands for, in em. */
const LINE = 1.2;
const LETTER = 0.5;
const TAB = 2;
/** How far apart the columns of a table's grid are laid out, in points. */
const COLUMN = 120;

/** Lays a document's text out from top to bottom. Each paragraph, and each line break in one, starts a line. */
export function layOut(kind: ResumeDocument['kind'], flow: Flow): ResumeDocument {
  const layout = new Layout();
  layout.flow(flow, MARGIN);
  const { page: pages, lines } = layout;
  return { kind, pages, lines, blocks: blocksOf(flow, layout.placed) };
}

/** The most headers or footers of one document that are read. */
export const MOST_MARGINS = 200;

/** The parts of a flow that have lines. */
const blocksOf = (flow: Flow, placed: Layout['placed']): DocumentBlock[] =>
  flow.flatMap((part): DocumentBlock[] => {
    if (part.kind === 'page') return [];
    if (part.kind === 'table') {
      const rows = part.rows.flatMap((row): BlockRow[] => {
        const lines = placed.get(row);
        const cells = row.map((cell) => blocksOf(cell.flow, placed));
        const others = cells.filter((cell) => cell.length > 0);
        if (lines === undefined) return others.length === 0 ? [] : [{ cells }];
        return others.length === 0 ? [{ lines }] : [{ lines }, { cells: others }];
      });
      return rows.length === 0 ? [] : [{ kind: 'table', rows }];
    }
    const { heading = null, listed, boxes } = part;
    const lines = placed.get(part);
    return [
      ...(lines === undefined ? [] : [{ kind: 'paragraph' as const, heading, listed, lines }]),
      ...boxes.flatMap((box) => blocksOf(box, placed)),
    ];
  });

/** Joins headers or footers. Each text comes once, since a document has several that say the same. */
export function distinct(all: readonly Flow[]): Flow {
  const flows = all.slice(0, MOST_MARGINS);
  const texts = flows.map((flow) => JSON.stringify(flow));
  return flows.filter((_, index) => texts.indexOf(texts[index] ?? '') === index).flat();
}

class Layout {
  readonly lines: DocumentLine[] = [];
  /** The lines of each paragraph, and of each row that stands in one line. */
  readonly placed = new Map<Paragraph | Row, number[]>();
  page = 1;
  #block = 0;
  #used = false;
  #y = MARGIN;
  #characters = 0;

  flow(flow: Flow, x: number): void {
    for (const part of flow) {
      if (part.kind === 'page') this.#newPage();
      else if (part.kind === 'table') this.#table(part, x);
      else this.#paragraph(part, x);
    }
  }

  #newPage(): void {
    if (!this.lines.some((line) => line.page === this.page)) return;
    this.page += 1;
    this.#y = MARGIN;
  }

  /** Starts a new block, unless the last one is still empty. */
  #newBlock(): void {
    if (this.#used) this.#block += 1;
    this.#used = false;
  }

  #apart(flow: Flow, x: number): void {
    this.#newBlock();
    this.flow(flow, x);
    this.#newBlock();
  }

  #paragraph(paragraph: Paragraph, x: number): void {
    this.#y += paragraph.before;
    const lines = splitLines(paragraph.runs);
    for (const [index, runs] of lines.entries()) {
      this.#line(
        index === 0 && paragraph.listed ? bulleted(runs) : runs,
        x + paragraph.indent,
        paragraph,
      );
    }
    this.#y += paragraph.after;
    for (const box of paragraph.boxes) this.#apart(box, x);
  }

  #table(table: Table, x: number): void {
    if (isColumns(table)) {
      const columns = new Map<number, Flow>();
      for (const { column, flow } of table.rows.flat()) {
        const above = columns.get(column);
        if (above) for (const part of flow) above.push(part);
        else columns.set(column, flow.slice());
      }
      for (const [column, flow] of [...columns].toSorted(([a], [b]) => a - b)) {
        this.#apart(flow, x + column * COLUMN);
      }
      return;
    }
    for (const row of table.rows) this.#row(row, x);
  }

  /** A row: what its short cells say in lines across it, and longer cells one by one below. */
  #row(row: Row, x: number): void {
    const cells = row.filter((cell) => !isEmpty(cell.flow));
    const { across, apart } = partedRow(cells);
    for (let at = 0; at < Math.max(0, ...across.map((lines) => lines.length)); at += 1) {
      const runs = across.flatMap((lines, column) => {
        const own = lines[at] ?? [];
        return column === 0 ? own : [TAB_RUN, ...own];
      });
      this.#line(runs, x, row);
    }
    for (const cell of apart) this.#apart(cell.flow, x + cell.column * COLUMN);
  }

  #line(runs: readonly Run[], x: number, of: Paragraph | Row): void {
    for (const part of byHidden(runs)) this.#put(part, x, of);
  }

  #put(runs: readonly Run[], x: number, of: Paragraph | Row): void {
    const line = lineOf(runs, x);
    const size = Math.max(line.size, runs[0]?.size ?? 0);
    this.#y += size * LINE;
    if (line.text === '') return;
    this.#characters += line.text.length;
    if (this.#characters > MAX_CHARACTERS || this.lines.length >= MAX_LINES)
      throw new UnpacksTooFar();
    this.#used = true;
    const before = this.placed.get(of);
    if (before === undefined) this.placed.set(of, [this.lines.length]);
    else before.push(this.lines.length);
    const hidden = runs[0]?.hidden ?? null;
    this.lines.push({ page: this.page, block: this.#block, y: this.#y, hidden, ...line });
  }
}

const TAB_RUN: Run = { text: '\t', size: 0, bold: false, hidden: null };

const bulleted = (runs: Run[]): Run[] => {
  const [first] = runs;
  return first ? [{ ...first, text: '• ' }, ...runs] : runs;
};

/** A line's runs grouped by why they are hidden. What a reader sees is a group of its own. */
function byHidden(runs: readonly Run[]): Run[][] {
  const reasons = new Set(runs.filter((run) => run.text.trim() !== '').map((run) => run.hidden));
  if (reasons.size <= 1) return [runs.slice()];
  return [...reasons].map((reason) =>
    runs.filter((run) => run.hidden === reason || run === TAB_RUN),
  );
}

/** What stands for a wide gap: a tab, and several blanks in a row. Letters set apart have blanks on both sides. */
const APART = /\t|(?<=\S{2})[ \u00A0]{3,}(?=\S{2})/u;

function lineOf(runs: readonly Run[], x: number) {
  const placed: TextRun[] = [];
  const pieces: string[] = [];
  let length = 0;
  let right = x;
  for (const run of runs) {
    for (const [index, part] of run.text.split(APART).entries()) {
      if (index > 0 && length > 0) {
        const last = pieces.pop() ?? '';
        pieces.push(`${last.trimEnd()}\t`);
        length += 1 - (last.length - last.trimEnd().length);
        right += TAB * run.size;
      }
      const plain = plainText(part)
        .replace(/\u00AD/g, '')
        .replace(/ +/g, ' ');
      const shown = /\s$|^$/.test(pieces.at(-1) ?? '') ? plain.trimStart() : plain;
      if (shown === '') continue;
      const width = shown.length * LETTER * run.size;
      const start = length;
      length += shown.length;
      pieces.push(shown);
      placed.push({ start, end: length, x: right, width, size: run.size, bold: run.bold });
      right += width;
    }
  }
  const text = pieces.join('').trimEnd();
  const seen = placed
    .map((run) => ({ ...run, end: Math.min(run.end, text.length) }))
    .filter((run) => run.end > run.start);
  return {
    text,
    x,
    width: right - x,
    ...lineLook(text, seen),
    runs: joined(seen, text),
  };
}

/** Joins neighbouring runs of the same look. */
function joined(runs: readonly TextRun[], text: string): TextRun[] {
  const result: TextRun[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (
      last &&
      last.size === run.size &&
      last.bold === run.bold &&
      !text.slice(last.end, run.start).includes('\t')
    ) {
      last.end = run.end;
      last.width = run.x + run.width - last.x;
    } else result.push({ ...run });
  }
  return result;
}
