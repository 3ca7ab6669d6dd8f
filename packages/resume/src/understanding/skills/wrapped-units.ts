import { columnWidth } from '../page/column-widths';
import type { ResumeLine } from '../text/layout';
import { widthOf } from '../page/rows';
import { groupLabel } from './skill-group-words';
import { leadInOf } from './skill-lead-ins';
import { isKnownSkill } from '../vocabulary/skillnames';
import { textOf } from '../text/spans';
import { endsEntryOf } from './wrapped-entries';
import {
  DASHED,
  IN_BRACKETS,
  isListed,
  isSentence,
  joinedUnit,
  LABEL,
  MEASURED,
  RATED,
  type Unit,
} from './unit';

const lastText = (unit: Unit) => textOf(unit.spans.at(-1) ?? { line: unit.line, start: 0, end: 0 });

interface Column {
  widest: number;
  rightmost: number;
}

/** How wide the column of `unit` is, and where it ends. */
function columnOf({ line, width, right }: Unit, lines: readonly ResumeLine[]): Column {
  const column = columnWidth(line, lines);
  const [first] = column?.widest ?? [];
  return {
    widest: Math.max(0, width, first ? widthOf(first) : 0),
    rightmost: Math.max(0, right, column?.rightmost ?? 0),
  };
}

