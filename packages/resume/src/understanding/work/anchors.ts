import type { Evidence } from '../../schemas/resume';
import { cellsOfRange, OPEN, rangesOf, wholeRange, YEAR } from '../dates/date-cells';
import { edgesOf, type Edge } from '../dates/date-edges';
import { readsAsDates } from '../dates/date-points';
import { datesIn, rangesIn, type DateRange } from '../dates/dates';
import { rangeWords, sinceWords } from '../lexicon/calendar';
import { evidenceOf, foldedOf, textOf, type Span } from '../text/spans';
import {
  inOneColumn,
  isPresent,
  isUnderHead,
  piece,
  stackedIn,
  TORN_WITHIN,
  type Torn,
} from '../dates/stacked-dates';
import { withoutToldSince } from './told-since';
import { letterCount, wordsOf } from '../text/words';

/** The dates that mark one entry of a section. `range` is null where the date is no range. */
export interface Anchor {
  line: number;
  dates: { start: number; end: number }[];
  range: DateRange | null;
  evidence: Evidence[];
  /** Whether the range is what a date alone stands for. */
  isLone?: boolean;
  /** Whether a word for the present is all that dates the entry. */
  present?: boolean;
  /** The year of what is dated so, where the date is no range. */
  year?: number;
}

/** A line of more words than this is running text. */
export const LONG_LINE = 13;

/** A line of more dates than this is no entry. Each range in it would be asked for all that stands around it. */
const MOST_DATES = 60;

const LONGEST_TORN = 32;
const MOST_PIECES = 5;

/** What says of a year below it that something began then. */
const SINCE = /^(?:since|depuis|seit|desde|منذ)$/u;
const leadsNowhere = new Set([...rangeWords, ...sinceWords.filter((word) => !SINCE.test(word))]);

const BAR = /^[\s|–—↓-]+$/u;
/** A dash of the dates that is followed by what stands beside them. */
const LEADING_DASH = /^[–—-]\s/u;

/** What a line ends with whose range goes on below: a dash or a word for it, and perhaps a month. */
const WRAPS = /\d(?:\s?-\s?|\s(?:a|au|to|until|till|bis)(?:\s|$))\p{L}{0,10}\.?$/u;
/** What a line begins with that is the end of a range, and nothing else: '— May 2024'. */
const BEGINS_WITH_DASH = /^-\s?[\p{L}\d]/u;
const DATE_LIKE = /\p{L}{3}|\d{4}/u;

/** A dash of right-to-left text that stands before the start of its range: '–05/2020' over '03/2025'. */
const DASH_BEFORE = /^-([\d./]{4,10})$/;
/** What a line ends with whose last date goes on below: '2021-08 - 2024-' over '12', 'May 2023 - September' over '2026'. */
const CUT_YEAR = /\d{4}-$/;
const CUT_MONTH = /-\s*\p{L}+\.?$/u;
/** The same where the text runs from right to left: '2024- - 2021-08'. */
const CUT_BEFORE = /^(\d{4}-) - (\d{4}-\d\d?)$/;

/** What a range begins with, in the order in which it is read. */
const begun = (span: Span): string =>
  piece(span).replace(DASH_BEFORE, '$1 -').replace(CUT_BEFORE, '$2 - $1');

/** `text` with what follows it in the column of a range; null where that is no date. */
function continued(text: string, next: string): string | null {
  if (CUT_YEAR.test(text) && /^\d\d?$/.test(next)) return `${text}${next}`;
  return readsAsDates(next) ? `${text} ${next}` : null;
}

/** Whether the cell below the first row of a range has the year that it leaves out, within its width. */
const isYearWithin = (first: Edge, below: Edge): boolean =>
  below.line.page === first.line.page &&
  below.x >= first.x &&
  below.right <= first.right &&
  YEAR.test(piece(below));

/** The range that begins in the cell `first` of line `i`, taken as far as it goes. */
function tornFrom(spans: readonly Span[], i: number, first: Edge): Torn | null {
  let text = begun(first);
  if (!DATE_LIKE.test(text) || text.length > LONGEST_TORN || leadsNowhere.has(text)) return null;
  const own = rangesIn(text)[0];
  const goesOn =
    OPEN.test(text) || (CUT_MONTH.test(text) && !isPresent.has(text.split(/[\s-]+/).at(-1) ?? ''));
  if (own && !goesOn) return null;
  const pieces: Span[] = [first];
  let found: Torn | null = null;
  const lines = [i];
  let last = i;
  for (let at = i + 1; at <= last + TORN_WITHIN && pieces.length < MOST_PIECES; at += 1) {
    const below = spans[at];
    if (!below) break;
    if (BAR.test(textOf(below))) {
      text += ' -';
      if (edgesOf(below).some((edge) => inOneColumn(first, edge))) last = at;
      continue;
    }
    if (LEADING_DASH.test(textOf(below)) && Math.abs(below.line.x - first.x) < 4) {
      text += ' -';
      continue;
    }
    const next = edgesOf(below).find(
      (edge) => inOneColumn(first, edge) || (goesOn && isYearWithin(first, edge)),
    );
    const both = next && continued(text, piece(next));
    if (!next || !both) {
      if (next && !(next.whole && first.whole)) break;
      continue;
    }
    const years = pieces.length === 1 && YEAR.test(text) && YEAR.test(piece(next));
    if (years && !(first.whole && next.whole) && !isUnderHead(first, next)) break;
    text = years ? `${text} - ${piece(next)}` : both;
    pieces.push(next);
    lines.push(at);
    last = at;
    const range = wholeRange(text);
    if (range) found = { lines: [...lines], pieces: [...pieces], range };
    if (range && !OPEN.test(text)) break;
  }
  return found;
}

