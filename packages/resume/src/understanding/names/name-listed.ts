import type { ResumeLine } from '../text/layout';
import { givenNames } from '../lexicon/given-names';
import { isEveryday } from './name-evidence';
import { placeOf } from '../vocabulary/place-names';
import { hasRole, namesEmployer } from '../vocabulary/roles';
import { isKnownSkill } from '../vocabulary/skillnames';
import type { Span } from '../text/spans';
import { keyOf, wordsOf } from '../text/words';

/** A surname and given names as lists have them: 'Belkacem, Amina'. */
const LISTED =
  /^\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*)?)\s*$/u;

/** Whether an address has a surname with the given name or its initial: 'woldacre', 'oldacre.w'. */
const areBothIn = (handles: string, family: string, given: string): boolean =>
  handles.split(' ').some((handle) => {
    const own = handle.replace(/\d+$/u, '');
    const initial = given.charAt(0);
    return (
      own.includes(family) &&
      (own.includes(initial + family) || own.endsWith(family + initial) || own.includes(given))
    );
  });

/** How somebody is addressed, before a name or in brackets behind it: 'MR. Oldacre, Wat', 'Oldacre, Ann (Miss)'. */
const ADDRESSED =
  /^\s*(?:mrs?|ms|miss|mx|dr|engr?|prof|mme|mlle)\.?\s+|\s*\((?:mrs?|ms|miss|mx|dr|engr?|prof|mme|mlle)\.?\)\s*$/giu;

/** Whether one address has both a surname and a given name: 'ann.oldacre'. */
const haveBoth = (handles: string, family: string, given: string): boolean =>
  given.length > 2 &&
  handles.split(' ').some((handle) => handle.includes(family) && handle.includes(given));

/** The name that the head prints as lists have it, in the `largest` letters or as the addresses do. */
export function asListed(line: ResumeLine, largest: number, handles: string): Span[] | null {
  const [, family = '', given = ''] = LISTED.exec(line.text.replaceAll(ADDRESSED, '')) ?? [];
  const isRepeated = family !== '' && handles.includes(keyOf(family));
  const mayBeGiven = placeOf(given) === null && !namesEmployer(given) && !isKnownSkill(given);
  const isInLarge =
    isRepeated &&
    mayBeGiven &&
    line.size >= largest * 0.97 &&
    /\p{Ll}{2}/u.test(given) &&
    !wordsOf(family).some((word) => givenNames.has(word)) &&
    areBothIn(handles, keyOf(family), wordsOf(given)[0] ?? '');
  const isWhole =
    isRepeated && mayBeGiven && haveBoth(handles, keyOf(family), wordsOf(given)[0] ?? '');
  const isName =
    (givenNames.has(wordsOf(given)[0] ?? '') || isInLarge || isWhole) &&
    !hasRole(given) &&
    !hasRole(family) &&
    !namesEmployer(family) &&
    (isRepeated || (line.size >= largest * 0.97 && !wordsOf(family).some(isEveryday)));
  if (!isName) return null;
  const [start, end] = [line.text.indexOf(family), line.text.lastIndexOf(given)];
  return [
    { line, start: end, end: end + given.length },
    { line, start, end: start + family.length },
  ];
}
