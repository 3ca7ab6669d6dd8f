import { fold } from '../text/words';

/** A heading in capitals without blanks of at least so many letters may be several words. */
const GLUED = /^(?=\P{Ll}{10,40}$)\p{Lu}[\p{Lu}’'&]+$/u;

const LEAST_LETTERS = 3;
const JOINS = ['and', 'et', '&', "d'", 'de'];

/**
 * The words, folded, of a heading whose letters are set apart so evenly that no blank is told from the rest:
 * 'CLINICALSKILLS'. One of two words `heads` a section, and the other `isKnown`; null where no two such words make up the text.
 */
export function wordsGluedIn(
  text: string,
  isKnown: (word: string) => boolean,
  heads: (word: string) => boolean,
): string | null {
  const shown = text.trim();
  if (!GLUED.test(shown)) return null;
  const folded = fold(shown).replaceAll('’', "'");
  for (let at = LEAST_LETTERS; at <= folded.length - LEAST_LETTERS; at += 1) {
    const [before, last] = [folded.slice(0, at), folded.slice(at)];
    const first = heads(last) ? firstOf(before, isKnown) : null;
    if (first !== null) return `${first} ${last}`;
    if (heads(before) && isKnown(last)) return `${before} ${last}`;
  }
  return null;
}

/** A known word, with what joins it to the next one. */
function firstOf(text: string, isKnown: (word: string) => boolean): string | null {
  if (isKnown(text)) return text;
  const join = JOINS.find((each) => text.endsWith(each) && isKnown(text.slice(0, -each.length)));
  return join === undefined ? null : `${text.slice(0, -join.length)} ${join}`;
}