function tornAt(spans: readonly Span[], i: number): Torn | null {
  const line = spans[i];
  // The cells of '06/2012 - 07/2014' are no halves of other ranges.
  const text = line ? foldedOf(line).replaceAll('\t', ' ').trim() : '';
  if (!CUT_YEAR.test(text) && wholeRange(text)?.to) return null;
  if (line && cellsOfRange(line).length > 0) return null;
  for (const first of line ? edgesOf(line) : []) {
    const torn = tornFrom(spans, i, first);
    if (torn) return torn;
  }
  return null;
}

/** What a line begins with that tells at length of what it dates: '2013 : Stage …', '03/2013 - Stage …'. */
const BEGINS_WITH_DATE = /^(?:\d{1,2}\/)?(?:19|20)\d\d\s*(?::|[–—-]\s)\s*\p{L}/u;

/** What a line ends with that says of a job that it has not ended: 'Vendeur : toujours en poste', 'Chef (current position)'. */
const STILL_HELD =
  /(?:[:,(|·]|\s[–—-])\s*(?:(?:toujours|encore|actuellement|currently|still) (?:en (?:poste|fonction|activite|cours)|in (?:post|position|office)|employed|working|there)|(?:poste|emploi|fonction|travail) actuel(?:le|lement)?|en poste(?: actuellement)?|(?:current|present) (?:job|position|role|post|employer)|الوظيفه الحاليه|العمل الحالي|حتي الان)\)?\.?\s*$/u;

/** The cell at the end of a line, or its last words, that only say that an entry has not ended. */
function presentCell(span: Span): { start: number; end: number } | null {
  const { line, start, end } = span;
  const held = STILL_HELD.exec(foldedOf(span));
  if (held && !line.bullet) return { start: start + held.index, end };
  const last = line.cells.length > 1 ? line.cells.at(-1) : undefined;
  if (!last || line.bullet || last.start < start || last.end > end) return null;
  const says = line.folded.slice(last.start, last.end).trim();
  return isPresent.has(says) ? { start: last.start, end: last.end } : null;
}

/** What the second half of a range begins with, where it stands below the first: 'à ce jour', 'à septembre 2016'. */
const GOES_ON = /^(?:a|au|jusqu\S*|to|until|bis)\s/u;

/** The range whose start is at the start of `span`, and whose end begins the next line. */
function rangeBelow(span: Span, next: Span | undefined): (DateRange & { wraps: Span }) | null {
  if (!next || next.line.page !== span.line.page || next.line.bullet) return null;
  const below = foldedOf(next);
  const text = foldedOf(span);
  const [date] = datesIn(text);
  if (!date || date.start > 2 || !GOES_ON.test(below) || rangesIn(text).length > 0) return null;
  const both = `${text.slice(0, date.end)} ${below}`;
  const [range] = rangesIn(both);
  if (!range || range.start > 2 || range.end <= date.end + 1) return null;
  const end = next.start + range.end - date.end - 1;
  return { ...range, end: date.end, wraps: { line: next.line, start: next.start, end } };
}

/** The range that `span` ends with, and whose last word or two begin the next line. */
function wrappedRange(span: Span, next: Span | undefined): (DateRange & { wraps: Span }) | null {
  if (!next || next.line.page !== span.line.page) return null;
  if (next.line.block !== span.line.block || Math.abs(next.line.size - span.line.size) > 0.6)
    return null;
  const text = foldedOf(span).trimEnd();
  const below = foldedOf(next).trim();
  const hasDash = BEGINS_WITH_DASH.test(below);
  if (!(hasDash || (WRAPS.test(text) && !next.line.bullet)) || wordsOf(text).length > LONG_LINE)
    return null;
  const both = `${text} ${below}`;
  const range = rangesIn(both).find(({ start, end }) => start < text.length && end > text.length);
  if (!range || (hasDash && range.end < both.length)) return null;
  const end = next.start + range.end - text.length - 1;
  return { ...range, end: text.length, wraps: { line: next.line, start: next.start, end } };
}