const ENDS_OPEN =
  /[,،;/&•·|]\s*$|\s[–—-]\s*$|(?:^|\s)(?:and|et|und|or|ou|of|the|for|with|de|du|des|la|les|aux?|en|pour|par|sur|dans|avec)\s*$|\s[ld]['’]\s*$/i;

/** Whether a line ends within a word or within brackets. */
const isTorn = (text: string): boolean =>
  /\p{L}-\s*$/u.test(text) || text.lastIndexOf('(') > text.lastIndexOf(')');

const endsOpen = (text: string): boolean => ENDS_OPEN.test(text) || isTorn(text);

const bareName = (text: string) => text.replace(/\s*\([^()]*\)\s*$|\s+\d+$/u, '').trim();

/** Whether a skill ends with the line `text` and another begins with the line `below`. */
function endsWithSkill(text: string, below: string): boolean {
  const last =
    text
      .replace(/\s*\([^()]*\)\s*$/u, '')
      .split(/[,،;:|•·●▪]|\s\/\s/)
      .at(-1)
      ?.trim() ?? '';
  const first = below.split(/[,،;|•·●▪]|\s\/\s/)[0]?.trim() ?? '';
  return (
    !isKnownSkill(`${last} ${first}`) &&
    bareName(last).split('/').every(isKnownSkill) &&
    isKnownSkill(bareName(first))
  );
}

/** Scripts without capitals may begin an entry with any letter. */
const STARTS_ENTRY = /^[\p{Lu}\p{Lo}\d]/u;

/** An entry with brackets at its end: 'Version control (Git)'. */
const BRACKETED = /^\P{L}*[\p{Lu}\p{Lo}][^,،;()]*\([^()]*\)\s*$/u;
const endsInBrackets = ({ flow }: Unit, below: string): boolean =>
  BRACKETED.test(flow.text) && STARTS_ENTRY.test(below);

/** So many lines may end between two entries by chance: fewer where a sign stands between entries, which goes to an end too. */
const MOST_BY_CHANCE = { comma: 3, sign: 1 };
const SIGN = /\s[|•·●▪]\s/u;

/** Whether the first word of `next` did not fit on the line of `unit` any more. */
function isFull(unit: Unit, next: Unit, column: Column): boolean {
  const [word = ''] = next.flow.text.split(/\s/);
  const perLetter = unit.width / Math.max(1, lastText(unit).length);
  const needed = (word.length + 1) * perLetter * 0.95;
  return unit.right + needed > column.rightmost || unit.width + needed > column.widest;
}

/** So many pairs of lines, half of which had room for more, show that each line is an entry. */
const LEAST_SHORT = 2;

/**
 * Whether each line of the lists is an entry of its own. Of lines that were wrapped, some end with a comma, or go on in
 * small letters, and all but the last are full.
 */
function areEntries(units: readonly Unit[], lines: readonly ResumeLine[]): boolean {
  const pairs = units.flatMap((unit, i) => {
    const next = units[i + 1];
    const follows =
      next &&
      next.row === unit.row + 1 &&
      next.line.block === unit.line.block &&
      next.line.page === unit.line.page &&
      next.bold === unit.bold &&
      Math.abs(next.size - unit.size) < 0.6 &&
      !LABEL.test(next.flow.text);
    return follows && isListed(unit.flow.text) && isListed(next.flow.text) ? [{ unit, next }] : [];
  });
  const bare = pairs.filter(({ unit }) => !LABEL.test(unit.flow.text));
  const areSigned = pairs.every(({ unit, next }) =>
    [unit, next].every(({ flow }) => SIGN.test(flow.text)),
  );
  const short = pairs.filter(({ unit, next }) => !isFull(unit, next, columnOf(unit, lines)));
  const areMany = bare.length > MOST_BY_CHANCE[areSigned ? 'sign' : 'comma'];
  const areShort = pairs.length >= LEAST_SHORT && short.length * 2 >= pairs.length;
  return (
    (areMany || areShort) &&
    pairs.every(({ unit, next }) => !endsOpen(unit.flow.text) && STARTS_ENTRY.test(next.flow.text))
  );
}

/** Where each line is an entry, only what is torn and a name that is known as a whole go over two lines: 'Spring' over 'Boot'. */
const goesOver = (unit: Unit, next: Unit, areAll: boolean): boolean =>
  !areAll ||
  isTorn(lastText(unit)) ||
  isKnownSkill(
    `${/\S+\s*$/.exec(lastText(unit))?.[0] ?? ''} ${next.flow.text.split(/[,،;]/)[0] ?? ''}`,
  );

/** A picture or a sign before an entry: '🍞 Oven care'. */
const STARTS_WITH_SIGN = /^\s*\p{So}/u;

const STARTS_LOW = /^\p{Ll}/u;

/** Whether entries begin with capitals, so that small letters go on with the entry above: 'Clôture' over 'mensuelle'. */
const beginWithCapitals = (units: readonly Unit[]): boolean =>
  units.filter(({ flow }) => STARTS_LOW.test(flow.text)).length * 3 <= units.length;

/** Whether `next` stands right below `unit`: at its start, at its end or in its middle. */
const standsBelow = (unit: Unit, next: Unit): boolean =>
  next.line.y - unit.line.y <= unit.size * 1.75 &&
  (Math.abs(next.x - unit.x) < 2 ||
    Math.abs(next.right - unit.right) < 2 ||
    Math.abs(next.x + next.right - unit.x - unit.right) < 4);

/** How far below the one above a line of the same entry stands at most, in sizes of its letters. */
const MOST_GAP = 1.9;

/** So many pairs of lines, and how large a part of them has room for more, show lists of one entry a line. */
const LEAST_OPEN = 3;
const LEAST_ROOM = 0.6;

/** Whether most lines begin with capitals and end before they are full, so that a capital begins an entry: tasks below each other. */
function haveRoom(units: readonly Unit[], lines: readonly ResumeLine[]): boolean {
  const pairs = units.flatMap((unit, i) => {
    const next = units[i + 1];
    const follows =
      next?.row === unit.row + 1 && !next.bullet && STARTS_ENTRY.test(next.flow.text.trimStart());
    const isBelow = follows && next.line.y - unit.line.y <= unit.size * MOST_GAP;
    return isBelow && Math.abs(next.x - unit.x) < 2 ? [{ unit, next }] : [];
  });
  const open = pairs.filter(({ unit, next }) => !isFull(unit, next, columnOf(unit, lines)));
  return pairs.length >= LEAST_OPEN && open.length >= LEAST_ROOM * pairs.length;
}

/** Whether `next` stands out to the left of a line that begins with `unit`, as the name of the next group does. */
const isOutdented = (unit: Unit, next: Unit): boolean =>
  unit.x < unit.line.x + 1 && next.x < unit.x - unit.size && next.right < unit.right;

/** What ends a list, so that nothing of it stands on the next line: 'Word, Excel, etc.'. */
const ENDS_LIST = /(?<!\p{L})(?:etc\b|\.{3}|…)[\s.…)]*$/iu;

/** The last entry of a list, of a word or two, which looks whole. */
const SHORT_LAST = /[,،;]\s*[^\s,،;]+(?: [^\s,،;]+)?\s*$/u;

/** A list in small letters alone, with whose last entry no name in capitals goes on: 'budgets, ratios' over 'Risk'. */
const isAllSmall = (text: string): boolean =>
  /\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text) && isListed(text) && SHORT_LAST.test(text);

