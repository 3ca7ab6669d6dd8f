import type { Anchor } from './anchors';
import { edgesOf, isOneColumn, type Edge } from './date-edges';
import { YEAR } from './date-points';
import { evidenceOf, textOf, type Span } from './spans';
import { fold } from '../text';

const TWO_YEARS = new RegExp(String.raw`^${YEAR}\s?-\s?${YEAR}\s*:?$`, 'u');
const ONE_YEAR = new RegExp(String.raw`^${YEAR}\s*:?$`, 'u');

/** How long something went on, as it stands below its year: '(6 mois)'. */
const DURATION = /^\(?(\d{1,2}) ?(?:(mois|months?)|semaines?|weeks?|jours?|days?)\)?$/u;

/** So many lines below a year its duration stands at most. */
const CLOSE_BELOW = 3;

const printed = (edge: Edge): string => fold(textOf(edge)).trim();

/** How many months of a year are meant by it: all, or those that `below` says in its column; 0 for a few weeks. */
function monthsOf(year: Edge, below: readonly Span[]): number {
  const edges = below.filter(({ line }) => line.page === year.line.page).flatMap(edgesOf);
  const own = edges.filter((edge) => isOneColumn(year, edge));
  const said = own.map((edge) => DURATION.exec(printed(edge))).find(Boolean);
  if (!said) return 12;
  return said[2] ? Math.min(12, Number(said[1])) : 0;
}

/**
 * `anchors` with the whole year for each that has a title and nothing but a year, where others have two years in the same
 * column: where work that went on prints '2011 – 2013', '2014' is work of that year. `titled` has the places of anchors
 * that have a title.
 */
export function withLoneYears(
  anchors: readonly Anchor[],
  spans: readonly Span[],
  titled: { has: (anchor: number) => boolean },
): Anchor[] {
  const edgeOf = ({ line }: Anchor, form: RegExp) => {
    const span = spans[line];
    return span ? edgesOf(span).find((edge) => form.test(printed(edge))) : undefined;
  };
  const pairs = anchors.flatMap((anchor) => edgeOf(anchor, TWO_YEARS) ?? []);
  return anchors.map((anchor, i) => {
    const year = anchor.range || anchor.present ? undefined : edgeOf(anchor, ONE_YEAR);
    if (!year || !titled.has(i) || !pairs.some((pair) => isOneColumn(year, pair))) return anchor;
    const next = anchors[i + 1]?.line ?? spans.length;
    const below = spans.slice(anchor.line + 1, Math.min(next, anchor.line + 1 + CLOSE_BELOW));
    const months = monthsOf(year, below);
    if (months === 0) return anchor;
    const from = `${anchor.year}-01`;
    const to = `${anchor.year}-${`${months}`.padStart(2, '0')}`;
    const { start = 0, end = 0 } = anchor.dates[0] ?? {};
    return { ...anchor, range: { start, end, from, to }, evidence: [evidenceOf(year)] };
  });
}
