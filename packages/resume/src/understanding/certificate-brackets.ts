import { textOf, type Span } from './spans';

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** The parts of a name without a bracket that does not close in it, and what stands behind that: 'SST (Sauveteur'. */
export function closed(parts: readonly Span[]): Span[] {
  const text = parts.map(textOf).join(' ');
  if (countOf(text, '(') <= countOf(text, ')')) return [...parts];
  const at = parts.findLastIndex((part) => textOf(part).includes('('));
  const part = parts[at];
  if (!part) return [...parts];
  const before = textOf(part).slice(0, textOf(part).lastIndexOf('(')).trimEnd();
  const own = [...parts.slice(0, at), { ...part, end: part.start + before.length }];
  return own.some((each) => textOf(each).trim() !== '') ? own : [...parts];
}
