import type { Span } from '../text/spans';
import { textOf } from '../text/spans';
import { fold } from '../text/words';

export const isInArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

const BETWEEN_SCRIPTS =
  /(?<=\p{Script=Arabic}[.)]?)[\s/|–-]+(?=[\p{Script=Latin}(])|(?<=[\p{Script=Latin}.)])[\s/|–-]+(?=\(?\p{Script=Arabic})/u;

/** Whether `text` has a given name and a family. */
export const hasWords = (text: string): boolean => /\p{L}{2,}\s+\S*\p{L}{2}/u.test(text);

/** The two halves of a name that is printed in Arabic and Latin letters side by side, the half in the letters of the page first. */
export function inOneScript(span: Span, rightToLeft: boolean): Span[] {
  const text = textOf(span);
  if (!isInArabic(text) || !/\p{Script=Latin}{2}/u.test(text)) return [span];
  const gap = BETWEEN_SCRIPTS.exec(text);
  if (!gap) return [span];
  const halves = [
    { ...span, end: span.start + gap.index },
    { ...span, start: span.start + gap.index + gap[0].length },
  ];
  const areNames = halves.every((half) => hasWords(textOf(half)));
  const areOfOne = halves.some((half) => BETWEEN_SCRIPTS.test(textOf(half)));
  if (!areNames || areOfOne) return [span];
  return halves.toSorted(
    (a, b) =>
      Number(isInArabic(textOf(b)) === rightToLeft) - Number(isInArabic(textOf(a)) === rightToLeft),
  );
}

/** Consonants that either script writes for the same sound, or for one that is spelled alike. Vowels, ع, ح and ه have none. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|(?<=\s))(?:(?:al|el|ul)[\s-]|ال)(?=\p{L}{2})/gu, ''],
  [/(?<=abd)[aeu]l[\s-]?(?=\p{L})|(?<=عبد)ال|(?<=\p{L})ال(?=دين(?:\s|$))/gu, ''],
  [/[cs]h|tch|[szcسشصز]/gu, 's'],
  [/[kg]h|dj|[kqgjxخغجكق]/gu, 'k'],
  [/[td]h|[tdتدطضظذث]/gu, 't'],
  [/[pbب]/gu, 'b'],
  [/ph|[fvف]/gu, 'f'],
  [/ل/gu, 'l'],
  [/م/gu, 'm'],
  [/ن/gu, 'n'],
  [/ر/gu, 'r'],
  [/[^stkbflmnr\s]/gu, ''],
  [/(.)\1+/gu, '$1'],
];
const soundsOf = (name: string): string[] =>
  SOUNDS.reduce((text, [from, to]) => text.replace(from, to), fold(name)).split(/\s+/);

/** Two words that one name writes apart and the other as one: 'Ben Aissa', 'Benaissa'. */
const asOne = (words: readonly string[]): string =>
  words.includes('') ? (words[0] ?? '') : words.join('').replaceAll(/(.)\1/gu, '$1');

/** Whether two words sound alike, where 'al' before one may be a part of it: 'Alami' and 'العلمي', 'Alghamdi' and 'الغامدي'. */
const areAlike = (a: string, b: string): boolean =>
  a === b || (a !== '' && b !== '' && (`l${a}` === b || a === `l${b}`));

/** Whether `a` and `b`, the words at one end of two names, are the same word or the same two. */
const isSameEnd = (a: readonly string[], b: readonly string[], outer: 0 | -1): boolean => {
  const [one, other] = [a.at(outer) ?? '', b.at(outer) ?? ''];
  return areAlike(one, other) || areAlike(asOne(a), other) || areAlike(one, asOne(b));
};

/** Whether `b` begins and ends with the words with which `a` does, where one may have more between them. */
const areSpelledAlike = (a: readonly string[], b: readonly string[]): boolean =>
  [...a, ...b].some((word) => word !== '') &&
  isSameEnd(a.slice(0, 2), b.slice(0, 2), 0) &&
  isSameEnd(a.slice(-2), b.slice(-2), -1);

/** Whether two names are one in Arabic and in Latin letters: 'هالة محمود البنا' and 'Hala M. El-Banna'. */
export function areOneInTwoScripts(a: string, b: string): boolean {
  if (isInArabic(a) === isInArabic(b)) return false;
  const [left, right] = [soundsOf(a), soundsOf(b)];
  if (left.length < 2 || right.length < 2) return false;
  return areSpelledAlike(left, right) || areSpelledAlike(left, right.toReversed());
}
