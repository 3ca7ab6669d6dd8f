import type { Anchor } from './anchors';
import { edgesOf, isOneColumn } from '../dates/date-edges';
import { pointsIn, type Point } from '../dates/date-points';
import { isAlone } from './headed-entries';
import { evidenceOf, foldedOf, type Span } from '../text/spans';
import { letterCount } from '../text/words';

const MONTHS = String.raw`(?:mois|months?|mos?|شهور|اشهر|شهرا?)`;
/** How long something went on, as it stands beside or below its date: '(6 mois)', '2024 · 1 month', '1 an et 3 mois'. */
const DURATION = new RegExp(
  String.raw`(?<![\p{L}\p{N}.-])(\d{1,2}) ?(?:(${MONTHS})|(semaines?|weeks?|wks?|اسابيع|اسبوعا?)|(ans?|annees?|years?|yrs?|سنوات|سنه)(?:,? ?(?:et |and |و ?)?(\d|1[01]) ?${MONTHS})?|jours?|days?|ايام)(?!\p{L})`,
  'u',
);
/** A cell that says no more than how long something went on. */
const ONLY_DURATION = new RegExp(String.raw`^\(?${DURATION.source}\)?$`, 'u');

/** What the line below a date begins with: '2015 : Assistante' over '(6 mois) Laboratoire du Lac'. */
const BEGINS_WITH_DURATION = new RegExp(String.raw`^\((?:${DURATION.source})\)`, 'u');

/** What follows years that tell how long something went on, where 'for 5 years in a row' goes on. */
const ENDS_DURATION = /^\)?(?:\s*(?:$|[:,|–—-])|\t|\s{2})/u;
/** So many years are told of one job that has one date. */
const MOST_YEARS = 12;

/** So many lines below a date its duration stands at most. */
const CLOSE_BELOW = 3;
/** Dates of one column begin within so many points. */
const SAME_COLUMN = 8;
/** So many weeks are a month, on average. */
const WEEKS_OF_MONTH = 4.35;

const printed = (span: Span): string => foldedOf(span).trim();

const monthsSaid = ([, count, months, weeks, years, more]: RegExpExecArray): number | null => {
  if (months) return Math.min(12, Number(count));
  if (years) return Number(count) <= MOST_YEARS ? 12 * Number(count) + Number(more ?? 0) : null;
  return weeks ? Math.ceil(Number(count) / WEEKS_OF_MONTH) : 1;
};

/** The duration that stands beside a date. */
function durationBeside(own: Span): RegExpExecArray | null {
  const text = printed(own);
  const found = DURATION.exec(text);
  const ends = found && ENDS_DURATION.test(text.slice(found.index + found[0].length));
  return found?.[4] && !ends ? null : found;
}

/** How many months the text of a date, or what stands below it in its column, says that it went on. */
function durationOf(own: Span, below: readonly Span[], isTitled: boolean): number | null {
  const beside = durationBeside(own);
  if (beside) return monthsSaid(beside);
  const dates = edgesOf(own).filter((edge) => pointsIn(printed(edge)).length > 0);
  const said = below
    .filter(({ line }) => line.page === own.line.page)
    .flatMap(edgesOf)
    .filter((edge) => dates.some((date) => isOneColumn(date, edge)))
    .map((edge) => ONLY_DURATION.exec(printed(edge)))
    .find(Boolean);
  const [next] = below;
  const begun =
    isTitled &&
    next?.line.page === own.line.page &&
    BEGINS_WITH_DURATION.exec(next ? printed(next) : '');
  const duration = said ?? (begun && !begun[4] ? begun : null);
  return duration ? monthsSaid(duration) : null;
}

