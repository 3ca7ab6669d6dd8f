import { spend } from '../unpacking';
import { type Fragment, median } from './fragments';
import {
  ALIKE,
  GROUP_GAP,
  groupsOf,
  isCapitals,
  LEVEL,
  type Line,
  linesOf,
  MEET,
  share,
  styleOf,
} from './sides';

/**
 * How text on both sides of a gutter belongs together. `columns` are read one after the other. `rows` are read across.
 * `labels` stand on the left, and each is read before the lines beside and below it.
 */
export type Relation = 'columns' | 'rows' | 'labels';

/** What a fragment costs, in units of effort. */
const COST = 80;
/** A side with at most this share of the other side's lines has only a word here and there. */
const SPARSE = 0.7;
/** A side with at most this share of the other's lines, all of them on rows of those, has but cells of these rows. */
const FEW = 1 / 3;
/** The most lines in a group of labels, dates or places, on average. */
const GROUP = 2.5;
/** Labels and dates stay within this share of the width. */
const NARROW = 0.4;

/** Labels stand so far before what they label, in em, where they end at one edge. */
const APART = 1;
/** So many of them come back, since each job is asked the same. A side bar says everything once. */
const LEAST_REPEATED = 2;
/** A table of them has so many lines of labels. */
const LEAST_LABELS = 6;
/** The share of such labels that stand on the rows of what they label, and of those that do or stand before none. */
const LABELLED = 0.4;
const EACH = 0.9;
/** Lines less than this apart, in em, would touch. */
const NEAR = 0.8;

/** So many signs and letters are in a date at most: 'septembre 2019 – aujourd’hui'. */
const LONGEST_DATE = 40;
const MOST_LETTERS_OF_DATE = 24;

const DATE =
  /(?:19|20)\d{2}|(?:19|20)?\d{2}\s*[-–—/]\s*\d{2}|\d{1,2}[./]\d{4}|[٠-٩]{4}|^\W*\d[\d.,%/ ]*\W*$/u;

/** How well something is mastered, in signs: '●●●○○', '★★★☆☆'. */
const RATING = /^[●○◯⬤★☆■□▪▫◆◇•∙\s]{2,12}$/u;

/** Tells how the text left and right of a gutter belongs together. */
export function relationOf(
  leftSide: readonly Fragment[],
  rightSide: readonly Fragment[],
): Relation {
  const left = linesOf(leftSide);
  const right = linesOf(rightSide);
  spend((leftSide.length + rightSide.length) * COST + left.length * right.length * 4);
  const width =
    Math.max(...right.map((line) => line.right)) - Math.min(...left.map((line) => line.x));
  const fewer = left.length <= right.length ? left : right;
  const more = fewer === left ? right : left;
  const sparse =
    fewer.length <= SPARSE * more.length && fewer.length <= GROUP * groupsOf(fewer).length;
  const areMany = left.length >= LEAST_LABELS && left.length > SPARSE * right.length;
  if (areMany && isNarrow(left, width) && areLabelsOfRows(left, right)) return 'rows';
  const isAside = sparse && isSideBar(fewer);
  const apart = sparse && isUniform(fewer) && isNarrow(fewer, width) && !isAside;
  const heads = apart && fewer === left && (standsOut(left, right) || isFlushRight(left));
  const starts = apart ? groupsOf(fewer).flatMap((group) => group.slice(0, 1)) : fewer;
  const begins = (line: Line) => meets(line, more) || (heads && isInGap(line, more));
  if (share(starts, begins) < MEET) return 'columns';
  const dates = (side: Line[]) =>
    isNarrow(side, width) && share(side, (line) => isDate(line)) >= ALIKE;
  const rated = share(right, ({ text }) => RATING.test(text)) === 1;
  const beside = share(right, (line) => meets(line, left)) >= MEET;
  if (beside && (dates(right) || rated || (isNarrow(right, width) && isFlushRight(right))))
    return 'rows';
  const areCells =
    sparse && fewer === right && right.length <= FEW * left.length && !isHeaded(right) && !isAside;
  if (areCells && share(right, (line) => meets(line, left)) === 1) return 'rows';
  if (apart) {
    const severalLines = left.length > groupsOf(left).length;
    return fewer === left && (severalLines || standsOut(left, right)) ? 'labels' : 'rows';
  }
  const labelled =
    isNarrow(left, width) &&
    (dates(left) ||
      share(left, (line) => line.text.endsWith(':')) >= ALIKE ||
      (isUniform(left) && share(right, isList) >= ALIKE && share(left, isList) < 1 - ALIKE) ||
      (share(left, (line) => line.bold) >= ALIKE && share(right, (line) => line.bold) < 1 - ALIKE));
  return labelled ? 'rows' : 'columns';
}

/**
 * Whether `between` are dates that stand on the rows of `left`, and not just as well on those of `right`, unless the wider
 * gap is theirs.
 */
export function areDatesOf(
  between: readonly Fragment[],
  left: readonly Fragment[],
  right: readonly Fragment[],
  isWider: boolean,
): boolean {
  const dates = linesOf(between);
  if (dates.length === 0 || share(dates, isDate) < 1) return false;
  const [before, after] = [left, right].map(linesOf);
  spend((left.length + right.length) * COST);
  const meetsLeft = share(dates, (line) => meets(line, before ?? []));
  const meetsRight = share(dates, (line) => meets(line, after ?? []));
  return meetsLeft >= MEET && (meetsRight < meetsLeft || isWider);
}

