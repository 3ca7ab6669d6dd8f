import type { ResumeLine } from '../text/layout';
import { columnKey, widthOf } from './rows';

/** How far the lines of a column reach. */
interface ColumnWidth {
  /** How wide its widest lines are, the widest first. */
  widest: readonly ResumeLine[];
  leftmost: number;
  rightmost: number;
}

/** So many of the widest lines of a column are kept: one that is neither of two others is among them. */
const KEPT = 3;

/** The columns of a document, measured once for all that ask, for as long as there are its lines. */
const measured = new WeakMap<readonly ResumeLine[], Map<string, ColumnWidth>>();

function measure(lines: readonly ResumeLine[]): Map<string, ColumnWidth> {
  const columns = new Map<string, { -readonly [K in keyof ColumnWidth]: ColumnWidth[K] }>();
  for (const line of lines) {
    const { x, right } = line;
    const column = columns.get(columnKey(line));
    if (!column) {
      columns.set(columnKey(line), { widest: [line], leftmost: x, rightmost: right });
      continue;
    }
    column.leftmost = Math.min(column.leftmost, x);
    column.rightmost = Math.max(column.rightmost, right);
    const last = column.widest[KEPT - 1];
    if (!last || widthOf(line) > widthOf(last))
      column.widest = [...column.widest, line]
        .toSorted((a, b) => widthOf(b) - widthOf(a))
        .slice(0, KEPT);
  }
  return columns;
}

/** How far the column of `line` reaches, by `lines`, which are the document's. */
export function columnWidth(
  line: ResumeLine,
  lines: readonly ResumeLine[],
): ColumnWidth | undefined {
  let columns = measured.get(lines);
  if (!columns) measured.set(lines, (columns = measure(lines)));
  return columns.get(columnKey(line));
}
