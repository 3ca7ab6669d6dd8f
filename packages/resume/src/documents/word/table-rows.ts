import type { Flow, Paragraph, Row, Run, Table } from './flow-parts';

const textOf = (runs: readonly Run[]) => runs.map((run) => run.text).join('');

/** Whether a flow has no text. */
export const isEmpty = (flow: Flow): boolean =>
  flow.every(
    (part) =>
      part.kind === 'page' ||
      (part.kind === 'paragraph' && textOf(part.runs).trim() === '' && part.boxes.every(isEmpty)),
  );

/** The paragraph of a cell that has only one, on one line; null for any other cell. */
function onlyParagraph(flow: Flow): Paragraph | null {
  const parts = flow.filter((part) => !isEmpty([part]));
  const [only] = parts;
  return parts.length === 1 && only?.kind === 'paragraph' && splitLines(only.runs).length === 1
    ? only
    : null;
}

/** Splits runs into lines at their line breaks. */
export function splitLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    for (const [index, text] of run.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...run, text });
    }
  }
  return lines;
}

/** A cell of more lines than this is read by itself. */
const MOST_ACROSS = 2;

/** The lines of a cell; null where it has more than plain paragraphs. */
type Lines = Run[][] | null;

const isPlain = (part: Flow[number]): part is Paragraph =>
  part.kind === 'paragraph' && !part.listed && part.boxes.every(isEmpty);

/** The lines of the paragraphs of a cell, in which there is nothing else and no item of a list; null for any other cell. */
function linesOfCell(flow: Flow): Lines {
  const parts = flow.filter((part) => !isEmpty([part]));
  return parts.every(isPlain)
    ? parts.flatMap((part) => splitLines(part.runs)).filter((line) => textOf(line).trim() !== '')
    : null;
}

/** A day, a month or a year, alone on a line: '06/2021', 'June 2021'. */
const DATE = /^\s*(?:\p{L}{3,9}\.? |(?:\d{1,2}[./-]){0,2})\d{4}\s*$/u;

/** Whether no cell of a row is read by itself for its length. */
const areShort = (cells: readonly Lines[]): boolean =>
  cells.every((own) => own !== null && own.length <= MOST_ACROSS);

/** Whether cells of a row say two lines each, of which the first has one date: 'From' over '03/2019' beside 'To' over '06/2021'. */
function areStackedDates(cells: readonly Lines[]): boolean {
  const [first = [], ...others] = cells.flatMap((own) =>
    own?.length === MOST_ACROSS ? [own] : [],
  );
  const dates = first.filter((line) => DATE.test(textOf(line)));
  return others.length > 0 && dates.length === 1 && areShort(cells);
}

const linesOfCells = (cells: Row): Lines[] =>
  cells.map(({ flow }) => {
    const only = onlyParagraph(flow);
    return only ? [only.runs] : linesOfCell(flow);
  });

/** The lines of the cells of a row that are read across it, and the cells that are read by themselves. */
export function partedRow(cells: Row): { across: Run[][][]; apart: Row } {
  const lines = linesOfCells(cells);
  const most = areStackedDates(lines) ? MOST_ACROSS : 1;
  const across = lines.flatMap((own) => (own !== null && own.length <= most ? [own] : []));
  const apart = cells.filter((_, at) => (lines[at]?.length ?? Infinity) > most);
  return across.length < Math.min(2, cells.length)
    ? { across: [], apart: cells }
    : { across, apart };
}

/**
 * Whether the cells of a table are parts of columns. In most rows of such a table several cells are longer than one
 * paragraph. It is none where such cells are short and those of a row are dates that are read across.
 */
export function isColumns(table: Table): boolean {
  const rows = table.rows
    .map((row) => row.filter((cell) => !isEmpty(cell.flow)))
    .filter((row) => row.length > 1);
  const long = rows
    .filter((row) => row.filter((cell) => onlyParagraph(cell.flow) === null).length > 1)
    .map(linesOfCells);
  return (
    table.rows.length > 1 &&
    long.length > 0 &&
    long.length * 2 >= rows.length &&
    !(long.every(areShort) && long.some(areStackedDates))
  );
}
