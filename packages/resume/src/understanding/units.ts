import { sharesRow } from './columns';
import { readsAsDates } from './dates';
import type { ResumeLine } from './layout';
import type { Section } from './sections';
import { isKnownSkill } from './skillnames';
import { Flow, textOf, trimSpan, type Span } from './spans';
import { fold } from '../text';

/** Text that belongs together though it may run over lines: a bullet, a cell of a row, a paragraph. */
export interface Unit {
  spans: Span[];
  flow: Flow;
  x: number;
  right: number;
  indent: number;
  width: number;
  bold: boolean;
  size: number;
  bullet: boolean;
  row: number;
  line: ResumeLine;
}

const RATING = /[●○◯⬤★☆■□▪▫◆◇•∙]{2,}/gu;

/** A rating that ends a line, in dots or stars. */
const RATED = /[●○◯⬤★☆■□▪▫◆◇]{2,}\s*$/u;

/** Whether `text` has what parts the items of a list; a rating in dots or stars is none. */
export const isListed = (text: string): boolean =>
  /[,،;؛•·●▪■◦|]| \/ .+ \/ /u.test(text.replace(RATING, ''));

/** A label with its colon before what it labels: 'Databases: '. The first group is the label. */
export const LABEL = /^[\s\p{Co}•·●▪■◦*–-]*([^\s:,;،(][^:,;،]{1,48}?)\s*:\s*(?=\S)/u;

/** A group's name and a dash before what it lists: 'Outils - Figma, InDesign'. */
export const DASHED = /^([\p{Lu}][^,;:]{1,40}?)\s+[-–—]\s+(?=[^,]+,)/u;

const NUMBERED = /^\s*\d{1,2}[.)]\s+(?=\S)/u;

/** Whether `text` is running text and not a list or a name. */
export function isSentence(text: string): boolean {
  const words = text.trim().split(/\s+/).length;
  const separators = text.match(/[,،;|•·●]/g)?.length ?? 0;
  const stopped = /[.!]\s*$/.test(text) && !/\b(?:etc|inc)\.\s*$/i.test(text);
  if (stopped && words >= 5 && words > separators * 3) return true;
  return words > 7 && words > (separators + 1) * 6;
}

type Cell = ResumeLine['cells'][number];

/** A label that only its weight sets apart has at most so many words. */
const MOST_LABEL_WORDS = 4;

/** Whether bold words stand as a label before a list: 'Frameworks Rails, Flask'. */
const isBoldLabel = (bold: string, rest: string): boolean =>
  /^[^\p{L}]*\p{L}/u.test(bold) &&
  !/[,،:;.|]/u.test(bold) &&
  bold.trim().split(/\s+/).length <= MOST_LABEL_WORDS &&
  /^\s*[\p{L}\p{N}.]/u.test(rest) &&
  isListed(rest) &&
  !isSentence(rest);

/** The boxes in a cell, such as chips set close together. A list and a sentence have none, whatever their gaps. */
function boxesOf(line: ResumeLine, cell: Cell): Cell[] {
  const text = line.text.slice(cell.start, cell.end);
  const listed = cell.boldUntil ?? cell.start;
  if (isBoldLabel(line.text.slice(cell.start, listed), line.text.slice(listed, cell.end)))
    return [
      { ...cell, end: listed, bold: true },
      { ...cell, start: listed, bold: false },
    ];
  if (cell.boxes.length === 0 || isListed(text) || isSentence(text) || LABEL.test(text))
    return [cell];
  return [cell.start, ...cell.boxes].map((start, i) => ({
    ...cell,
    start,
    end: cell.boxes[i] ?? cell.end,
  }));
}

function unitsOf(section: Section): Unit[] {
  let row = -1;
  return section.lines.flatMap(({ line, start, end }, i) => {
    if (!sharesRow(line, section.lines[i - 1]?.line)) row += 1;
    return line.cells
      .flatMap((whole) => boxesOf(line, whole))
      .flatMap((cell) => {
        const cut = trimSpan({
          line,
          start: Math.max(start, cell.start),
          end: Math.min(end, cell.end),
        });
        if (cut.end <= cut.start) return [];
        const number = NUMBERED.exec(textOf(cut));
        const span = number ? { ...cut, start: cut.start + number[0].length } : cut;
        const { x, right, bold, size } = cell;
        const indent = line.indent === line.x ? x : -right;
        const bullet = (line.bullet && cell.start === line.cells[0]?.start) || number !== null;
        return [
          {
            spans: [span],
            flow: new Flow([span]),
            x,
            right,
            indent,
            width: right - x,
            bold,
            size,
            bullet,
            row,
            line,
          },
        ];
      });
  });
}