/** Whether nothing stands before the dates of `anchor` in its line but a bullet. */
const opensWith = (spans: readonly Span[], { line, dates }: Anchor): boolean => {
  const span = spans[line];
  return span !== undefined && letterCount(span.line.text.slice(span.start, dates[0]?.start)) === 0;
};

/** Whether `spans` begin with bullets, most of which have a range: a list of work, some of it told at length. */
function listsWork(spans: readonly Span[], ranges: readonly Anchor[]): boolean {
  const bullets = spans.filter(({ line }) => line.bullet).length;
  const dated = new Set(ranges.map(({ line }) => line));
  const own = spans.filter(({ line }, at) => line.bullet && dated.has(at)).length;
  return spans[0]?.line.bullet === true && own * 2 > bullets;
}

/** What somebody tells of a date in a sentence on themselves, which is of an entry that has its own: 'Depuis 2017, je suis …'. */
const TOLD =
  /^\P{L}*(?:depuis|des|en|since|in|from)\s(?:\p{L}{3,9}\.?\s)?\d{4},?\s(?:j'|je\s|nous\s|i(?:'ve)?\s|we\s)/u;

/** `anchors` without those that a sentence tells, where a range stands by itself as the entries of a list have it. */
function withoutTold(anchors: Anchor[], spans: readonly Span[]): Anchor[] {
  const own = anchors.filter(({ line }) => {
    const span = spans[line];
    return span !== undefined && !TOLD.test(foldedOf(span));
  });
  const areListed = own.some(({ range, line, dates }) => {
    const span = spans[line];
    const beside = range && span ? besideDates(span, dates) : null;
    return beside?.every((part) => letterCount(textOf(part)) === 0);
  });
  return areListed ? own : anchors;
}

/**
 * The dates that mark the entries of a section: those in bullets where all dates are, or where far more bullets have theirs,
 * or begin with them, than other lines have any; otherwise those in other lines.
 */
export function anchorsIn(spans: readonly Span[]): Anchor[] {
  const found: Anchor[] = [];
  const used = new Set<number>();
  const stacked = stackedIn(spans);
  for (const [i, span] of spans.entries()) {
    if (used.has(i)) continue;
    const torn = tornAt(spans, i) ?? stacked.get(i);
    if (torn) {
      for (const at of torn.lines) used.add(at);
      const dates = torn.pieces.filter(({ line }) => line === span.line);
      found.push({ line: i, dates, range: torn.range, evidence: torn.pieces.map(evidenceOf) });
      continue;
    }
    const wrapped = wrappedRange(span, spans[i + 1]) ?? rangeBelow(span, spans[i + 1]);
    if (wrapped) {
      used.add(i + 1);
      const dates = [{ start: span.start + wrapped.start, end: span.start + wrapped.end }];
      const own = { ...span, ...dates[0] };
      const { from, to, start, end, wraps } = wrapped;
      const evidence = [evidenceOf(own), evidenceOf(wraps)];
      found.push({ line: i, dates, range: { from, to, start, end }, evidence });
      continue;
    }
    const text = foldedOf(span);
    const ranges = rangesOf(span);
    const points = datesIn(text);
    const dates = [...ranges, ...points].map(({ start, end }) => ({
      start: span.start + start,
      end: span.start + end,
    }));
    if (dates.length > MOST_DATES) continue;
    for (const range of ranges) {
      const evidence = evidenceOf({
        ...span,
        start: span.start + range.start,
        end: span.start + range.end,
      });
      found.push({ line: i, dates, range, evidence: [evidence] });
    }
    const now = ranges.length === 0 && dates.length === 0 ? presentCell(span) : null;
    if (now) found.push({ line: i, dates: [now], range: null, evidence: [], present: true });
    const alone = ranges.length === 0 && dates.length > 0;
    if (alone && (wordsOf(text).length <= LONG_LINE || BEGINS_WITH_DATE.test(text)))
      found.push({
        line: i,
        dates,
        range: null,
        evidence: [],
        year: Math.max(...points.map(({ year }) => year)),
      });
  }
  const anchors = withoutToldSince(withoutTold(found, spans), spans);
  const isInBullet = ({ line }: Anchor) => {
    const span = spans[line];
    return span?.line.bullet === true && !DASH_BEFORE.test(piece(span));
  };
  const ranges = anchors.filter(({ range }) => range !== null);
  const outside = ranges.filter((anchor) => !isInBullet(anchor)).length;
  const inside = ranges.length - outside;
  const opening = ranges.filter((anchor) => isInBullet(anchor) && opensWith(spans, anchor)).length;
  const isLoneInBullet = (anchor: Anchor) => anchor.range === null && isInBullet(anchor);
  if (outside === 0)
    return anchors.every(isInBullet)
      ? anchors
      : anchors.filter((anchor) => !isLoneInBullet(anchor));
  const areBullets = outside * 3 < opening || (outside * 3 < inside && listsWork(spans, ranges));
  return anchors.filter((anchor) => isInBullet(anchor) === areBullets);
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
