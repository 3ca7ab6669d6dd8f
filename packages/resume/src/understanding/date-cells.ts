import { edgesOf } from './date-edges';
import { rangesIn, type DateRange } from './dates';
import { textOf, type Span } from './spans';
import { fold } from '../text';

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
    const text = fold(textOf(edge));
    const range = edge.whole ? null : wholeRange(text.trim());
    if (!range) continue;
    const start = edge.start - span.start + text.search(/\S/);
    return [{ ...range, start, end: start + text.trim().length }];
  }
  return [];
}

/** The range of two years in cells of their own, one after the other, as in a table with a column for each. */
function yearCells({ line, start, end }: Span): DateRange[] {
  const cells = line.cells.filter((cell) => cell.start >= start && cell.end <= end);
  const years = cells.map((cell) => fold(line.text.slice(cell.start, cell.end)).trim());
  const at = years.findIndex((year, i) => {
    const next = years[i + 1] ?? '';
    return YEAR.test(year) && YEAR.test(next) && year <= next;
  });
  const [first, last] = at < 0 ? [] : cells.slice(at, at + 2);
  const range = first && last && wholeRange(`${years[at]} - ${years[at + 1]}`);
  return range ? [{ ...range, start: first.start - start, end: last.end - start }] : [];
}

/** A word before a range that begins its line or a cell of it: 'Entre 2010 et 2012 : Vendeur'. */
const OPENS = /(?:^|[\t|(])[^\p{L}\t|(]*\p{L}+\s+$/u;
/** What stands between such a range and what it dates. */
const PARTS = /^\s*(?:$|[:,;|)\t])/u;

/** The ranges of `span` but those of running text. */
export function rangesOf(span: Span): DateRange[] {
  const printed = textOf(span);
  const text = fold(printed);
  const ranges = rangesIn(text).filter(({ start, end }) => {
    const before = printed.slice(0, start);
    return (
      !IN_SENTENCE.test(fold(before)) || (OPENS.test(before) && PARTS.test(printed.slice(end)))
    );
  });
  if (ranges.length > 0) return ranges;
  const years = yearCells(span);
  return years.length > 0 ? years : edgeCell(span);
}
