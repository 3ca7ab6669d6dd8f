import { fold } from '../text';
import { emptyWords, levelWords, nearWords, roleWords, sameWords, titleWords } from './title-words';

export type Level = keyof typeof levelWords;

/** What a word of a title weighs: one that names the trade, and one that names only the kind of post. */
const TRADE_WORD = 2;
const ROLE_WORD = 1;
/** What a near word earns of the word that is asked. */
const NEAR = 0.5;

const LONGEST_PHRASE = 4;

const split = (title: string) =>
  fold(title)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '');

/** One form for all genders and numbers of a word, so that the gender of a title never changes a score. */
function neutral(word: string): string {
  if (/^[\u0600-\u06ff]/u.test(word)) {
    return word.replace(/^(?:ال|لل)(?=.{3})/u, '').replace(/(?<=.{3})ه$/u, '');
  }
  if (word.length < 4) return word;
  return word
    .replace(/(?<![siu])s$/u, '')
    .replace(/e+$/u, '')
    .replace(/eus$/u, 'eur')
    .replace(/tric$/u, 'teur')
    .replace(/(en|on|el|et)[nlt]$/u, '$1')
    .replace(/iv$/u, 'if')
    .replace(/(?<=er|or|eur|ist)in$/u, '')
    .replace(/(?:wo)?m[ae]n$/u, 'person');
}

const neutralWords = (title: string) => split(title).map(neutral);

const meanings = new Map<string, string[]>();
for (const [title, spellings] of Object.entries(titleWords)) {
  const meaning = neutralWords(title);
  for (const spelling of [title, ...spellings]) {
    meanings.set(neutralWords(spelling).join(' '), meaning);
  }
}

const setOf = (words: readonly string[]) => new Set(words.flatMap(neutralWords));
const empty = setOf(emptyWords);
const roles = setOf(roleWords);
const same = sameWords.map(setOf);
const near = nearWords.map(setOf);
const levels = (Object.keys(levelWords) as Level[]).map(
  (level) => [level, setOf(levelWords[level])] as const,
);
const isLevel = (word: string) => levels.some(([, words]) => words.has(word));

/**
 * The words of a job title that tell trades apart, in one spelling for English, French and Arabic, without
 * case, accents, gender, number, articles or seniority. A title of nothing but seniority keeps its words.
 */
export function tradeWords(title: string): ReadonlySet<string> {
  const words = neutralWords(title);
  const found: string[] = [];
  for (let i = 0; i < words.length;) {
    let length = Math.min(LONGEST_PHRASE, words.length - i);
    let meaning = meanings.get(words.slice(i, i + length).join(' '));
    while (meaning === undefined && length > 1) {
      length -= 1;
      meaning = meanings.get(words.slice(i, i + length).join(' '));
    }
    const word = words[i] ?? '';
    if (meaning) found.push(...meaning);
    else if (!empty.has(word) && !isLevel(word)) found.push(word);
    i += length;
  }
  return new Set(found.length > 0 ? found : words.filter((word) => !empty.has(word)));
}

/** The highest level of seniority that a title names, or null. */
export function levelOf(title: string): Level | null {
  const words = neutralWords(title);
  return levels.findLast(([, level]) => words.some((word) => level.has(word)))?.[0] ?? null;
}

/** Whether a word of `tradeWords` names a trade, and not only a kind of post. */
export const isTradeWord = (word: string): boolean => !roles.has(word);

const weightOf = (word: string) => (isTradeWord(word) ? TRADE_WORD : ROLE_WORD);

/** What the words weigh together. */
export const weightOfWords = (words: ReadonlySet<string>): number =>
  [...words].reduce((sum, word) => sum + weightOf(word), 0);

const together = (groups: readonly ReadonlySet<string>[], a: string, b: string) =>
  groups.some((group) => group.has(a) && group.has(b));

function creditOf(word: string, held: ReadonlySet<string>): number {
  if (held.has(word)) return 1;
  let credit = 0;
  for (const other of held) {
    if (together(same, word, other)) return 1;
    if (together(near, word, other)) credit = NEAR;
  }
  return credit;
}

/**
 * How much of the title asked is in a title held, 0 to 1: the weight of the words found over the weight of
 * the words asked. Words beyond those asked change nothing; a near word earns half.
 */
export function titleFit(asked: ReadonlySet<string>, held: ReadonlySet<string>): number {
  const whole = weightOfWords(asked);
  if (whole === 0) return 0;
  let found = 0;
  for (const word of asked) found += weightOf(word) * creditOf(word, held);
  return found / whole;
}
