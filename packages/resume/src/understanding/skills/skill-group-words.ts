import { groupWords } from '../lexicon/skills';
import { piecesOf } from './skill-items';
import { isComputingSkill, isKnownSkill } from '../vocabulary/skillnames';
import { fold } from '../text/words';

const GROUP = `(?:${groupWords.join('|')})`;
const LED_BY_GROUP = new RegExp(
  `^[^\\p{L}]{0,4}(${GROUP}(?: ?(?:&|/|et|and) ?${GROUP})?) (?=\\S)`,
  'u',
);
const ONLY_GROUP = new RegExp(`^${GROUP}$`, 'u');

/**
 * The name of a group that nothing but a blank parts from the names that it lists: 'Databases MySQL, PostgreSQL'. The first
 * of them must be known, and not by the group's name with it.
 */
export function groupLabel(text: string): RegExpExecArray | null {
  const folded = fold(text);
  const led = folded.length === text.length ? LED_BY_GROUP.exec(folded) : null;
  if (!led) return null;
  const names = piecesOf(text.slice(led[0].length)).map(({ start, end }) =>
    text.slice(led[0].length + start, led[0].length + end).trim(),
  );
  const [first = ''] = names;
  const isLabel =
    names.length > 1 &&
    isComputingSkill(first.split('/')[0] ?? '') &&
    !ONLY_GROUP.test(fold(first)) &&
    !isKnownSkill(`${led[1]} ${first}`);
  const start = led[0].length - (led[1]?.length ?? 0) - 1;
  const label = text.slice(start, led[0].length - 1);
  return isLabel ? Object.assign(led, { 0: text.slice(0, led[0].length), 1: label }) : null;
}