/** Whether `text` may be one phrase: what its commas part goes on in small letters. */
const isPhrase = (text: string): boolean =>
  !LABEL.test(text) && !/[;|•·]|[,،]\s*[^\s\p{Ll}]/u.test(text.replace(/^\P{L}+/u, ''));

/** How the entries of a list begin: with capitals, and right below lines that have room for more. */
interface Beginnings {
  withCapitals: boolean;
  withRoom: boolean;
}

/** How much of its column a line fills, at least, below which one phrase may be the rest of its last entry. */
const LONG = 0.85;

/** What is told in brackets below a name has letters of this part of its size at least. */
const LEAST_ASIDE = 0.7;

/** Whether `next` carries on `unit`, whose line was full: the next word did not fit on it any more. */
function wraps(unit: Unit, next: Unit, column: Column, begin: Beginnings): boolean {
  const text = lastText(unit);
  const below = next.flow.text;
  if (RATED.test(text)) return false;
  if (next.line.page !== unit.line.page || next.line.block !== unit.line.block) return false;
  if (next.bullet || STARTS_WITH_SIGN.test(below)) return false;
  const isAside = IN_BRACKETS.test(below) && !isListed(text) && !/[:)]\s*$/u.test(text);
  const isSmaller = isAside && next.size < unit.size && next.size > LEAST_ASIDE * unit.size;
  if (!isSmaller && Math.abs(next.size - unit.size) > 0.6) return false;
  if (next.bold !== unit.bold && !isAside) return false;
  if (
    next.line.y - unit.line.y > unit.size * MOST_GAP ||
    /:\s*$/.test(below) ||
    LABEL.test(below) ||
    DASHED.test(below) ||
    groupLabel(below) ||
    (/^\p{Lu}/u.test(below) && leadInOf(below))
  )
    return false;
  if (endsOpen(text) || /^(?:[(,)&|·]|[/–—-]\s)/u.test(below)) return true;
  if (MEASURED.test(below) || ENDS_LIST.test(text)) return false;
  if (isAllSmall(unit.flow.text) && /^\p{Lu}\p{Ll}/u.test(below)) return false;
  const isLow =
    begin.withCapitals &&
    /^\p{Ll}{4}/u.test(below) &&
    /(?:^|[^\p{L}])\p{Lu}[^\s,،]*\s*$/u.test(text);
  if (
    (!isLow && endsWithSkill(text, below)) ||
    endsInBrackets(unit, below) ||
    isOutdented(unit, next)
  )
    return false;
  if (!isListed(text) && isKnownSkill(below)) return false;
  const low = STARTS_LOW.test(below) && /^[^\p{L}]*\p{Lu}/u.test(unit.flow.text);
  if (low && begin.withCapitals && !isKnownSkill(below) && standsBelow(unit, next)) return true;
  const isLong = unit.width > LONG * column.widest;
  if (standsBelow(unit, next) && endsEntryOf(unit.flow.text, below, isLong)) return true;
  if (!low && !/[,،;·•|]/u.test(text) && !LABEL.test(unit.flow.text) && !isSentence(unit.flow.text))
    return false;
  if (begin.withRoom && STARTS_ENTRY.test(below) && isPhrase(unit.flow.text)) return false;
  return isFull(unit, next, column);
}

/** From so many gaps on between the entries of a list, a narrow one shows that an entry goes on. */
const LEAST_GAPS = 4;
/** How much of the gap between two entries the lines of one entry have at most, and how many gaps may be so narrow. */
const NARROW = 0.7;
const MOST_NARROW = 0.25;

