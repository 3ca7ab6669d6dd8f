import { textOf, type Span } from '../text/spans';

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** The end of the quotation that `part` opens, where it stands right behind: '"Time management' before '"'. */
function endOfQuotation(part: Span): number {
  const text = textOf(part);
  const isOpen = countOf(text, '"') % 2 === 1 || countOf(text, '«') > countOf(text, '»');
  const [end = ''] = /^\s?["»]/u.exec(part.line.text.slice(part.end)) ?? [];
  return isOpen ? part.end + end.length : part.end;
}

/** The parts of a name with the end of its quotation, and without what `withoutOpen` leaves out. */
export const closed = (parts: readonly Span[]): Span[] =>
  withoutOpen(parts.map((part) => ({ ...part, end: endOfQuotation(part) })));

/** The parts of a name without a bracket that does not close in it, and what stands behind that: 'SST (Sauveteur'. */
function withoutOpen(parts: readonly Span[]): Span[] {
  const text = parts.map(textOf).join(' ');
  if (countOf(text, '(') <= countOf(text, ')')) return [...parts];
  const at = parts.findLastIndex((part) => textOf(part).includes('('));
  const part = parts[at];
  if (!part) return [...parts];
  const before = textOf(part).slice(0, textOf(part).lastIndexOf('(')).trimEnd();
  const own = [...parts.slice(0, at), { ...part, end: part.start + before.length }];
  return own.some((each) => textOf(each).trim() !== '') ? own : [...parts];
}
