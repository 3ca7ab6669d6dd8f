import { headingModifiers, headingWords, type SectionKind } from '../lexicon/headings';

/** The words that name a kind of section, and how early the kind is listed. */
export const kindOfWord = new Map<string, { kind: SectionKind; rank: number }>();
for (const [rank, [kind, list]] of headingWords.entries()) {
  for (const word of list) if (!kindOfWord.has(word)) kindOfWord.set(word, { kind, rank });
}
const modifiers = new Map<string, SectionKind | null>();
for (const [kind, list] of headingModifiers) for (const word of list) modifiers.set(word, kind);

/** An article or an 'and' may be the beginning of such a word. */
const MAY_BE_LED = /^(?:[ld]'|[وال])/u;

const bareWord = (word: string) =>
  word.replace(/^(?:l'|d')/, '').replace(/^(?:و(?=ال))?(?:ال|لل)(?=..)/u, '');

/** Words of this many letters are known with one of them wrong, missing, doubled or in the wrong place. */
const LONG_WORD = 9;

/** Whether `word` is `known` but for one slip of the pen between its first letter and its last: 'Experienced' is another word. */
function isSlip(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1 || word[0] !== known[0]) return false;
  let i = 1;
  while (i < word.length && word[i] === known[i]) i += 1;
  const [a, b] = [word.slice(i), known.slice(i)];
  if (a.length <= 1 && b.length <= 1) return false;
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

/** The long words by their first letter, which no slip changes. */
const longWords = new Map<string, string[]>();
for (const word of [...kindOfWord.keys(), ...modifiers.keys()]) {
  if (word.length < LONG_WORD) continue;
  const alike = longWords.get(word.charAt(0));
  if (alike) alike.push(word);
  else longWords.set(word.charAt(0), [word]);
}

/** An Arabic word has more letters where its last may say whose it is: 'مهاراتي'. */
const SHORT_WORD = 4;

/** What a word is as part of a heading: its kind, null for a modifier, undefined for neither. */
export function meaningOf(
  word: string,
): { kind: SectionKind | null; rank: number; strong: boolean } | undefined {
  for (const form of MAY_BE_LED.test(word)
    ? [word, bareWord(word), word.replace(/^و/u, ''), bareWord(word.replace(/^و/u, ''))]
    : [word]) {
    const strong = kindOfWord.get(form);
    if (strong) return { ...strong, strong: true };
    const weak = modifiers.get(form);
    if (weak !== undefined) return { kind: weak, rank: 99, strong: false };
  }
  if (word.length > SHORT_WORD && word.endsWith('ي'))
    return (
      meaningOf(word.slice(0, -1)) ??
      (word.endsWith('تي') ? meaningOf(`${word.slice(0, -2)}ه`) : undefined)
    );
  const meant =
    word.length >= LONG_WORD - 1
      ? longWords.get(word.charAt(0))?.find((known) => isSlip(word, known))
      : undefined;
  return meant === undefined || meant === word ? undefined : meaningOf(meant);
}