/** Whether lines that end at one edge are dates, and places with them. */
export function areDatesAtEdge(side: readonly Fragment[]): boolean {
  const lines = linesOf(side);
  spend(side.length * COST);
  const start = Math.min(...lines.map((line) => line.x));
  const areAligned = lines.every((line) => line.x - start < LEVEL * line.size);
  const dates = share(lines, isDate);
  return lines.length > 0 && (dates === 1 || (dates >= 0.5 && !areAligned));
}

/** Whether at least half of the lines are dates. */
export function areHalfDates(side: readonly Fragment[]): boolean {
  spend(side.length * COST);
  return share(linesOf(side), isDate) >= 0.5;
}

const meets = (line: Line, others: readonly Line[]) =>
  others.some((other) => Math.abs(other.y - line.y) < LEVEL * Math.max(line.size, other.size));

/** Whether a line stands in a gap between the others, before the text that it labels. */
function isInGap(line: Line, others: readonly Line[]): boolean {
  const above = others.findLast((other) => other.y < line.y)?.y ?? -Infinity;
  const below = others.find((other) => other.y >= line.y)?.y ?? Infinity;
  return line.y - above > line.size && below - above > GROUP_GAP * line.size;
}

/** Whether a line lists several things, as the text after a label does. */
const isList = ({ text }: Line) => /[,;|]/.test(text);

const isDate = ({ text }: Line) =>
  text.length <= LONGEST_DATE &&
  DATE.test(text) &&
  text.replace(/\P{L}/gu, '').length <= MOST_LETTERS_OF_DATE;

const isNarrow = (side: readonly Line[], width: number) =>
  side.every((line) => line.right - line.x <= NARROW * 1.25 * width) &&
  median(side.map((line) => line.right - line.x)) <= NARROW * width;

const near = (a: number, b: number, line: Line) => Math.abs(a - b) < LEVEL * line.size;

/** Whether the lines end at one right edge and begin at several left ones. */
function isFlushRight(side: readonly Line[]): boolean {
  const edge = Math.max(...side.map((line) => line.right));
  const start = Math.min(...side.map((line) => line.x));
  return (
    share(side, (line) => near(line.right, edge, line)) >= ALIKE &&
    share(side, (line) => near(line.x, start, line)) < ALIKE
  );
}

/** Whether lines end at one edge, apart from the text, and each stands on a row of it or before none, as the second line of a label does. */
function areLabelsOfRows(left: readonly Line[], text: readonly Line[]): boolean {
  if (!isFlushRight(left) || repeatedIn(left) < LEAST_REPEATED) return false;
  const edge = Math.max(...left.map((line) => line.right));
  const start = Math.min(...text.map((line) => line.x));
  if (start - edge < APART * median(left.map((line) => line.size))) return false;
  const isOnRow = (line: Line) => meets(line, text);
  const isBetweenRows = (line: Line) => !isOnRow(line) && isNear(line, text);
  return share(left, isOnRow) >= LABELLED && share(left, isBetweenRows) <= 1 - EACH;
}

/** How many texts stand in a side more than once. */
function repeatedIn(side: readonly Line[]): number {
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const { text } of side) {
    if (seen.has(text)) again.add(text);
    seen.add(text);
  }
  return again.size;
}

/** Whether a line of `others` would touch a line, were they side by side. */
const isNear = (line: Line, others: readonly Line[]) =>
  others.some((other) => Math.abs(other.y - line.y) < NEAR * Math.max(line.size, other.size));

/** Whether a line that stands out heads one that follows it closely, as in a side bar. */
const isHeaded = (side: readonly Line[]): boolean =>
  groupsOf(side).some(
    ([first, second]) =>
      first !== undefined &&
      second !== undefined &&
      styleOf(first) !== styleOf(second) &&
      (first.bold || first.size > second.size),
  );

/** A side bar has so many headings at least, and so many lines for each of them. */
const LEAST_HEADINGS = 2;
const LINES_OF_HEADING = 2.5;
/** How many of its lines are dates at most, which cells beside entries are. */
const FEW_DATES = 0.25;

/** Whether several lines that stand out begin where lists of other letters below them do, as headings of a side bar do. */
function isSideBar(side: readonly Line[]): boolean {
  const start = Math.min(...side.map(({ x }) => x));
  const headings = side.filter((line, at) => {
    const next = side[at + 1];
    return (
      next !== undefined &&
      near(line.x, start, line) &&
      line.size >= next.size &&
      (line.size > next.size * 1.08 || (line.bold && !next.bold)) &&
      !isDate(line)
    );
  });
  return (
    headings.length >= LEAST_HEADINGS &&
    side[0] === headings[0] &&
    side.length >= LINES_OF_HEADING * headings.length &&
    share(side, isDate) <= FEW_DATES
  );
}

/** Whether most lines look alike. A column of labels has only labels; a side bar has headings and text. */
function isUniform(side: readonly Line[]): boolean {
  const counts = new Map<string, number>();
  for (const line of side) counts.set(styleOf(line), (counts.get(styleOf(line)) ?? 0) + 1);
  return Math.max(...counts.values()) >= ALIKE * side.length;
}

/** Whether the labels on the left look like headings of the text on the right. */
function standsOut(labels: readonly Line[], text: readonly Line[]): boolean {
  const size = median(text.map((line) => line.size));
  return (
    text.length > 2 * groupsOf(labels).length &&
    share(labels, (line) => line.size > size * 1.08 || line.bold || isCapitals(line.text)) >= ALIKE
  );
}
