import { headingKinds, kindNamedIn } from '../vocabulary/headings';
import type { ResumeLine } from '../text/layout';
import type { SectionKind } from '../lexicon/headings';
import type { Section } from './section';
import type { Span } from '../text/spans';

/** A heading that stands beside others in one line. */
export interface Top {
  start: number;
  end: number;
  /** Where it starts, from the side that its script starts at. */
  from: number;
  kinds: readonly SectionKind[];
  /** The line as if there were nothing else in it. */
  line: ResumeLine;
}

/** How far before its heading, in points, a column may begin. */
const ALIGNED = 12;

interface Extent {
  x: number;
  right: number;
}

const fromOf = (line: ResumeLine, { x, right }: Extent): number => (line.indent < 0 ? -right : x);

/** The headings of several kinds that stand beside each other in one line; empty where it has one. */
export function topsIn(line: ResumeLine): Top[] {
  if (line.cells.length < 2) return [];
  const tops = line.cells.map((cell) => {
    const { start, end, x, right } = cell;
    const from = fromOf(line, cell);
    const text = line.text.slice(start, end);
    const kinds = kindNamedIn(text) === null ? [] : headingKinds(text);
    return { start, end, from, kinds, line: { ...line, x, right, indent: from } };
  });
  if (tops.some(({ kinds }) => kinds.length === 0)) return [];
  return new Set(tops.map(({ kinds }) => kinds[0])).size < 2
    ? []
    : tops.toSorted((a, b) => a.from - b.from);
}

/** The section of each heading in a row. */
export const sectionsUnder = (line: ResumeLine, tops: readonly Top[]): Section[] =>
  tops.map(({ start, end, kinds }) => ({
    kind: kinds[0] ?? 'other',
    kinds,
    heading: { line, start, end },
    lines: [],
  }));

const sharedBy = (a: Extent, b: Extent): number => Math.min(a.right, b.right) - Math.max(a.x, b.x);

/** Which of `tops` a cell stands below: one that it reaches under, or else the last that begins no further on. */
function topOver(cell: Extent, from: number, tops: readonly Top[]): number {
  const shared = tops.map(({ line }) => sharedBy(line, cell));
  const most = Math.max(...shared);
  if (most > 0) return shared.indexOf(most);
  return Math.max(
    0,
    tops.findLastIndex((top) => from >= top.from - ALIGNED),
  );
}

/** The parts of `line` below each of `tops`, with the line as if there were nothing else in it; null for none. */
export function partsUnder(
  line: ResumeLine,
  tops: readonly Top[],
): ({ span: Span; line: ResumeLine } | null)[] {
  const over = line.cells.map((cell) => topOver(cell, fromOf(line, cell), tops));
  return tops.map((_, at) => {
    const own = line.cells.filter((_cell, i) => over[i] === at);
    if (own.length === 0) return null;
    const start = Math.min(...own.map((cell) => cell.start));
    const end = Math.max(...own.map((cell) => cell.end));
    const x = Math.min(...own.map((cell) => cell.x));
    const right = Math.max(...own.map((cell) => cell.right));
    const indent = fromOf(line, { x, right });
    return { span: { line, start, end }, line: { ...line, x, right, indent } };
  });
}
