import { sharesRow } from '../page/rows';
import { readsAsDates } from '../dates/date-points';
import type { ResumeLine } from '../text/layout';
import type { Section } from '../sections/sections';
import { Flow, textOf, trimSpan } from '../text/spans';
import { fold } from '../text/words';
import { hangingLabels } from './hanging-labels';
import { LANGUAGE_GRID } from '../lexicon/levels';
import { bulletsAreLabels, isListed, isSentence, joinedUnit, LABEL, type Unit } from './unit';
import { joinWrapped } from './wrapped-units';

const NUMBERED = /^\s*(?:\d{1,2}[.)]|(?:[a-z]|[ivx]{2,4})\))\s+(?=\S)/u;

type Cell = ResumeLine['cells'][number];

/** A number or a bullet before an entry, with nothing else in its cell. */
const MARKER = /^\s*(?:\d{1,2}[.)]|[•●▪■◦‣·○◆▸►➢➤*–—-])\s*$/u;

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

/** So many rows whose lists begin below each other show that what stands before them names the lists. */
const LEAST_ALIGNED = 3;

/** Where the box begins before which a few words name what the rest of a cell lists; null where there is none. */
function labelEnd(line: ResumeLine, cell: Cell): Cell['boxes'][number] | null {
  const [box] = cell.boxes;
  const label = box ? line.text.slice(cell.start, box.start).trim() : '';
  const isLabel =
    label !== '' && label.split(/\s+/).length <= MOST_LABEL_WORDS && !/[,،:;.|•]/u.test(label);
  return box && isLabel ? box : null;
}

/** A row whose list a wide gap parts from its label counts for so many rows, where lists begin. */
const SURE = 2;

/** Where the list of a second label on a row begins, which stands behind the list of the first: 'Python, R   Office Word, Excel'. */
function secondLabelEnd(line: ResumeLine, cell: Cell): Cell['boxes'][number] | null {
  const { text } = line;
  const box = labelEnd(line, cell);
  return box && [text.slice(0, cell.start), text.slice(box.start, cell.end)].every(isListed)
    ? box
    : null;
}

/** Whether `x` is one of the places, in points, where the lists of several rows begin. */
function alignedIn(section: Section): (x: number) => boolean {
  const counts = new Map<number, number>();
  const count = (x: number, by: number) =>
    counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + by);
  for (const { line } of section.lines) {
    const [cell, value, ...rest] = line.cells;
    const box = cell && labelEnd(line, cell);
    const isApart = value && rest.length === 0 && isListed(line.text.slice(value.start, value.end));
    const at = box ?? (isApart ? value : undefined);
    if (at) count(at.x, box ? 1 : SURE);
    for (const further of line.cells.slice(1)) {
      const second = secondLabelEnd(line, further);
      if (second) count(second.x, SURE);
    }
  }
  return (x) => (counts.get(Math.round(x)) ?? 0) >= LEAST_ALIGNED;
}

/** From so many boxes on, of so many words at most, some of which have several, boxes are no words of a sentence that is set wide. */
const LEAST_BOXES = 3;
const MOST_WORDS_IN_BOX = 4;

const areShortNames = (boxes: readonly string[]): boolean => {
  const words = boxes.map((box) => box.trim().split(/\s+/u).length);
  return (
    boxes.length >= LEAST_BOXES &&
    words.every((count) => count <= MOST_WORDS_IN_BOX) &&
    words.filter((count) => count > 1).length * 3 >= boxes.length &&
    boxes.every((box) => /^\P{L}*[\p{Lu}\p{Lo}]/u.test(box)) &&
    !/[.!]\s*$/u.test(boxes.at(-1) ?? '')
  );
};

/** A word that no chip has alone: wide gaps around it are those of a justified line. */
const SMALL_WORD =
  /^\s*(?:and|or|of|in|to|for|from|with|the|an?|at|by|on|as|et|ou|du|des|les?|la|au|aux|pour|par|avec|sur|dans|une?)\s*$/u;

