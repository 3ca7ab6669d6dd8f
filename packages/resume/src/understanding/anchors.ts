import type { Evidence } from '../schemas/resume';
import { datesIn, rangesIn, type DateRange } from './dates';
import { presentWords } from './lexicon/calendar';
import { evidenceOf, textOf, type Span } from './spans';
import { fold, wordsOf } from '../text';

/** The dates that mark one entry of a section. `range` is null where the date is no range. */
export interface Anchor {
  line: number;
  dates: { start: number; end: number }[];
  range: DateRange | null;
  evidence: Evidence[];
  /** Whether a word for the present is all that dates the entry. */
  present?: boolean;
}

/** A line of more words than this is running text. */
export const LONG_LINE = 13;

const IN_SENTENCE = /(?:^|\s)(?:in|between|during|entre|pendant|zwischen|خلال|بين)\s+$/u;
const LONGEST_TORN = 24;
const TORN_WITHIN = 3;
const YEAR = /^\d{4}$/;

const inOneColumn = (a: Span, b: Span) =>
  a.line.page === b.line.page &&
  (Math.abs(a.line.x - b.line.x) < 25 || Math.abs(a.line.right - b.line.right) < 25);

/** The range that `first` begins and `second` ends, where a narrow column prints it on two lines. */
function tornRange(first: Span, second: Span): DateRange | null {
  const [start, end] = [first, second].map((span) => fold(textOf(span)).trim());
  if (start === undefined || end === undefined || !inOneColumn(first, second)) return null;
  if (start.length > LONGEST_TORN || end.length > LONGEST_TORN || !/\d{4}/.test(start + end))
    return null;
  const own = rangesIn(start)[0];
  if (own && (own.to !== null || !/-\s*$/.test(start))) return null;
  const glue = YEAR.test(start) && YEAR.test(end) ? ' - ' : ' ';
  const range = rangesIn(start + glue + end)[0];
  return range && range.start <= 2 && range.end >= start.length + glue.length + end.length - 1
    ? range
    : null;
}

/** Where the other half of a torn range is, within the next lines. */
function tornAt(spans: readonly Span[], i: number): { at: number; range: DateRange } | null {
  const first = spans[i];
  if (!first || !/\p{L}{3}|\d{4}/u.test(textOf(first))) return null;
  for (let at = i + 1; at <= i + TORN_WITHIN; at += 1) {
    const second = spans[at];
    const range = second ? tornRange(first, second) : null;
    if (range) return { at, range };
  }
  return null;
}

const isPresent = new Set(presentWords);

/** The cell at the end of a line that only says that an entry has not ended. */
function presentCell({ line, start, end }: Span): { start: number; end: number } | null {
  const last = line.cells.length > 1 ? line.cells.at(-1) : undefined;
  if (!last || line.bullet || last.start < start || last.end > end) return null;
  const says = fold(line.text.slice(last.start, last.end)).trim();
  return isPresent.has(says) ? { start: last.start, end: last.end } : null;
}

/** The dates that mark the entries of a section. Dates in bullets count only where all dates are in bullets. */
export function anchorsIn(spans: readonly Span[]): Anchor[] {
  const anchors: Anchor[] = [];
  const used = new Set<number>();
  for (const [i, span] of spans.entries()) {
    if (used.has(i)) continue;
    const whole = [{ start: 0, end: span.line.text.length }];
    const torn = tornAt(spans, i);
    const other = torn && spans[torn.at];
    if (torn && other) {
      used.add(torn.at);
      anchors.push({
        line: i,
        dates: whole,
        range: torn.range,
        evidence: [evidenceOf(span), evidenceOf(other)],
      });
      continue;
    }
    const text = fold(textOf(span));
    const ranges = rangesIn(text).filter((range) => !IN_SENTENCE.test(text.slice(0, range.start)));
    const dates = [...ranges, ...datesIn(text)].map(({ start, end }) => ({
      start: span.start + start,
      end: span.start + end,
    }));
    for (const range of ranges) {
      const evidence = evidenceOf({
        ...span,
        start: span.start + range.start,
        end: span.start + range.end,
      });
      anchors.push({ line: i, dates, range, evidence: [evidence] });
    }
    const now = ranges.length === 0 && dates.length === 0 ? presentCell(span) : null;
    if (now) anchors.push({ line: i, dates: [now], range: null, evidence: [], present: true });
    const alone = ranges.length === 0 && dates.length > 0 && !span.line.bullet;
    if (alone && wordsOf(text).length <= LONG_LINE)
      anchors.push({ line: i, dates, range: null, evidence: [] });
  }
  const outsideBullets = anchors.some(({ line, range }) => range && !spans[line]?.line.bullet);
  return anchors.filter(({ line }) => !outsideBullets || !spans[line]?.line.bullet);
}

/** The parts of a line beside its dates. */
export function besideDates(span: Span, dates: readonly { start: number; end: number }[]): Span[] {
  const parts: Span[] = [];
  let { start } = span;
  for (const date of [...dates].toSorted((a, b) => a.start - b.start)) {
    if (date.start > start) parts.push({ line: span.line, start, end: date.start });
    start = Math.max(start, date.end);
  }
  if (start < span.end) parts.push({ line: span.line, start, end: span.end });
  return parts;
}
