import { matchesIn } from '../text/matches';
import { fold } from '../text/words';
import { spokenLevelWords } from '../lexicon/levels';
import { type Span, splitSpan } from '../text/spans';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** What parts two entries of a list. A dash, a colon and brackets stand within one. */
const BETWEEN = /[,;|•·\t]|(?<!\d ?)\/|\/(?! ?\d)|(?<=\s)(?:and|et|und|و)(?=\s)/gu;
/** Words that join others, and those of a time, which say how long and not how well. */
const JOINING = new Set([
  'and',
  'et',
  'und',
  'or',
  'ou',
  'in',
  'of',
  'with',
  'de',
  'en',
  'le',
  'd',
  'l',
  'a',
  'au',
  'aux',
  'du',
  'des',
  'par',
]);
/** What stands between how well and the name of a language in Arabic. */
const BEFORE_NAME = new Set(['اللغه', 'للغه']);
/** Words of which none alone says how well, and the first of which may stand as a label before what does: 'Level: B2'. */
const NAMES_A_LEVEL =
  /^(?:toeic|toefl|ielts|linguaskill|bulats|duolingo|hsk|jlpt|topik|tcf|tef|cecrl?|cefr|levels?|niveau|speakers?|skills?|users?|languages?|langues?|lessons?|usage|مستوي|المستوي|لغه|اللغه|للغه|بشكل|بدرجه)$/u;
/** Tests of a language, of which a score says how well. */
const IS_TEST =
  /^(?:toeic|toefl|ielts|linguaskill|bulats|duolingo|hsk[1-6]?|jlpt|topik|tcf|tef|delf|dalf|goethe|pte|dele|cambridge)$/u;
/** What stands beside the score of a test. */
const OF_SCORE =
  /^(?:\d{1,3}|n[1-5]|i{1,3}|i?v|vi|overall|band|score|points?|pts?|ibt|zertifikat)$/u;
/** What no level is without more: how a language is called that somebody speaks. */
const ONLY_KIND =
  /^(?:langues?|languages?) (?:parlees?|etrangeres?|vivantes?|lues?|ecrites?|spoken)$/u;
/** Words that say how well by themselves, whatever follows: 'professionnel' in 'anglais professionnel en réunion'. */
const SAYS_BY_ITSELF =
  /^(?:couran\p{L}+|courament|couramment|flu(?:en|id)\p{L}+|(?:bi|tri)lingu\p{L}+|nati[fv]\p{L}*|matern\p{L}+|profession\p{L}+|interm\p{L}+|debutante?s?|beginner|avancee?s?|advanced|notions?|bas(?:es?|ics?|iques?)|scolaires?|techniques?|excellent\p{L}*|bon(?:ne)?s?|bien|good|moyen(?:ne)?s?|maitris\p{L}*|mastery|parlee?s?|operationn\p{L}+|element\p{L}+|conversation\p{L}*|limitee?s?|limited|proficien\p{L}+|[abc][12]|ممتازه?|جيده?|متوسطه?|متقدمه?|مبتدئه?|طلاقه|بطلاقه|ضعيفه?|اجاده|الام)$/u;
/** Signs of Arabic vowels, which few write. */
const VOWELS = /[\u064b-\u0652]/gu;
const keyOf = (word: string) => fold(word).replace(VOWELS, '');
const TIME = /^(?:years?|yrs?|ans?|months?|mois|jahre?|monat|سنوات|سنة)$/u;

/** A place in a line's text. */
type Place = Pick<Span, 'start' | 'end'>;

