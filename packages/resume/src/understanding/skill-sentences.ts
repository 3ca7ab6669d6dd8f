import { piecesOf } from './skill-items';
import { leadInOf } from './skill-lead-ins';
import { lastPartsOf } from './skill-parts';
import { Flow } from './spans';
import type { Unit } from './unit';
import { wordsOf } from './words';

const MOST_WORDS = 5;
const MEAN_WORDS = 3;
const LEAST_NAMES = 2;
const MOST_SENTENCES = 8;
/** What is read of one row is on as many rows of its own, none of which heads another. */
const ROWS = 4 * MOST_SENTENCES;
const ENDS_SENTENCE = /(?<=[\p{L}\d)]{2})\.(?:\s+|$)/gu;

interface Part {
  start: number;
  end: number;
}

/** The sentences of `text`, without their full stops. */
function sentencesIn(text: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const stop of text.matchAll(ENDS_SENTENCE)) {
    parts.push({ start, end: stop.index });
    start = stop.index + stop[0].length;
  }
  return start < text.length ? [...parts, { start, end: text.length }] : parts;
}

/** Whether `text` is a few short names between commas, all in small letters or none, the last of which may stand behind an 'and'. */
function areNames(text: string): boolean {
  const names = piecesOf(text).flatMap(({ start, end }) =>
    text.slice(start, end).split(/\s(?:and|et|و)\s/u),
  );
  const counts = names.map((name) => wordsOf(name).length);
  const low = names.filter((name) => /^\P{L}*\p{Ll}/u.test(name)).length;
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    counts.length >= LEAST_NAMES &&
    (low === 0 || low === names.length) &&
    counts.every((count) => count > 0 && count <= MOST_WORDS) &&
    total <= MEAN_WORDS * counts.length
  );
}

/** A list up to the last name and that name by itself, where an 'and' stands before it and a comma before that. */
function upToLast(text: string, { start, end }: Part): Part[] {
  const comma = Math.max(...[',', '،'].map((sign) => text.lastIndexOf(sign, end - 1)));
  const from = comma + 1 + (/^\s+/u.exec(text.slice(comma + 1, end))?.[0].length ?? 0);
  const both = comma > start ? lastPartsOf(text.slice(from, end)) : null;
  const last = both?.at(-1);
  const before = both?.at(-2);
  return both?.length === 2 && last && before
    ? [
        { start, end: from + before.end },
        { start: from + last.start, end: from + last.end },
      ]
    : [{ start, end }];
}

/**
 * `unit` as one for each of its sentences, where each says how well the names are mastered that it lists: 'Proficient in
 * Excel, Word and Sage. Good knowledge of SQL and R.' They begin behind what says so.
 */
export function withoutLeadIns(unit: Unit): Unit[] {
  const { text } = unit.flow;
  if (!/\.\s*$/u.test(text)) return [unit];
  const sentences = sentencesIn(text);
  if (sentences.length === 0 || sentences.length > MOST_SENTENCES) return [unit];
  const listed = sentences.flatMap(({ start, end }) => {
    const led = leadInOf(text.slice(start, end))?.length ?? 0;
    return led > 0 && areNames(text.slice(start + led, end)) ? [{ start: start + led, end }] : [];
  });
  if (listed.length < sentences.length) return [unit];
  return listed
    .flatMap((each) => upToLast(text, each))
    .map(({ start, end }, i) => {
      const spans = unit.flow.spansOf(start, end);
      return { ...unit, spans, flow: new Flow(spans), row: unit.row + i / ROWS };
    });
}
