import type { ResumeLine } from './layout';

/** One bullet that ends its line: between words it parts them, and several are a rating. */
const BEHIND = /^[^•●▪■◦∙·○◆★☆]*(?<![^\s])[•●▪■◦∙·○◆]\s*$/u;
/** A bullet stands behind at most so many lines, and so many of them make a list. */
const MOST_ITEM_LINES = 3;
const LEAST_ITEMS = 2;

/** Whether `line` goes on with `above`, to the same right edge. */
const goesOn = (above: ResumeLine, line: ResumeLine): boolean =>
  above.page === line.page &&
  above.block === line.block &&
  !BEHIND.test(above.text) &&
  Math.abs(above.right - line.right) < 2 &&
  Math.abs(above.size - line.size) < 0.1 &&
  above.bold === line.bold &&
  line.y - above.y < 1.5 * line.size;

function withoutBullet(line: ResumeLine): ResumeLine {
  const end = line.text.replace(/[^\p{L}\p{N})]*$/u, '').length;
  return {
    ...line,
    text: line.text.slice(0, end),
    folded: line.folded.slice(0, end),
    cells: line.cells
      .filter(({ start }) => start < end)
      .map((cell) => ({ ...cell, end: Math.min(cell.end, end) })),
  };
}

const placeOf = ({ page, block }: ResumeLine) => `${page} ${block}`;

/** `lines` where a bullet behind an item, as in a column set flush right, counts as one before it. */
export function withBulletsBefore(lines: readonly ResumeLine[]): ResumeLine[] {
  const ends = new Map<string, number>();
  for (const line of lines) {
    const before = line.bullet ? -Infinity : Number(BEHIND.test(line.text));
    ends.set(placeOf(line), (ends.get(placeOf(line)) ?? 0) + before);
  }
  const marked = [...lines];
  for (const [i, line] of lines.entries()) {
    if (!BEHIND.test(line.text) || (ends.get(placeOf(line)) ?? 0) < LEAST_ITEMS) continue;
    let first = i;
    for (let n = 1; n < MOST_ITEM_LINES; n += 1) {
      const [above, below] = lines.slice(first - 1, first + 1);
      if (first > 0 && above && below && goesOn(above, below)) first -= 1;
    }
    marked[i] = withoutBullet(line);
    marked[first] = {
      ...(first === i ? withoutBullet(line) : (lines[first] ?? line)),
      bullet: true,
    };
  }
  return marked.filter(({ text }) => text.trim() !== '');
}
