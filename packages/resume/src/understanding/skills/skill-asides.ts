import { headingKinds } from '../vocabulary/headings';
import { isNoSkill } from './not-skills';
import { isRating } from './skill-levels';
import { labelled, type Parsed } from './skill-lines';
import { isKnownSkill } from '../vocabulary/skillnames';
import { fold, wordsOf } from '../text/words';
import type { Unit } from './unit';

const sameLook = (a: Unit, b: Unit): boolean =>
  a.bold === b.bold && Math.abs(a.size - b.size) < 0.3 && a.bullet === b.bullet;

/** Whether `unit`, alone on its row and larger or bolder than what is below, is a heading of what is no skill. */
function headsOther(unit: Unit, above: Unit | undefined, below: Unit | undefined): boolean {
  if (!below || unit.bullet || above?.row === unit.row || below.row === unit.row) return false;
  const standsOut = unit.size > below.size + 0.6 || (unit.bold && !below.bold);
  const { text } = unit.flow;
  if (!standsOut || isKnownSkill(text)) return false;
  const kinds = headingKinds(text);
  return kinds.length > 0 && kinds.every((kind) => kind === 'other');
}

/** `parsed` without what stands below headings of other things within a section: 'Skills', then 'Awards'. */
export function withoutOtherParts(parsed: readonly Parsed[]): Parsed[] {
  let heading: Unit | null = null;
  return parsed.filter(({ unit }, i) => {
    if (headsOther(unit, parsed[i - 1]?.unit, parsed[i + 1]?.unit)) heading = unit;
    else if (heading && sameLook(heading, unit)) heading = null;
    return heading === null;
  });
}

/** A name, and after a dash what is told of it: 'Patience – I wait for the dough'. */
const TOLD = /^[^\p{L}\p{N}]*([^–—:,;]{2,50}?)\s+[–—-]\s+((?!.*\s[–—-]\s)\S.*\s\S.*)$/u;
const MOST_WORDS_OF_NAME = 5;
const LEAST_TOLD = 3;

function nameTold({ unit, labelled: isLabelled }: Parsed): RegExpExecArray | null {
  const told = isLabelled ? null : TOLD.exec(unit.flow.text);
  const [, name = '', rest = ''] = told ?? [];
  const isName = wordsOf(name).length <= MOST_WORDS_OF_NAME && !isNoSkill(name);
  return isName && wordsOf(rest).length > 1 && !isRating(rest) ? told : null;
}

/** `parsed` with only the names where most entries tell of one after a dash. */
export function withNamesBeforeDashes(parsed: readonly Parsed[]): Parsed[] {
  const names = parsed.map(nameTold);
  const count = names.filter((name) => name !== null).length;
  const entries = parsed.filter(({ kind }) => kind !== 'label' && kind !== 'level').length;
  if (count < LEAST_TOLD || count * 2 < entries) return [...parsed];
  return parsed.map((each, i) => {
    const name = names[i];
    return name ? { ...each, kind: 'item', items: [labelled(each.unit, name)] } : each;
  });
}

/** So many names at least show that each has its own lines below it. */
const LEAST_OVER = 3;

/** Whether `below` stands right below the larger or bold `name` in smaller or lighter letters, in the same column. */
const isSaidOf = (name: Unit, below: Unit): boolean =>
  below.row > name.row &&
  !below.bullet &&
  (name.bold ? !below.bold && below.size < name.size + 0.3 : below.size < name.size - 0.6) &&
  below.line.page === name.line.page &&
  below.line.block === name.line.block &&
  below.line.y > name.line.y &&
  Math.abs(below.x - name.x) < 2;

/** Whether most entries of a line are known skills, over which a bold name is a heading. */
const namesSkills = ({ kind, items }: Parsed): boolean =>
  kind !== 'level' && items.filter(({ value }) => isKnownSkill(value)).length * 2 > items.length;

/** So many names with what each is of below it show by what is said twice that it is the kind of each. */
const LEAST_OF_KINDS = 4;

/** Whether lines say of what kind each name above them is: 'Accounting' below 'Ledgers' and below 'Payroll'. What names groups is over different names. */
const areKinds = (below: readonly Parsed[]): boolean =>
  below.length >= LEAST_OF_KINDS &&
  new Set(below.map(({ unit }) => fold(unit.flow.text).trim())).size < below.length;

/**
 * `parsed` with only the names where larger or bold ones have a line each below them, which says of what kind it is or, at
 * least half of them, how well it is mastered: what stands below the others then says what is mastered of it, as
 * 'Croissants, puff pastry' below 'Lamination'.
 */
export function withNamesOverDetails(parsed: readonly Parsed[]): Parsed[] {
  const over = parsed.flatMap((own, i) => {
    const below = parsed[i + 1];
    return own.kind === 'item' && below && isSaidOf(own.unit, below.unit) ? [{ own, below }] : [];
  });
  const [first] = over;
  if (!first || over.length < LEAST_OVER) return [...parsed];
  const names = parsed.filter(
    ({ kind, unit }) => kind === 'item' && sameLook(unit, first.own.unit),
  );
  const below = over.map((each) => each.below);
  const rated = below.filter(({ kind }) => kind === 'level');
  const ofKinds = areKinds(below);
  if (over.length < names.length || (!ofKinds && rated.length * 2 < over.length))
    return [...parsed];
  const said = new Set(below.filter((each) => ofKinds || !namesSkills(each)));
  return parsed.map((each) => (said.has(each) ? { ...each, kind: 'level', items: [] } : each));
}
