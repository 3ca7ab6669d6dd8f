import { durationWords, levelWords, ratingWords } from '../lexicon/levels';
import { isKnownSkill } from '../vocabulary/skillnames';
import { fold, letterCount, wordsOf } from '../text/words';

const isNumber = (word: string) => /^\d+\+?$/.test(word);

/** Whether `text` only says how well something is mastered: 'Advanced', '4/5', '80 %', '★★★☆'. */
export function isLevel(text: string): boolean {
  return wordsOf(text).every((word) => levelWords.has(word) || isNumber(word));
}

const ownWords = (text: string): string[] =>
  wordsOf(text)
    .flatMap((word) => word.split("'"))
    .filter((word) => word !== '');

/** What somebody is of a program that they know well, folded. */
const USER =
  /^(?:(?:super|power|key|end|main|frequent|certified)[ -]?users?|utilisat(?:eur|rice)s? (?:cle|avance|final)e?s?)$/u;

/** Whether `text` beside a skill only says how well, how long or how it was learned: 'Less than 1 year', 'in progress'. */
export const isRating = (text: string): boolean =>
  USER.test(fold(text).trim()) ||
  ownWords(text).every(
    (word) =>
      isNumber(word) || levelWords.has(word) || ratingWords.has(word) || durationWords.has(word),
  );

/** Whether `text` only says how long: 'More than 10 years', 'since 2019'. */
export function isDuration(text: string): boolean {
  const words = ownWords(text);
  return (
    words.length > 1 &&
    words.some(isNumber) &&
    words.every((word) => isNumber(word) || durationWords.has(word))
  );
}

const BRACKETED_AFTER = /[([]([^()[\]]*)[)\]]\s*$/u;
const LEVEL_AFTER = /(?:\s*[–—:(|]|\s+-|-\s|\s{2,})\s*([^()]*?)\)?\s*$/u;
/** How much of ten, twenty or a hundred, and no more than that: '80/20' is none. */
const OF_TEN = String.raw`(?:\d|10)\s?\/\s?10|(?:1?\d|20)\s?\/\s?20|(?:\d\d?|100)\s?\/\s?100`;
const MEASURE_AFTER = new RegExp(
  String.raw`\s*(?:[-–—:|]\s*|\(|\s(?=\d{1,3}\s*%|(?<!(?:html|php|windows|ios) )(?:[0-5]\s?\/\s?5|${OF_TEN})$))(?:\d{1,3}\s*%|\d\s*\/\s*\d{1,2}|${OF_TEN}|\d{1,2}\s*\+?\s*(?:years?|yrs?|ans?|jahre?|سنوات))\)?\s*$`,
  'iu',
);
/** How well in pluses, which 'C++' has in its name: 'Excel +++'. */
const PLUSES_AFTER = /(?<=\p{L}{2})(?<!otepad) \+{1,4}\s*$/u;
/** A duration or a level that only a blank parts from the name before it: 'Welding 5 years', 'Python niveau avancé'. */
const SPACED_AFTER =
  /(?<!\s)\s+(?:\d{1,2}\s*\+?\s*(?:years?|yrs?|ans|mois|months?|سنوات)|niveau\s+\p{L}+|(?:beginner|basic|intermediate|advanced|expert)\s+level)\s*$/iu;

/** Whether `said` after a dash is a rating. One word may be what is rated: 'Staff - Training'. */
const isRatingAfter = (said: string): boolean =>
  isLevel(said) || isDuration(said) || (wordsOf(said).length > 1 && isRating(said));

/** Dots or rules that lead from a name to how well it is mastered: 'Java ........ good'. */
const LEADER = /\s?(?:\.{4}|…{2}|_{4}|\. \. \. )/u;

/** `text` without how well, or how long, somebody masters what it names: 'Welding (Less than 1 year)'. */
export function withoutLevel(text: string): string {
  // The patterns below try each of many blanks in several ways.
  if (/\s{20}/u.test(text)) return text;
  const leader = LEADER.exec(text);
  if (leader && leader.index > 0 && isRating(text.slice(leader.index)))
    return text.slice(0, leader.index);
  const bracketed = BRACKETED_AFTER.exec(text);
  const inBrackets = bracketed?.[1]?.trim() ?? '';
  if (bracketed && bracketed.index > 0 && letterCount(inBrackets) > 0 && isRating(inBrackets))
    return text.slice(0, bracketed.index).trimEnd();
  const counted = text
    .replace(MEASURE_AFTER, '')
    .replace(SPACED_AFTER, '')
    .replace(PLUSES_AFTER, '');
  const tail = LEVEL_AFTER.exec(counted);
  const said = tail?.[1] ?? '';
  const isRated = tail !== null && tail.index > 0 && letterCount(said) > 0 && isRatingAfter(said);
  return isRated ? counted.slice(0, tail.index) : counted;
}

/** Whether `text` is a name and, after a dash, how well that is mastered: 'Backend — Advanced'. */
export function isRatedName(text: string): boolean {
  const dash = Math.max(...[' - ', ' – ', ' — '].map((sign) => text.lastIndexOf(sign)));
  const name = text.slice(0, Math.max(0, dash)).trim();
  return letterCount(name) > 0 && isLevel(text.slice(dash + 3).trim()) && !isKnownSkill(name);
}
