import { GIVERS, OF_SCOPE } from './certificate-issuers';
import { dateSpans, NAMES_CERTIFICATE, OPENS, SHORT } from './certificate-words';
import { isCalledOne, isKindOnly, isSurelyNamed } from './certificate-sure';
import { HANDED_OVER, ONLY_GIVES } from '../lexicon/certificate-remarks';
import { TRAINER } from '../lexicon/certificates';
import { namesEmployer } from '../vocabulary/roles';
import type { Span } from '../text/spans';
import { fold, keyOf, wordsOf } from '../text/words';

/** What courses and certificates are called, whoever gives them, folded. */
const OF_COURSE =
  /(?<!\p{L})(?:awareness|fundamentals|essentials|basics|foundations?|introduction|intro|advanced|level|grade|levels|niveau|specialist|specialization|associate|practitioner|operator|technician|administrator|analyst|developer|engineer|instructor|assessor|auditor|manager|expert|skills|safety|strategy|techniques|certified|qualified|registered|licensed|award|nvq|bootcamp|nanodegree|mooc|master ?class|diploma|diplome|card|permit|carte|conduite|conduire|gestes|initiation|perfectionnement|bases|maitrise|techniques?|comment|for|with|using|avec|pour)(?!\p{L})|اساسيات|مهارات|مقدمه|مبادئ|باستخدام|دبلوم|اداره/u;

/** Who gives certificates in a word or two more: trainers and offices of every kind, folded. */
const OF_GIVER =
  /(?<!\p{L})(?:council|society|guild|consortium|league|board|institution|authority|ministry|department|chamber|federation|trust|ltd|limited|llc|inc|gmbh|sarl|consulting|consultants?|online|e-?learning|learning|groupe?|services?|organi[sz]ation|bureau|agency|agence|commission|union|ordre|conseil|rectorat|mairie|udemy|udacity|datacamp|pluralsight|skillshare|futurelearn|codecademy|freecodecamp|simplilearn|red cross|red hat|salesforce|hashicorp|comptia|isaca|axelos)(?!\p{L})|يونسكو|نقابه|مجلس|موسسه|معهد/u;

/** Whether a text is called what courses are: 'Foundations'. */
export const namesCourse = (text: string): boolean => OF_COURSE.test(fold(text));

/** So many marks tell a giver, and so many more than other texts have tell that these are the givers of those. */
export const SURE = 0.7;

/** Marks on a text: how much it looks like somebody who gives certificates (above 0), or like the name of one (below). */
export function marksOf(text: string): number {
  const folded = fold(text);
  if (HANDED_OVER.test(folded) || ONLY_GIVES.test(folded) || /\d{5}/.test(folded)) return 1.5;
  if (isSurelyNamed(text.trim())) return -1.5;
  const isKnown = GIVERS.test(folded) || OF_GIVER.test(folded) || TRAINER.test(folded);
  const isGiver = isKnown || namesEmployer(text);
  const isNamed = OPENS.test(folded) || OF_COURSE.test(folded);
  const isCalled = NAMES_CERTIFICATE.test(folded);
  return (
    (isKnown ? 1.5 : isGiver ? 0.8 : 0) +
    (SHORT.test(text.trim()) ? 0.3 : 0) -
    (isNamed ? 1.5 : 0) -
    (isCalled && !(isGiver && !isNamed) ? 1 : 0) -
    Math.min(wordsOf(text).length, 8) * 0.12
  );
}

/** What stood before a date: 'Rope Access, issued'. */
const LED_TO_DATE = /[\s,(–—-]+(?:issued|expires?|obtained|earned|completed|renewed)$/iu;

/** What a part says without its dates. */
export const undated = (span: Span): string => {
  let text = '';
  let at = span.start;
  for (const { start, end } of dateSpans(span).toSorted((a, b) => a.start - b.start)) {
    if (start > at) text += span.line.text.slice(at, start);
    at = Math.max(at, end);
  }
  const rest = (text + span.line.text.slice(at, span.end)).replace(
    /^[\s\P{L}]+|[^\p{L}\p{N})+]+$/gu,
    '',
  );
  return rest.replace(LED_TO_DATE, '');
};

