import { fold } from '../text';
import { levelWords } from './lexicon/levels';
import type { Span } from './spans';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** What parts two entries of a list. A dash, a colon and brackets stand within one. */
const BETWEEN = /[,;|•·/\t]|(?<=\s)(?:and|et|und|و)(?=\s)/gu;
/** Words that join others, and those of a time, which say how long and not how well. */
const JOINING = new Set(['and', 'et', 'und', 'in', 'of', 'with', 'de', 'en']);
const TIME = /^(?:years?|yrs?|ans?|months?|mois|jahre?|monat|سنوات|سنة)$/u;

/** A place in a line's text. */
type Place = Pick<Span, 'start' | 'end'>;

/** The words from `start` to `end` that say how well, where they are all that stands there. */
function levelAt(text: string, { start, end }: Place): Place | null {
  const words = [...text.slice(start, end).matchAll(WORD)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    word: fold(match[0]),
  }));
  if (!words.every(({ word }) => levelWords.has(word)) || words.some(({ word }) => TIME.test(word)))
    return null;
  const saying = words.filter(({ word }) => !JOINING.has(word));
  const [first, last] = [saying[0], saying.at(-1)];
  if (first === undefined || last === undefined) return null;
  const isOpen = /\([^)]*$/u.test(text.slice(first.start, last.end)) && text[last.end] === ')';
  return { start: first.start, end: isOpen ? last.end + 1 : last.end };
}

/** The words of a line that say how well, where they are all that it says; else null. */
export function levelOf({ line, start, end }: Span): Span | null {
  const level = levelAt(line.text, { start, end });
  return level && { line, ...level };
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
    const isEmpty = empty !== undefined && text.slice(empty.start, empty.end).trim() === '';
    return isOver && isEmpty && cell !== undefined ? levelAt(text, cell) : null;
  });
  if (celled.every((level) => level !== null)) return celled;
  return names.map((_, at) => {
    const after = gaps[at + 1]?.[0];
    const before = gaps[at]?.at(-1);
    const isShared = at > 0 && gaps[at]?.length === 1;
    const following = after && levelAt(text, after);
    return following ?? (before === undefined || isShared ? null : levelAt(text, before));
  });
}
