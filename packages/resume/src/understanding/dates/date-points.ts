import { matchesIn } from '../text/matches';
import { monthNames, presentWords, rangeWords, seasons } from '../lexicon/calendar';
import { oncePerText } from '../text/memory';

/** A date, a month or a word for the present, as printed at [start, end) of a text. */
export interface Point {
  start: number;
  end: number;
  year: number | null;
  month: number | null;
  present: boolean;
  /** The last month of a season, where the point is one that lies in one year. */
  until?: number;
  /** The last month of a quarter or of half a year. */
  quarterEnd?: number;
  /** Whether its year stands before its month, and may do so for a month that follows. */
  yearFirst?: boolean;
}

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** A pattern for one of `words`, the longest first. */
export const oneOf = (words: readonly string[]) =>
  [...words]
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join('|');

const monthOf = new Map<string, number>();
for (const [i, names] of monthNames.entries()) for (const name of names) monthOf.set(name, i + 1);
for (const [month, names] of seasons) for (const name of names) monthOf.set(name, month);

/** A year in which somebody may have worked. */
const YEAR = String.raw`(?:19[4-9]\d|20\d\d)`;
const MONTH = `(?:${oneOf([...monthOf.keys()])})`;
export const NOT_IN_WORD = String.raw`(?<![\p{L}\p{N}])`;
const END_OF_WORD = String.raw`(?![\p{L}\p{N}])`;

const DAY = String.raw`(?:3[01]|[12]\d|0?[1-9])`;
const ORDINAL = String.raw`(?:er|st|nd|rd|th)?`;
const MONTH_NUMBER = '(?:1[0-2]|0?[1-9])';
const TWO_DIGIT_MONTH = '(?:1[0-2]|0[1-9])';
/** A year in two digits beside a month and a full stop, which minutes are not: '08.00 - 12.30'. */
const SHORT_YEAR = String.raw`(?!00|15|30|45)\d\d`;
/** What stands between the two ends of a range that are of one form. */
const UP_TO = String.raw`\s?(?:-|to|au?)\s?`;
const PRESENT = `(?:${oneOf(presentWords)})`;

/** A date whose second number is no month: '8-14-2015'. */
const MONTH_FIRST = String.raw`(?<usMonth>1[0-2]|0?[1-9])[-/.](?:3[01]|2\d|1[3-9])[-/.](?<usYear>${YEAR})`;
const HAS_MONTH_FIRST = new RegExp(
  String.raw`${NOT_IN_WORD}${MONTH_NUMBER}[-/.](?:3[01]|2\d|1[3-9])[-/.](?:\d\d|${YEAR})${END_OF_WORD}`,
  'u',
);

/** What follows a month that is one end of a range of days, whose year is printed once: '15 June – 2 July 2018'. */
const DAY_OF_RANGE = String.raw`\.?(?:\s?-\s?${DAY}${ORDINAL}\s+${MONTH}|\s+${DAY}${ORDINAL}\s?-\s?${MONTH}\.?\s+${DAY}${ORDINAL},?\s+${YEAR})`;

/** What follows a date of `form` that is the start of a range, or precedes it where it is the end. */
const inRange = (form: string): string =>
  `(?:(?=${UP_TO}(?:${form}|${PRESENT})${END_OF_WORD})|(?<=${NOT_IN_WORD}${form}${UP_TO}${form}))`;

