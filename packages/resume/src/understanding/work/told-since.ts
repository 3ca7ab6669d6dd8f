import type { DateRange } from '../dates/dates';
import { hasRole } from '../vocabulary/roles';
import { foldedOf, textOf, type Span } from '../text/spans';

/** What dates an entry, and the place of its line. */
interface Dated {
  line: number;
  range: DateRange | null;
}

/** A sentence on an entry stands at most so many lines below its dates. */
const CLOSE_BELOW = 3;
/** What a range that a sentence tells begins with, behind a word: 'a carrier since 1960', 'ouvert depuis 1990'. */
const SINCE = /^\s*(?:since|depuis|seit|desde|منذ)(?!\p{L})/u;
const ENDS_IN_WORD = /[\p{L}\p{N}] ?$/u;

/** Whether a line tells since when something is so, and names no role that somebody has had since then. */
function tellsSince(span: Span, { range }: Dated): boolean {
  if (!range || range.to !== null) return false;
  const text = foldedOf(span);
  if (!SINCE.test(text.slice(range.start)) || !ENDS_IN_WORD.test(text.slice(0, range.start)))
    return false;
  const at = span.start + range.start;
  if (span.line.cells.some(({ start }) => Math.abs(start - at) <= 1)) return false;
  return !hasRole(textOf({ ...span, end: span.start + range.start }));
}

/**
 * `anchors`, which follow each other, without those that tell since when something is so of the entry right above, as the age
 * of its firm: what began before that entry ended is no job of its own, unless a title stands between.
 */
export function withoutToldSince<T extends Dated>(
  anchors: readonly T[],
  spans: readonly Span[],
): T[] {
  const kept: T[] = [];
  for (const anchor of anchors) {
    const above = kept.at(-1);
    const span = spans[anchor.line];
    const isClose = above && anchor.line > above.line && anchor.line - above.line <= CLOSE_BELOW;
    const began = above?.range ? (above.range.to ?? above.range.from) : null;
    const isTold =
      span &&
      isClose &&
      began !== null &&
      anchor.range !== null &&
      anchor.range.from < began &&
      tellsSince(span, anchor) &&
      !spans.slice(above.line + 1, anchor.line).some((between) => hasRole(textOf(between)));
    if (!isTold) kept.push(anchor);
  }
  return kept;
}