/** How much a column of texts looks like those who give the certificates of the other, on the mean. One gives several. */
function marksOfAll(texts: readonly string[]): number {
  const said = texts.filter((text) => text !== '');
  if (said.length === 0) return 0;
  const different = new Set(said.map(keyOf)).size;
  const mean = said.reduce((sum, text) => sum + marksOf(text), 0) / said.length;
  return mean + (1 - different / said.length) * 2;
}

/** So few marks, or fewer, has what is called as courses or certificates are. */
export const READS_AS_ONE = -0.9;

/** The share of a column that must read as certificates to show who gives them beside it. */
const MOST_NAMED = 0.75;

/** Whether some texts are certificates beyond doubt, or are called so, and none of the others reads as one. */
function areBesideOthers(names: readonly string[], others: readonly string[]): boolean {
  const sure = names.filter((text) => isCalledOne(text.trim()));
  const named = names.filter((text) => sure.includes(text) || marksOf(text) < READS_AS_ONE);
  return (
    sure.length > 0 &&
    !names.some(isKindOnly) &&
    named.length >= MOST_NAMED * names.length &&
    others.every(
      (text) => text !== '' && marksOf(text) > READS_AS_ONE && !OF_SCOPE.test(fold(text)),
    )
  );
}

/** Who gives a certificate and is not known is named behind it in at most so many words. More may go on with the name. */
const MOST_WORDS_BEHIND = 3;

/** The capitals of a name: those of 'Certified Public Accountant'. */
export const initialsOf = (name: string): string => name.replace(/\B\p{L}|[^\p{Lu}]/gu, '');

/** Whether half of some texts at least can only be certificates where none of those beside them can, nor is in full what they are in short. */
function areKnownBeside(names: readonly string[], others: readonly string[]): boolean {
  const known = names.filter((text) => isSurelyNamed(text.trim()));
  return (
    known.length * 2 >= names.length &&
    others.some(namesEmployer) &&
    !others.some(namesCourse) &&
    others.every(
      (text, i) =>
        text !== '' &&
        !isCalledOne(text.trim()) &&
        !/certified$/iu.test(text.trim()) &&
        !initialsOf(text).startsWith(names[i]?.trim() ?? ''),
    )
  );
}

/** How sure it is that one column is of certificates where none of the other is: as a giver in each row. */
const BESIDE_OTHERS = 1.5;

/** Whether what stands behind a certificate may only be who gave it. */
export const isGivenBy = (name: string, behind: string): boolean =>
  wordsOf(behind).length <= MOST_WORDS_BEHIND && areBesideOthers([name], [behind]);

/**
 * How much more the first texts of some pairs look like those who give a certificate than the second ones; below 0 where
 * these do, and 0 where neither look like givers nor one alone like certificates, or where a single word would be left of most names: 'ITIL, Foundation'.
 */
export function givesFirst(pairs: readonly (readonly [string, string])[]): number {
  const [left, right] = [pairs.map(([text]) => text), pairs.map(([, text]) => text)];
  if (pairs.length > 1 && areKnownBeside(right, left)) return BESIDE_OTHERS;
  const first = marksOfAll(pairs.map(([text]) => text));
  const second = marksOfAll(pairs.map(([, text]) => text));
  const more = Math.max(first, second) > 0 ? first - second : 0;
  if (more === 0) {
    const [one, other] = [pairs.map(([text]) => text), pairs.map(([, text]) => text)];
    if (areBesideOthers(other, one)) return BESIDE_OTHERS;
    const areShort = other.every((text) => wordsOf(text).length <= MOST_WORDS_BEHIND);
    if (areShort && areBesideOthers(one, other)) return -BESIDE_OTHERS;
  }
  const short = pairs.filter(([, text]) => wordsOf(text).length < 2).length;
  return more > 0 && short * 2 >= pairs.length ? 0 : more;
}
