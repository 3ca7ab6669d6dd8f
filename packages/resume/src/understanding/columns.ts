import { datesIn, withoutDates } from './dates';
import { headingKinds } from './headings';
import type { ResumeLine } from './layout';
import { wordsOf } from '../text';

/** Lines whose baselines differ by less than this many times the letter size stand on one row. */
export const SAME_ROW = 0.6;

const onOneRow = (a: ResumeLine, b: ResumeLine) =>
  a.page === b.page && Math.abs(a.y - b.y) <= SAME_ROW * Math.max(a.size, b.size);

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

const isDate = oncePerLine(
  ({ folded }) =>
    folded.length <= LONGEST_DATES &&
    datesIn(folded).length > 0 &&
    wordsOf(withoutDates(folded)).length <= 1,
);

const isHeading = oncePerLine(({ text }) => headingKinds(text).length > 0);

/** Whether lines read like a column of headings or dates: at least half are, and the rest are short. */
function areLabels(lines: readonly ResumeLine[]): boolean {
  if (!lines.every((line) => isDate(line) || wordsOf(line.text).length <= MOST_WORDS)) return false;
  return lines.filter((line) => isDate(line) || isHeading(line)).length >= lines.length / 2;
}

/** Whether lines can be nothing else: several headings with nothing under them but dates. */
const areOnlyLabels = (lines: readonly ResumeLine[]): boolean =>
  lines.filter(isHeading).length >= 2 && lines.every((line) => isDate(line) || isHeading(line));

const MOST_WORDS_OF_LABEL = 4;

/**
 * Whether a narrow column names what stands on its rows: short words that end in one line, or at whose side most rows are
 * lists. Each of them has a row of the column beside it.
 */
