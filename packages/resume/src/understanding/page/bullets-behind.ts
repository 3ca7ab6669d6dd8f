import { blocksOf } from './blocks';
import type { ResumeLine } from '../text/layout';

/** A line that ends with one bullet: between words bullets part them, and several are a rating. */
const BEHIND = /^(?:[^•●▪■◦∙·○◆★☆]*\s)?[•●▪■◦∙·○◆]\s*$/u;
const BULLET_AT_END = /\s*[•●▪■◦∙·○◆]\s*$/u;
/** An item has at most so many lines, and a list at least so many items. */
const MOST_LINES = 3;
const LEAST_ITEMS = 2;
/** Right edges that differ by fewer points are the same. */
const SAME_EDGE = 2;

/** Whether `line` goes on with `above` in its block, to the same right edge. */
const goesOn = (above: ResumeLine, line: ResumeLine): boolean =>
  !BEHIND.test(above.text) &&
  Math.abs(above.right - line.right) < SAME_EDGE &&
  Math.abs(above.size - line.size) < 0.1 &&
  above.bold === line.bold &&
  line.y - above.y < 1.5 * line.size;

function withoutBullet(line: ResumeLine): ResumeLine {
  const end = line.text.replace(BULLET_AT_END, '').length;
  return {
    ...line,
    text: line.text.slice(0, end),
    folded: line.folded.slice(0, end),
    cells: line.cells
      .filter(({ start }) => start < end)
      .map((cell) => ({ ...cell, end: Math.min(cell.end, end) })),
  };
}

/** Whether the bullets of a block stand behind its items, one below the other. */
function hasBulletsBehind(block: readonly ResumeLine[]): boolean {
  const edges = block.filter(({ text }) => BEHIND.test(text)).map(({ right }) => right);
  return (
    edges.length >= LEAST_ITEMS &&
    Math.max(...edges) - Math.min(...edges) < SAME_EDGE &&
    !block.some(({ bullet }) => bullet)
  );
}

/** The lines of a block, in pieces that each end with a bullet; the last may have none. */
function upToBullets(block: readonly ResumeLine[]): ResumeLine[][] {
  const pieces: ResumeLine[][] = [[]];
  for (const line of block) {
    pieces.at(-1)?.push(line);
    if (BEHIND.test(line.text)) pieces.push([]);
  }
  return pieces;
}

/** `lines` where a bullet behind an item, as in a column set flush right, counts as one before it. */
export function withBulletsBefore(lines: readonly ResumeLine[]): ResumeLine[] {
  const changed = new Map<ResumeLine, ResumeLine>();
  for (const piece of blocksOf(lines).filter(hasBulletsBehind).flatMap(upToBullets)) {
    const last = piece.at(-1);
    if (!last || !BEHIND.test(last.text)) continue;
    let first = piece.length - 1;
    for (let at = first; at > 0 && piece.length - at < MOST_LINES; at -= 1) {
      const [above, line] = piece.slice(at - 1, at + 1);
      if (!above || !line || !goesOn(above, line)) break;
      first = at - 1;
    }
    changed.set(last, withoutBullet(last));
    const begin = piece[first] ?? last;
    changed.set(begin, { ...(changed.get(begin) ?? begin), bullet: true });
  }
  return lines.map((line) => changed.get(line) ?? line).filter(({ text }) => text.trim() !== '');
}
