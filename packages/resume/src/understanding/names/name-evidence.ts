import type { ResumeLine } from '../text/layout';
import { givenNames } from '../lexicon/given-names';
import { languageNames } from '../lexicon/languages';
import {
  beginningsOfFirms,
  everydayWords,
  namesLikeThings,
  tradesOfFamilies,
  wordsOfFirms,
} from '../lexicon/no-names';
import { cities, countries } from '../lexicon/places';
import { rankWords } from '../lexicon/roles';
import { hasRole, namesEmployer } from '../vocabulary/roles';
import { wordsOf } from '../text/words';

const IN_FRONT = /^(?:ال|و|لل?)(?=\p{L}{3})/u;
const ENDING = /(?:s|x|ing|ed|ly|er)$/u;

/** A word that says nothing of whose name it may be of: one of everyday speech, of a place, of a language. */
export function isEveryday(word: string): boolean {
  const bare = word.replace(IN_FRONT, '');
  return (
    everydayWords.has(word) ||
    everydayWords.has(bare.replace(ENDING, '')) ||
    [word, bare].some((own) => cities.has(own) || countries.has(own) || languageNames.has(own))
  );
}

/** The end of a long word for a thing or a quality in English and French: 'Documentation', 'Graphique'. */
const ABSTRACT =
  /^(?=.{7}).*(?:tions?|ments?|it(?:y|ies|es?)|ness|ships?|[ai]bles?|ical|onal|onn?els?|onn?elles?|olog(?:y|ies?)|ograph(?:y|ies?)|(?<!r|dd|af)iques?|ismes?|isms?|[ae]nces?|(?:soft|hard|firm|middle|free)ware|atives?|atifs?|toires?|euses?)$/u;

const isOfFirm = (word: string): boolean => wordsOfFirms.has(word) && !namesLikeThings.has(word);

const isOfThing = (word: string): boolean => ABSTRACT.test(word) && !namesLikeThings.has(word);

/** Whether a text in capitals is of a slogan, a heading or a firm, as far as its words tell, where nothing shows that it is a name. */
export function isOfNoPerson(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.every(isEveryday) ||
    words.some((word) => isOfFirm(word) || isOfThing(word)) ||
    (countries.has(words.at(-1) ?? '') && !namesLikeThings.has(words.at(-1) ?? ''))
  );
}

/** Whether `text` begins with what a shop is, as one that is called after its owner: 'Boulangerie Paul'. */
export function beginsAsFirm(text: string): boolean {
  const [first = ''] = wordsOf(text);
  return isOfFirm(first) || beginningsOfFirms.has(first);
}

/** Whether `line` goes on after a comma with where somebody works: 'Borel Nord, Soil team, Building 4'. */
export const isAffiliation = ({ text }: ResumeLine): boolean =>
  text
    .split(',')
    .slice(1)
    .some((part) => namesEmployer(part) || wordsOf(part).some((word) => wordsOfFirms.has(word)));

/** A given name and a surname in capitals, in either order: 'Amina BELKACEM', 'BELKACEM HADDAD Amina'. */
const GIVEN = String.raw`\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?`;
const FAMILY = String.raw`\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+)?`;
const BOTH_CAPITALS = new RegExp(`^(?:${GIVEN} ${FAMILY}|${FAMILY} ${GIVEN})$`, 'u');
const IN_CAPITALS = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u;

/** Whether `text` is written as forms ask for names, with a surname in capitals and no word of everyday speech. */
export const marksSurname = (text: string): boolean =>
  BOTH_CAPITALS.test(text) &&
  (IN_CAPITALS.exec(text)?.[0] ?? '').search(/[AEIOUYÀ-Ü]/u) >= 0 &&
  !wordsOf(text).some(isEveryday);

const bare = (word: string) => word.replace(/^ال/u, '');

/** Whether `text` is a trade that families are called after, behind words that say nothing of it: 'Solveig Carpenter'. */
export function endsInFamily(text: string): boolean {
  const words = wordsOf(text);
  const others = words.slice(0, -1);
  return (
    others.length > 0 &&
    others.length <= 2 &&
    tradesOfFamilies.has(bare(words.at(-1) ?? '')) &&
    !hasRole(others.join(' ')) &&
    !others.some(
      (word) => isEveryday(word) || rankWords.has(word) || isOfThing(word) || isOfFirm(word),
    )
  );
}

/** Whether what reads like a role in `text` is the name of a family beside a given name: 'Paul Boulanger', 'Ada Smith'. */
export function isOfFamily(text: string): boolean {
  const words = wordsOf(text);
  const others = words.filter((word) => !tradesOfFamilies.has(bare(word)));
  return (
    words.length <= 4 &&
    others.length < words.length &&
    others.some((word) => givenNames.has(word)) &&
    !hasRole(others.join(' '))
  );
}
