import { edgesOf } from './date-edges';
import { pointsIn, type Point } from './date-points';
import { rangesIn, type DateRange } from './dates';
import { hasRole } from '../vocabulary/roles';
import { foldedOf, textOf, type Span } from '../text/spans';
import { fold, wordsOf } from '../text/words';

const IN_SENTENCE = /(?:^|\s)(?:in|between|during|entre|pendant|zwischen|خلال|بين)\s+$/u;
export const YEAR = /^\d{4}$/;
/** What leaves the end of a range open. */
export const OPEN = /-\s*$/;

/** The range that is all of `text`; null where it is none, or ends before it begins. */
export function wholeRange(text: string): DateRange | null {
  const range = rangesIn(text)[0];
  if (!range || range.start > 2 || range.end < text.length - 1) return null;
  const years = [...text.matchAll(/\d{4}/g)].map(([year]) => Number(year));
  return (years[0] ?? 0) > (years.at(-1) ?? 0) ? null : range;
}

/** The range that all of a cell at the edge of a line is, which what stands beside it may hide: '2024 –' before the title. */
function edgeCell(span: Span): DateRange[] {
  for (const edge of edgesOf(span)) {
    const text = foldedOf(edge);
    const range = edge.whole ? null : wholeRange(text.trim());
    if (!range) continue;
    const start = edge.start - span.start + text.search(/\S/);
    return [{ ...range, start, end: start + text.trim().length }];
  }
  return [];
}

/** The date that is all of a text; null where it says more, or none. */
function dateAlone(text: string): Point | null {
  const [date, ...more] = pointsIn(text);
  const isAlone = date && more.length === 0 && date.start === 0 && date.end === text.length;
  return isAlone && date.year !== null ? date : null;
}

const monthsOf = ({ year, month }: Point): number => (year ?? 0) * 12 + (month ?? 0);

/** Whether the end of a range, in a cell of its own, is not before its start: a date of the same form, or a word for the present. */
function isEndOf(from: Point, until: string): boolean {
  const to = dateAlone(until);
  if (!to) return !/\d/.test(until);
  return (from.month === null) === (to.month === null) && monthsOf(from) <= monthsOf(to);
}

/** The range of two dates in cells of their own, one after the other, as in a table with a column for each. */
export function cellsOfRange({ line, start, end }: Span): DateRange[] {
  const cells = line.cells.filter((cell) => cell.start >= start && cell.end <= end);
  const texts = cells.map((cell) => line.folded.slice(cell.start, cell.end).trim());
  for (const [at, text] of texts.entries()) {
    const [from, until] = [dateAlone(text), texts[at + 1]];
    if (!from || until === undefined || !isEndOf(from, until)) continue;
    const [first, last] = cells.slice(at, at + 2);
    const range = first && last && wholeRange(`${text} - ${until}`);
    if (range) return [{ ...range, start: first.start - start, end: last.end - start }];
  }
  return [];
}

/** A word before a range that begins its line or a cell of it: 'Entre 2010 et 2012 : Vendeur'. */
const OPENS = /(?:^|[\t|(])[^\p{L}\t|(]*\p{L}+\s+$/u;
/** What stands between such a range and what it dates. */
const PARTS = /^\s*(?:$|[:,;|)\t])/u;

/** What stands between a date and where somebody works since. */
const AT = 'at|in|with|for|as|by|on|to|chez|au|aux|a|en|dans|pour|avec|comme|sur|et|and';
const SINCE = /^(?:since|depuis|seit|desde) /u;
const GOES_ON = new RegExp(String.raw`^,?\s+(?!(?:${AT})\s)\p{Ll}{2,}`, 'u');
const TELLS = /\s(?:has|have|is|are|was|were|been|est|sont|ont|etait)\s/u;
const LONG_LINE = 13;

/**
 * Whether running text says since when something is so, which dates no entry: 'been serving guests since 1987'. That line goes
 * on from the one above, or with more text, or tells it in many words. A role before it has these dates: 'clerk since 2015'.
 */
function isTold(printed: string, { start, end, to }: DateRange): boolean {
  const text = fold(printed);
  const before = printed.slice(0, start);
  if (to !== null || !SINCE.test(text.slice(start)) || wordsOf(before).length < 2) return false;
  const tells = TELLS.test(text.slice(0, start));
  if (hasRole(before) && !tells) return false;
  return (
    /^\P{L}*\p{Ll}/u.test(before) ||
    GOES_ON.test(printed.slice(end)) ||
    (wordsOf(printed).length > LONG_LINE && tells)
  );
}

/** The ranges of `span` but those of running text. */
export function rangesOf(span: Span): DateRange[] {
  const printed = textOf(span);
  const text = fold(printed);
  const ranges = rangesIn(text).filter((range) => {
    const { start, end } = range;
    if (isTold(printed, range)) return false;
    const before = printed.slice(0, start);
    return (
      !IN_SENTENCE.test(fold(before)) || (OPENS.test(before) && PARTS.test(printed.slice(end)))
    );
  });
  if (ranges.length > 0) return ranges;
  const cells = cellsOfRange(span);
  return cells.length > 0 ? cells : edgeCell(span);
}
