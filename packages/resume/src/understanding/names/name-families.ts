import { everydayGivenNames, givenNamesOfThings, surnames } from '../lexicon/surnames';
import { givenNames } from '../lexicon/given-names';
import { isEveryday, isOfNoPerson } from './name-evidence';
import { placeOf } from '../vocabulary/place-names';
import { hasRole, namesEmployer } from '../vocabulary/roles';
import { isKnownSkill } from '../vocabulary/skillnames';
import { fold, wordsOf } from '../text/words';

const MOST_WORDS = 4;

/** What places are called with before the name of somebody: 'Fort Johnson'. */
const OF_PLACE =
  /^(?:fort|saint|san|santa|los|las|port|lake|mount|north|south|east|west|new|old|casa|villa|team)$/u;

/** What has an article in Arabic and is no name, so that what reads as a surname behind it says of what kind it is: 'المطبخ المصري'. */
const isThing = (word: string): boolean => /^ال\p{L}{3}/u.test(word) && !surnames.has(word);

/** A letter for a given name: 'Fairley H. Jones'. */
const isInitial = (word: string): boolean => word.length === 1;

/**
 * Whether `text` reads as the name of a person whose given name is unknown, or an everyday word as well, by its surname: one
 * that is common, or any that is no everyday word behind a given name that only persons have, where its place tells of a
 * person (`isOfPerson`): 'Grace Threlkirk' over a town.
 */
export function isNamedByFamily(text: string, isOfPerson: boolean): boolean {
  const words = wordsOf(text);
  const [first = '', ...rest] = words;
  const last = words.at(-1) ?? '';
  if (words.length < 2 || words.length > MOST_WORDS || isInitial(last)) return false;
  const isGiven = everydayGivenNames.has(first) || givenNamesOfThings.has(first);
  const others = [...(isGiven ? [] : [first]), ...rest.slice(0, -1)].filter(
    (word) => !isInitial(word),
  );
  if (
    OF_PLACE.test(first) ||
    isThing(first) ||
    others.some((word) => isEveryday(word) || hasRole(word))
  )
    return false;
  const isFamily = surnames.has(fold(last));
  return isFamily
    ? others.length > 0 || isGiven
    : everydayGivenNames.has(first) && isOfPerson && !isEveryday(first) && !isEveryday(last);
}

const DASHED = /^\s*(\p{Lu}[^–-]+) [–-] (\p{Lu}[^–-]+)$/u;
const MOST_BEHIND = 2;

const areNames = (words: readonly string[]): boolean =>
  words.some((word) => givenNames.has(word) || surnames.has(word)) && !words.some(isEveryday);

/** Whether `text` is one name with a dash of its own: 'Amina Belkacem - San Marlow'. What stands behind is a name alone, and no second person. */
export function isDashedName(text: string): boolean {
  const [, before = '', behind = ''] = DASHED.exec(text) ?? [];
  const [own, more] = [wordsOf(before), wordsOf(behind)];
  return (
    own.length >= 2 &&
    own.length <= MOST_WORDS &&
    own.some((word) => givenNames.has(word)) &&
    areNames(own) &&
    more.length > 0 &&
    more.length <= MOST_BEHIND &&
    !(more.length > 1 && givenNames.has(more[0] ?? '')) &&
    areNames(more) &&
    /^(?:\p{Lu}[\p{L}'’.]+ ?)+$/u.test(behind.trim()) &&
    [before, behind].every((part) => !hasRole(part) && !namesEmployer(part)) &&
    placeOf(behind.trim()) === null &&
    !isKnownSkill(behind) &&
    !isOfNoPerson(behind)
  );
}