/** What ends a level before the rest of what is said of a language: 'Advanced: I write reports'. */
const ENDS_LEVEL = /^\s*(?:[:(\u2013\u2014;.|]|-\s)/u;

/** `words` from the first to the last that joins no others: of 'in progress' both. */
function trimmed<TWord extends { word: string }>(words: readonly TWord[]): TWord[] {
  const says = ({ word }: TWord) => !JOINING.has(word);
  const first = words.findIndex(says);
  const last = words.findLastIndex((word) => says(word) && !BEFORE_NAME.has(word.word));
  const word = words[first]?.word ?? '';
  const before = word === 'aise' ? 2 : /^(?:progress|cours)$/u.test(word) ? 1 : 0;
  return words.slice(Math.max(0, first - before), last + 1);
}

/** How well, in numbers: '80 %', '4/5'. */
const RATED = /^([\s:(–—-]{0,9})(\d{1,3} ?%|\d{1,2} ?\/ ?(?:5|6|10|20|100))(?![\p{L}\d.])/u;

interface Word extends Place {
  word: string;
}

/** Whether word `at` says how well, joins words that do, or tells of a test. */
function isOfLevel(words: readonly Word[], at: number, test: number): boolean {
  const word = words[at]?.word ?? '';
  if (spokenLevelWords.has(word) || JOINING.has(word) || IS_TEST.test(word)) return true;
  return (at > 0 && /^(?:\d|s)$/u.test(word)) || (test >= 0 && test < at && OF_SCORE.test(word));
}

/** How many of `words`, of which others follow, are a level: up to what ends one, or all if one says it by itself. */
function begunLevel(words: readonly Word[], isEnd: (word: Place) => boolean): number {
  const ended = words.findLastIndex(isEnd) + 1;
  if (ended > 0) return ended;
  return words.findLastIndex(({ word }) => SAYS_BY_ITSELF.test(word)) + 1;
}

/** `words` without those behind a bracket that stays open. */
function closedWords(text: string, words: readonly Word[], end: number): Word[] {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return [...words];
  const open = text.slice(first.start, last.end).search(/\([^)]*$/u);
  const isClosed = open < 0 || /^[^\p{L}\p{N}(]{0,3}\)/u.test(text.slice(last.end, end + 1));
  return isClosed ? [...words] : words.filter((word) => word.end <= first.start + open);
}

/**
 * The words from `start` to `end` that say how well: all that stands there, or what it begins with.
 * @param isWhole whether a level may not go on with other words.
 */
function levelAt(text: string, { start, end }: Place, isWhole = true): Place | null {
  const [, before = '', rated] = RATED.exec(text.slice(start, end)) ?? [];
  if (rated !== undefined)
    return { start: start + before.length, end: start + before.length + rated.length };
  const words = matchesIn(text.slice(start, end), WORD).map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    word: keyOf(match[0]),
  }));
  const test = words.findIndex(({ word }) => IS_TEST.test(word));
  const other = words.findIndex((_, at) => !isOfLevel(words, at, test));
  const begun = other < 0 ? words : words.slice(0, other);
  const isEnd = (word: Place) => ENDS_LEVEL.test(text.slice(word.end, end));
  const ended = isWhole ? begun.findLastIndex(isEnd) + 1 : begunLevel(begun, isEnd);
  const own = closedWords(text, other < 0 ? begun : begun.slice(0, ended), end);
  if (own.some(({ word }) => TIME.test(word))) return null;
  const all = trimmed(own);
  const isLabelled =
    all[0] !== undefined &&
    NAMES_A_LEVEL.test(all[0].word) &&
    /^\s*:/u.test(text.slice(all[0].end, end));
  const saying = isLabelled ? trimmed(all.slice(1)) : all;
  const isFirst = saying.length === 1 && saying[0]?.word === 'first';
  if (isFirst || saying.every(({ word }) => NAMES_A_LEVEL.test(word))) return null;
  const [first, last] = [saying[0], saying.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (ONLY_KIND.test(saying.map(({ word }) => word).join(' '))) return null;
  const isOpen = /\([^)]*$/u.test(text.slice(first.start, last.end)) && text[last.end] === ')';
  const isMore = isOpen || (/^[abc][12]$/u.test(last.word) && text[last.end] === '+');
  return { start: first.start, end: isMore ? last.end + 1 : last.end };
}

/** The most words of a level in brackets. */
const MOST_WORDS = 8;

