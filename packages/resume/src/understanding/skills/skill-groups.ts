import { isPageNumber } from './not-skills';
import type { Parsed } from './skill-lines';
import { isComputingSkill, isKnownSkill } from '../vocabulary/skillnames';
import { wordsOf } from '../text/words';
import type { Unit } from './unit';

const middle = ({ x, right }: Unit) => (x + right) / 2;

/** Whether the first words of `unit` are bold, as a name before its level is. */
const leads = ({ bold, line, x }: Unit): boolean => bold || (line.startsBold && x < line.x + 1);

/** Whether several names on a row are bold, as those over the columns of a table are. */
const isBoldRow = (row: readonly Unit[]): boolean =>
  row.length > 1 && row.every(({ bold }) => bold);

function isRightBelow({ spans }: Unit, { line, size }: Unit): boolean {
  const gap = (spans[0]?.line.y ?? 0) - line.y;
  return gap > 0 && gap < 2.5 * size;
}

const isArabic = ({ flow }: Unit): boolean => /\p{Script=Arabic}/u.test(flow.text);

/** Whether the row of `unit` is indented, bulleted, lighter or smaller below the row of `own`. */
function standsOver(own: readonly Unit[], below: readonly Unit[]): boolean {
  const [first] = own;
  const [next] = below;
  if (!first || !next) return false;
  if (next.line.block !== first.line.block && next.line.page === first.line.page)
    return isBoldRow(own) && !leads(next) && isRightBelow(next, first);
  if (
    (next.bullet && !first.bullet) ||
    (leads(first) && !leads(next)) ||
    (first.size > next.size + 0.6 && isArabic(first) === isArabic(next))
  )
    return true;
  const centred = own.every((unit) =>
    below.some(
      (other) =>
        Math.abs(middle(unit) - middle(other)) < 4 || Math.abs(unit.right - other.right) < 2,
    ),
  );
  return (
    !centred &&
    own.every(({ indent }) =>
      below.some((unit) => unit.indent > indent + 4 && unit.indent < indent + 40),
    ) &&
    next.indent > first.indent + 4
  );
}

const sameLetters = (a: Unit, b: Unit): boolean =>
  a.bold === b.bold && Math.abs(a.size - b.size) < 0.3;

/** Whether `items` are of a program, which heads none that looks like it only because that is set in. */
const isProgram = ({ items }: Parsed): boolean =>
  items.length > 0 && items.every(({ value }) => isComputingSkill(value));

/** Whether a name stands between others in a list of one name a line, of which some lines have several. */
function goesOn(above: Parsed | undefined, own: Parsed, below: Parsed): boolean {
  if (above?.kind !== 'item') return false;
  const [a, b, c] = [above.unit, own.unit, below.unit];
  if (sameLetters(a, b) && sameLetters(b, c) && [above, own].every(isProgram)) return true;
  const alike = [a, c].every(
    (other) =>
      other.bold === b.bold &&
      Math.abs(other.size - b.size) < 0.3 &&
      (Math.abs(other.indent - b.indent) < 2 || Math.abs(other.right - b.right) < 2) &&
      other.line.page === b.line.page,
  );
  return alike && b.line.y - a.line.y <= c.line.y - b.line.y + 1;
}

/** From so many words on, a line that looks like the one below it is no name of a group. */
const MOST_WORDS_OF_GROUP = 5;

const isPhrase = (own: Parsed, below: Parsed): boolean =>
  wordsOf(own.unit.flow.text).length > MOST_WORDS_OF_GROUP &&
  own.unit.bold === below.unit.bold &&
  Math.abs(own.unit.size - below.unit.size) < 0.3 &&
  Math.abs(own.unit.indent - below.unit.indent) < 2;

/** Whether bold names that are no known skills stand over what is not bold: 'Informatique, web'. */
const areBoldOver = (own: Parsed, below: Parsed): boolean =>
  own.kind === 'list' &&
  !own.labelled &&
  own.unit.bold &&
  !below.unit.bold &&
  own.items.length <= 3 &&
  !own.items.some(({ value }) => isKnownSkill(value));

