import type { ResumeLine } from '../text/layout';
import type { Span } from '../text/spans';

/** Lines whose baselines differ by less than this many times the letter size stand on one row. */
export const SAME_ROW = 0.6;

export const onOneRow = (a: ResumeLine, b: ResumeLine) =>
  a.page === b.page && Math.abs(a.y - b.y) <= SAME_ROW * Math.max(a.size, b.size);

/** The column of a line, by its page and its block, as a key. */
export const columnKey = ({ page, block }: ResumeLine): string => `${page} ${block}`;

/** The lines of each page from top to bottom, kept for as long as there is what they were sorted from. */
const fromTop = new WeakMap<readonly ResumeLine[], Map<number, ResumeLine[]>>();

export function linesFromTop(lines: readonly ResumeLine[]): Map<number, ResumeLine[]> {
  const known = fromTop.get(lines);
  if (known) return known;
  const pages = new Map<number, ResumeLine[]>();
  for (const line of lines.toSorted((a, b) => a.y - b.y)) {
    const page = pages.get(line.page);
    if (page) page.push(line);
    else pages.set(line.page, [line]);
  }
  fromTop.set(lines, pages);
  return pages;
}

/** How many of `lines`, which are sorted from top to bottom, stand no lower than `y`. */
function countDownTo(lines: readonly ResumeLine[], y: number): number {
  let [first, last] = [0, lines.length];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if ((lines[middle]?.y ?? y) <= y) first = middle + 1;
    else last = middle;
  }
  return first;
}

/** The closest line below `line` that stands under it, at most so many times its letter size away. */
export function closestBelow(
  line: ResumeLine,
  lines: readonly ResumeLine[],
  most: number,
): ResumeLine | undefined {
  const page = linesFromTop(lines).get(line.page) ?? [];
  for (let at = countDownTo(page, line.y); at < page.length; at += 1) {
    const other = page[at];
    if (!other || other.y - line.y > most * line.size) return undefined;
    if (other.x < line.right && other.right > line.x) return other;
  }
  return undefined;
}

/** Whether `line` stands on the row of `previous`, beside it. */
export const sharesRow = (line: ResumeLine, previous: ResumeLine | undefined): boolean =>
  previous !== undefined &&
  previous !== line &&
  onOneRow(line, previous) &&
  Math.abs(line.x - previous.x) > 4;

const rowKey = ({ page, y }: ResumeLine, off: number) => `${page} ${Math.round(y) + off}`;

/** What finds those of `spans` whose baselines are within about two points of another's, without looking at all of them. */
export function linesByRow(spans: readonly Span[]): (span: Span) => Span[] {
  const rows = new Map<string, Span[]>();
  for (const span of spans) {
    const key = rowKey(span.line, 0);
    const row = rows.get(key);
    if (row) row.push(span);
    else rows.set(key, [span]);
  }
  return ({ line }) =>
    [-2, -1, 0, 1, 2]
      .flatMap((off) => rows.get(rowKey(line, off)) ?? [])
      .filter((other) => other.line !== line);
}

export const widthOf = ({ x, right }: ResumeLine): number => right - x;

/** Whether the first word of `next` had no room at the end of `line`, where the widest line of the column is `widest`. */
export function isFull(line: ResumeLine, next: ResumeLine, widest: number): boolean {
  const [word = ''] = next.text.trim().split(/\s/);
  const perLetter = widthOf(line) / Math.max(1, line.text.length);
  return widthOf(line) + (word.length + 1) * perLetter > widest;
}
