import { fold } from '../text';
import { spokenLevelWords } from './lexicon/levels';
import { type Span, splitSpan } from './spans';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** What parts two entries of a list. A dash, a colon and brackets stand within one. */
const BETWEEN = /[,;|•·/\t]|(?<=\s)(?:and|et|und|و)(?=\s)/gu;
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
]);
/** What stands between how well and the name of a language in Arabic. */
const BEFORE_NAME = new Set(['اللغه', 'للغه']);
/** Words of which none alone says how well, and the first of which may stand as a label before what does: 'Level: B2'. */
const NAMES_A_LEVEL =
  /^(?:toeic|toefl|ielts|linguaskill|bulats|duolingo|levels?|niveau|speakers?|skills?|users?|languages?|langues?|lessons?|usage|مستوي|المستوي|لغه|اللغه|للغه|بشكل|بدرجه)$/u;
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
  const goesOn = /^(?:progress|cours)$/u.test(words[first]?.word ?? '');
  return words.slice(goesOn ? Math.max(0, first - 1) : first, last + 1);
}

/** The words from `start` to `end` that say how well: all that stands there, or what it begins with. */
function levelAt(text: string, { start, end }: Place): Place | null {
  const words = [...text.slice(start, end).matchAll(WORD)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    word: keyOf(match[0]),
  }));
  const other = words.findIndex(
    ({ word }, at) => !spokenLevelWords.has(word) && !(at > 0 && /^(?:\d|s|d|le?)$/u.test(word)),
  );
  const begun = other < 0 ? words : words.slice(0, other);
  const isEnd = (word: Place) => ENDS_LEVEL.test(text.slice(word.end, end));
  const own = other < 0 ? begun : begun.slice(0, begun.findLastIndex(isEnd) + 1);
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
  const saying = words.filter((word) => spokenLevelWords.has(word) && !TIME.test(word)).length;
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
  for (const match of text.slice(start, end).matchAll(BETWEEN)) {
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
  const begin = gap[from] ? levelAt(text, gap[from]) : null;
  if (begin === null) return null;
  let { end } = begin;
  for (const part of gap.slice(from + 1, isLast ? undefined : -1)) {
    if (isBlank(text, part)) continue;
    const level = levelAt(text, part);
    if (level === null) break;
    end = level.end;
  }
  return { start: begin.start, end };
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
const JOINS_LANGUAGES = /^\s*(?:and|et|und|&|\/|-|و)\s*(?:l'|le )?$/iu;
/** What such a level has behind it before a list of languages. */
const GOVERNS = /(?:^|\s)(?:in|en|le|of|langues?)(?:\s+l)?\W*$/iu;

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
    if (isAhead && !own && (JOINS_LANGUAGES.test(between) || (governs && /^, ?$/u.test(between))))
      all[at] = last ?? null;
    if (!last && own && between === '/' && own.start >= name.end) all[at - 1] = own;
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
