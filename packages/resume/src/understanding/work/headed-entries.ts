import type { Anchor } from './anchors';
import { besideDates } from './anchors';
import { textOf, type Span } from '../text/spans';
import type { Title } from './titles';
import { letterCount } from '../text/words';

/** So far below its title a date is read with it in any case. */
const NEAR = 3;

/** Whether nothing but its dates stands on the line of `anchor`. */
export const isAlone = (spans: readonly Span[], { line, dates }: Anchor): boolean => {
  const span = spans[line];
  return (
    span !== undefined && besideDates(span, dates).every((part) => letterCount(textOf(part)) === 0)
  );
};

/**
 * The titles of entries that print their dates at the end, by the anchors' places: lines in the bold letters of the
 * section's first line stand in turn with the dates, and each is a title. Null where entries are laid out otherwise.
 */
export function headedTitles(
  spans: readonly Span[],
  anchors: readonly Anchor[],
  titleOf: (span: Span) => Title | null,
): Map<number, Title> | null {
  const [first] = spans;
  if (!first?.line.bold || anchors.length < 2 || !anchors.every((each) => isAlone(spans, each)))
    return null;
  const { size, capitals } = first.line;
  const isHead = ({ line }: Span) => line.bold && line.size === size && line.capitals === capitals;
  const heads: { at: number; title: Title }[] = [];
  // A title may take several rows, of which one has the role.
  let isOfTitle = false;
  for (const [at, span] of spans.entries()) {
    const title: Title | null = isHead(span) && !isOfTitle ? titleOf(span) : null;
    if (title) heads.push({ at, title });
    isOfTitle = isHead(span) && (isOfTitle || title !== null);
  }
  if (heads.length !== anchors.length) return null;
  const areInTurn = anchors.every(({ line }, i) => {
    const [own, next] = [heads[i]?.at ?? line, heads[i + 1]?.at ?? spans.length];
    return own < line && line < next;
  });
  const areFar = anchors.some(({ line }, i) => line - (heads[i]?.at ?? line) > NEAR);
  return areInTurn && areFar ? new Map(heads.map(({ title }, i) => [i, title])) : null;
}
