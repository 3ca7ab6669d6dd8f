import { monthNames, presentWords, rangeWords, seasons, sinceWords } from './lexicon/calendar';

/** A range of months as printed at [start, end) of a text; `to` is null for the present. */
export interface DateRange {
  start: number;
  end: number;
  from: string;
  to: string | null;
}

interface Point {
  start: number;
  end: number;
  year: number | null;
  month: number | null;
  present: boolean;
  /** The last month of a season, where the point is one that lies in one year. */
  until?: number;
}

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const oneOf = (words: readonly string[]) =>
  [...words]
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join('|');

const monthOf = new Map<string, number>();
for (const [i, names] of monthNames.entries()) for (const name of names) monthOf.set(name, i + 1);
for (const [month, names] of seasons) for (const name of names) monthOf.set(name, month);

const YEAR = String.raw`(?:19[4-9]\d|20\d\d)`;
const MONTH = `(?:${oneOf([...monthOf.keys()])})`;
const NOT_IN_WORD = String.raw`(?<![\p{L}\p{N}])`;
const END_OF_WORD = String.raw`(?![\p{L}\p{N}])`;

/** A date whose second number is no month: '8-14-2015'. */
const MONTH_FIRST = String.raw`(?<usMonth>1[0-2]|0?[1-9])[-/.](?:3[01]|2\d|1[3-9])[-/.](?<usYear>${YEAR})`;
const HAS_MONTH_FIRST = new RegExp(NOT_IN_WORD + MONTH_FIRST + END_OF_WORD, 'u');

/** Every way in which a date is printed, in folded text. The first alternative that fits wins. */
const POINT = new RegExp(
  NOT_IN_WORD +
    '(?:' +
    [
      String.raw`(?<isoYear>${YEAR})(?:[-/.]|\s/\s)(?<isoMonth>1[0-2]|0?[1-9])(?:[-/.](?:3[01]|[12]\d|0?[1-9]))?`,
      MONTH_FIRST,
      String.raw`(?<day>3[01]|[12]\d|0?[1-9])[-/.]{1,2}(?<dayMonth>1[0-2]|0?[1-9])[-/.](?<dayYear>${YEAR})`,
      String.raw`(?<numMonth>1[0-2]|0?[1-9])\s?[-/.]\s?(?<numYear>${YEAR})`,
      String.raw`(?<shortMonth>1[0-2]|0[1-9])/(?<shortYear>\d\d)(?!/)`,
      String.raw`(?<dashMonth>1[0-2]|0[1-9])-(?<dashYear>\d\d)(?=\s-\s(?:(?:1[0-2]|0[1-9])-\d\d|${oneOf(presentWords)})(?![\p{L}\p{N}-]))`,
      String.raw`(?<=\s(?:1[0-2]|0[1-9])-\d\d\s-\s|^(?:1[0-2]|0[1-9])-\d\d\s-\s)(?<endMonth>1[0-2]|0[1-9])-(?<endYear>\d\d)`,
      String.raw`(?:(?:3[01]|[12]\d|0?[1-9])(?:er|st|nd|rd|th|\.)?\s+)?(?<month>${MONTH})(?:\s?\.?[.,/-]\s?|\s+(?:de\s+|of\s+)?|(?='|${YEAR}))(?:(?:3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th)?,?\s+)?(?:(?<year>${YEAR})|'(?<quoteYear>\d\d)|(?<bareYear>\d\d))`,
      String.raw`(?<frontYear>${YEAR})(?:\s*[,.-]\s*|\s+)(?<backMonth>${MONTH})(?!\.?\s*(?:'\d\d|${YEAR}))`,
      String.raw`(?<aloneYear>${YEAR})`,
      String.raw`(?<=${YEAR}\s?[-/]\s?)(?<spanYear>1[3-9]|[2-9]\d)(?![-/.][\d/])`,
      `(?<present>${oneOf(presentWords)})`,
      String.raw`(?<aloneMonth>${MONTH})\.?`,
    ].join('|') +
    ')' +
    String.raw`(?:\s?م(?!\p{L}))?` +
    END_OF_WORD,
  'gu',
);

const BETWEEN = new RegExp(
  String.raw`^\s*[.,]?\s*(?:[-~>→/|]+|(?:-\s*)?(?:${oneOf(rangeWords)})(?:\s*-)?)\s*(?:(?:le|the|fin|end|debut|early|late|mid|de|du|still)\s+)?$`,
  'u',
);
const CARRIES_CONNECTOR = /^(?:to|till|a|الي|حتي|لحد) /u;
const SINCE = new RegExp(`${NOT_IN_WORD}(?:${oneOf(sinceWords)})\\s*:?\\s*$`, 'u');
const OPEN_END = /^\s*(?:-+|→|>)\s*(?:\.{2,3}|…)?\s*(?=$|[|;,)]|\s{2,})/u;
/** What may stand between a start and a word for the present that ends its line or cell. */
const BEFORE_PRESENT = /^(?:\s+|\s*[:·•,(]\s*)$/u;
const ENDS_CELL = /^\s*(?:$|[|;,)·•\t]|\s{2,})/u;
/** Of the words for the present, those that also name other things, as 'date' does. */
const WEAK_PRESENT = /^(?:date|actual|dato|pres|اليوم|جار)$/u;
const MONEY_OR_COUNT = /[$€£%+]|(?:\d[.,])$/u;

const dateWords = new Set(
  [...monthOf.keys(), ...presentWords, ...rangeWords].flatMap((words) => words.split(' ')),
);

/** Whether folded `text` has nothing but words, numbers and signs of dates: a piece of a range, such as 'Sept. 2020 –'. */
export const readsAsDates = (text: string): boolean =>
  text.length > 0 &&
  text.split(/[\s.,/|-]+/).every((word) => /^\d{0,4}$/.test(word) || dateWords.has(word));