/** The ways in which a date is printed in numbers. The first that fits wins. */
const IN_NUMBERS = [
  String.raw`(?<isoYear>${YEAR})(?:[-/.]|\s/\s)(?<isoMonth>1[0-2]|0?[1-9])(?:[-/.](?:3[01]|[12]\d|0?[1-9]))?`,
  MONTH_FIRST,
  String.raw`(?<![/.-])(?<fromMonth>${MONTH_NUMBER})(?=${UP_TO}(?:${MONTH_NUMBER}[/.]|${TWO_DIGIT_MONTH} )${YEAR}${END_OF_WORD})`,
  String.raw`(?<day>3[01]|[12]\d|0?[1-9])[-/.]{1,2}(?<dayMonth>1[0-2]|0?[1-9])[-/.](?<dayYear>${YEAR})`,
  String.raw`(?<numMonth>1[0-2]|0?[1-9])\s?[-/.]\s?(?<numYear>${YEAR})`,
  String.raw`${DAY}[/.](?<openMonth>${MONTH_NUMBER})(?=${UP_TO}${DAY}[/.]${MONTH_NUMBER}[/.]${YEAR})`,
  String.raw`(?<twoFirst>${DAY})[/.](?<twoSecond>${DAY})[/.](?<twoYear>\d\d)${inRange(String.raw`${DAY}[/.]${DAY}[/.]\d\d`)}`,
  String.raw`(?<=(?<![\p{N}/.-])${TWO_DIGIT_MONTH}${UP_TO})(?<untilMonth>${TWO_DIGIT_MONTH}) (?<untilYear>${YEAR})`,
  String.raw`(?<firstMonth>[1-9])/(?<firstYear>\d\d)(?=\s?(?:-|to)\s?(?:(?:1[0-2]|[1-9])/\d\d|${oneOf(presentWords)})(?![\p{L}\p{N}/]))`,
  String.raw`(?<=(?<![\d/])(?:1[0-2]|[1-9])/\d\d\s?(?:-|to)\s?)(?<lastMonth>[1-9])/(?<lastYear>\d\d)(?!/)`,
  String.raw`(?<shortMonth>1[0-2]|0[1-9])/(?<shortYear>\d\d)(?!/)`,
  String.raw`(?<dashMonth>1[0-2]|0[1-9])-(?<dashYear>\d\d)(?=\s-\s(?:(?:1[0-2]|0[1-9])-\d\d|${oneOf(presentWords)})(?![\p{L}\p{N}-]))`,
  String.raw`(?<=\s(?:1[0-2]|0[1-9])-\d\d\s-\s|^(?:1[0-2]|0[1-9])-\d\d\s-\s)(?<endMonth>1[0-2]|0[1-9])-(?<endYear>\d\d)`,
  String.raw`(?<dotMonth>${TWO_DIGIT_MONTH})\.(?<dotYear>${SHORT_YEAR})${inRange(String.raw`${TWO_DIGIT_MONTH}\.${SHORT_YEAR}`)}`,
  String.raw`(?<half>[12]) ?(?:er|re|e|eme|nde?)? semestre (?:de )?(?<halfYear>${YEAR})`,
  String.raw`(?<yearOfQuarter>${YEAR})[ /-]?[qt](?<quarterOfYear>[1-4])`,
  String.raw`(?<frontYear>${YEAR})(?:\s*[,.:(-]\s*|\s+)(?<backMonth>${MONTH})(?!\.?\s*(?:'\d\d|${YEAR}))`,
  String.raw`(?<aloneYear>${YEAR})`,
  String.raw`(?<=${YEAR}\s?[-/]\s?)(?<spanYear>1[3-9]|[2-9]\d)(?![-/.][\d/]|\s+${MONTH})`,
].join('|');

/** What follows the name of a month: its year, or nothing where the year is printed elsewhere. */
const AFTER_MONTH = [
  String.raw`(?!${DAY_OF_RANGE})(?:\s?\.?[.,/-]\s?|\s+(?:de\s+|of\s+)?|(?='|${YEAR}))(?:${DAY}${ORDINAL}(?<toDay>${UP_TO}${DAY}${ORDINAL})?,?\s+)?(?:(?<year>${YEAR})|'\s?(?<quoteYear>\d\d)|(?<bareYear>\d\d))`,
  String.raw`(?<gluedYear>\d\d)${inRange(String.raw`${MONTH}\d\d`)}`,
  String.raw`\.?(?:\s+${DAY}${ORDINAL}(?=${UP_TO}${MONTH}))?`,
].join('|');

/** Every way in which a date is printed, in folded text. The first alternative that fits wins. */
const POINT = new RegExp(
  NOT_IN_WORD +
    '(?:' +
    [
      `(?=\\d)(?:${IN_NUMBERS})`,
      String.raw`[qt](?<quarter>[1-4])[ /-]?(?<quarterYear>${YEAR})`,
      String.raw`'(?<loneYear>\d\d)${inRange(String.raw`'\d\d`)}`,
      String.raw`(?<present>${oneOf(presentWords)}|(?<=(?:[-–—]|\bto)\s?)(?:continued?|toujours))`,
      String.raw`(?:(?<fromDay>${DAY}${ORDINAL}${UP_TO})?${DAY}(?:${ORDINAL}|\.)\s+)?(?<month>${MONTH})(?!\p{L})(?:${AFTER_MONTH})`,
    ].join('|') +
    ')' +
    String.raw`(?:\s?م(?!\p{L}))?` +
    END_OF_WORD,
  'uy',
);