/** The boxes in a cell, such as chips set close together. A list has none, nor a sentence, whatever their gaps. */
function boxesOf(line: ResumeLine, cell: Cell, isAligned: (x: number) => boolean): Cell[] {
  const text = line.text.slice(cell.start, cell.end);
  const listed = cell.boldUntil ?? cell.start;
  if (isBoldLabel(line.text.slice(cell.start, listed), line.text.slice(listed, cell.end)))
    return [
      { ...cell, end: listed, bold: true },
      { ...cell, start: listed, bold: false },
    ];
  const value = cell === line.cells[0] ? labelEnd(line, cell) : secondLabelEnd(line, cell);
  if (value && isAligned(value.x))
    return [
      { ...cell, end: value.start, boxes: [], bold: true },
      { ...cell, ...value, boxes: [], bold: false },
    ];
  if (cell.boxes.length === 0 || /:\s*$/u.test(text) || isListed(text) || LABEL.test(text))
    return [cell];
  const isLeftToRight = line.indent === line.x;
  const boxes = [{ start: cell.start, x: cell.x }, ...cell.boxes].map(({ start, x }, i) => {
    const next = cell.boxes[i];
    const place = { x, right: next?.x ?? cell.right };
    return { ...cell, start, end: next?.start ?? cell.end, ...(isLeftToRight && place) };
  });
  const said = boxes.map(({ start, end }) => line.text.slice(start, end));
  const isText = isSentence(text) && !areShortNames(said);
  return isText || said.some((box) => SMALL_WORD.test(box)) ? [cell] : boxes;
}

/** The cells of a line and the boxes in them, without a first one that only marks the next as an entry. */
function partsOf(line: ResumeLine, isAligned: (x: number) => boolean) {
  const [first, ...rest] = line.cells.flatMap((cell) => boxesOf(line, cell, isAligned));
  const isMarked =
    first !== undefined && rest.length > 0 && MARKER.test(line.text.slice(first.start, first.end));
  return { parts: isMarked || !first ? rest : [first, ...rest], isMarked };
}

function unitsOf(section: Section): Unit[] {
  let row = -1;
  const isAligned = alignedIn(section);
  return section.lines.flatMap(({ line, start, end }, i) => {
    if (!sharesRow(line, section.lines[i - 1]?.line)) row += 1;
    const { parts, isMarked } = partsOf(line, isAligned);
    return parts.flatMap((cell) => {
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
      const isFirst = cell === parts[0];
      const bullet = ((line.bullet || isMarked) && isFirst) || number !== null;
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

/** Whether `below` is the second line of the label `above` in a column of labels: 'Cloud &' over 'systems:'. */
const isLabelBelow = (above: Unit, below: Unit): boolean =>
  below.line.page === above.line.page &&
  below.line.y - above.line.y <= above.size * 1.8 &&
  Math.abs(below.x - above.x) < 2 &&
  below.bold === above.bold &&
  !isListed(above.flow.text + below.flow.text) &&
  !/:\s*$/u.test(above.flow.text) &&
  (/&\s*$/u.test(above.flow.text) || /^\p{Ll}|:\s*$/u.test(below.flow.text));

/** Rows whose label runs over two lines beside what it labels, as one row. */
function withWholeLabels(units: readonly Unit[]): Unit[] {
  const whole: Unit[] = [];
  for (let i = 0; i < units.length; i += 1) {
    const [label, value, rest, more] = units.slice(i, i + 4);
    const last = whole.at(-1);
    const areRows =
      label &&
      value &&
      rest &&
      more &&
      last?.row !== label.row &&
      value.row === label.row &&
      rest.row === label.row + 1 &&
      more.row === rest.row &&
      units[i + 4]?.row !== more.row &&
      Math.abs(more.x - value.x) < 2 &&
      isListed(value.flow.text) &&
      isLabelBelow(label, rest);
    if (areRows) {
      whole.push(joinedUnit(label, rest), joinedUnit(value, more));
      i += 3;
    } else whole.push(...units.slice(i, i + 1));
  }
  return whole;
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
  const ofLanguages = wide.some(
    (row) => row.filter(({ flow }) => LANGUAGE_GRID.test(fold(flow.text).trim())).length > 1,
  );
  const dated = wide.some(([cell]) => cell && readsAsDates(fold(cell.flow.text).trim()));
  if (
    wide.length < 2 ||
    bulletsAreLabels(units) ||
    hangingLabels(units).size > 0 ||
    lists ||
    labelled ||
    dated ||
    ofLanguages ||
    !alike
  )
    return [...units];
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
  joinWrapped(byColumn(withWholeLabels(unitsOf(section))), lines);
