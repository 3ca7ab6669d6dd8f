import { hasCells, saysOnlyWhen } from './certificate-cells';
import { nameIn } from './certificate-names';
import { dateSpans } from './certificate-words';
import { isLink, isRemark } from './certificate-remarks';
import { isSurelyNamed } from './certificate-sure';
import { GOES_ON } from './certificate-wraps';
import { givesFirst, marksOf, SURE, undated } from './certificate-votes';
import { HANDED_OVER } from '../lexicon/certificate-remarks';
import { Flow, textOf, trimSpan, type Span } from '../text/spans';
import { fold, letterCount, wordsOf } from '../text/words';

/** A certificate whose name, giver, date and the like stand below each other. */
export interface Stack {
  names: Span[];
  whole: Span;
  dated: boolean;
}

/** The lines of a certificate are closer together than it is to the next, by so much at least. */
const FURTHER = 1.2;
/** Lines of one certificate are at most so many letter sizes apart. */
const CLOSEST = 2.2;
const MOST_LINES = 7;
/** A sentence on a certificate has more words than this. */
const MOST_WORDS = 9;
/** No column is narrower, in letter sizes, in which names seldom need a second line. */
const WIDE = 24;
/** The mean width of the letters of a broad word, in em. */
const WIDEST_LETTER = 0.7;
/** The share of the stacks that must look alike. */
const MOST = 0.75;

const lookOf = ({ line }: Span): number => (line.startsBold ? 1 : 0) + line.size;
const looksLike = (a: Span, b: Span): boolean =>
  Math.abs(lookOf(a) - lookOf(b)) < 0.3 && a.line.startsBold === b.line.startsBold;

/** The step from each line to the one below, in points; infinite where another column or page begins. */
const stepsOf = (lines: readonly Span[]): number[] =>
  lines.slice(1).map(({ line }, i) => {
    const above = lines[i]?.line;
    const isBelow = above?.page === line.page && above.block === line.block && line.y > above.y;
    return isBelow ? line.y - above.y : Infinity;
  });