/** Whether the section begins with a list that looks like `own`: nothing in it is a heading then that looks so. */
function beginsWithLists([first]: readonly Parsed[], { unit }: Parsed): boolean {
  return (
    first?.kind === 'list' &&
    !first.labelled &&
    first.unit.bold === unit.bold &&
    Math.abs(first.unit.size - unit.size) < 0.3 &&
    Math.abs(first.unit.indent - unit.indent) < 2
  );
}

/** Whether `level` stands on the row of `unit` or below it, and does not begin another column. */
const isBelow = (level: Unit, { line }: Unit): boolean =>
  level.line.page > line.page || level.line.y >= line.y - line.size / 2;

/** Whether slashes part the names of several programs, which head nothing: 'Java / Kotlin'. */
const arePrograms = ({ items, unit }: Parsed): boolean =>
  unit.flow.text.includes(' / ') &&
  items.length > 1 &&
  items.every(({ value }) => isComputingSkill(value));

const outshines = (a: Unit, b: Unit): boolean =>
  a.size > b.size - 0.3 && (a.size > b.size + 0.6 || (a.bold && !b.bold));

/** Whether a name stands out from labelled lists that are set in below it, or is as large beside its bullet as no list is. */
function isTitleOf(own: Unit, { unit, labelled }: Parsed): boolean {
  if (unit.bullet || unit.line.page !== own.line.page) return false;
  const isLarger = own.size > unit.size + 0.6;
  const isSetIn = unit.indent > own.indent + 4;
  return own.bullet ? isLarger : labelled && isSetIn && outshines(own, unit);
}

/** A point of a list in another is set in at least so far, in points. */
const SET_IN = 6;
const LEAST_OUTER = 2;

/** The points over points of their own, as all points beside them are, most of which are no programs. */
function outerPoints(parsed: readonly Parsed[]): ReadonlySet<Parsed> {
  const points = parsed.filter(({ unit }) => unit.bullet);
  const over = new Set(
    parsed.filter(({ unit }, i) => {
      const below = parsed[i + 1]?.unit;
      return unit.bullet && below?.bullet === true && below.indent > unit.indent + SET_IN;
    }),
  );
  const known = new Map<string, boolean>();
  const isOuter = ({ unit: own }: Parsed): boolean => {
    const beside = points.filter(
      ({ unit }) => Math.abs(unit.indent - own.indent) < 2 && sameLetters(unit, own),
    );
    return (
      beside.length >= LEAST_OUTER &&
      beside.every((each) => over.has(each)) &&
      beside.filter(isProgram).length * 2 < beside.length
    );
  };
  return new Set(
    [...over].filter((own) => {
      const { indent, size, bold } = own.unit;
      const look = `${indent} ${size} ${bold}`;
      const outer = known.get(look) ?? isOuter(own);
      known.set(look, outer);
      return outer;
    }),
  );
}

/** What the names of a section have in common, found once for all of them. */
interface Whole {
  rows: ReadonlyMap<number, Parsed[]>;
  /** Where the next one stands, from each on, that is neither a level nor the number of a page. */
  following: readonly number[];
  outer: ReadonlySet<Parsed>;
  /** Whether most names have a level. */
  areRated: boolean;
}

function wholeOf(parsed: readonly Parsed[]): Whole {
  const rows = new Map<number, Parsed[]>();
  const following: number[] = [];
  for (const own of parsed) {
    const row = rows.get(own.unit.row);
    if (row) row.push(own);
    else rows.set(own.unit.row, [own]);
  }
  for (let i = parsed.length - 1; i >= 0; i -= 1) {
    const own = parsed[i];
    const isName = own && own.kind !== 'level' && !isPageNumber(own.unit.flow.text);
    following[i] = isName ? i : (following[i + 1] ?? parsed.length);
  }
  const levels = parsed.filter(({ kind }) => kind === 'level').length;
  return {
    rows,
    following,
    outer: outerPoints(parsed),
    areRated: levels * 2 > parsed.length - 1,
  };
}

