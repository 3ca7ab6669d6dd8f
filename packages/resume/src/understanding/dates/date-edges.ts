import type { Span } from '../text/spans';

/** A cell at the edge of a line, or a line of one cell. */
export interface Edge extends Span {
  x: number;
  right: number;
  whole: boolean;
}

/** What stands at the two edges of a line, where dates do. */
export function edgesOf({ line, start, end }: Span): Edge[] {
  const cells = line.cells.filter((cell) => cell.start >= start && cell.end <= end);
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last || first === last)
    return [{ line, start, end, x: line.x, right: line.right, whole: true }];
  return [first, last].map((cell) => ({
    line,
    start: cell.start,
    end: cell.end,
    x: cell.x,
    right: cell.right,
    whole: false,
  }));
}

/** Whether two edges begin or end at one point of their lines. */
export const isOneColumn = (a: Edge, b: Edge): boolean =>
  Math.abs(a.x - b.x) < 25 || Math.abs(a.right - b.right) < (a.whole && b.whole ? 25 : 4);
