import { headingKinds } from '../vocabulary/headings';
import { labelled, type Parsed } from './skill-lines';
import { isKnownSkill } from '../vocabulary/skillnames';
import type { Unit } from './unit';
import { fold, wordsOf } from '../text/words';

/** What names groups of skills rather than one, where lines without bullets follow it. */
const OF_GROUPS =
  /^(?:(?:hard|soft|technical|professional|personal|other|additional|key|core|main|general|special|specific|transferable|relevant|computer|it|digital|software|language|programming|coding) skills|(?:competences|aptitudes|connaissances) (?:techniques?|professionnelles?|personnelles?|cles?|generales?|principales?|transversales?|transferables?|specifiques?|metiers?|numeriques?|digitales?|informatiques?|linguistiques?|bureautiques?|comportementales?))$/u;

const WHOLE = /^[^\p{L}\p{N}]*(.*[\p{L}\p{N})])/u;

const LEAST_WORDS = 2;

const textOf = ({ unit }: Parsed): string => unit.flow.text;

/** Whether two units look alike, one below the other or in columns beside each other. */
const looksLike = (a: Unit, b: Unit): boolean =>
  a.bold === b.bold &&
  a.bullet === b.bullet &&
  Math.abs(a.size - b.size) < 0.3 &&
  (Math.abs(a.indent - b.indent) < 2 ||
    Math.abs(a.right - b.right) < 2 ||
    Math.sign(b.line.y - a.line.y) !== Math.sign(b.row - a.row));

/** Whether `other` is an entry of a list that looks like `own`. */
const isLike = (own: Unit, other: Parsed | undefined): other is Parsed =>
  other !== undefined &&
  (other.kind === 'item' ||
    other.kind === 'sentence' ||
    (other.kind === 'list' && own.bullet && !other.labelled) ||
    isNamed(other)) &&
  other.unit.line.page === own.line.page &&
  looksLike(own, other.unit);

/** Whether a line is taken for the name of a group because it says that it is of skills: 'Phone skills'. */
const isNamed = (each: Parsed): boolean =>
  each.kind === 'label' &&
  !each.labelled &&
  !/:\s*$/u.test(textOf(each)) &&
  wordsOf(textOf(each)).length >= LEAST_WORDS &&
  headingKinds(textOf(each)).includes('skills') &&
  !headingKinds(textOf(each)).includes('languages');

const gap = (above: Parsed, below: Parsed): number => below.unit.line.y - above.unit.line.y;

/** Whether the line at `at` stands as near to the one above as lines do that follow each other, so that nothing begins with it. */
function isWithin(parsed: readonly Parsed[], at: number): boolean {
  const around = parsed.slice(Math.max(0, at - 2), at + 3);
  const gaps = around
    .slice(1)
    .map((each, i) => gap(around[i] ?? each, each))
    .filter((each) => each > 0);
  const [above, own] = parsed.slice(at - 1, at + 1);
  return above !== undefined && own !== undefined && gap(above, own) <= Math.min(...gaps) + 1;
}

/** Whether nothing follows in the list of `own`: what is below stands out, or in another column. */
const isLast = (own: Unit, below: Parsed | undefined): boolean =>
  below === undefined ||
  below.kind === 'label' ||
  (below.unit.bold && !own.bold) ||
  below.unit.line.block !== own.line.block;

/** Whether `own` is an entry between others: a point of a list, or a line that nothing sets apart from those above and below. */
function isEntry(parsed: readonly Parsed[], at: number, own: Parsed): boolean {
  const { unit } = own;
  const [above, below] = [parsed[at - 1], parsed[at + 1]];
  const isOfGroup = OF_GROUPS.test(
    fold(textOf(own))
      .trim()
      .replace(/^[^\p{L}]+/u, ''),
  );
  if (isOfGroup && below?.items.some(({ value }) => isKnownSkill(value))) return false;
  if (unit.bullet) {
    const isInner = below?.unit.bullet === true && below.unit.indent > unit.indent + 4;
    return !isInner && (isLike(unit, above) || isLike(unit, below));
  }
  return (
    !isOfGroup &&
    isLike(unit, above) &&
    (isLast(unit, below) || isLike(unit, below)) &&
    isWithin(parsed, at)
  );
}

/** `parsed` with each line that says that it is of skills as one, where it stands among the entries of a list: 'Phone skills'. */
export function withSkillsNamed(parsed: readonly Parsed[]): Parsed[] {
  return parsed.map((each, i) => {
    if (!isNamed(each) || !isEntry(parsed, i, each)) return each;
    const whole = WHOLE.exec(textOf(each));
    return whole ? { ...each, kind: 'item', items: [labelled(each.unit, whole)] } : each;
  });
}