/** What stands in brackets right after a language's name, where half of its words say how well. */
function bracketAt(text: string, { start, end }: Place): Place | null {
  const [all, before = '', inside = ''] = /^(\s*\()([^()]+)\)/u.exec(text.slice(start, end)) ?? [];
  const words = Array.from(inside.matchAll(WORD), ([word]) => keyOf(word));
  const isScored = words.some((word) => IS_TEST.test(word));
  const saying = words.filter(
    (word) =>
      (spokenLevelWords.has(word) && !TIME.test(word)) ||
      IS_TEST.test(word) ||
      (isScored && OF_SCORE.test(word)),
  ).length;
  if (all === undefined || saying * 2 < words.length || words.length > MOST_WORDS) return null;
  return { start: start + before.length, end: start + all.length - 1 };
}

/** The words of a line that say how well, where they are all that it says; else null. */
export function levelOf({ line, start, end }: Span): Span | null {
  const level = levelAt(line.text, { start, end });
  return level && { line, ...level };
}

/** How well, where a line or its first cell says it. */
export const firstLevelOf = (span: Span): Span | null => {
  const [first = span] = splitSpan(span, /\t/gu);
  return levelOf(first);
};

/** A line's cells that each say how well and nothing else; null where one says something else. */
export function levelCells(line: Span): Span[] | null {
  const levels = splitSpan(line, /\t/gu).map(levelOf);
  return levels.every((level) => level !== null) ? levels : null;
}

/** The parts of a text between what parts entries, empty ones included. */
function partsOf(text: string, { start, end }: Place): Place[] {
  const parts: Place[] = [];
  let from = start;
  for (const match of matchesIn(text.slice(start, end), BETWEEN)) {
    parts.push({ start: from, end: start + match.index });
    from = start + match.index + match[0].length;
  }
  return [...parts, { start: from, end }];
}

/**
 * The level that a gap begins with. It goes on over the parts after it that are levels as well, such as 'read, written, spoken',
 * but for one that the next language's name follows. `isLast` tells that no name follows.
 */
function runOf(text: string, gap: readonly Place[], isLast: boolean): Place | null {
  const begun = runFrom(text, gap, isLast);
  const [first, ...rest] = gap;
  if (begun || !first) return begun;
  const [kind] = KIND_OF_LANGUAGE.exec(text.slice(first.start, first.end)) ?? [];
  return kind === undefined
    ? null
    : runFrom(text, [{ ...first, start: first.start + kind.length }, ...rest], isLast);
}

function runFrom(text: string, gap: readonly Place[], isLast: boolean): Place | null {
  const from = gap[0] && isBlank(text, gap[0]) && text[gap[0].end] === '\t' ? 1 : 0;
  const begin = gap[from] ? levelAt(text, gap[from], false) : null;
  if (begin === null) return null;
  let { end } = begin;
  for (const part of gap.slice(from + 1, isLast ? undefined : -1)) {
    if (isBlank(text, part)) continue;
    const level = levelAt(text, part);
    if (level === null) break;
    end = level.end;
  }
  const isOpen = /\([^)]*$/u.test(text.slice(begin.start, end)) && text[end] === ')';
  return { start: begin.start, end: isOpen ? end + 1 : end };
}

/** What says which kind of a language it is, before the sign that its level follows: '(US):', 'dialectal :'. */
const KIND_OF_LANGUAGE =
  /^ ?(?:\([^()\d]{1,20}\)(?=\s+[\p{L}\p{N}])|(?:\([^()\d]{1,20}\)|\p{L}{2,14})(?=\s*[:\u2013\u2014]|\s-))/u;

const isBlank = (text: string, { start, end }: Place) => /^[\s:]*$/u.test(text.slice(start, end));

/** Whether the level after the last of `levels`' languages, which are a list before a colon, is that of them all. */
const isOfAll = (afterFirst: string, levels: readonly (Place | null)[]): boolean =>
  levels.length > 1 &&
  levels.slice(0, -1).every((level) => level === null) &&
  /^\s*(?:,|\/|&|(?:and|et|und)\s)[^:;|•·\t]*:/u.test(afterFirst);

/** How well, as said before a language's name and behind a label: 'Languages: fluent English'. */
function levelBefore(text: string, before: Place): Place | null {
  const colon = text.lastIndexOf(':', before.end - 1);
  const start = colon < before.start ? before.start : colon + 1;
  return levelAt(text, before) ?? levelAt(text, { ...before, start });
}

