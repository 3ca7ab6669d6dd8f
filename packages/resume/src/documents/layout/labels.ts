import { spend } from '../unpacking';
import { type Fragment, median } from './fragments';
import { ALIKE, groupsOf, isCapitals, LEVEL, type Line, linesOf, share, styleOf } from './sides';

/** A label, or one of several lines, and where the text that belongs to it begins. */
export interface Label {
  y: number;
  top: number;
}

/** So many headings in a margin show how far each stands below the first line of its text. */
const LEAST_HEADINGS = 3;
/** How far that is at most, and how far above it, in em. */
const MOST_BELOW = 1.1;
const MOST_ABOVE = 0.5;
/** The share of the headings that stand so. */
const MOST = 0.8;
/** A further line of a heading is so many times as far below as the closest lines of the margin are. */
const PITCH = 1.25;
/** A gap above a line tells no more than this many em. */
const WIDE = 3;

/** The labels of a column of labels. The text from there to the next one belongs to it. */
export const labelsOf = (labels: readonly Fragment[]): Label[] =>
  groupsOf(linesOf(labels)).map(([first]) => {
    const top = first ? first.y - LEVEL * first.size : 0;
    return { y: top, top };
  });

/** Headings in a margin: those whose lines stand closer together than others do are one. */
function headingsOf(lines: readonly Line[]): Line[][] {
  const pitches = lines.slice(1).map((line, at) => line.y - (lines[at]?.y ?? 0));
  const most = PITCH * Math.min(...pitches);
  return groupsOf(lines).flatMap((group) => {
    const parts: Line[][] = [];
    for (const line of group) {
      const last = parts.at(-1)?.at(-1);
      if (last && line.y - last.y <= most) parts.at(-1)?.push(line);
      else parts.push([line]);
    }
    return parts;
  });
}

/** Whether two headings look alike, though a mark before one may be of a larger font. */
const looksLike = (a: Line, b: Line) =>
  a.bold === b.bold &&
  isCapitals(a.text) === isCapitals(b.text) &&
  Math.abs(a.size - b.size) < 0.15 * b.size;

const standsOutOf = (text: readonly Line[]) => {
  const size = median(text.map((line) => line.size));
  return (line: Line) => line.size > size * 1.08 || line.bold || isCapitals(line.text);
};

/** A line of text that a heading may belong to: how far that is below it, and how far the line is below the one above. */
interface Near {
  line: Line;
  below: number;
  gap: number;
}

function nearOf(heading: Line, text: readonly Line[]): Near[] {
  return text.flatMap((line, at) => {
    const below = heading.y - line.y;
    if (below > MOST_BELOW * heading.size || below < -MOST_ABOVE * heading.size) return [];
    return [{ line, below, gap: Math.min(WIDE * heading.size, line.y - (text[at - 1]?.y ?? 0)) }];
  });
}

/** The lines of the margin from the first heading on; none where something else than headings stands there. */
function linesInMargin(left: readonly Line[], text: readonly Line[]): readonly Line[] {
  const styles = new Map<string, number>();
  for (const line of left) styles.set(styleOf(line), (styles.get(styleOf(line)) ?? 0) + 1);
  const most = Math.max(...styles.values());
  const lines = left.slice(left.findIndex((line) => styles.get(styleOf(line)) === most));
  const [sample] = lines;
  const standsOut = standsOutOf(text);
  const areHeadings =
    sample !== undefined &&
    share(lines, (line) => looksLike(line, sample)) >= MOST &&
    share(lines, standsOut) >= MOST &&
    share(text, standsOut) < ALIKE;
  return areHeadings ? lines : [];
}

/** The line of text that each of the headings stands as far below as the others do; null where they do not. */
function textOf(headings: readonly Line[], text: readonly Line[]): (Near | undefined)[] | null {
  spend(headings.length * (text.length + headings.length) * 4);
  const near = headings.map((heading) => nearOf(heading, text));
  const tolerance = LEVEL * median(headings.map(({ size }) => size));
  const [best] = near
    .flat()
    .map(({ below }) => {
      const at = near.map((all) => all.find((each) => Math.abs(each.below - below) < tolerance));
      const found = at.flatMap((each) => each ?? []);
      return { at, count: found.length, gaps: found.reduce((sum, { gap }) => sum + gap, 0) };
    })
    .toSorted((a, b) => b.count - a.count || b.gaps - a.gaps);
  return best && best.count >= MOST * headings.length ? best.at : null;
}

/**
 * The headings in the margin left of `textSide`, where nothing else stands there from the first one on: each stands as far
 * below the first line of its text as the others do. Null where they are none.
 */
export function headingsInMargin(
  leftSide: readonly Fragment[],
  textSide: readonly Fragment[],
): Label[] | null {
  const text = linesOf(textSide);
  const headings = headingsOf(linesInMargin(linesOf(leftSide), text)).flatMap(
    ([first]) => first ?? [],
  );
  if (headings.length < LEAST_HEADINGS || headings.length > text.length) return null;
  const begun = textOf(headings, text);
  const below = median((begun ?? []).flatMap((each) => each?.below ?? []));
  return (
    begun &&
    headings.map((heading, index) => {
      const first = begun[index]?.line ?? { y: heading.y - below, size: heading.size };
      return { y: heading.y - LEVEL * heading.size, top: first.y - LEVEL * first.size };
    })
  );
}
