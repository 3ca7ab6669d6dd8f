import { hangingLabels } from './hanging-labels';
import { isNoSkill } from './not-skills';
import { isLevel, isRatedName } from './skill-levels';
import { labelled, labelOf, type Parsed } from './skill-lines';
import { isComputingSkill, isKnownSkill } from '../vocabulary/skillnames';
import { bulletsAreLabels, isListed, LABEL, type Unit } from './unit';
import type { Fact } from '../../schemas/resume';
import { headingKinds } from '../vocabulary/headings';
import { wordsOf } from '../text/words';

/** So many groups that are named in one way show that it names groups. */
const LEAST_GROUPS = 2;

/**
 * The units that `isLabel` holds for, where they name groups: the first does, each is over further rows, and the rows in
 * groups are at least twice as many.
 */
function overGroups(units: readonly Unit[], isLabel: (unit: Unit) => boolean): Unit[] {
  const labels = units.filter(isLabel);
  const [first] = units;
  if (!first || labels.length < LEAST_GROUPS || !isLabel(first)) return [];
  const areOver = units.every((unit, i) => {
    const next = units[i + 1];
    if (!labels.includes(unit)) return true;
    return next !== undefined && !isLabel(next) && next.row > unit.row;
  });
  return areOver && units.length >= 3 * labels.length ? labels : [];
}

/** Light names over bold ones, as in a sidebar. */
const lightLabels = (units: readonly Unit[]): Unit[] =>
  units.some(({ bold }) => bold) &&
  units.every(({ bold, bullet, flow }) => bold || (!bullet && !isListed(flow.text)))
    ? overGroups(units, ({ bold }) => !bold)
    : [];

/** A name, a colon and how well it is mastered: 'Baking : Expert'. */
function isRatedByColon({ flow: { text } }: Unit): boolean {
  const [all = '', name = ''] = LABEL.exec(text) ?? [];
  const said = text.slice(all.length);
  return name !== '' && !isListed(said) && isLevel(said) && !isComputingSkill(name);
}

/** Rated names of which each stands before the list of its group: 'Baking: Expert', then 'Keywords: rye, spelt'. */
function ratedLists(units: readonly Unit[]): Unit[] {
  const labels = new Set(units.filter(isRatedByColon));
  const [first] = units;
  const areBefore = units.every((unit, i) => {
    const next = units[i + 1];
    return labels.has(unit)
      ? next !== undefined && !labels.has(next) && isListed(next.flow.text)
      : isListed(unit.flow.text);
  });
  return first && labels.size >= LEAST_GROUPS && labels.has(first) && areBefore ? [...labels] : [];
}

/** Names with how well the skills are mastered that stand below them: 'Backend — Advanced'. */
const ratedLabels = (units: readonly Unit[]): Unit[] => [
  ...overGroups(
    units,
    ({ flow, bullet }) => !bullet && isRatedName(flow.text) && !isListed(flow.text),
  ),
  ...ratedLists(units),
];

/** From so many words on, what stands alone after a colon tells of the name before it. */
const LEAST_WORDS_TOLD = 4;
const LEAST_TOLD = 3;

/** Whether one phrase in small letters stands after a colon: 'Baking: used every day in the last two posts'. */
function isTold({ kind, unit, items }: Parsed): boolean {
  const [all = ''] = LABEL.exec(unit.flow.text) ?? [];
  const said = unit.flow.text.slice(all.length).trim();
  return (
    all !== '' &&
    (kind === 'list' || kind === 'sentence') &&
    items.every(({ value }) => !isKnownSkill(value)) &&
    !isListed(said) &&
    !/^\P{L}*\p{Lu}/u.test(said) &&
    wordsOf(said).length >= LEAST_WORDS_TOLD
  );
}

/** Whether nearly all that `parsed` has are names of which a phrase tells. */
const areTold = (parsed: readonly Parsed[]): boolean =>
  parsed.length >= LEAST_TOLD && parsed.filter(isTold).length * 4 >= parsed.length * 3;

/**
 * `parsed` where running text after a colon is told of skills, so that what stands before it is one: 'Patience: I wait for the
 * dough as long as it takes'. Running text that mentions more skills than that is told of a group.
 */
export function withNamesTold(parsed: readonly Parsed[]): Parsed[] {
  const told = new Map<Parsed, Fact<string>>();
  const isOfName = areTold(parsed)
    ? (each: Parsed) => each.kind === 'sentence' || isTold(each)
    : ({ kind }: Parsed) => kind === 'sentence';
  const mentioned: Fact<string>[] = [];
  for (const each of parsed) {
    const label = isOfName(each) ? labelOf(each.unit) : null;
    const name = label?.[1] ?? '';
    if (!label || isNoSkill(name) || headingKinds(name).length > 0) continue;
    told.set(each, labelled(each.unit, label));
    mentioned.push(...each.items.filter(({ value }) => !name.includes(value)));
  }
  if (told.size < LEAST_GROUPS || mentioned.length > told.size) return [...parsed];
  return parsed.map((each) => {
    const name = told.get(each);
    return name ? { ...each, items: [name] } : each;
  });
}

/** How much wider the gap over the name of a group is than that below it. */
const WIDER = 1.15;

/** Names alone on their rows, nearer to the row of several names below than to the one above: 'Backend' over chips. */
function labelsOverRows(units: readonly Unit[]): Unit[] {
  const onRow = new Map<number, number>();
  for (const { row } of units) onRow.set(row, (onRow.get(row) ?? 0) + 1);
  const isAlone = ({ row }: Unit) => onRow.get(row) === 1;
  const labels = units.filter((unit, i) => {
    const [above, below] = [units[i - 1], units[i + 1]];
    if (!isAlone(unit) || unit.bullet || isListed(unit.flow.text) || !below) return false;
    if (isAlone(below) || below.line.page !== unit.line.page) return false;
    if (!above || above.line.page !== unit.line.page) return true;
    const gap = below.line.y - unit.line.y;
    return gap > 0 && unit.line.y - above.line.y > WIDER * gap;
  });
  const [first] = units;
  return first && labels.includes(first) && labels.length >= LEAST_GROUPS ? labels : [];
}

/** The units that only name the groups of what a section lists, by how they stand to it. */
export function groupLabels(units: readonly Unit[]): Set<Unit> {
  if (bulletsAreLabels(units)) return new Set(units.filter(({ bullet }) => bullet));
  const hanging = hangingLabels(units);
  return hanging.size > 0
    ? hanging
    : new Set([...lightLabels(units), ...ratedLabels(units), ...labelsOverRows(units)]);
}