/** The words and signs with which a date may begin. A text has few of them, and many ways to print a date are tried at each. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  ['q', 't', ...monthOf.keys(), ...presentWords, 'continue', 'continued', 'toujours'].map(
    (words) => /^\p{L}+/u.exec(words)?.[0] ?? '',
  ),
);
/** Letters come after it, digits and an apostrophe do not. */
const LAST_DIGIT = '9';
const MAY_BEGIN = /(?<![\p{L}\p{N}])(?:\p{L}+|\d|'(?=\d))/gu;

/** The dates that are printed in `text`, one after another. */
function* printedIn(text: string): Generator<RegExpExecArray> {
  let end = 0;
  for (const { 0: beginning, index } of matchesIn(text, MAY_BEGIN)) {
    if (index < end) continue;
    if (beginning > LAST_DIGIT && !BEGINNINGS.has(beginning)) continue;
    POINT.lastIndex = index;
    const match = POINT.exec(text);
    if (!match) continue;
    end = index + match[0].length;
    yield match;
  }
}

const MONEY_OR_COUNT = /[$€£%+]|(?:\d[.,])$/u;

const dateWords = new Set(
  [...monthOf.keys(), ...presentWords, ...rangeWords].flatMap((words) => words.split(' ')),
);

/** Whether folded `text` has nothing but words, numbers and signs of dates: a piece of a range, such as 'Sept. 2020 –'. */
export function readsAsDates(text: string): boolean {
  for (const [word] of text.matchAll(/[^\s.,/|-]+/g))
    if (!/^\d{1,4}$/.test(word) && !dateWords.has(word)) return false;
  return text.length > 0;
}

const fullYear = (two: string) => (Number(two) > 50 ? 1900 : 2000) + Number(two);

const seasonEnds = new Map(
  seasons.flatMap(([begin, names]) => (begin > 10 ? [] : names.map((name) => [name, begin + 2]))),
);

function untilOf(name: string): { until?: number } {
  const until = seasonEnds.get(name);
  return until === undefined ? {} : { until };
}

/** The point that a month in letters is, with the year that `g` has for it. */
function monthPoint(
  g: Readonly<Record<string, string | undefined>>,
  point: (year: number | null, month: number | null) => Point,
): Point {
  const name = g['month'] ?? '';
  const index = monthOf.get(name) ?? null;
  const two = g['quoteYear'] ?? g['bareYear'] ?? g['gluedYear'];
  const long = g['year'];
  if (two === undefined && long === undefined) return point(null, index);
  const dated = point(long === undefined ? fullYear(two ?? '0') : Number(long), index);
  const isOfDays = index !== null && (g['fromDay'] ?? g['toDay']) !== undefined;
  return { ...dated, ...(isOfDays ? { until: index } : untilOf(name)) };
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
  if (g['firstYear'] !== undefined) return point(fullYear(g['firstYear']), Number(g['firstMonth']));
  if (g['lastYear'] !== undefined) return point(fullYear(g['lastYear']), Number(g['lastMonth']));
  if (g['shortYear'] !== undefined) return point(fullYear(g['shortYear']), Number(g['shortMonth']));
  if (g['dashYear'] !== undefined) return point(fullYear(g['dashYear']), Number(g['dashMonth']));
  if (g['dotYear'] !== undefined) return point(fullYear(g['dotYear']), Number(g['dotMonth']));
  if (g['endYear'] !== undefined) return point(fullYear(g['endYear']), Number(g['endMonth']));
  if (g['openMonth'] !== undefined) return point(null, Number(g['openMonth']));
  if (g['twoYear'] !== undefined)
    return point(fullYear(g['twoYear']), Number(monthFirst ? g['twoFirst'] : g['twoSecond']));
  if (g['fromMonth'] !== undefined) return point(null, Number(g['fromMonth']));
  if (g['untilYear'] !== undefined) return point(Number(g['untilYear']), Number(g['untilMonth']));
  const half = Number(g['half'] ?? 0);
  if (half > 0) return { ...point(Number(g['halfYear']), half * 6 - 5), quarterEnd: half * 6 };
  const quarter = Number(g['quarter'] ?? g['quarterOfYear'] ?? 0);
  if (quarter > 0) {
    const year = Number(g['quarterYear'] ?? g['yearOfQuarter']);
    return { ...point(year, quarter * 3 - 2), quarterEnd: quarter * 3 };
  }
  if (g['loneYear'] !== undefined) return point(fullYear(g['loneYear']), null);
  if (g['frontYear'] !== undefined) {
    const named = g['backMonth'] ?? '';
    const dated = point(Number(g['frontYear']), monthOf.get(named) ?? null);
    return { ...dated, yearFirst: true, ...untilOf(named) };
  }
  if (g['aloneYear'] !== undefined) return point(Number(g['aloneYear']), null);
  if (g['spanYear'] !== undefined) return point(fullYear(g['spanYear']), null);
  return monthPoint(g, point);
}

/** What every year has, however it is printed. */
export const TWO_DIGITS = /\d\d/;

/** The dates, months and words for the present of `text`, which is folded. */
export const pointsIn = oncePerText((text): readonly Point[] => {
  const points: Point[] = [];
  const monthFirst = HAS_MONTH_FIRST.test(text);
  for (const match of printedIn(text)) {
    const point = pointOf(match, monthFirst);
    if (!point) continue;
    const bare = point.year !== null && point.month === null;
    if (bare && MONEY_OR_COUNT.test(text.slice(Math.max(0, point.start - 2), point.start)))
      continue;
    points.push(point);
  }
  return points;
});
