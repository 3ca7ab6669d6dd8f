import type { Anchor } from './anchors';

/** So many lines below a date in years the same time stands with its months at most. */
const CLOSE_BELOW = 3;

/** Whether a range is of whole years, as far as it says. */
const isOfYears = ({ from, to }: NonNullable<Anchor['range']>): boolean =>
  from.endsWith('-01') && (to === null || /-(?:01|12)$/u.test(to));

const yearOf = (month: string | null) => month?.slice(0, 4);

/**
 * `anchors` with the months for each range of years that the line below gives with them: '2012 – 2013' over 'Assistant, July
 * 2012 – January 2013' is half a year.
 */
export function withExactRanges(anchors: readonly Anchor[]): Anchor[] {
  return anchors.map((anchor, i) => {
    const next = anchors[i + 1];
    if (!anchor.range || !next?.range || next.line === anchor.line) return anchor;
    const isSame =
      next.line - anchor.line <= CLOSE_BELOW &&
      isOfYears(anchor.range) &&
      !isOfYears(next.range) &&
      yearOf(next.range.from) === yearOf(anchor.range.from) &&
      yearOf(next.range.to) === yearOf(anchor.range.to);
    return isSame ? { ...anchor, range: next.range, evidence: next.evidence } : anchor;
  });
}

/** Whether the anchor at `i`, which has no title, only says the range of a neighbour once more. */
export function isSaidTwice(
  anchors: readonly Anchor[],
  titled: { has: (anchor: number) => boolean },
  i: number,
): boolean {
  const own = anchors[i]?.evidence;
  if (!own || own.length === 0 || titled.has(i)) return false;
  return (
    anchors[i - 1]?.evidence === own || (anchors[i + 1]?.evidence === own && titled.has(i + 1))
  );
}
