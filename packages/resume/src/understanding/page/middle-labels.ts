import { blocksOf } from './blocks';
import { isDate, isHeading } from './column-labels';
import type { ResumeLine } from '../text/layout';
import { SAME_ROW } from './rows';
import { wordsOf } from '../text/words';

/** So many labels show a table at least. */
const LEAST_LABELS = 4;
/** So many labels and lines beside them are looked at: a page has no more. */
const MOST_LABELS = 40;
const MOST_LINES = 150;

const MOST_WORDS = 4;

/** The lines of one label stand closer together than so many letter sizes. */
const TIGHT = 1.35;

/** How far from the middle of its cell a label stands at most, in letter sizes. */
const OFF_MIDDLE = 0.15;

/** So many labels at least stand between two lines, as only the middle of a cell does, so many letter sizes from both. */
const LEAST_BETWEEN = 2;
const OFF_LINE = 0.25;

/** So many lines has a cell at most, and so many stand between two cells, such as a heading over the table. */
const MOST_IN_CELL = 14;
const MOST_BETWEEN = 2;

/** The labels of a column, each with its lines: 'Contract' over 'wanted' is one. */
function labelsOf(block: readonly ResumeLine[]): ResumeLine[][] {
  const labels: ResumeLine[][] = [];
  for (const line of block.toSorted((a, b) => a.y - b.y)) {
    const above = labels.at(-1)?.at(-1);
    const goesOn = above && !isDate(line) && line.y - above.y < TIGHT * line.size;
    if (goesOn) labels.at(-1)?.push(line);
    else labels.push([line]);
  }
  return labels;
}

const middleOf = (lines: readonly ResumeLine[]): number =>
  ((lines[0]?.y ?? 0) + (lines.at(-1)?.y ?? 0)) / 2;

/** The cells of `text` that have `middle` at their middle and begin at lines `from` to `latest`, each as its first and last line. */
function cellsAt(
  middle: number,
  text: readonly ResumeLine[],
  from: number,
  latest: number,
): { first: number; last: number }[] {
  const cells = [];
  for (const [first, line] of text.slice(0, latest + 1).entries()) {
    if (first < from || line.y > middle + OFF_MIDDLE * line.size) continue;
    for (const [further, end] of text.slice(first, first + MOST_IN_CELL).entries()) {
      if (isHeading(end)) break;
      if (Math.abs((line.y + end.y) / 2 - middle) <= OFF_MIDDLE * line.size)
        cells.push({ first, last: first + further });
    }
  }
  return cells;
}

