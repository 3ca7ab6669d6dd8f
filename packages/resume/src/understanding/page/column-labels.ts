import { blockOf } from './blocks';
import { datesIn, withoutDates } from '../dates/dates';
import { headingKinds } from '../vocabulary/headings';
import type { ResumeLine } from '../text/layout';
import { askedOfPerson } from '../vocabulary/person-labels';
import { onOneRow } from './rows';
import { wordsOf } from '../text/words';

/** Text that begins within so many times the letter size below a heading belongs to it. */
const CLOSE_BELOW = 3;

const MOST_WORDS = 5;

const LONGEST_DATES = 40;

/** The same question, whose answer is kept as long as the line is: each block is looked at in several ways. */
function oncePerLine(holds: (line: ResumeLine) => boolean): (line: ResumeLine) => boolean {
  const answers = new WeakMap<ResumeLine, boolean>();
  return (line) => {
    const answer = answers.get(line) ?? holds(line);
    answers.set(line, answer);
    return answer;
  };
}

export const isDate = oncePerLine(
  ({ folded }) =>
    folded.length <= LONGEST_DATES &&
    datesIn(folded).length > 0 &&
    wordsOf(withoutDates(folded)).length <= 1,
);

export const isHeading = oncePerLine(({ text }) => headingKinds(text).length > 0);

/** Whether lines read like a column of headings or dates: at least half are, and the rest are short. */
export function areLabels(lines: readonly ResumeLine[]): boolean {
  if (!lines.every((line) => isDate(line) || wordsOf(line.text).length <= MOST_WORDS)) return false;
  return lines.filter((line) => isDate(line) || isHeading(line)).length >= lines.length / 2;
}

/** Whether lines can be nothing else: several headings with nothing under them but dates. */
export const areOnlyLabels = (lines: readonly ResumeLine[]): boolean =>
  lines.filter(isHeading).length >= 2 && lines.every((line) => isDate(line) || isHeading(line));

const MOST_WORDS_OF_LABEL = 4;

/** What stands further from a label, in points, is not labelled by it. */
const FAR = 200;
export const isListedLine = ({ text }: ResumeLine) => /[,،;·•|]/u.test(text);
const isHeadingAlone = (line: ResumeLine) => isHeading(line) && line.bold;

/**
 * Whether a narrow column names what stands on its rows: short words that end in one line, or at whose side most rows are
 * lists. Each of them has a row of the column beside it, but for the second line of a long one.
 */
export function areRowLabels(
  block: readonly ResumeLine[],
  lines: readonly ResumeLine[],
  rightToLeft: boolean,
): boolean {
  if (block.length < 2 || rightToLeft) return false;
  if (!block.every(({ text }) => wordsOf(text).length <= MOST_WORDS_OF_LABEL)) return false;
  if (block.some((line) => isListedLine(line) || isHeadingAlone(line)) || block.every(isDate))
    return false;
  const [first] = block;
  const others = lines.filter(
    ({ page, block: own }) => page === first?.page && own !== first.block,
  );
  const rowOf = (line: ResumeLine) =>
    others.find(
      (other) => onOneRow(line, other) && other.x > line.right && other.x < line.right + FAR,
    );
  const goesOn = (line: ResumeLine, at: number) => {
    const above = block[at - 1];
    return above !== undefined && line.y - above.y < 1.6 * line.size && !rowOf(line);
  };
  const own = block.filter((line, at) => !goesOn(line, at));
  const least = Math.min(...block.map(({ size }) => size));
  if (own.length < block.length && block.some((line) => isHeading(line) && line.size > least))
    return false;
  const rows = own.map(rowOf);
  const [over, ...under] = rows;
  const labelled = over || block.length < 3 ? rows : under;
  if (labelled.some((row) => row === undefined || row.block !== labelled[0]?.block)) return false;
  const labels = block.slice(-labelled.length);
  const ends = labels.map(({ right }) => right);
  const starts = labels.map(({ x }) => x);
  const endAlike = Math.max(...ends) - Math.min(...ends) < 2;
  const startAlike = Math.max(...starts) - Math.min(...starts) < 2;
  const lists = labelled.filter((row) => row && isListedLine(row)).length;
  return (endAlike && !startAlike) || lists * 2 > labelled.length;
}

/** Whether a text, folded, only says what detail of the person stands beside it or below. */
export const isDetailLabel = (folded: string): boolean => askedOfPerson(folded) !== null;

/** So many details show that a column names what is beside it. */
const LEAST_DETAILS = 3;

/** Whether a column names details of the person, which stand beside it. */
export const areDetails = (block: readonly ResumeLine[]): boolean => {
  const named = block.filter(({ folded }) => isDetailLabel(folded)).length;
  return named >= LEAST_DETAILS && named * 4 >= block.length * 3;
};

/**
 * Runs of headings and dates in a column that holds other text too. Their dates can only label the rows beside
 * them.
 */