/** The units that stand much closer below the one above than the entries of their list do. */
function setClose(units: readonly Unit[]): Set<Unit> {
  const pairs = units.flatMap((unit, i) => {
    const above = units[i - 1];
    const follows =
      above &&
      unit.row === above.row + 1 &&
      unit.line.y > above.line.y &&
      unit.line.block === above.line.block &&
      unit.line.page === above.line.page &&
      unit.bold === above.bold &&
      Math.abs(unit.size - above.size) < 0.3 &&
      Math.abs(unit.x - above.x) < 2;
    return follows ? [{ unit, above, gap: unit.line.y - above.line.y }] : [];
  });
  const gaps = pairs.map(({ gap }) => gap).toSorted((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0;
  const close = pairs.filter(
    ({ unit, above, gap }) =>
      gap < NARROW * usual &&
      gap < 1.6 * unit.size &&
      !(isKnownSkill(above.flow.text) && isKnownSkill(unit.flow.text)) &&
      !unit.bullet &&
      ![above, unit].some(({ flow }) => isListed(flow.text) || /:/u.test(flow.text)),
  );
  const areFew = gaps.length >= LEAST_GAPS && close.length <= MOST_NARROW * gaps.length;
  return new Set(areFew ? close.map(({ unit }) => unit) : []);
}

/** A sign between entries that has blanks beside it, and such a sign where a line ends or begins. */
const BETWEEN = /\s([/|·•])\s/u;
const ENDS_SIGNED = /\s[/|·•]\s*$/u;
const STARTS_SIGNED = /^\s*[/|·•]\s/u;

/** Whether `unit` stands right below `above` and looks like it, in one list of names that signs part. */
const isNextLine = (above: Unit | undefined, unit: Unit): boolean =>
  above !== undefined &&
  unit.row === above.row + 1 &&
  unit.line.block === above.line.block &&
  unit.line.page === above.line.page &&
  unit.line.y - above.line.y <= unit.size * MOST_GAP &&
  Math.abs(unit.size - above.size) < 0.3 &&
  unit.bold === above.bold &&
  !unit.bullet &&
  ![above, unit].some(({ flow }) => /[,،;:()]/u.test(flow.text) || isSentence(flow.text));

/**
 * The units that go on with the line above in a list that runs over lines, as signs show that stand where lines end: no line
 * break parts its entries, 'Ovens / Bread' over 'slicing / Rye /'.
 */
function runOn(units: readonly Unit[]): Set<Unit> {
  const runs: Unit[][] = [];
  for (const [i, unit] of units.entries()) {
    const run = runs.at(-1);
    if (run && isNextLine(units[i - 1], unit)) run.push(unit);
    else runs.push([unit]);
  }
  const running = runs.filter((run) => {
    const goesOn = run.some(
      ({ flow }, at) =>
        (at > 0 && STARTS_SIGNED.test(flow.text)) ||
        (at < run.length - 1 && ENDS_SIGNED.test(flow.text)),
    );
    const signed = run.filter(({ flow }) => BETWEEN.test(`${flow.text} `));
    return goesOn && signed.length * 2 >= run.length;
  });
  return new Set(running.flatMap((run) => run.slice(1)));
}

/** The unit of the row above that `unit` may go on with: the one right above it whose list is open, or else the last. */
const aboveOf = (unit: Unit, row: readonly Unit[]): Unit | undefined =>
  row.find((above) => Math.abs(above.x - unit.x) < 2 && endsOpen(lastText(above))) ?? row.at(-1);

/**
 * The most lines of one unit. The text so far is looked at as a whole for each line that joins it, so this bounds
 * the work.
 */
const MOST_LINES = 100;

export function joinWrapped(units: readonly Unit[], lines: readonly ResumeLine[]): Unit[] {
  const rowSizes = new Map<number, number>();
  for (const { row } of units) rowSizes.set(row, (rowSizes.get(row) ?? 0) + 1);
  const entries = areEntries(units, lines);
  const begin = { withCapitals: beginWithCapitals(units), withRoom: haveRoom(units, lines) };
  const close = new Set([...setClose(units), ...runOn(units)]);
  const joined: Unit[] = [];
  let [lastRow, rowAbove, own]: [number, Unit[], Unit[]] = [-1, [], []];
  for (const unit of units) {
    if (unit.row !== lastRow) [rowAbove, own] = [unit.row === lastRow + 1 ? own : [], []];
    const above = rowSizes.get(unit.row) === 1 ? aboveOf(unit, rowAbove) : undefined;
    const goesOn =
      above &&
      above.spans.length < MOST_LINES &&
      goesOver(above, unit, entries && isListed(above.flow.text)) &&
      (close.has(unit) || wraps(above, unit, columnOf(above, lines), begin));
    const whole = goesOn ? { ...joinedUnit(above, unit), row: above.row } : unit;
    if (goesOn) joined[joined.lastIndexOf(above)] = whole;
    else joined.push(whole);
    own.push(whole);
    lastRow = unit.row;
  }
  return joined;
}
