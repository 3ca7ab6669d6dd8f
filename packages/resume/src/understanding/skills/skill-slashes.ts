import { alternatives } from '../lexicon/skills';
import { COINED, isShortFor } from './skill-looks';
import { isComputingSkill, isKnownSkill, skillKey } from '../vocabulary/skillnames';
import { fold, wordsOf } from '../text/words';

/** Names that have a slash in them. */
const WITH_SLASH =
  /\b(?:CI\/CD|UI\/UX|UX\/UI|TCP\/IP|PL\/SQL|A\/B|I\/O|R\/3|S\/4|SSL\/TLS|LAN\/WAN|HVAC\/R|z\/OS|OS\/2|AS\/400|Pub\/Sub|AC\/DC|24\/7|N\/A|GNU\/Linux|EtherNet\/IP|client\/server|et\/ou|and\/or)/giu;

/** The sides of the slashes in `text`, but for those in names. */
const sidesOf = (text: string): RegExpExecArray[] => [
  ...text.replace(WITH_SLASH, (name) => name.replace('/', '\u2044')).matchAll(/[^/\s][^/]*/gu),
];

/** The names in `match` that slashes part, unless it is one name: 'TCP/IP'. */
export const withSlash = (match: RegExpExecArray): RegExpExecArray[] =>
  isKnownSkill(match[0].trim())
    ? [match]
    : sidesOf(match[0]).map((name) => Object.assign(name, { index: match.index + name.index }));

const LEAST_LETTERS_OF_SIDE = 3;
const MOST_WORDS_OF_SIDE = 3;

/** Whether a side of a slash is a name by its looks: 'Octave', 'vCenter'. */
const looksNamed = (side: string, isSpaced: boolean): boolean =>
  (/^\p{Lu}/u.test(side) || COINED.test(side)) &&
  wordsOf(side).length <= (isSpaced ? MOST_WORDS_OF_SIDE : 1) &&
  (isSpaced || side.length >= LEAST_LETTERS_OF_SIDE);

/** Whether no side is one word that may go with the end of another: 'Conflict' in 'Conflict / Dispute Resolution'. */
export const standAlone = (sides: readonly string[]): boolean =>
  sides.every((side) => isKnownSkill(side) || COINED.test(side) || wordsOf(side).length > 1) ||
  sides.every((side) => wordsOf(side).length === 1);

/** What stands behind a name and is none of it: a version, or what is said of it in brackets. */
const BEHIND_NAME = /\s+(?:\d[\d.]*|\([^()]*\))$/u;

/** Names that a slash parts: 'Python / Flask', 'C/C++'; null where it joins them to one: 'TCP/IP', 'Linux / Ubuntu'. */
export function slashedIn(value: string): { start: number; end: number }[] | null {
  if (!value.includes('/') || isKnownSkill(value)) return null;
  const isSpaced = /\s\/|\/\s/u.test(value);
  const sides = sidesOf(value).map(({ index, 0: side }) => ({
    start: index,
    end: index + side.trimEnd().length,
  }));
  const names = sides.map(({ start, end }) => value.slice(start, end).replace(BEHIND_NAME, ''));
  const areNames =
    names.length > 1 &&
    names.every((name) => isKnownSkill(name) || looksNamed(name, isSpaced)) &&
    (isSpaced ? standAlone(names) : names.some((name) => isComputingSkill(name)));
  const keys = new Set(sides.map(({ start, end }) => skillKey(value.slice(start, end))));
  const areAlternatives =
    alternatives.some((kind) => names.every((name) => kind.has(fold(name)))) ||
    isShortFor(names[1] ?? '', names[0] ?? '');
  return areNames && keys.size > 1 && !areAlternatives ? sides : null;
}
