import { rangesIn } from '../dates/dates';
import type { ResumeLine } from '../text/layout';

/** The dates of an entry stand on one of so many lines below its name. */
const MOST_BELOW = 2;

/** So far below its name, in its letter sizes, they stand at most. */
const CLOSE = 3;

/** So many such lines are the entries of a section, and no sections. */
const LEAST = 2;

/** Whether a range of dates follows close below `lines[at]`, as below the employer of a job. */
function isDated(lines: readonly ResumeLine[], at: number): boolean {
  const line = lines[at];
  return lines
    .slice(at + 1, at + 1 + MOST_BELOW)
    .some(
      (below) =>
        line !== undefined &&
        below.page === line.page &&
        below.y > line.y &&
        below.y - line.y < CLOSE * line.size &&
        rangesIn(below.folded).length > 0,
    );
}

/**
 * `unknown` without those below a heading that one of them follows at once, and those that have dates close below as most of them do: they are the
 * entries of a section, such as employers in letters as large as 'Work experience'.
 */
export function withoutEntries(
  unknown: readonly ResumeLine[],
  headings: ReadonlySet<ResumeLine>,
  lines: readonly ResumeLine[],
): ResumeLine[] {
  const isUnknown = new Set(unknown);
  const dated = new Set(lines.filter((line, i) => isUnknown.has(line) && isDated(lines, i)));
  const areDated = dated.size >= LEAST && dated.size * 2 > unknown.length;
  let areEntries = false;
  return lines.filter((line, i) => {
    const above = lines[i - 1];
    if (headings.has(line)) areEntries = false;
    else if (isUnknown.has(line) && above && headings.has(above)) areEntries = true;
    return isUnknown.has(line) && !areEntries && !(areDated && dated.has(line));
  });
}
