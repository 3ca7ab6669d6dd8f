import { NOT_IN_WORD, oneOf, pointsIn, TWO_DIGITS, type Point } from './date-points';
import { rangeWords, sinceWords } from '../lexicon/calendar';

/** A range of months as printed at [start, end) of a text; `to` is null for the present. */
export interface DateRange {
  start: number;
  end: number;
  from: string;
  to: string | null;
}

/** What may stand before a date, and says no other month. */
const BEFORE_DATE = String.raw`(?:(?:le|the|fin|end|debut|beginning|start|early|late|mi|mid|de|du|of|still|year|annee|l'annee|fy|عام|عامي|سنه|شهر|بدايه|نهايه|اوائل|اواخر)[\s-]+){0,2}`;
/** What stands before the end of a range that is labelled. */
const LABEL_OF_END = String.raw`(?:end(?:ed|ing)?(?: date)?|finish(?:ed)?|(?:date de )?fin|(?:تاريخ )?(?:الانتهاء|النهايه))`;
const BETWEEN = new RegExp(
  String.raw`^\s*[.,]?\s*(?:[-=~>→›»▸►▶_/|]+|\.{2,3}|…|(?:-\s*)?(?:${oneOf(rangeWords)})(?:\s*[-:])?|(?:[-,;|/]\s*)?${LABEL_OF_END}\s*:)\s*\(?${BEFORE_DATE}$`,
  'u',
);
const CARRIES_CONNECTOR = /^(?:to|till|a|و?(?:الي|حتي|لحد)) /u;
/** 'Dès' begins a cell: within one it reads like 'des', and is a month elsewhere. */
const SINCE_AT_START = String.raw`(?:^|[|;,(:\t•·])\s*des(?: le)?`;
const SINCE = new RegExp(
  String.raw`(?:${NOT_IN_WORD}(?:${oneOf(sinceWords)})|${SINCE_AT_START})\s*:?\s*${BEFORE_DATE}$`,
  'u',
);
/** What ends a range that has not ended though other things are called so, where nothing follows it: '2015 – still', '2015 – ?'. */
const OPEN_WORDS = String.raw`\.{2,3}|…|\?{1,3}|x{2,3}|till|tb[cd]|still(?: there)?|open(?:[ -]ended)?|act(?:u)?\.?|curr?\.?|pr?st|incumbent|en (?:fonction|exercice)|hoy|(?:poste|emploi|contrat|mission|stage|alternance|cd[id]) en cours|(?:emploi|fonctions?) actuel(?:le)?s?|قايم`;
const OPEN_END = new RegExp(
  String.raw`^\s*(?:(?:-+>?|→|>{1,2}|~)\s*(?:${OPEN_WORDS})?|(?:a|to)\s*(?:\.{2,3}|…))\s*(?=$|[|;,):\t]|\s{2,})`,
  'u',
);
/** What may stand between a start and a word for the present that ends its line or cell. */
const BEFORE_PRESENT = /^(?:\s+|\s*[:·•,(]\s*)$/u;
const ENDS_CELL = /^\s*(?:$|[|;,)·•\t]|\s{2,})/u;
/** Of the words for the present, those that also name other things, as 'date' does. */
const WEAK_PRESENT = /^(?:date|nowadays|actual|dato|pres|اليوم|جار)$/u;

const month = (year: number, index: number) => `${year}-${String(index).padStart(2, '0')}`;

/**
 * A range from a start to an end. Where only years are printed, it goes from the first January to the last
 * January, so that '2019 – 2021' is two years. A single year is the whole year.
 */