function areRowLabels(
  block: readonly ResumeLine[],
  lines: readonly ResumeLine[],
  rightToLeft: boolean,
): boolean {
  if (block.length < 2 || rightToLeft) return false;
  if (!block.every(({ text }) => wordsOf(text).length <= MOST_WORDS_OF_LABEL)) return false;
  if (block.some((line) => isListedLine(line) || isDate(line) || isHeadingAlone(line)))
    return false;
  const [first] = block;
  const others = lines.filter(
    ({ page, block: own }) => page === first?.page && own !== first.block,
  );
  const rows = block.map((line) =>
    others.find(
      (other) => onOneRow(line, other) && other.x > line.right && other.x < line.right + FAR,
    ),
  );
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

const FAR = 200;
const isListedLine = ({ text }: ResumeLine) => /[,،;·•|]/u.test(text);
const isHeadingAlone = (line: ResumeLine) => isHeading(line) && line.bold;

interface Block {
  lines: readonly ResumeLine[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const blockOf = (lines: readonly ResumeLine[]): Block => ({
  lines,
  left: Math.min(...lines.map(({ x }) => x)),
  right: Math.max(...lines.map(({ right }) => right)),
  top: Math.min(...lines.map(({ y }) => y)),
  bottom: Math.max(...lines.map(({ y }) => y)),
});

function blocksOf(lines: readonly ResumeLine[]): ResumeLine[][] {
  const blocks = new Map<string, ResumeLine[]>();
  for (const line of lines) {
    const key = `${line.page} ${line.block}`;
    const block = blocks.get(key);
    if (block) block.push(line);
    else blocks.set(key, [line]);
  }
  return [...blocks.values()];
}

/**
 * Runs of headings and dates in a column that holds other text too. Their dates can only label the rows beside
 * them.
 */
function dateRunsOf(lines: readonly ResumeLine[]): ResumeLine[][] {
  const runs: ResumeLine[][] = [[]];
  for (const line of lines) {
    if (isDate(line) || isHeading(line)) runs.at(-1)?.push(line);
    else runs.push([]);
  }
  const upToDates = runs.map((run) => run.slice(0, run.findLastIndex(isDate) + 1));
  return upToDates.filter((run) => run.filter(isDate).length >= 2);
}

/**
 * The lines beside a block of labels: from its top down to the next line that stands in its own column. A column
 * further away that has headings of its own is not labelled.
 */
function linesBeside(
  block: Block,
  lines: readonly ResumeLine[],
  rightToLeft: boolean,
): ResumeLine[] {
  const page = block.lines[0]?.page;
  const own = new Set(block.lines.map(({ index }) => index));
  const others = lines.filter((line) => line.page === page && !own.has(line.index));
  const isBeside = (line: ResumeLine) =>
    rightToLeft ? line.right <= block.left + 2 : line.x >= block.right - 2;
  const below = others
    .filter((line) => !isBeside(line) && line.y > block.bottom)
    .map(({ y, size }) => y - (block.lines.some(isHeading) ? SAME_ROW * size : 1));
  const end = Math.min(Infinity, ...below);
  const beside = others.filter(
    (line) => isBeside(line) && line.y >= block.top - line.size && line.y < end,
  );
  const leastHeadings = areOnlyLabels(block.lines) ? 2 : 1;
  const columns = blocksOf(beside).map(blockOf);
  const distance = ({ left, right }: Block) => (rightToLeft ? -right : left);
  const [nearest] = columns.toSorted((a, b) => distance(a) - distance(b));
  const isApart = (column: Block) =>
    nearest !== undefined &&
    (rightToLeft ? column.right < nearest.left : column.left > nearest.right) &&
    others.filter((line) => line.block === column.lines[0]?.block && isHeading(line)).length >=
      leastHeadings;
  const apart = new Set(columns.filter(isApart).flatMap((column) => column.lines));
  return beside.filter((line) => !apart.has(line));
}

/** Whether `labels` head the rows of `beside`: they share rows with it, or are a bare column of headings. */
function headsRows(labels: readonly ResumeLine[], beside: readonly ResumeLine[]): boolean {
  if (areOnlyLabels(labels)) return beside.length > 0;
  const heads = labels.filter((label) => beside.some((line) => onOneRow(label, line)));
  if (labels.length === 1) return heads.length === 1;
  const dates = labels.filter(isDate);
  if (dates.length > 0 && labels.every((label) => isDate(label) || isHeading(label)))
    return dates.every((label) => heads.includes(label));
  return heads.length >= 2 && heads.length >= labels.length / 2 && beside.length >= heads.length;
}

const isOnlyDate = (line: ResumeLine) =>
  isDate(line) && line.cells.length === 1 && wordsOf(withoutDates(line.folded)).length === 0;

/** What stands before a column of nothing but dates or headings at the far end, such as dates a line below their jobs. */
function linesBefore(
  labels: readonly ResumeLine[],
  lines: readonly ResumeLine[],
  rightToLeft: boolean,
): ResumeLine[] {
  const others = labels.filter((line) => !isOnlyDate(line) && !isHeading(line));
  const areBare = others.length * 4 <= labels.length;
  const before = areBare ? linesBeside(blockOf(labels), lines, !rightToLeft) : [];
  return before.length >= labels.length ? before : [];
}

/** Whether nothing but headings stands in the column of a heading right below it, so that it can only label what is beside it. */
function isBareHeading(block: readonly ResumeLine[], lines: readonly ResumeLine[]): boolean {
  const [heading] = block;
  if (!heading || block.length > 1 || !isHeading(heading)) return false;
  return !lines.some(
    (line) =>
      line.page === heading.page &&
      line.y > heading.y &&
      line.y < heading.y + CLOSE_BELOW * heading.size &&
      line.x < heading.right &&
      line.right > heading.x &&
      !isHeading(line),
  );
}

/** How high each label stands: a little above its row, and the second line of a heading as high as its first. */
function topsOf(labels: readonly ResumeLine[]): Map<number, number> {
  const tops = new Map<number, number>();
  for (const [i, { index, y, size, text, capitals }] of labels.entries()) {
    const above = labels[i - 1];
    const goesOn =
      above &&
      y - above.y < 2 * size &&
      above.size === size &&
      above.capitals === capitals &&
      headingKinds(`${above.text} ${text}`).length > 0;
    tops.set(index, (goesOn && tops.get(above.index)) || y - SAME_ROW * size);
  }
  return tops;
}

/** `lines` with `labels` and what stands beside them put together, row by row. */
function besideEachOther(
  labels: readonly ResumeLine[],
  lines: readonly ResumeLine[],
  rightToLeft: boolean,
): readonly ResumeLine[] {
  const after = linesBeside(blockOf(labels), lines, rightToLeft);
  const beside = headsRows(labels, after) ? after : linesBefore(labels, lines, rightToLeft);
  if (beside.length === 0) return lines;
  const tops = topsOf(labels);
  const moved = new Set([...tops.keys(), ...beside.map(({ index }) => index)]);
  const block = labels[0]?.block ?? 0;
  const top = ({ index, y }: ResumeLine) => tops.get(index) ?? y;
  const rows = lines.filter(({ index }) => moved.has(index)).map((line) => ({ ...line, block }));
  const ordered =
    labels.length === 1
      ? rows.toSorted((a, b) => Number(tops.has(b.index)) - Number(tops.has(a.index)))
      : rows.toSorted((a, b) => top(a) - top(b));
  const at = lines.findIndex(({ index }) => moved.has(index));
  const rest = (part: readonly ResumeLine[]) => part.filter(({ index }) => !moved.has(index));
  return [...rest(lines.slice(0, at)), ...ordered, ...rest(lines.slice(at))];
}

const MENU_WORDS = 4;
const LEAST_IN_MENU = 4;

const phrase = ({ text }: ResumeLine) => ` ${wordsOf(text).join(' ')} `;

/**
 * `lines` without those of a menu, as a page on the web has: a block of which each line has the words of a heading that stands
 * elsewhere in larger or bolder letters.
 */
function withoutMenus(lines: readonly ResumeLine[]): ResumeLine[] {
  const menus = blocksOf(lines).filter((block) => {
    const [first] = block;
    const isShort = block.every((line) => wordsOf(line.text).length <= MENU_WORDS && !isDate(line));
    if (!first || block.length < LEAST_IN_MENU || !isShort) return false;
    const heads = lines.filter(
      (line) =>
        line.block !== first.block &&
        wordsOf(line.text).length <= MENU_WORDS + 1 &&
        (line.size > first.size + 0.6 || (line.bold && !first.bold)),
    );
    return block.every((line) => heads.some((head) => phrase(head).includes(phrase(line))));
  });
  const inMenus = new Set(menus.flat());
  return lines.filter((line) => !inMenus.has(line));
}

/**
 * `lines` with each label beside what it labels, where the page has a narrow column of headings or dates
 * that was read as a column of its own: 'Skills' then comes right before the skills on its row. A sidebar,
 * whose text does not stand on the rows of the other column, stays as it is.
 */
export function labelsBesideContent(
  lines: readonly ResumeLine[],
  rightToLeft: boolean,
): ResumeLine[] {
  let ordered: readonly ResumeLine[] = withoutMenus(lines);
  for (const lineBlock of blocksOf(ordered)) {
    const before = ordered;
    const areAll =
      (lineBlock.length > 1 && areLabels(lineBlock)) ||
      isBareHeading(lineBlock, ordered) ||
      areRowLabels(lineBlock, ordered, rightToLeft);
    if (areAll) ordered = besideEachOther(lineBlock, ordered, rightToLeft);
    if (ordered !== before) continue;
    for (const run of dateRunsOf(lineBlock)) ordered = besideEachOther(run, ordered, rightToLeft);
  }
  return [...ordered];
}

/** The closest line below `line` that stands under it, at most so many times its letter size away. */
export function closestBelow(
  line: ResumeLine,
  lines: readonly ResumeLine[],
  most: number,
): ResumeLine | undefined {
  let closest: ResumeLine | undefined;
  for (const other of lines) {
    const isUnder = other.page === line.page && other.x < line.right && other.right > line.x;
    if (!isUnder || other.y <= line.y || other.y - line.y > most * line.size) continue;
    if (!closest || other.y < closest.y) closest = other;
  }
  return closest;
}

/** Whether `line` stands on the row of `previous`, beside it. */
export const sharesRow = (line: ResumeLine, previous: ResumeLine | undefined): boolean =>
  previous !== undefined &&
  previous !== line &&
  onOneRow(line, previous) &&
  Math.abs(line.x - previous.x) > 4;