const lastText = (unit: Unit) => textOf(unit.spans.at(-1) ?? { line: unit.line, start: 0, end: 0 });

interface Column {
  widest: number;
  rightmost: number;
}

const placeOf = ({ page, block }: ResumeLine) => `${page} ${block}`;

/** How wide each column is by its lines, and where it ends. */
function columnsOf(lines: readonly ResumeLine[]): Map<string, Column> {
  const columns = new Map<string, Column>();
  for (const line of lines) {
    const { widest, rightmost } = columns.get(placeOf(line)) ?? { widest: 0, rightmost: 0 };
    columns.set(placeOf(line), {
      widest: Math.max(widest, line.right - line.x),
      rightmost: Math.max(rightmost, line.right),
    });
  }
  return columns;
}

/** How wide the column of `unit` is, and where it ends. */
function columnOf({ line, width, right }: Unit, columns: Map<string, Column>): Column {
  const { widest, rightmost } = columns.get(placeOf(line)) ?? { widest: 0, rightmost: 0 };
  return { widest: Math.max(width, widest), rightmost: Math.max(right, rightmost) };
}

const ENDS_OPEN = /[,،;/&•·|]\s*$|(?:^|\s)(?:and|et|und|or|of|de)\s*$/i;

const bareName = (text: string) => text.replace(/\s*\([^()]*\)\s*$|\s+\d+$/u, '').trim();

/** Whether a skill ends with the line `text` and another begins with the line `below`. */
function endsWithSkill(text: string, below: string): boolean {
  const last =
    text
      .split(/[,،;:]/)
      .at(-1)
      ?.trim() ?? '';
  const first = below.split(/[,،;]/)[0]?.trim() ?? '';
  return (
    !isKnownSkill(`${last} ${first}`) &&
    isKnownSkill(bareName(last)) &&
    isKnownSkill(bareName(first))
  );
}

/** So many lines may end between two entries by chance. */
const MOST_BY_CHANCE = 3;

/**
 * Whether each line of the lists is an entry of its own. Of lines that were wrapped, some end with a comma, or go on in
 * small letters.
 */
function areEntries(units: readonly Unit[]): boolean {
  const pairs = units.flatMap((unit, i) => {
    const next = units[i + 1];
    const follows =
      next &&
      next.row === unit.row + 1 &&
      next.line.block === unit.line.block &&
      next.line.page === unit.line.page &&
      next.bold === unit.bold &&
      Math.abs(next.size - unit.size) < 0.6 &&
      !LABEL.test(unit.flow.text) &&
      !LABEL.test(next.flow.text);
    return follows && isListed(unit.flow.text) && isListed(next.flow.text) ? [[unit, next]] : [];
  });
  return (
    pairs.length > MOST_BY_CHANCE &&
    pairs.every(
      ([above, below]) =>
        !ENDS_OPEN.test(above?.flow.text ?? '') && /^[\p{Lu}\d]/u.test(below?.flow.text ?? ''),
    )
  );
}

/** Where each line is an entry, only a name that is known as a whole goes over two lines: 'Spring' over 'Boot'. */
const goesOver = (unit: Unit, next: Unit, areAll: boolean): boolean =>
  !areAll ||
  isKnownSkill(
    `${/\S+\s*$/.exec(lastText(unit))?.[0] ?? ''} ${next.flow.text.split(/[,،;]/)[0] ?? ''}`,
  );

const STARTS_LOW = /^\p{Ll}/u;

/** Whether entries begin with capitals, so that small letters go on with the entry above: 'Clôture' over 'mensuelle'. */
const beginWithCapitals = (units: readonly Unit[]): boolean =>
  units.filter(({ flow }) => STARTS_LOW.test(flow.text)).length * 3 <= units.length;

/** Whether `next` stands right below `unit`: at its start, at its end or in its middle. */
const standsBelow = (unit: Unit, next: Unit): boolean =>
  next.line.y - unit.line.y <= unit.size * 1.6 &&
  (Math.abs(next.x - unit.x) < 2 ||
    Math.abs(next.right - unit.right) < 2 ||
    Math.abs(next.x + next.right - unit.x - unit.right) < 4);