const fullYear = (two: string) => (Number(two) > 50 ? 1900 : 2000) + Number(two);

const seasonEnds = new Map(
  seasons.flatMap(([begin, names]) => (begin > 10 ? [] : names.map((name) => [name, begin + 2]))),
);

function untilOf(name: string): { until?: number } {
  const until = seasonEnds.get(name);
  return until === undefined ? {} : { until };
}

function pointOf(match: RegExpMatchArray, monthFirst: boolean): Point | null {
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const g = match.groups ?? {};
  const point = (year: number | null, month: number | null): Point => ({
    start,
    end,
    year,
    month,
    present: false,
  });
  if (g['present'] !== undefined) return { start, end, year: null, month: null, present: true };
  if (g['isoYear'] !== undefined) return point(Number(g['isoYear']), Number(g['isoMonth']));
  if (g['usYear'] !== undefined) return point(Number(g['usYear']), Number(g['usMonth']));
  if (g['dayYear'] !== undefined) {
    const isFirst = monthFirst && Number(g['day']) <= 12;
    return point(Number(g['dayYear']), Number(isFirst ? g['day'] : g['dayMonth']));
  }
  if (g['numYear'] !== undefined) return point(Number(g['numYear']), Number(g['numMonth']));
  if (g['shortYear'] !== undefined) return point(fullYear(g['shortYear']), Number(g['shortMonth']));
  if (g['dashYear'] !== undefined) return point(fullYear(g['dashYear']), Number(g['dashMonth']));
  if (g['endYear'] !== undefined) return point(fullYear(g['endYear']), Number(g['endMonth']));
  if (g['month'] !== undefined) {
    const two = g['quoteYear'] ?? g['bareYear'];
    const year = g['year'] === undefined ? fullYear(two ?? '0') : Number(g['year']);
    return { ...point(year, monthOf.get(g['month']) ?? null), ...untilOf(g['month']) };
  }
  if (g['frontYear'] !== undefined) {
    const named = g['backMonth'] ?? '';
    return { ...point(Number(g['frontYear']), monthOf.get(named) ?? null), ...untilOf(named) };
  }
  if (g['aloneYear'] !== undefined) return point(Number(g['aloneYear']), null);
  if (g['spanYear'] !== undefined) return point(fullYear(g['spanYear']), null);
  return point(null, monthOf.get(g['aloneMonth'] ?? '') ?? null);
}

/** What every year has, however it is printed. */
const TWO_DIGITS = /\d\d/;

/** The last text and its dates. The ranges and the dates of one line are asked for one after the other. */
let lately: { text: string; points: readonly Point[] } = { text: '', points: [] };

function pointsIn(text: string): readonly Point[] {
  if (lately.text !== text) lately = { text, points: foundIn(text) };
  return lately.points;
}

function foundIn(text: string): Point[] {
  const points: Point[] = [];
  const monthFirst = HAS_MONTH_FIRST.test(text);
  for (const match of text.matchAll(POINT)) {
    const point = pointOf(match, monthFirst);
    if (!point) continue;
    const bare = point.year !== null && point.month === null;
    if (bare && MONEY_OR_COUNT.test(text.slice(Math.max(0, point.start - 2), point.start)))
      continue;
    points.push(point);
  }
  return points;
}

const month = (year: number, index: number) => `${year}-${String(index).padStart(2, '0')}`;

/**
 * A range from a start to an end. Where only years are printed, it goes from the first January to the last
 * January, so that '2019 – 2021' is two years. A single year is the whole year.
 */
function rangeOf(first: Point, last: Point): DateRange | null {
  let [from, to] = [first, last];
  if (from.present) [from, to] = [to, from];
  const span = { start: first.start, end: last.end };
  const fromYear = from.year ?? to.year;
  if (fromYear === null) return null;
  const start = month(fromYear, from.month ?? 1);
  if (to.present) return { ...span, from: start, to: null };
  if (to.year === null) return null;
  const sameYear = fromYear === to.year;
  const end = month(to.year, to.month ?? (sameYear ? 12 : 1));
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

/** Whether the end of a range needs no sign before it: 'to date' carries its own, and 'Present' ends the line. */
function joined(text: string, first: Point, next: Point, between: string): boolean {
  if (!next.present) return areMonthsBeside(first, next, between);
  const word = text.slice(next.start, next.end);
  if (between.trim() === '' && CARRIES_CONNECTOR.test(word)) return true;
  return (
    BEFORE_PRESENT.test(between) && !WEAK_PRESENT.test(word) && ENDS_CELL.test(text.slice(next.end))
  );
}

/**
 * The ranges of months printed in `text`, which is folded: '03/2019 - 05/2021', 'janvier a mars 2020',
 * 'since 2018', '2020 - الان'. A date alone is not a range, but a season is: 'Summer 2019'.
 */
export function rangesIn(text: string): DateRange[] {
  if (!TWO_DIGITS.test(text)) return [];
  const points = pointsIn(text);
  const ranges: DateRange[] = [];
  for (let i = 0; i < points.length; i += 1) {
    const first = points[i];
    if (!first) continue;
    const next = points[i + 1];
    const between = next && text.slice(first.end, next.start);
    if (
      next &&
      between !== undefined &&
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
      if (first.until !== undefined)
        ranges.push({
          start: first.start,
          end: first.end,
          from: month(first.year, first.month ?? 1),
          to: month(first.year, first.until),
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
  let rest = text;
  for (const { start, end } of [...rangesIn(text), ...datesIn(text)]) {
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  }
  return rest;
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
