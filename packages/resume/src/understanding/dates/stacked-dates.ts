import { cellsOfRange, wholeRange } from './date-cells';
import { edgesOf, isOneColumn, type Edge } from './date-edges';
import { readsAsDates } from './date-points';
import type { DateRange } from './dates';
import { presentWords } from '../lexicon/calendar';
import { foldedOf, type Span } from '../text/spans';

/** A range that a narrow column prints in pieces, each on a line of its own. */
export interface Torn {
  lines: number[];
  pieces: Span[];
  range: DateRange;
}

/** So many lines below a date the rest of its range stands at most. */
export const TORN_WITHIN = 3;

export const inOneColumn = (a: Edge, b: Edge) => a.line.page === b.line.page && isOneColumn(a, b);

export const isPresent = new Set(presentWords);

export const piece = (span: Span) =>
  foldedOf(span)
    .trim()
    .replace(/:$/, '')
    .trimEnd()
    .replace(/^(?:du|de|from) (?=\d)/, '');

/** So many letter sizes at most are between the end of a range and its start, where the end stands over it. */
const RIGHT_BELOW = 1.6;

/** So many letter sizes at most are between the head of an entry and the line under it. */
const UNDER_HEAD = 2.3;

/** A month in letters and its year, alone. */
const MONTH_AND_YEAR = /^\p{L}{3,10}\.?\s?\d{4}$/u;

const isMonth = (text: string): boolean => MONTH_AND_YEAR.test(text) && readsAsDates(text);

/** Whether what stands beside a date is the head of an entry, in bold letters. */
const isHead = ({ line, whole }: Edge): boolean => !whole && (line.bold || line.startsBold);

/** Whether `next` stands right below the head of an entry that begins with `first`: '2017 | Clerk' over '2021 | The Mill'. */
export const isUnderHead = (first: Edge, next: Edge): boolean =>
  isHead(first) &&
  !next.whole &&
  !isHead(next) &&
  piece(first) < piece(next) &&
  next.line.y - first.line.y < UNDER_HEAD * first.line.size;

/** The range whose end stands right over its start in a narrow column: 'Present' over 'May 2018'. */
function closePair(spans: readonly Span[], i: number, first: Edge): Torn | null {
  const until = piece(first);
  if (!isPresent.has(until) && !isMonth(until)) return null;
  for (let at = i + 1; at <= i + TORN_WITHIN; at += 1) {
    const below = spans[at];
    if (!below || below.line.y - first.line.y > RIGHT_BELOW * first.line.size) return null;
    const next = edgesOf(below).find(
      (edge) => inOneColumn(first, edge) && edge.line !== first.line,
    );
    const from = next && piece(next);
    if (!next || !from || !isMonth(from) || isHead(next)) continue;
    const range = wholeRange(`${from} - ${until}`);
    return range && { lines: [i, at], pieces: [first, next], range };
  }
  return null;
}

/** Whether start and end lie in different years, as two months of a mere list seldom do. */
const isSure = ({ range }: Torn): boolean => range.from.slice(0, 4) !== range.to?.slice(0, 4);

/** So many ranges at least show that a column prints each end beside the head of an entry, and its start beside the last line. */
const LEAST_FAR = 2;

/** The ranges of a column whose entries have their end beside the bold head, and their start at their foot. */
function farPairs(spans: readonly Span[]): Torn[] {
  const dates = spans.flatMap((span, i) => {
    const [edge] = edgesOf(span);
    const text = edge ? piece(edge) : '';
    return edge && (isPresent.has(text) || isMonth(text)) ? [{ i, edge, text }] : [];
  });
  const [first] = dates;
  if (!first || dates.length < 2 * LEAST_FAR || dates.length % 2 > 0) return [];
  if (!dates.every(({ edge }) => isOneColumn(first.edge, edge))) return [];
  const pairs: Torn[] = [];
  for (let at = 0; at < dates.length; at += 2) {
    const [until, from] = dates.slice(at, at + 2);
    if (!until || !from || !isHead(until.edge) || isHead(from.edge)) return [];
    const range = wholeRange(`${from.text} - ${until.text}`);
    if (!range) return [];
    pairs.push({ lines: [until.i, from.i], pieces: [until.edge, from.edge], range });
  }
  return pairs;
}

/**
 * The ranges of a section whose end stands over its start, by the index of their first line. Two months of one year are such
 * only where others are beyond doubt.
 */
export function stackedIn(spans: readonly Span[]): Map<number, Torn> {
  const far = farPairs(spans);
  const close = spans.flatMap((span, i) => {
    if (cellsOfRange(span).length > 0) return [];
    for (const edge of edgesOf(span)) {
      const pair = closePair(spans, i, edge);
      if (pair) return [pair];
    }
    return [];
  });
  const pairs = far.length === 0 && close.some(isSure) ? close : far;
  return new Map(pairs.map((pair) => [pair.lines[0] ?? 0, pair]));
}