/** Whether `next` carries on `unit`, whose line was full: the next word did not fit on it any more. */
function wraps(unit: Unit, next: Unit, column: Column, areCapital: boolean): boolean {
  const text = lastText(unit);
  const below = next.flow.text;
  if (RATED.test(text)) return false;
  if (next.line.page !== unit.line.page || next.line.block !== unit.line.block) return false;
  if (next.bullet || Math.abs(next.size - unit.size) > 0.6 || next.bold !== unit.bold) return false;
  if (
    next.line.y - unit.line.y > unit.size * 2.2 ||
    /:\s*$/.test(below) ||
    LABEL.test(below) ||
    DASHED.test(below)
  )
    return false;
  if (ENDS_OPEN.test(text) || /^[(,)&|·]/.test(below)) return true;
  if (endsWithSkill(text, below)) return false;
  const low = STARTS_LOW.test(below) && /^[^\p{L}]*\p{Lu}/u.test(unit.flow.text);
  if (low && areCapital && !isKnownSkill(below) && standsBelow(unit, next)) return true;
  if (!low && !/[,،;·•|]/u.test(text) && !LABEL.test(unit.flow.text) && !isSentence(unit.flow.text))
    return false;
  const [word = ''] = below.split(/\s/);
  const perLetter = unit.width / Math.max(1, text.length);
  const needed = (word.length + 1) * perLetter * 0.95;
  return unit.right + needed > column.rightmost || unit.width + needed > column.widest;
}

/**
 * The most lines of one unit. The text so far is looked at as a whole for each line that joins it, so this bounds
 * the work.
 */
const MOST_LINES = 100;

function joinWrapped(units: readonly Unit[], lines: readonly ResumeLine[]): Unit[] {
  const rowSizes = new Map<number, number>();
  for (const { row } of units) rowSizes.set(row, (rowSizes.get(row) ?? 0) + 1);
  const entries = areEntries(units);
  const areCapital = beginWithCapitals(units);
  const columns = columnsOf(lines);
  const joined: Unit[] = [];
  for (const unit of units) {
    const last = joined.at(-1);
    const next =
      last &&
      unit.row === last.row + 1 &&
      rowSizes.get(unit.row) === 1 &&
      last.spans.length < MOST_LINES;
    if (
      last &&
      next &&
      goesOver(last, unit, entries) &&
      wraps(last, unit, columnOf(last, columns), areCapital)
    ) {
      const spans = [...last.spans, ...unit.spans];
      joined[joined.length - 1] = {
        ...unit,
        spans,
        flow: new Flow(spans),
        x: last.x,
        indent: last.indent,
        bullet: last.bullet,
      };
    } else joined.push(unit);
  }
  return joined;
}

const SAME_COLUMN = 14;

/** Whether two cells stand in one column. */
type Beside = (a: Unit, b: Unit) => boolean;

/** Two rows of chips may start nearly alike by chance. */
const ALIKE_BY_CHANCE = 3;

const startAlike =
  (rows: number): Beside =>
  (a, b) =>
    Math.abs(a.x - b.x) < (rows > 2 ? SAME_COLUMN : ALIKE_BY_CHANCE);
const endAlike: Beside = (a, b) => Math.abs(a.right - b.right) < 2;

/** Cells of rows that stand in a grid, column after column; other rows as they are. */
function byColumn(units: readonly Unit[]): Unit[] {
  const rows = new Map<number, Unit[]>();
  for (const unit of units) rows.set(unit.row, [...(rows.get(unit.row) ?? []), unit]);
  const wide = [...rows.values()].filter((row) => row.length > 1);
  const [first = []] = wide;
  const isGrid = (alike: Beside) =>
    wide.every(
      (row) =>
        row.length <= first.length && row.every((unit) => first.some((top) => alike(top, unit))),
    );
  const alike = [startAlike(wide.length), endAlike].find(isGrid);
  const lists = wide.some((row) => row.slice(1).some(({ flow }) => isListed(flow.text)));
  const labelled = wide.some(([a, b]) => a && b && a.line !== b.line);
  const dated = wide.some(([cell]) => cell && readsAsDates(fold(cell.flow.text).trim()));
  if (wide.length < 2 || lists || labelled || dated || !alike) return [...units];
  const columns: Unit[][] = [];
  for (const unit of units) {
    const column = columns.find(([top]) => top && alike(top, unit));
    if (column) column.push(unit);
    else columns.push([unit]);
  }
  return columns.flat().map((unit, row) => ({ ...unit, row }));
}

/**
 * The units of a section in reading order, wrapped lines joined, grids read column by column. `lines` are
 * the document's: they tell how wide a column is.
 */
export const unitsIn = (section: Section, lines: readonly ResumeLine[]): Unit[] =>
  joinWrapped(byColumn(unitsOf(section)), lines);