export function dateRunsOf(lines: readonly ResumeLine[]): ResumeLine[][] {
  if (lines.filter(isDate).length < 2) return [];
  const runs: ResumeLine[][] = [[]];
  for (const line of lines) {
    if (isDate(line) || isHeading(line)) runs.at(-1)?.push(line);
    else runs.push([]);
  }
  const upToDates = runs.map((run) => run.slice(0, run.findLastIndex(isDate) + 1));
  return upToDates.filter((run) => run.filter(isDate).length >= 2);
}

/** So many headings with nothing below them end a column of labels that begins with how to reach somebody. */
const LEAST_AT_END = 3;

/** The headings that a column ends with, where it holds other text above them and none below any. */
export function headingsAtEnd(lines: readonly ResumeLine[]): ResumeLine[] {
  const run = lines.slice(lines.findLastIndex((line) => !isHeading(line)) + 1);
  const areApart = run.every(
    (line, at) => at === 0 || line.y - (run[at - 1]?.y ?? 0) > CLOSE_BELOW * line.size,
  );
  return run.length >= LEAST_AT_END && run.length < lines.length && areApart ? run : [];
}

/** Whether `labels` head the rows of `beside`: they share rows with it, or are a bare column of headings. */
export function headsRows(labels: readonly ResumeLine[], beside: readonly ResumeLine[]): boolean {
  if (areOnlyLabels(labels)) return beside.length > 0;
  const heads = labels.filter((label) => beside.some((line) => onOneRow(label, line)));
  if (labels.length === 1) return heads.length === 1;
  const dates = labels.filter(isDate);
  if (dates.length > 0 && labels.every((label) => isDate(label) || isHeading(label)))
    return dates.every((label) => heads.includes(label));
  return heads.length >= 2 && heads.length >= labels.length / 2 && beside.length >= heads.length;
}

export const isOnlyDate = (line: ResumeLine) =>
  isDate(line) && line.cells.length === 1 && wordsOf(withoutDates(line.folded)).length === 0;

/** Whether `line` begins right below `heading` in its column. */
const isRightBelow = (heading: ResumeLine, line: ResumeLine): boolean =>
  line.page === heading.page &&
  line.y > heading.y &&
  line.y < heading.y + CLOSE_BELOW * heading.size &&
  line.x < heading.right &&
  line.right > heading.x;

/** Whether nothing but headings stands in the column of a heading right below it, so that it can only label what is beside it. */
export function isBareHeading(block: readonly ResumeLine[], lines: readonly ResumeLine[]): boolean {
  const [heading] = block;
  if (!heading || block.length > 1 || !isHeading(heading)) return false;
  return !lines.some((line) => isRightBelow(heading, line) && !isHeading(line));
}

/** The text of a heading begins so many letter sizes above it at most. */
export const BEGINS_ABOVE = 1.1;

/** Text on the row of a heading begins less than so many of its letter sizes above it. */
const LEVEL = 0.35;

/** Lines of one heading stand closer together than so many letter sizes. */
const TIGHT = 2;

/** Whether a block of a heading already comes right before the block that begins beside and above it, up to the next line below it. */
export function isBesideText(block: readonly ResumeLine[], lines: readonly ResumeLine[]): boolean {
  const [heading] = block;
  const last = block.at(-1);
  const next = last && lines[lines.indexOf(last) + 1];
  if (!heading || !next || next.block === heading.block || next.page !== heading.page) return false;
  const isOne = block.every(
    (line, i) => i === 0 || line.y - (block[i - 1]?.y ?? 0) < TIGHT * line.size,
  );
  const above = heading.y - next.y;
  if (!isOne || above < LEVEL * heading.size || above > BEGINS_ABOVE * heading.size) return false;
  const { left, right } = blockOf(block);
  const overlapsLabel = (line: ResumeLine) => line.x < right && line.right > left;
  if (overlapsLabel(next)) return false;
  const text = lines.filter((line) => line.page === next.page && line.block === next.block);
  const bottom = Math.max(...text.map(({ y }) => y));
  return !lines.some(
    (line) => line.page === next.page && line.y > last.y && line.y <= bottom && overlapsLabel(line),
  );
}

/**
 * The first line of a later block that a heading, which is a block of its own, stands over; undefined where it precedes that,
 * or a block beside that.
 */
export function headedBy(
  block: readonly ResumeLine[],
  lines: readonly ResumeLine[],
): ResumeLine | undefined {
  const [heading] = block;
  if (!heading || block.length > 1 || !isHeading(heading) || isBesideText(block, lines))
    return undefined;
  const later = lines.slice(lines.indexOf(heading) + 1);
  const below = later.find((line) => isRightBelow(heading, line));
  const [next] = later;
  if (!below || !next || (next.y > heading.y && next.y <= below.y)) return undefined;
  return later.find((line) => line.page === below.page && line.block === below.block);
}
