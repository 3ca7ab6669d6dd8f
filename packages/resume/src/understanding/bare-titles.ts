import { besideDates, type Anchor } from './anchors';
import { placeOf } from './place-names';
import { namesArea, namesEmployer } from './roles';
import { mayBeTitle, withSiblingTitles } from './sibling-titles';
import { cellsIn, foldedOf, splitSpan, textOf, trimSpan, type Span } from './spans';
import type { Title } from './titles';
import { letterCount, wordsOf } from './words';

const COMMA = /\s*[,،]\s*/gu;
const EDGE = /[\s,:;|•·–—-]/u;

/** So many words a title has at most that nothing but its place shows, and so many letters its line. */
const MOST_WORDS = 4;
const MOST_LETTERS = 200;

const partsIn = (span: Span): Span[] =>
  splitSpan(span, COMMA)
    .map((part) => trimSpan(part, EDGE))
    .filter((part) => letterCount(textOf(part)) > 0);

const isPlace = (span: Span | undefined): boolean =>
  span !== undefined && placeOf(textOf(span)) !== null;

/** Whether every long word begins with a capital, as in a name, which is of no field of work. */
const isProper = (span: Span): boolean =>
  !/(?<!\p{L})\p{Ll}{4}/u.test(textOf(span)) && !wordsOf(textOf(span)).some(namesArea);

/** How or where somebody worked, what on and what for: no title. */
const NO_TITLE =
  /^(?:remote|hybrid|on-?site|full|part|permanent|temporary|contract|volunteer|freelance|teletravail|temps|cdi|cdd|interim|benevol\p{L}*|projects?|projets?|missions?|clients?|master|bachelor|licence|diplom\p{L}*|bts|dut|formation|training|course)(?!\p{L})/u;

/** Whether a line is of the employer: it says so, or a place follows its name. */
function isEmployer(span: Span | undefined): boolean {
  if (!span || span.line.bullet || /[.!?]\s*$/u.test(textOf(span))) return false;
  const parts = partsIn(span);
  const [name, ...more] = parts;
  if (!name || isPlace(name) || parts.length > 3 || !isProper(name)) return false;
  return namesEmployer(textOf(name)) || (more.length > 0 && isPlace(more.at(-1)));
}

const isName = (span: Span): boolean =>
  /^\p{Lu}|^\p{Script=Arabic}/u.test(textOf(span)) &&
  wordsOf(textOf(span)).length <= MOST_WORDS &&
  !/[\d,.;:()|]/u.test(textOf(span)) &&
  !namesEmployer(textOf(span)) &&
  !NO_TITLE.test(foldedOf(span)) &&
  mayBeTitle(span);

/** What stands before the employer in one line: 'Vernisseur, Cabinet Marlow, Zinder'. */
function beforeEmployer(span: Span): Span | null {
  const [first, ...more] = partsIn(span);
  const [employer] = more;
  if (!first || !employer || more.length > 2 || !isName(first)) return null;
  const isOf = namesEmployer(textOf(employer)) || (more.length > 1 && isPlace(more[1]));
  return isOf && !isPlace(employer) ? first : null;
}

/**
 * The title of the entry at `anchor` whose words tell none: what stands alone beside its dates, or on a line of its own with
 * them, right above its employer and the place of that.
 */
function bareTitle(
  spans: readonly Span[],
  { line, dates }: Anchor,
  anchored: ReadonlySet<number>,
): Title | null {
  const own = spans[line];
  if (!own || own.line.bullet || own.end - own.start > MOST_LETTERS) return null;
  const beside = besideDates(own, dates)
    .flatMap(cellsIn)
    .map((part) => trimSpan(part, EDGE))
    .filter((part) => letterCount(textOf(part)) > 0);
  const [only, ...more] = beside;
  if (more.length > 0) return null;
  const said = only && beforeEmployer(only);
  if (said) return { span: said, score: 0 };
  const at = only
    ? [[line, line + 1]]
    : [
        [line + 1, line + 2],
        [line - 2, line - 1],
      ];
  for (const [title = -1, employer = -1] of at) {
    const span = title === line ? only : spans[title];
    const isFree = (index: number) => index === line || !anchored.has(index);
    if (!span || !isFree(title) || !isFree(employer) || span.line.bullet) continue;
    const named = trimSpan(span, EDGE);
    if (isName(named) && isEmployer(spans[employer])) return { span: named, score: 0 };
  }
  return null;
}

/** `titleOf` with such titles of the entries that have a range and no other, and of their siblings. */
export function withBareTitles(
  spans: readonly Span[],
  anchors: readonly Anchor[],
  titleOf: ReadonlyMap<number, Title>,
): ReadonlyMap<number, Title> {
  const anchored = new Set(anchors.map(({ line }) => line));
  const found = anchors.flatMap((anchor, i): [number, Title][] => {
    const title = anchor.range && !titleOf.has(i) ? bareTitle(spans, anchor, anchored) : null;
    return title ? [[i, title]] : [];
  });
  if (found.length === 0) return titleOf;
  return withSiblingTitles(spans, anchors, new Map([...titleOf, ...found]));
}