function rangeOf(first: Point, last: Point): DateRange | null {
  let [from, to] = [first, last];
  if (from.present) [from, to] = [to, from];
  const span = { start: first.start, end: last.end };
  const isYearBefore = from.month !== null && to.month !== null && from.month > to.month;
  const fromYear = from.year ?? (to.year !== null && isYearBefore ? to.year - 1 : to.year);
  if (fromYear === null) return null;
  const start = month(fromYear, from.month ?? 1);
  if (to.present) return { ...span, from: start, to: null };
  const isYearAfter = from.month !== null && to.month !== null && to.month < from.month;
  const toYear = to.year ?? (from.yearFirst ? fromYear + (isYearAfter ? 1 : 0) : null);
  if (toYear === null) return null;
  const sameYear = fromYear === toYear;
  const end = month(toYear, to.quarterEnd ?? to.month ?? (sameYear ? 12 : 1));
  return end < start ? { ...span, from: end, to: start } : { ...span, from: start, to: end };
}

/** Whether two months stand beside each other whose dash was lost: '11/2020 08/2021'. */
const areMonthsBeside = (first: Point, next: Point, between: string): boolean =>
  /^ {1,2}$/.test(between) &&
  first.month !== null &&
  next.month !== null &&
  first.year !== null &&
  next.year !== null &&
  (first.year < next.year || (first.year === next.year && first.month < next.month));

/** Whether two months of one year stand beside each other: 'Juillet & août 2015', 'June, July 2015'. */
const areMonthsListed = (first: Point, next: Point, between: string): boolean =>
  /^\s*[&,]\s*$/.test(between) &&
  first.month !== null &&
  first.year === null &&
  next.month !== null &&
  (between.includes('&') || next.month === first.month + 1);

/** Whether the end of a range needs no sign before it: 'to date' carries its own, and 'Present' ends the line. */
function joined(text: string, first: Point, next: Point, between: string): boolean {
  if (!next.present)
    return areMonthsBeside(first, next, between) || areMonthsListed(first, next, between);
  const word = text.slice(next.start, next.end);
  if (between.trim() === '' && CARRIES_CONNECTOR.test(word)) return true;
  return (
    BEFORE_PRESENT.test(between) && !WEAK_PRESENT.test(word) && ENDS_CELL.test(text.slice(next.end))
  );
}

/** What stands between two seasons: 'summer 2017 / summer 2018'. */
const LISTS_SEASONS = /^\s*(?:[,&/]|et|and|und)\s*$/u;
/** What stands between the years of one season: 'Summers 2019 and 2020'. */
const LISTS = /^\s*(?:,|&|et|and|und)\s*$/u;

/** Whether a quarter is all that its cell or bracket says, as it is not in 'grew in Q3 2020'. */
const isQuarterAlone = ({ start, end, quarterEnd }: Point, text: string): boolean =>
  quarterEnd !== undefined &&
  /(?:^|[\t(|,;])\s*$/u.test(text.slice(0, start)) &&
  /^\s*(?:$|[\t)|,;:])/u.test(text.slice(end));

/** What stands between the first and the last year of a season in several years: 'Étés 2019 – 2021'. */
const UP_TO = /^\s*(?:[–—-]|a|to)\s*$/u;
const SEVERAL =
  /^(?:etes|hivers|automnes|printemps|summers|winters|autumns|falls|springs)(?!\p{L})/u;
/** More years nobody worked in one season. */
const MOST_SEASONS = 12;

/** The season in each year up to that of `point`, where `last` is it in the first one, in the plural. */
function seasonsUpTo(point: Point, last: Point | undefined, text: string): Point[] {
  if (!last?.until || last.year === null || point.year === null || point.month !== null) return [];
  const years = point.year - last.year;
  const areSeveral = SEVERAL.test(text.slice(last.start, last.end));
  if (
    !areSeveral ||
    years < 1 ||
    years > MOST_SEASONS ||
    !UP_TO.test(text.slice(last.end, point.start))
  )
    return [];
  const { month: begin, until } = last;
  return Array.from({ length: years }, (_, i) => ({
    ...point,
    start: i === 0 ? last.end : point.start,
    year: Number(last.year) + i + 1,
    month: begin,
    until,
  }));
}

