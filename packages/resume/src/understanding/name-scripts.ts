import type { Span } from './spans';
import { textOf } from './spans';
import { fold } from './words';

export const isInArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

const BETWEEN_SCRIPTS =
  /(?<=\p{Script=Arabic}[.)]?)[\s/|–-]+(?=[\p{Script=Latin}(])|(?<=[\p{Script=Latin}.)])[\s/|–-]+(?=\(?\p{Script=Arabic})/u;

const hasWords = (text: string): boolean => /\p{L}{2,}\s+\S*\p{L}{2}/u.test(text);

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
  [/(?:^|(?<=\s))(?:al|el|ul|ال)[\s-]?(?=\p{L}{2})/gu, ''],
  [/(?<=abd)[aeu]l[\s-]?(?=\p{L})/gu, ''],
  [/[cs]h|tch|[szcثسشصز]/gu, 's'],
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

/** Whether `b` begins and ends with the words with which `a` does, where one may have more between them. */
function areSpelledAlike(a: readonly string[], b: readonly string[]): boolean {
  const [left, right] = [a.join(''), b.join('')];
  const [first, begins, last, ends] = [a[0] ?? '', b[0] ?? '', a.at(-1) ?? '', b.at(-1) ?? ''];
  return (
    first + last !== '' &&
    begins + ends !== '' &&
    (left.startsWith(begins) || right.startsWith(first)) &&
    (left.endsWith(ends) || right.endsWith(last))
  );
}

/** Whether two names are one in Arabic and in Latin letters: 'هالة محمود البنا' and 'Hala M. El-Banna'. */
export function areOneInTwoScripts(a: string, b: string): boolean {
  if (isInArabic(a) === isInArabic(b)) return false;
  const [left, right] = [soundsOf(a), soundsOf(b)];
  return areSpelledAlike(left, right) || areSpelledAlike(left, right.toReversed());
}