/** Where the first name stands on a row below that of the one at `i`; where all end, if none does. */
function nextBelow(parsed: readonly Parsed[], i: number, { following }: Whole): number {
  const row = parsed[i]?.unit.row ?? 0;
  const next = (at: number) => following[at] ?? parsed.length;
  let at = next(i + 1);
  while ((parsed[at]?.unit.row ?? Infinity) <= row) at = next(at + 1);
  return at;
}

/** Whether a single name is the heading of what follows: a list, or smaller, indented or lighter names. */
function headsNext(
  parsed: readonly Parsed[],
  i: number,
  isInGroup: boolean,
  whole: Whole,
): boolean {
  const own = parsed[i];
  if (!own || !['item', 'list'].includes(own.kind)) return false;
  const { rows, outer, areRated } = whole;
  const row = rows.get(own.unit.row) ?? [];
  const at = nextBelow(parsed, i, whole);
  const below = parsed[at];
  if (!below || below.kind === 'label') return false;
  if (row.length === 1 && own.kind === 'item' && isTitleOf(own.unit, below)) return true;
  if (outer.has(own)) return true;
  if (own.unit.bullet || below.labelled) return false;
  if (below.kind === 'sentence')
    return own.kind === 'item' && own.unit.bold && !below.unit.bold && below.unit.bullet;
  if (own.kind === 'list') return areBoldOver(own, below);
  if (row.length === 1 && goesOn(parsed[i - 1], own, below)) return false;
  if (row.length === 1 && beginsWithLists(parsed, own)) return false;
  if (isInGroup && sameLetters(own.unit, below.unit)) return false;
  if (row.length === 1 && below.kind === 'list' && !isPhrase(own, below)) return !arePrograms(own);
  if (sameLetters(own.unit, below.unit) && [own, below].every(isProgram)) return false;
  const next = parsed[i + 1];
  const level = next?.kind === 'level' && isBelow(next.unit, own.unit) ? next.unit : null;
  const rated = level !== null && wordsOf(level.flow.text).length === 0;
  const levelled = level !== null && !rated && !areRated && parsed[at + 1]?.kind !== 'level';
  if (levelled && row.every(({ kind }) => kind !== 'item' || row.length <= 2)) return true;
  const under = (rows.get(below.unit.row) ?? []).map(({ unit }) => unit);
  return standsOver(
    row.filter(({ kind }) => kind === 'item').map(({ unit }) => unit),
    under,
  );
}

const isSingle = ({ kind, unit }: Parsed): boolean => kind === 'item' && !unit.bullet;

/** The names that stand out from what is below them as one of `heads` does. */
function alikeIn(parsed: readonly Parsed[], heads: ReadonlySet<Parsed>): Parsed[] {
  const first = parsed.find((own, i) => {
    const next = parsed[i + 1];
    return isSingle(own) && heads.has(own) && next && outshines(own.unit, next.unit);
  });
  if (!first) return [];
  return parsed.filter((own, i) => {
    const next = parsed[i + 1];
    const isOver = next === undefined || outshines(own.unit, next.unit);
    const isKnown = own.items.some(({ value }) => isComputingSkill(value));
    return isSingle(own) && isOver && !isKnown && sameLetters(own.unit, first.unit);
  });
}

/** The names of a section that head what follows, and those that look so where what they head is not below them. */
export function headingsIn(parsed: readonly Parsed[]): Set<Parsed> {
  const heads = new Set<Parsed>();
  const whole = wholeOf(parsed);
  let last: Unit | null = null;
  for (const [i, own] of parsed.entries()) {
    const isInGroup = last !== null && outshines(last, own.unit);
    if (own.kind === 'label' || headsNext(parsed, i, isInGroup, whole)) {
      if (!isInGroup) last = own.unit;
      heads.add(own);
    }
  }
  return new Set([...heads, ...alikeIn(parsed, heads)]);
}