/** What joins two languages of which both are meant by the level before the first: 'fluent in English and French'. */
const JOINS_LANGUAGES =
  /^\s*(?:and|et|und|&|\/|-|و)\s*(?:(?:de l|[ld])['’]|le |du |en |in |of )?$/iu;
/** The same between languages of a list. */
const LISTS_LANGUAGES = /^, ?(?:(?:de l|[ld])['’]|le |du |en |in |of )?$/iu;
/** What such a level has behind it before a list of languages. */
const GOVERNS = /(?:^|\s)(?:in|en|le|of|du|des?|d['’]|langues?)(?:\s+l)?\W*$|:\s*$/iu;

/** `levels` with the one before the first language for those that are joined to it, and the one behind 'Spanish/French' for both. */
function shared(
  text: string,
  start: number,
  names: readonly Place[],
  levels: readonly (Place | null)[],
): (Place | null)[] {
  const all = [...levels];
  const governs = GOVERNS.test(text.slice(start, names[0]?.start));
  for (let at = 1; at < all.length; at += 1) {
    const [before, name] = [names[at - 1], names[at]];
    const [own, last] = [all[at], all[at - 1]];
    if (!before || !name) continue;
    const between = fold(text.slice(before.end, name.start));
    const isAhead = last ? last.end <= (names[0]?.start ?? 0) : false;
    const isJoined =
      JOINS_LANGUAGES.test(between) || (/^\s$/u.test(between) && text.charAt(name.start) === 'و');
    if (isAhead && !own && (isJoined || (governs && LISTS_LANGUAGES.test(between))))
      all[at] = last ?? null;
    const isBehind = own !== undefined && own !== null && own.start >= name.end;
    if (!last && isBehind && (isJoined || between === '/')) all[at - 1] = own;
  }
  return all;
}

/** What a language is used for, which says not how well: 'Advanced French (reading)'. */
const IS_USE =
  /^(?:(?:reading|writing|speaking|listening|spoken|written|oral|lu|parle|ecrit|lecture|orale?)(?:[ ,/&]|and|et)*)+$/u;

/**
 * How well each language of a line is spoken, as the line says it: 'B2', 'langue maternelle'. A level stands beside its language,
 * before or after it, with nothing that parts entries between them; or after each of all of them, as in the cells of a table. Null
 * where the line does not say it so.
 * @param names the places of the languages' names in the line, in order.
 */
export function levelsIn(
  { line: { text }, start, end }: Span,
  names: readonly Place[],
): (Place | null)[] {
  const edges = [start, ...names.map((name) => name.end)];
  const gaps = edges.map((from, at) =>
    partsOf(text, { start: from, end: names[at]?.start ?? end }),
  );
  const celled = gaps.slice(1).map((parts, at) => {
    const [empty, cell, ...more] = parts;
    const isOver = at === names.length - 1 ? more.length === 0 : more.length === 1;
    return isOver && empty !== undefined && isBlank(text, empty) && cell !== undefined
      ? levelAt(text, cell)
      : null;
  });
  if (celled.every((level) => level !== null)) return celled;
  const isSaid = (part: Place) => !isBlank(text, part);
  const own = names.map(({ end: from }, at) => {
    const bracket = bracketAt(text, { start: from, end: names[at + 1]?.start ?? end });
    if (bracket && IS_USE.test(fold(text.slice(bracket.start, bracket.end)))) {
      const last = gaps[at]?.findLast(isSaid);
      return (last ? levelBefore(text, last) : null) ?? bracket;
    }
    if (bracket) return bracket;
    const after = runOf(text, gaps[at + 1] ?? [], at === names.length - 1);
    const before = names.length > 1 ? gaps[at]?.at(-1) : gaps[at]?.findLast(isSaid);
    const isShared = at > 0 && gaps[at]?.length === 1;
    return after ?? (before === undefined || isShared ? null : levelBefore(text, before));
  });
  if (isOfAll(text.slice(edges[1], end), own)) return own.map(() => own.at(-1) ?? null);
  return shared(text, start, names, own);
}
