import { isLevelled } from './centred-labels';
import { isHeading } from './column-labels';
import type { ResumeLine } from './layout';

/** Lines that belong together are no further apart than so many letter sizes. */
const FAR_APART = 2.4;

/** How near, in letter sizes, a heading is to the middle of what it stands beside. */
const NEAR_MIDDLE = 0.6;

/** Groups of lines that wide gaps set apart, from the top down. */
function groupsOf(lines: readonly ResumeLine[]): ResumeLine[][] {
  const groups: ResumeLine[][] = [];
  for (const line of lines.toSorted((a, b) => a.y - b.y)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && line.y - last.y <= FAR_APART * Math.max(line.size, last.size))
      group.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** The first of the lines at whose middle a heading stands, as in the row of a table; null where another label is beside them. */
function firstAround(
  { y, size }: ResumeLine,
  above: ResumeLine | undefined,
  groups: readonly (readonly ResumeLine[])[],
): ResumeLine | null {
  const group = groups.find((lines) => y >= (lines[0]?.y ?? y) && y <= (lines.at(-1)?.y ?? 0));
  const [first, last] = [group?.[0], group?.at(-1)];
  if (!first || !last || (above && above.y >= first.y - first.size)) return null;
  return Math.abs((first.y + last.y) / 2 - y) <= NEAR_MIDDLE * size ? first : null;
}

/** `labels` as high as the first line of what they are beside on the page, where one stands at the middle of that. */
export function raised(
  labels: readonly ResumeLine[],
  beside: readonly ResumeLine[],
): readonly ResumeLine[] {
  const groups = groupsOf(beside.filter(({ right }) => right > 0));
  return labels.map((label, i) => {
    const first =
      isHeading(label) && !isLevelled(label) ? firstAround(label, labels[i - 1], groups) : null;
    return first ? { ...label, y: first.y } : label;
  });
}
