import { roleNouns } from '../understanding/lexicon/roles';
import { allNames, type Meaning, type Names } from './occupations';
import { neutralWords, partsOf, tellingWords } from './title-text';
import { nearWords, roleWords, sameWords } from './title-words';

const listed = (text: string): readonly string[] => text.split(/\s+/u);

/** Words that say how senior somebody is. They never count in the match of two titles. */
const levelWords = {
  junior:
    listed(`junior jr débutant intern internship trainee graduate stagiaire apprentice apprenti
    alternant entry i مبتدئ متدرب متربص`),
  middle: listed('mid middle level intermediate intermédiaire ii متوسط'),
  senior: listed('senior sr confirmé expérimenté experienced iii iv أول أولى كبير'),
  lead: listed(`lead principal رئيسي staff chief head director directeur vp vice president président cto cfo ceo
    cmo drh daf pdg`),
};

export type Level = keyof typeof levelWords;

/** What a word of a title weighs: one that names the trade, and one that names only the kind of post. */
const TRADE_WORD = 2;
const ROLE_WORD = 1;
/** What a near word earns of the word that is asked. */
const NEAR = 0.5;

const LONGEST_NAME = 6;

const setOf = (words: readonly string[]) => new Set(words.flatMap(neutralWords));
const roles = setOf(roleWords);
const same = sameWords.map(setOf);
const near = nearWords.map(setOf);
const levels = (Object.keys(levelWords) as Level[]).map(
  (level) => [level, setOf(levelWords[level])] as const,
);
const isLevel = (word: string) => levels.some(([, words]) => words.has(word));

/** Whether a word of `tradeWords` names a trade, and not only a kind of post. */
export const isTradeWord = (word: string): boolean => !roles.has(word);

/** A title as it is compared. */
export interface ReadTitle {
  /** The words that tell trades apart, in our own English. */
  words: ReadonlySet<string>;
  /** The ISCO-08 unit groups of the trades that it names, in their order. */
  groups: readonly string[];
  /** The words that no name explains, as they were written. */
  unknown: readonly string[];
}

interface Found {
  words: string[];
  groups: string[];
  unknown: string[];
}

interface Way {
  cost: number;
  /** The words of the last step, and what they mean; null for a word that no name explains. */
  length: number;
  meaning: Meaning | null;
}

/** A word that no name explains costs more than any number of names. */
const UNKNOWN = 100;

/** How to read a part of a title: the fewest words unexplained, then the fewest names, then the longest first. */
function waysThrough(part: readonly string[], { anywhere }: Names): Way[] {
  const best: Way[] = [];
  for (let start = part.length - 1; start >= 0; start -= 1) {
    const rest = (length: number) => best[start + length]?.cost ?? 0;
    const isRank = isLevel(part[start] ?? '');
    let way: Way = { cost: rest(1) + (isRank ? 0 : UNKNOWN), length: 1, meaning: null };
    for (let length = 1; length <= Math.min(LONGEST_NAME, part.length - start); length += 1) {
      const meaning = anywhere.get(part.slice(start, start + length).join(' '));
      const cost = rest(length) + 1;
      const isBetter = cost <= way.cost || (isRank && way.meaning === null);
      if (meaning && isBetter) way = { cost, length, meaning };
    }
    best[start] = way;
  }
  return best;
}

function readPart(part: readonly string[], names: Names, found: Found): void {
  const ranked = part.filter((word) => !isLevel(word) || names.anywhere.has(word));
  const alone = names.whole.get(part.join(' ')) ?? names.whole.get(ranked.join(' '));
  if (alone) {
    found.words.push(...alone.words);
    return;
  }
  const ways = waysThrough(part, names);
  for (let i = 0; i < part.length;) {
    const { length, meaning } = ways[i] ?? { length: 1, meaning: null };
    const word = part[i] ?? '';
    if (meaning) found.words.push(...meaning.words);
    else if (!isLevel(word)) {
      found.words.push(word);
      found.unknown.push(word);
    }
    if (meaning && meaning.group !== null) found.groups.push(meaning.group);
    i += length;
  }
}

/**
 * Reads a job title: its words in one spelling for English, French and Arabic, without case, accents, gender,
 * number, articles or seniority. A title of nothing but seniority keeps its words.
 *
 * @param names the names to know
 */
export function readTitle(title: string, names: Names = allNames): ReadTitle {
  const found: Found = { words: [], groups: [], unknown: [] };
  for (const part of partsOf(title)) readPart(part, names, found);
  const words = found.words.length > 0 ? found.words : tellingWords(title);
  return { words: new Set(words), groups: [...new Set(found.groups)], unknown: found.unknown };
}

/** The words of a job title that tell trades apart; see `readTitle`. */
export const tradeWords = (title: string): ReadonlySet<string> => readTitle(title).words;

/** The highest level of seniority that a title names, or null. */
export function levelOf(title: string): Level | null {
  const words = neutralWords(title);
  return levels.findLast(([, level]) => words.some((word) => level.has(word)))?.[0] ?? null;
}

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

/** Nouns that name whoever has a trade, such as 'nurse'. */
const doers = new Set(
  [
    ...[...roleNouns].flatMap(neutralWords),
    ...[...allNames.anywhere.values()].flatMap(({ words, group }) =>
      group === null ? [] : words.slice(-1),
    ),
  ].filter(isTradeWord),
);

/**
 * How much of the title asked is in a title held, 0 to 1: the weight of the words found over the weight of
 * the words asked. Words beyond those asked change nothing; a near word earns half.
 *
 * Nothing is earned where the two only share a kind of post ('manager') or a field: a title that names a doer
 * ('hotel receptionist') asks for this doer, and one that does not ('hotel manager') is not met by another
 * doer of the same field.
 */
export function titleFit(asked: ReadonlySet<string>, held: ReadonlySet<string>): number {
  const whole = weightOfWords(asked);
  if (whole === 0) return 0;
  const credits = new Map([...asked].map((word) => [word, creditOf(word, held)]));
  const earns = (word: string) => (credits.get(word) ?? 0) > 0;
  const all = [...asked];
  const trade = all.filter(isTradeWord);
  if (trade.length > 0 && !trade.some(earns)) return 0;
  const doer = all.filter((word) => doers.has(word));
  if (doer.length > 0 && !doer.some(earns)) return 0;
  const isOther = doer.length === 0 && [...held].some((word) => doers.has(word));
  if (isOther && !all.every((word) => isTradeWord(word) || earns(word))) return 0;
  let found = 0;
  for (const [word, credit] of credits) found += weightOf(word) * credit;
  return found / whole;
}