/** The first lines of the cells of `text` that have `middles` at their middle, with the fewest lines between cells; null where one has none. */
function cellsAround(middles: readonly number[], text: readonly ResumeLine[]): number[] | null {
  interface Way {
    firsts: number[];
    between: number;
  }
  const known = new Map<string, Way | null>();
  const from = (label: number, line: number): Way | null => {
    const middle = middles[label];
    if (middle === undefined) return { firsts: [], between: 0 };
    const key = `${label} ${line}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const latest = label === 0 ? text.length - 1 : line + MOST_BETWEEN;
    const ways = cellsAt(middle, text, line, latest).flatMap(({ first, last }) => {
      const rest = from(label + 1, last + 1);
      if (!rest) return [];
      const between = label === 0 ? 0 : first - line;
      return [{ firsts: [first, ...rest.firsts], between: between + rest.between }];
    });
    const best = ways.toSorted((a, b) => a.between - b.between)[0] ?? null;
    known.set(key, best);
    return best;
  };
  return from(0, 0)?.firsts ?? null;
}

/** A dash alone, as a template has over each of its headings. */
const RULE = /^\s*[-–—_]\s*$/u;

/** Headings that stood under dashes: each is level with what it is of, and so in the middle of nothing. */
const levelled = new WeakSet<ResumeLine>();

/** `block` without dashes over headings, each of which is as high as its dash: that is level with what the heading is of. */
function levelWithDashes(block: readonly ResumeLine[]): readonly ResumeLine[] {
  const dashOver = (at: number): ResumeLine | undefined => {
    const [above, line] = [block[at - 1], block[at]];
    return above && line && RULE.test(above.text) && isHeading(line) ? above : undefined;
  };
  if (block.filter((_, at) => dashOver(at)).length < 2) return block;
  return block.flatMap((line, at) => {
    if (dashOver(at + 1)) return [];
    const dash = dashOver(at);
    if (!dash) return [line];
    const level = { ...line, y: dash.y + SAME_ROW * (line.size - dash.size) };
    levelled.add(level);
    return [level];
  });
}

/** `block` with each label as high as the first line of the cell beside it, where tables set them in the middle of that. */
function raised(block: readonly ResumeLine[], lines: readonly ResumeLine[]): readonly ResumeLine[] {
  const areShort = block.every((line) => isDate(line) || wordsOf(line.text).length <= MOST_WORDS);
  const labels = areShort ? labelsOf(block) : [];
  if (labels.length < LEAST_LABELS || labels.length > MOST_LABELS) return block;
  const right = Math.max(...block.map((line) => line.right));
  const [head] = block;
  const beside = lines.filter((line) => line.page === head?.page && line.x > right);
  const [nearest] = beside.toSorted((a, b) => a.x - b.x);
  const text = beside
    .filter(({ block: own }) => own === nearest?.block)
    .toSorted((a, b) => a.y - b.y);
  if (text.length < labels.length || text.length > MOST_LINES) return block;
  const size = head?.size ?? 1;
  const isLevel = (label: readonly ResumeLine[]) =>
    text.some(({ y }) => Math.abs(y - middleOf(label)) < OFF_LINE * size);
  if (labels.filter((label) => !isLevel(label)).length < LEAST_BETWEEN) return block;
  const firsts = cellsAround(labels.map(middleOf), text);
  if (!firsts) return block;
  const up = new Map(
    labels.flatMap((label, i) => {
      const first = text[firsts[i] ?? -1];
      const by = first ? middleOf(label) - first.y : 0;
      return by > OFF_MIDDLE * size ? label.map((line) => [line, line.y - by] as const) : [];
    }),
  );
  if (up.size === 0) return block;
  return block.map((line) => (up.has(line) ? { ...line, y: up.get(line) ?? line.y } : line));
}

/**
 * `lines` with the labels of tables as high as the first line of what they stand beside: cells are set in the middle of
 * their row in many tables, as dates are beside jobs of several lines.
 */
export function withLabelsRaised(lines: readonly ResumeLine[]): readonly ResumeLine[] {
  const changed = new Map<ResumeLine, ResumeLine | undefined>();
  for (const block of blocksOf(lines)) {
    const own = raised(levelWithDashes(block), lines);
    if (own === block) continue;
    const byIndex = new Map(own.map((line) => [line.index, line]));
    for (const line of block) changed.set(line, byIndex.get(line.index));
  }
  if (changed.size === 0) return lines;
  return lines.flatMap((line) => (changed.has(line) ? (changed.get(line) ?? []) : [line]));
}

/** Lines that belong together are no further apart than so many letter sizes. */
const FAR_APART = 2.4;

/** How near, in letter sizes, a heading is to the middle of what it stands beside. */
const NEAR_MIDDLE = 0.6;

/** Groups of lines that wide gaps set apart, from the top down. */
function groupsOf(lines: readonly ResumeLine[]): ResumeLine[][] {
  const groups: ResumeLine[][] = [];
  for (const line of lines.toSorted((a, b) => a.y - b.y)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && line.y - last.y <= FAR_APART * Math.max(line.size, last.size))
      group.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** The first of the lines at whose middle a heading stands, as in the row of a table; null where another label is beside them. */
function firstAround(
  { y, size }: ResumeLine,
  above: ResumeLine | undefined,
  groups: readonly (readonly ResumeLine[])[],
): ResumeLine | null {
  const group = groups.find((lines) => y >= (lines[0]?.y ?? y) && y <= (lines.at(-1)?.y ?? 0));
  const [first, last] = [group?.[0], group?.at(-1)];
  if (!first || !last || (above && above.y >= first.y - first.size)) return null;
  return Math.abs((first.y + last.y) / 2 - y) <= NEAR_MIDDLE * size ? first : null;
}

/** `labels` as high as the first line of what they are beside on the page, where one stands at the middle of that. */
export function headingsRaised(
  labels: readonly ResumeLine[],
  beside: readonly ResumeLine[],
): readonly ResumeLine[] {
  const groups = groupsOf(beside.filter(({ right }) => right > 0));
  return labels.map((label, i) => {
    const first =
      isHeading(label) && !levelled.has(label) ? firstAround(label, labels[i - 1], groups) : null;
    return first ? { ...label, y: first.y } : label;
  });
}