/** `lines` in groups, of which each but the first begins where `begins` says so. */
function groupsOf(lines: readonly Span[], begins: (i: number) => boolean): Span[][] {
  const groups: Span[][] = [];
  for (const [i, line] of lines.entries()) {
    const last = groups.at(-1);
    if (last && !begins(i)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Groups that wider gaps part. */
function byGap(lines: readonly Span[]): Span[][] {
  const steps = stepsOf(lines);
  const known = steps.filter(Number.isFinite).toSorted((a, b) => a - b);
  let [most, limit] = [FURTHER, Infinity];
  for (const [i, step] of known.entries()) {
    const next = known[i + 1] ?? 0;
    if (next / step > most) [most, limit] = [next / step, (step + next) / 2];
  }
  const size = lines[0]?.line.size ?? 0;
  if (limit === Infinity || (known[0] ?? 0) > size * CLOSEST) return [];
  const begins = (i: number) => {
    const [step, line] = [steps[i - 1] ?? 0, lines[i]];
    return step > limit && (step < Infinity || !line || !namesNothing(line));
  };
  return withoutTopics(groupsOf(lines, begins));
}

/** `groups` without what stands over some in letters of its own: the topic of those below. */
function withoutTopics(groups: readonly Span[][]): Span[][] {
  const looks = groups.map(([first]) => (first ? lookOf(first) : 0)).toSorted((a, b) => a - b);
  const usual = looks[Math.floor(looks.length / 2)] ?? 0;
  return groups.map((group) => {
    const [first] = group;
    const at = group.findIndex((line) => Math.abs(lookOf(line) - usual) < 0.3);
    return first && at > 0 && lookOf(first) > usual + 0.3 ? group.slice(at) : group;
  });
}

/** Groups that begin with lines that stand out. */
function byLook(lines: readonly Span[]): Span[][] {
  const [first] = lines;
  if (!first || !lines.some((line) => lookOf(line) < lookOf(first) - 0.3)) return [];
  if (lines.some((line) => lookOf(line) > lookOf(first) + 0.3)) return [];
  const isName = (i: number) => lines[i] !== undefined && looksLike(first, lines[i]);
  const isBelowName = (i: number) => i > 0 && isName(i) && isName(i - 1);
  const areMixed = lines.some((_, i) => isName(i) && !isBelowName(i) && !isBelowName(i + 1));
  return groupsOf(
    lines,
    (i) =>
      isName(i) &&
      (!isBelowName(i) || areSure(lines[i - 1], lines[i]) || (areMixed && isAnotherName(lines, i))),
  );
}

/** Whether two lines can only name a certificate each. */
const areSure = (...lines: readonly (Span | undefined)[]): boolean =>
  lines.every((line) => line && isSurelyNamed(textOf(line)));

/** Whether line `i` is no rest of the one above, which looks like it: it stands further below, or its first word had room there. */
function isAnotherName(lines: readonly Span[], i: number): boolean {
  const [above, line] = [lines[i - 1], lines[i]];
  if (!above || !line || GOES_ON.test(textOf(above)) || marksOf(textOf(line)) > SURE) return false;
  if (!/^\P{L}*\p{Lu}/u.test(textOf(line)) || /^\s*\(/u.test(textOf(line))) return false;
  const steps = stepsOf(lines);
  if ((steps[i - 1] ?? 0) > Math.min(...steps) * FURTHER) return true;
  const column = lines.filter((each) => Math.abs(each.line.x - line.line.x) < 2);
  const room = Math.max(...column.map((each) => each.line.right)) - above.line.right;
  const [word = ''] = textOf(line).trim().split(/\s/u);
  return room > (word.length + 1) * line.line.size * WIDEST_LETTER;
}

/** Groups of two lines, of which one has the date. */
function byPairs(lines: readonly Span[]): Span[][] {
  const dated = lines.map((line) => dateSpans(line).length > 0);
  const isRegular = dated.every((is, i) => is === dated[i % 2]) && dated[0] !== dated[1];
  return isRegular && lines.length % 2 === 0 ? groupsOf(lines, (i) => i % 2 === 0) : [];
}

/** Groups of as many lines each, of which the first says who gave something, and the last when. */
function byDates(lines: readonly Span[]): Span[][] {
  const areDates = lines.map(saysOnlyWhen);
  const each = areDates.indexOf(true) + 1;
  const isRegular = areDates.every((is, i) => is === ((i + 1) % each === 0));
  const areGiven = lines.every((line, i) => i % each > 0 || marksOf(textOf(line)) > SURE);
  return each > 1 && areGiven && isRegular && lines.length % each === 0
    ? groupsOf(lines, (i) => i % each === 0)
    : [];
}

/** A line without a date at its end. */
function withoutDate(span: Span): Span {
  const cells = span.line.cells
    .map(({ start, end }) =>
      trimSpan({ ...span, start: Math.max(start, span.start), end: Math.min(end, span.end) }),
    )
    .filter((cell) => cell.end > cell.start && !saysOnlyWhen(cell));
  const [first] = cells;
  const last = cells.at(-1);
  return first && last && first.start <= last.start
    ? { line: span.line, start: first.start, end: last.end }
    : span;
}

/** Whether a line says something of the certificate it stands below, and names neither it nor who gives it. */
function namesNothing(span: Span): boolean {
  const text = textOf(span).trim();
  const folded = fold(text).replace(/^[^\p{L}\p{N}]+/u, '');
  return (
    saysOnlyWhen(span) ||
    letterCount(text) < 2 ||
    HANDED_OVER.test(folded) ||
    isLink(text) ||
    isRemark(span, false) ||
    span.line.bullet ||
    isProse(span)
  );
}

/** Whether a line tells what somebody did. */
function isProse(span: Span): boolean {
  const text = textOf(span).trim();
  return wordsOf(text).length > MOST_WORDS || /\p{L}{3}[.!]$/u.test(text) || isStep(span);
}

/** Whether a line goes on with a sentence, or is one of some that are numbered. */
const isStep = (span: Span): boolean => /^(?:\d{1,2}[.)]\s|\p{Ll}{3})/u.test(textOf(span).trim());

/** Whether lines below a name are a list of more names. */
const haveList = (group: readonly Span[]): boolean =>
  /:\s*$/.test(group[0] ? textOf(group[0]) : '') ||
  group.slice(1).filter((line) => line.line.bullet && !isProse(line)).length > 1;

/** What a group says first, and what after that. */
interface Parts {
  first: Span[];
  second: Span[];
  more: Span[];
  dates: number;
}

function partsOf(group: readonly Span[], isWide: boolean): Parts {
  const lines = group.filter((line) => !saysOnlyWhen(line));
  const dates = group.filter((line) => dateSpans(line).length > 0).length;
  const [top] = lines;
  if (!top) return { first: [], second: [], more: [], dates };
  const change = lines.findIndex((line) => !looksLike(top, line));
  const said = lines.findIndex(
    (line, i) =>
      i > 0 && (namesNothing(line) || dateSpans(line).length > 0 || marksOf(textOf(line)) > SURE),
  );
  const isGiver = marksOf(textOf(top)) > SURE;
  const ends = [change, said, isWide || isGiver ? 1 : -1].filter((at) => at > 0);
  const end = change > 0 ? change : Math.min(lines.length, ...ends);
  const rest = lines.slice(end).filter((line) => !namesNothing(line));
  return { first: lines.slice(0, end), second: rest.slice(0, 1), more: rest.slice(1), dates };
}

const joined = (spans: readonly Span[]): string => spans.map(undated).join(' ');

/** Whether groups are a certificate each, by what is said in them. */
function areStacks(groups: readonly (readonly Span[])[], parts: readonly Parts[]): boolean {
  if (groups.length < 2 || groups.some((group) => group.length > MOST_LINES || haveList(group)))
    return false;
  const high = groups.filter(({ length }) => length > 1);
  if (high.length < MOST * groups.length) return false;
  const isOne = ({ first, second, more, dates }: Parts, i: number) => {
    const [top] = first;
    const below = second[0] ?? groups[i]?.find((line) => !first.includes(line));
    if (!top || dates > 1 || more.length > 1 || first.length > 3) return false;
    if (!below) return groups[i]?.length === 1;
    return dates === 1 || !looksLike(top, below) || namesNothing(below);
  };
  return parts.filter(isOne).length >= MOST * parts.length;
}

/** The name of a certificate over some lines. */
export function nameOver(spans: readonly Span[]): Span[] {
  const [first, ...others] = spans;
  if (!first) return [];
  if (others.length === 0) return [nameIn(first)];
  const flow = new Flow(spans);
  const whole = flow.asLine();
  if (!whole) return [];
  const { start, end } = nameIn(whole);
  return flow.spansOf(start, end);
}

/** The certificates of a section that have a stack of lines each; empty where they have none. */
export function stacksIn(lines: readonly Span[]): Stack[] {
  const bullets = lines.filter(({ line }) => line.bullet).length;
  if (
    lines.length < 4 ||
    bullets * 2 > lines.length ||
    lines.some(
      (line) => hasCells({ ...withoutDate(line), line: line.line }) && dateSpans(line).length === 0,
    )
  )
    return [];
  const isWide = lines.some(({ line }) => line.right - line.x > WIDE * line.size);
  for (const all of [byLook(lines), byGap(lines), byPairs(lines), byDates(lines)]) {
    const groups = all.filter(([first]) => first && !isStep(first));
    const parts = groups.map((group) => partsOf(group, isWide));
    if (!areStacks(groups, parts)) continue;
    const pairs = parts.flatMap(({ first, second }) =>
      second.length > 0 ? [[joined(first), joined(second)] as const] : [],
    );
    const isSecond = pairs.length > 1 && givesFirst(pairs) > SURE;
    if (isSecond && parts.some(({ more }) => more.length > 0)) continue;
    return parts.flatMap(({ first, second, dates }) => {
      const named = (isSecond && second.length > 0 ? second : first).map(withoutDate);
      const [whole] = named;
      return whole ? [{ names: nameOver(named), whole, dated: dates > 0 }] : [];
    });
  }
  return [];
}
