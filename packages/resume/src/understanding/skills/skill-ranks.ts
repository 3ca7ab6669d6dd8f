import type { Section } from '../sections/section';

/** Letters that are so much larger, in points, are of another rank. */
const MUCH_LARGER = 1;

/** So many lines below a heading tell how large the letters of its section are. */
const LEAST_BELOW = 2;

/**
 * `section` up to a line as large as its heading and much larger than all between, and what stands below each line that is as
 * large from there on, which may be no part of it. The text beside a sidebar stands to the right of all such lines.
 */
export function partsByRank(section: Section): [own: Section, ...others: Section[]] {
  const heading = section.heading?.line.size ?? Infinity;
  const own: Section = { ...section, lines: [] };
  const others: Section[] = [];
  let largest = 0;
  let right = 0;
  for (const span of section.lines) {
    const { size } = span.line;
    const isOver = size > largest + MUCH_LARGER && size > heading - 0.3;
    const last = others.at(-1);
    if (isOver && (last || own.lines.length >= LEAST_BELOW)) {
      right = span.line.right;
      others.push({ kind: 'other', kinds: ['other'], heading: span, lines: [] });
    } else if (!last) {
      largest = Math.max(largest, size);
      own.lines.push(span);
    } else if (span.line.block === last.heading?.line.block || span.line.x <= right) {
      right = Math.max(right, span.line.right);
      last.lines.push(span);
    }
  }
  return [own, ...others];
}
