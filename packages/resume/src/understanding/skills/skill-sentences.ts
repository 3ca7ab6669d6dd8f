import { matchesIn } from '../text/matches';
import { givenNames } from '../lexicon/given-names';
import { cities, countries } from '../lexicon/places';
import { piecesOf } from './skill-items';
import { leadInOf } from './skill-lead-ins';
import { isDeed } from './skill-lines';
import { lastPartsOf } from './skill-parts';
import { isKnownSkill } from '../vocabulary/skillnames';
import { Flow } from '../text/spans';
import { LABEL, type Unit } from './unit';
import { keyOf, wordsOf } from '../text/words';

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
  for (const stop of matchesIn(text, ENDS_SENTENCE)) {
    parts.push({ start, end: stop.index });
    start = stop.index + stop[0].length;
  }
  return start < text.length ? [...parts, { start, end: text.length }] : parts;
}

/** How what is no name of a skill begins: 'how to listen', 'sous pression'. */
const NO_NAME = /^(?:how|to|the|in|under|on|at|les?|la|en|sous|avec|comment) |^[ld]['’]/u;

/** Whom somebody works with, and knows. */
const PEOPLE =
  /^(?:children|adults?|people|patients|pupils|students|teams?|clients?|customers|colleagues|suppliers|vendors|partners|enfants|adultes|personnes|eleves|equipes?|fournisseurs|collegues|partenaires)$/u;

/** Whether a name is that of a place or of people, and of no skill. */
const isOfOthers = (name: string): boolean => {
  const [first = ''] = wordsOf(name);
  const key = keyOf(name);
  return (
    !isKnownSkill(name) &&
    (PEOPLE.test(first) || givenNames.has(first) || cities.has(key) || countries.has(key))
  );
};

/** How many short names `text` is with commas between, all in small letters or none, the last of which may stand behind an 'and'; 0 where it is none. */
function namesIn(text: string): number {
  const names = piecesOf(text).flatMap(({ start, end }) =>
    text.slice(start, end).split(/\s(?:and|et|و)\s/u),
  );
  const counts = names.map((name) => wordsOf(name).length);
  const low = names.filter((name) => /^\P{L}*\p{Ll}/u.test(name)).length;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const areNames =
    (low === 0 || low === names.length) &&
    !names.some((name) => NO_NAME.test(name.trim())) &&
    names.filter(isOfOthers).length * 2 < names.length &&
    counts.every((count) => count > 0 && count <= MOST_WORDS) &&
    total <= MEAN_WORDS * counts.length;
  return areNames ? counts.length : 0;
}

/** A list up to the last name and that name by itself, where an 'and' stands before it. */
function upToLast(text: string, { start, end }: Part): Part[] {
  const comma = Math.max(...[',', '،'].map((sign) => text.lastIndexOf(sign, end - 1)));
  const gap = /^\s+/u.exec(text.slice(comma + 1, end))?.[0].length ?? 0;
  const from = comma < start ? start : comma + 1 + gap;
  const both = lastPartsOf(text.slice(from, end));
  const last = both?.at(-1);
  const before = both?.at(-2);
  return both?.length === 2 && last && before
    ? [
        { start, end: from + before.end },
        { start: from + last.start, end: from + last.end },
      ]
    : [{ start, end }];
}

/** So many short names, each with a full stop behind it, are a list: 'Rigging. Splicing. Crane signals.' */
const LEAST_STOPPED = 2;
const MOST_STOPPED = 24;
const MOST_WORDS_STOPPED = 4;

/** How a sentence begins that says of somebody what they do, and names nothing. */
const SAYS =
  /^(?:i|we|he|she|it|you|my|our|this|that|there|je|j['’]\p{L}+|nous|il|elle|c['’]est|mon|ma|mes|ce|cette)(?!\p{L})/iu;

/** What ends with a full stop and no sentence: 'No. 1', 'cat. B'. */
const SHORTENED =
  /(?<!\p{L})(?:no|nr|num|fig|vol|cat|art|st|ste|mr|mrs|ms|mme|mlle|dr|prof|approx|max|min|dept|inc|ltd|vs|etc|ph\.? ?d|e\.? ?g|i\.? ?e)$/iu;

const areClosed = (name: string): boolean => name.split('(').length === name.split(')').length;

/** The sentences of a text that are short names, behind its label; null where some are not. */
function stoppedIn(text: string): Part[] | null {
  const label = LABEL.exec(text)?.[0].length ?? text.search(/[\p{L}\d]/u);
  const names = sentencesIn(text.slice(label)).map(({ start, end }) => ({
    start: start + label,
    end: end + label,
  }));
  if (names.length < LEAST_STOPPED || names.length > MOST_STOPPED) return null;
  const areNames = names.every(({ start, end }) => {
    const name = text.slice(start, end);
    return (
      /^[\p{Lu}\d]/u.test(name) &&
      !/[:;]/u.test(name) &&
      areClosed(name) &&
      !SHORTENED.test(name) &&
      !SAYS.test(name) &&
      wordsOf(name.replace(/\([^()]*\)/gu, '')).length <= MOST_WORDS_STOPPED
    );
  });
  const deeds = names.filter(({ start, end }) => isDeed(text.slice(start, end)));
  return areNames && deeds.length * 2 < names.length ? names : null;
}

/**
 * `unit` as one for each of its sentences, where each says how well the names are mastered that it lists: 'Proficient in
 * Excel, Word and Sage. Good knowledge of SQL and R.' They begin behind what says so. So do names that full stops part.
 */
export function withoutLeadIns(unit: Unit): Unit[] {
  const { text } = unit.flow;
  const listed = /\.\s*$/u.test(text) ? (ledIn(text) ?? stoppedIn(text)) : null;
  if (!listed) return [unit];
  return listed.map(({ start, end }, i) => {
    const spans = unit.flow.spansOf(start, end);
    return { ...unit, spans, flow: new Flow(spans), row: unit.row + i / ROWS };
  });
}

/** The lists of a text whose sentences all say how well the names in them are mastered; null where some do not. */
function ledIn(text: string): Part[] | null {
  const sentences = sentencesIn(text);
  if (sentences.length === 0 || sentences.length > MOST_SENTENCES) return null;
  const listed = sentences.flatMap(({ start, end }) => {
    const led = leadInOf(text.slice(start, end))?.length ?? 0;
    const names = led > 0 ? namesIn(text.slice(start + led, end)) : 0;
    return names > 0 ? [{ start: start + led, end, names }] : [];
  });
  const isList = listed.some(({ names }) => names >= LEAST_NAMES);
  if (!isList || listed.length < sentences.length) return null;
  return listed.flatMap((each) => upToLast(text, each));
}