/** `points` with the season for each year that is listed after one. */
function withSeasons(points: readonly Point[], text: string): Point[] {
  const all: Point[] = [];
  for (const point of points) {
    const last = all.at(-1);
    const seasons = seasonsUpTo(point, last, text);
    if (seasons.length > 0) {
      all.push(...seasons);
      continue;
    }
    const isYear = point.year !== null && point.month === null;
    const { month: begin = null, until } = last ?? {};
    const isOfSeason =
      isYear &&
      until !== undefined &&
      LISTS.test(text.slice(last?.end, point.start)) &&
      !/^\s*-/.test(text.slice(point.end));
    all.push(isOfSeason ? { ...point, month: begin, until } : point);
  }
  return all;
}

/**
 * The ranges of months printed in `text`, which is folded: '03/2019 - 05/2021', 'janvier a mars 2020',
 * 'since 2018', '2020 - الان'. A date alone is not a range, but a season is: 'Summer 2019'.
 */
export function rangesIn(text: string): DateRange[] {
  if (!TWO_DIGITS.test(text)) return [];
  const points = withSeasons(pointsIn(text), text);
  const ranges: DateRange[] = [];
  for (let i = 0; i < points.length; i += 1) {
    const first = points[i];
    if (!first) continue;
    const next = points[i + 1];
    const between = next && text.slice(first.end, next.start);
    const areListed =
      next?.until !== undefined &&
      (LISTS.test(between ?? '') ||
        (first.until !== undefined && LISTS_SEASONS.test(between ?? '')));
    if (
      next &&
      between !== undefined &&
      !areListed &&
      (BETWEEN.test(between) || joined(text, first, next, between))
    ) {
      const range = rangeOf(first, next);
      if (range) {
        ranges.push(range);
        i += 1;
        continue;
      }
    }
    if (first.year === null) continue;
    const since = SINCE.exec(text.slice(Math.max(0, first.start - 20), first.start));
    const open = OPEN_END.exec(text.slice(first.end));
    if (!since && !open) {
      if (first.until !== undefined || isQuarterAlone(first, text))
        ranges.push({
          start: first.start,
          end: first.end,
          from: month(first.year, first.month ?? 1),
          to: month(first.year, first.until ?? first.quarterEnd ?? 12),
        });
      continue;
    }
    const start = since ? first.start - since[0].length : first.start;
    const end = open ? first.end + open[0].trimEnd().length : first.end;
    ranges.push({ start, end, from: month(first.year, first.month ?? 1), to: null });
  }
  return ranges;
}

/**
 * Where dates are printed in folded `text`, in ranges or not. A month alone and a word for the present are no
 * dates.
 */
export function datesIn(text: string): { start: number; end: number; year: number }[] {
  if (!TWO_DIGITS.test(text)) return [];
  return pointsIn(text).flatMap(({ start, end, year }) =>
    year === null ? [] : [{ start, end, year }],
  );
}

/** Folded `text` without dates, durations and the signs that held them. */
export function withoutDates(text: string): string {
  const dates = [...rangesIn(text), ...datesIn(text)].toSorted((a, b) => a.start - b.start);
  let rest = '';
  let last = 0;
  for (const { start, end } of dates) {
    if (end <= last) continue;
    const from = Math.max(start, last);
    rest += text.slice(last, from) + ' '.repeat(end - from);
    last = end;
  }
  return rest + text.slice(last);
}

const monthsSince = (yearMonth: string) => {
  const [year = '0', index = '1'] = yearMonth.split('-');
  return Number(year) * 12 + Number(index) - 1;
};

/**
 * How many years the union of `ranges` covers, to one decimal; both ends count. `asOf` (YYYY-MM) is the
 * present, and nothing after it counts.
 */
export function yearsOf(
  ranges: readonly { from: string; to: string | null }[],
  asOf: string,
): number {
  const now = monthsSince(asOf);
  const spans = ranges
    .map(
      ({ from, to }) =>
        [monthsSince(from), Math.min(now, to === null ? now : monthsSince(to))] as const,
    )
    .filter(([from, to]) => from <= to)
    .toSorted((a, b) => a[0] - b[0]);
  let months = 0;
  let covered = -1;
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, covered + 1) + 1);
    covered = Math.max(covered, to);
  }
  return Math.round((months / 12) * 10) / 10;
}