/** A word that leads to a date. */
const LEADS_TO_DATE =
  /(?<!\p{L})(?:en|in|saison|season|(?:au |en )?(?:cours|courant)(?: de)?|(?:l')?annee|durant|pendant)\s*$/u;

/** What says nothing beside a date: the signs around it, and how long it was. */
const isNothing = (text: string): boolean =>
  letterCount(text.replace(DURATION, '').replace(LEADS_TO_DATE, '')) === 0;

/** What stands between a title and the year that dates it. Without it the year may be of a name: 'Windows 2000', 'ISO 9001:2015'. */
const PARTS_YEAR = /(?:[,;|()[\]\t·•]|(?<!\d{4} ?)[–—-])\s*(?:saison|season)?\s*$|\s{3}$/u;
/** The same, or a word for it, where no bullet tells of a deed: 'Waiter at the Weir in 2014'. */
const LEADS_TO_YEAR = /(?<!\p{L})(?:en|in)\s+$/u;

/** A title with nothing after it that the year could belong to: 'Chef de rang 2015'. */
const TITLE_ALONE = /^[^,:;|(]+$/u;

/** Whether what stands `before` the date at the end of a title parts the two. */
const isParted = (before: string, { month }: Point, { line }: Span): boolean =>
  month !== null ||
  TITLE_ALONE.test(before) ||
  PARTS_YEAR.test(before) ||
  (!line.bullet && LEADS_TO_YEAR.test(before));

/** What stands between the years of a list: '2018, 2019', '2018 & 2019'. */
const LISTS = /^\s*(?:,|&|et|and)\s*$/u;

/** `dates` as one, where they are years that follow each other in a list. */
function yearsListed(dates: readonly Point[], text: string): (Point & { years: number }) | null {
  const [first, ...others] = dates;
  if (!first || first.year === null) return null;
  const areListed = others.every(({ start, year, month }, i) => {
    const before = dates[i];
    return (
      month === null &&
      before?.month === null &&
      year === (before.year ?? 0) + 1 &&
      LISTS.test(text.slice(before.end, start))
    );
  });
  return areListed ? { ...first, end: dates.at(-1)?.end ?? first.end, years: dates.length } : null;
}

/** The only date of `span`, where it is one that begins its line, ends its title, or has a cell or brackets of its own. */
function loneDate(span: Span, isTitled: boolean): (Point & { years: number }) | null {
  const text = foldedOf(span);
  const dates = pointsIn(text).filter(({ year, present }) => year !== null || present);
  const date = yearsListed(dates, text);
  if (!date) return null;
  const [before, after] = [text.slice(0, date.start), text.slice(date.end)];
  const stands =
    isNothing(before) ||
    (isNothing(after) && (isTitled ? isParted(before, date, span) : /[,|·-]\s*$/u.test(before))) ||
    (/[([]\s*$/u.test(before) && /^\s*[)\]]/u.test(after)) ||
    edgesOf(span).some((edge) => {
      const own = foldedOf(edge).replace(DURATION, '');
      const [only] = pointsIn(own);
      return (
        only !== undefined &&
        isNothing(own.slice(0, only.start)) &&
        letterCount(own.slice(pointsIn(own).at(-1)?.end)) === 0
      );
    });
  return stands ? date : null;
}

const monthAt = (year: number, index: number) =>
  `${year + Math.floor((index - 1) / 12)}-${`${((index - 1) % 12) + 1}`.padStart(2, '0')}`;

/**
 * The months that stand alone in one column where nothing is a range and one of them has no title: on an axis each of them parts two entries, and is
 * the time of none.
 */
function boundariesIn(
  anchors: readonly Anchor[],
  spans: readonly Span[],
  titles: ReadonlyMap<number, { span: Span }>,
): ReadonlySet<Anchor> {
  const months = anchors.flatMap((anchor, i) => {
    const span = spans[anchor.line];
    if (!span || anchor.range || anchor.present || !isAlone(spans, anchor)) return [];
    return loneDate(span, false)?.month
      ? [{ anchor, x: span.line.x, isTitled: titles.has(i) }]
      : [];
  });
  const areInColumn = months.every(({ x }) => Math.abs(x - (months[0]?.x ?? x)) < SAME_COLUMN);
  const arePoints =
    anchors.every(({ range }) => range === null) &&
    months.length > 1 &&
    areInColumn &&
    months.some(({ isTitled }) => !isTitled);
  return new Set(arePoints ? months.map(({ anchor }) => anchor) : []);
}

/**
 * `anchors` with the month or the year for each that has a title, or says how long it went on, and one date that is no range:
 * work that prints '2014' is work of that year, or of so many months of it as it says. `titles` has those of anchors by
 * their places.
 */
export function withLoneDates(
  anchors: readonly Anchor[],
  spans: readonly Span[],
  titles: ReadonlyMap<number, { span: Span }>,
): Anchor[] {
  const boundaries = boundariesIn(anchors, spans, titles);
  return anchors.map((anchor, i) => {
    const [span, title] = [spans[anchor.line], titles.get(i)];
    if (!span || anchor.range || anchor.present || boundaries.has(anchor)) return anchor;
    const date = loneDate(span, title?.span.line === span.line);
    if (!date || date.year === null) return anchor;
    const next = anchors[i + 1]?.line ?? spans.length;
    const below = spans.slice(anchor.line + 1, Math.min(next, anchor.line + 1 + CLOSE_BELOW));
    const first = date.month ?? 1;
    const duration = durationOf(span, below, title !== undefined);
    if (!title && duration === null) return anchor;
    const months = duration ?? (date.month === null ? 12 * date.years : 1);
    const { start, end, year } = date;
    const range = { start, end, from: monthAt(year, first), to: monthAt(year, first + months - 1) };
    const own = { ...span, start: span.start + start, end: span.start + end };
    return { ...anchor, range, evidence: [evidenceOf(own)], isLone: true };
  });
}
