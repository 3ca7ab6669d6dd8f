import { besideDates, type Anchor } from './anchors';
import { headingKinds } from '../vocabulary/headings';
import { namesEmployer, titleScore } from '../vocabulary/roles';
import { isComputingSkill } from '../vocabulary/skillnames';
import { cellsIn, textOf, type Span } from '../text/spans';
import { tellsOfDuties } from './title-edges';
import { namesPlace, partsOf, type Title } from './titles';
import { fold, keyOf, letterCount, wordsOf } from '../text/words';

/** Where in its entry something stands: so many lines from the dates, the how manieth part of its line. */
interface Place {
  offset: number;
  part: number;
  /** How many parts its line has. */
  parts: number;
  bold: boolean;
  size: number;
  capitals: boolean;
}

/** So many words a title has at most that nothing but its place shows. */
const MOST_WORDS = 7;

const partsBeside = (span: Span, dates: Anchor['dates'] | null): Span[] =>
  (dates ? besideDates(span, dates) : [span])
    .flatMap(cellsIn)
    .flatMap(partsOf)
    .filter((part) => letterCount(textOf(part)) > 0);

const looksOf = ({ line, start }: Span) => {
  const cell = line.cells.find(({ end }) => end > start);
  const { bold, size } = cell ?? line;
  return { bold, size, capitals: line.capitals };
};

const partsAt = (spans: readonly Span[], { line, dates }: Anchor, offset: number): Span[] => {
  const span = spans[line + offset];
  return span ? partsBeside(span, offset === 0 ? dates : null) : [];
};

/** Where the text of `span` stands in the entry of `anchor`; null where it is no whole part of a line. */
function placeOf(spans: readonly Span[], anchor: Anchor, { line, start }: Span): Place | null {
  const offset = spans.findIndex((span) => span.line === line && span.end > start) - anchor.line;
  const parts = partsAt(spans, anchor, offset);
  const part = parts.findIndex((each) => each.start <= start && each.end > start);
  const own = parts[part];
  return own ? { offset, part, parts: parts.length, ...looksOf(own) } : null;
}

const isSame = (a: Place, b: Place): boolean =>
  a.offset === b.offset &&
  a.part === b.part &&
  a.parts === b.parts &&
  a.bold === b.bold &&
  a.capitals === b.capitals &&
  Math.abs(a.size - b.size) < 0.3;

/** Whether a text may be a title, for all that its words say. */
function mayBeTitle(span: Span): boolean {
  const text = textOf(span);
  const isOther =
    namesEmployer(text) ||
    namesPlace(text) ||
    isComputingSkill(text) ||
    tellsOfDuties(text) ||
    headingKinds(text).length > 0;
  return (
    !isOther && letterCount(text) > 2 && wordsOf(text).length <= MOST_WORDS && titleScore(text) >= 0
  );
}

/** So many lines from its dates a title stands at most. */
const FARTHEST = 3;
const OFFSETS = [0, -1, 1, -2, 2, -3, FARTHEST];

/** The part of a line near `anchor`, with no dates of another entry between, that says no more than the headline. */
function saidAbove(
  spans: readonly Span[],
  anchor: Anchor,
  anchored: ReadonlySet<number>,
  headline: string,
): { span: Span; offset: number } | null {
  for (const offset of OFFSETS) {
    const step = Math.sign(offset);
    const isCut = Array.from({ length: Math.abs(offset) }, (_, i) => (i + 1) * step).some((each) =>
      anchored.has(anchor.line + each),
    );
    const parts = isCut ? [] : partsAt(spans, anchor, offset);
    const span = parts.find((part) => keyOf(textOf(part)) === headline);
    if (span) return { span, offset };
  }
  return null;
}

/** `titleOf` with the headline of the person as the title of the entry that has it as a part of a line. */
export function withHeadline(
  spans: readonly Span[],
  anchors: readonly Anchor[],
  titleOf: ReadonlyMap<number, Title>,
  headline: string | null,
): ReadonlyMap<number, Title> {
  if (headline === null) return titleOf;
  const anchored = new Set(anchors.map(({ line }) => line));
  const [nearest] = anchors
    .flatMap((anchor, i) => {
      const said = saidAbove(spans, anchor, anchored, keyOf(headline));
      return said ? [{ i, ...said }] : [];
    })
    .toSorted((a, b) => Math.abs(a.offset) - Math.abs(b.offset));
  if (!nearest || [...titleOf.values()].some(({ span }) => keyOf(textOf(span)) === keyOf(headline)))
    return titleOf;
  return new Map([...titleOf, [nearest.i, { span: nearest.span, score: 0 }]]);
}

/** Whether the headline of the person is a whole part of a line that tells of work, so that it is a title. */
export const isToldOf = (headline: string, spans: readonly Span[]): boolean =>
  spans.some(
    (span) =>
      span.line.folded.includes(fold(headline)) &&
      partsBeside(span, null).some((part) => keyOf(textOf(part)) === keyOf(headline)),
  );

/**
 * `titleOf` with a title for each entry whose words tell none, where the others, at least half of all, have theirs in one
 * place: it stands in the same place of its own entry, in the same letters.
 */
export function withSiblingTitles(
  spans: readonly Span[],
  anchors: readonly Anchor[],
  titleOf: ReadonlyMap<number, Title>,
): ReadonlyMap<number, Title> {
  const untitled = anchors.flatMap((anchor, i) =>
    !titleOf.has(i) && (anchor.range || anchor.present) ? [{ anchor, i }] : [],
  );
  if (untitled.length === 0 || untitled.length > titleOf.size) return titleOf;
  const anchored = new Set(anchors.map(({ line }) => line));
  const places = [...titleOf].flatMap(([i, { span }]) => {
    const anchor = anchors[i];
    return (anchor && placeOf(spans, anchor, span)) ?? [];
  });
  const [first, ...others] = places;
  if (!first || places.length < titleOf.size || !others.every((place) => isSame(place, first)))
    return titleOf;
  const found = untitled.flatMap(({ anchor, i }): [number, Title][] => {
    const isOther = first.offset !== 0 && anchored.has(anchor.line + first.offset);
    const span = isOther ? undefined : partsAt(spans, anchor, first.offset)[first.part];
    const place = span && placeOf(spans, anchor, span);
    const isTitle = span && place && isSame(place, first) && mayBeTitle(span);
    return isTitle ? [[i, { span, score: 0 }]] : [];
  });
  return new Map([...titleOf, ...found]);
}
