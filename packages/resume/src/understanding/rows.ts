import type { ResumeLine } from './layout';

/** Lines whose baselines differ by less than this many times the letter size stand on one row. */
export const SAME_ROW = 0.6;

export const onOneRow = (a: ResumeLine, b: ResumeLine) =>
  a.page === b.page && Math.abs(a.y - b.y) <= SAME_ROW * Math.max(a.size, b.size);

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
