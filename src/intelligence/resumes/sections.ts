import {
  headingModifiers,
  headingWords,
  wholeHeadings,
  type SectionKind,
} from './lexicon/headings';
import type { Layout, ResumeLine } from './layout';
import { fold, isCapitals, keyOf, letterCount, wordsOf, type Span } from './text';

/** A part of a resume under one heading; the part above the first heading is the header. */
export interface Section {
  kind: SectionKind;
  kinds: SectionKind[];
  heading: Span | null;
  lines: Span[];
}

const kindOfWord = new Map<string, { kind: SectionKind; rank: number }>();
for (const [rank, [kind, list]] of headingWords.entries()) {
  for (const word of list) if (!kindOfWord.has(word)) kindOfWord.set(word, { kind, rank });
}
const modifiers = new Map<string, SectionKind | null>();
for (const [kind, list] of headingModifiers) for (const word of list) modifiers.set(word, kind);

/** The headings that one word or a listed phrase makes, for letters that a layout has torn apart. */
const tornHeadings = new Map<string, SectionKind>(
  Object.entries(wholeHeadings).map(([k, v]) => [fold(k), v]),
);
for (const [word, { kind }] of kindOfWord) {
  if (word.length >= 5 && !tornHeadings.has(keyOf(word))) tornHeadings.set(keyOf(word), kind);
}
for (const first of [
  'work',
  'professional',
  'relevant',
  'employment',
  'technical',
  'key',
  'core',
]) {
  tornHeadings.set(`${first}experience`, 'experience');
  tornHeadings.set(`${first}skills`, 'skills');
}
for (const last of ['professionnelle', 'professionnelles']) {
  tornHeadings.set(`experience${last}`, 'experience');
  tornHeadings.set(`experiences${last}`, 'experience');
}

const MOST_WORDS = 6;
const MOST_LETTERS = 48;

const bareWord = (word: string) =>
  word.replace(/^(?:l'|d')/, '').replace(/^(?:و(?=ال))?(?:ال|لل)(?=..)/u, '');

/** What a word is as part of a heading: its kind, null for a modifier, undefined for neither. */
function meaningOf(
  word: string,
): { kind: SectionKind | null; rank: number; strong: boolean } | undefined {
  for (const form of [
    word,
    bareWord(word),
    word.replace(/^و/u, ''),
    bareWord(word.replace(/^و/u, '')),
  ]) {
    const strong = kindOfWord.get(form);
    if (strong) return { ...strong, strong: true };
    const weak = modifiers.get(form);
    if (weak !== undefined) return { kind: weak, rank: 99, strong: false };
  }
  return undefined;
}

/**
 * The kinds of section that `text` is a heading of, the section's own first; empty where it is none. Only
 * the words are judged here.
 */
export function headingKinds(text: string): SectionKind[] {
  const letters = letterCount(text);
  if (letters < 2 || letters > MOST_LETTERS || /[@\d]{2}|https?:|\.\s*$/.test(text)) return [];
  const torn = tornHeadings.get(keyOf(text.replace(/^\s*\d+[.)]?\s*/, '')));
  if (torn) return [torn];
  const words = wordsOf(text.replace(/^\s*(?:\d+|[ivx]+)[.)]\s*/i, ''));
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const kinds: { kind: SectionKind; rank: number }[] = [];
  let weak: SectionKind | null = null;
  for (const word of words) {
    const meaning = meaningOf(word);
    if (!meaning) return [];
    if (meaning.strong && meaning.kind) kinds.push({ kind: meaning.kind, rank: meaning.rank });
    else weak ??= meaning.kind;
  }
  if (kinds.length === 0) return weak ? [weak] : [];
  const programming =
    words.includes('languages') && words.some((w) => /^(?:programming|computer)$/.test(w));
  if (programming) return ['skills'];
  kinds.sort((a, b) => a.rank - b.rank);
  return [...new Set(kinds.map(({ kind }) => kind))];
}

interface Candidate {
  line: ResumeLine;
  start: number;
  end: number;
  kinds: SectionKind[];
  size: number;
  bold: boolean;
  capitals: boolean;
  alone: boolean;
}

/** A heading at the start of a line: the whole line, its first cell, or what stands before a colon. */
function candidateIn(line: ResumeLine): Candidate | null {
  const make = (start: number, end: number, alone: boolean, size: number, bold: boolean) => {
    const text = line.text.slice(start, end);
    const kinds = headingKinds(text);
    if (kinds.length === 0) return null;
    return { line, start, end, kinds, size, bold, capitals: isCapitals(text), alone };
  };
  const whole = make(0, line.text.length, true, line.size, line.bold);
  if (whole) return whole;
  const first = line.cells[0];
  if (first && line.cells.length > 1) {
    const cell = make(first.start, first.end, false, first.size, first.bold);
    if (cell) return cell;
    const last = line.cells.at(-1);
    const mirrored =
      last && line.cells.length === 2 && make(last.start, last.end, false, last.size, last.bold);
    if (mirrored && /^\p{Script=Arabic}/u.test(line.text.slice(mirrored.start).trim()))
      return mirrored;
  }
  const colon = line.text.indexOf(':');
  if (colon > 2 && colon < MOST_LETTERS && line.text.slice(colon + 1).trim() !== '') {
    return make(0, colon, false, line.size, line.bold);
  }
  return null;
}

const startsLow = (text: string) => /^[^\p{L}]*\p{Ll}/u.test(text);

/** How much a line stands out as a heading does: larger, bold or in capitals. */
const emphasis = (c: { size: number; bold: boolean; capitals: boolean }, bodySize: number) =>
  (c.size > bodySize + 0.6 ? 2 : c.size < bodySize - 0.6 ? -2 : 0) +
  (c.bold ? 1 : 0) +
  (c.capitals ? 1 : 0);

const majorKinds = new Set<SectionKind>([
  'experience',
  'education',
  'skills',
  'summary',
  'projects',
]);

/** The look that the document's sure headings share, if they do. */
function headingLook(
  candidates: readonly Candidate[],
): { size: number; bold: boolean; capitals: boolean } | null {
  const sure = candidates.filter((c) => c.alone && c.kinds.some((k) => majorKinds.has(k)));
  const votes = new Map<string, { look: Candidate; kinds: Set<SectionKind> }>();
  for (const c of sure) {
    const key = `${Math.round(c.size)} ${c.bold} ${c.capitals}`;
    const vote = votes.get(key) ?? { look: c, kinds: new Set<SectionKind>() };
    for (const kind of c.kinds) vote.kinds.add(kind);
    votes.set(key, vote);
  }
  const best = [...votes.values()].sort(
    (a, b) => b.kinds.size - a.kinds.size || b.look.size - a.look.size,
  )[0];
  return best && best.kinds.size >= 2 ? best.look : null;
}

const sameLook = (a: { size: number; bold: boolean; capitals: boolean }, b: typeof a) =>
  Math.abs(a.size - b.size) <= 0.6 && a.bold === b.bold && a.capitals === b.capitals;

function acceptedHeadings(candidates: Candidate[], layout: Layout): Candidate[] {
  const look = headingLook(candidates);
  return candidates.filter((c) => {
    if (look && sameLook(c, look)) return true;
    const text = c.line.text.slice(c.start, c.end);
    const stands = emphasis(c, layout.bodySize);
    if (startsLow(text) && stands < 2) return false;
    if (!c.alone)
      return c.line.text.charAt(c.end) === ':' ? isInlineHeading(c, look) : stands > 0 || !look;
    if (!look) return stands >= 0;
    const weaker =
      c.size < look.size - 0.6 || (look.bold && !c.bold) || (look.capitals && !c.capitals);
    return !weaker;
  });
}

/** 'Skills: Java, SQL' opens a section only where headings do not stand alone, or where it has their look. */
const isInlineHeading = (c: Candidate, look: ReturnType<typeof headingLook>) =>
  look === null && c.kinds[0] !== 'contact' && c.kinds[0] !== 'other';

/** Lines that look like the accepted headings though their words are not known, such as 'Patents held'. */
function unknownHeadings(accepted: readonly Candidate[], layout: Layout): Candidate[] {
  const look = headingLook(accepted);
  if (!look) return [];
  const distinct = look.size > layout.bodySize + 0.6 || look.capitals;
  if (!distinct) return [];
  const taken = new Set(accepted.map(({ line }) => line));
  const columns = accepted.map(({ line }) => line);
  const found = layout.lines.filter(
    (line) =>
      !taken.has(line) &&
      sameLook(line, look) &&
      !line.bullet &&
      !/\d{4}|@|[.,;]\s*$/.test(line.text) &&
      line.cells.length === 1 &&
      letterCount(line.text) >= 3 &&
      wordsOf(line.text).length <= MOST_WORDS &&
      columns.some((c) => Math.abs(c.x - line.x) < 4) &&
      accepted.some((c) => c.line.index < line.index),
  );
  if (found.length > accepted.length + 2) return [];
  return found.map((line) => ({
    line,
    start: 0,
    end: line.text.length,
    kinds: ['other'],
    size: line.size,
    bold: line.bold,
    capitals: line.capitals,
    alone: true,
  }));
}

/**
 * The sections of a resume in reading order. Headings are known by their words in English, French, German
 * and Arabic, and by standing out; what stands out in the same way under unknown words parts sections too.
 */
export function sectionsOf(layout: Layout): Section[] {
  const candidates = layout.lines.flatMap((line) => candidateIn(line) ?? []);
  const accepted = acceptedHeadings(candidates, layout);
  const headings = new Map<ResumeLine, Candidate>();
  for (const c of [...unknownHeadings(accepted, layout), ...accepted]) headings.set(c.line, c);
  const sections: Section[] = [{ kind: 'header', kinds: ['header'], heading: null, lines: [] }];
  for (const line of layout.lines) {
    const heading = headings.get(line);
    if (!heading) {
      sections.at(-1)?.lines.push({ line, start: 0, end: line.text.length });
      continue;
    }
    const { start, end, kinds } = heading;
    const section: Section = {
      kind: kinds[0] ?? 'other',
      kinds,
      heading: { line, start, end },
      lines: [],
    };
    const before = { line, start: 0, end: start };
    const after = {
      line,
      start: line.text.charAt(end) === ':' ? end + 1 : end,
      end: line.text.length,
    };
    if (line.text.slice(0, start).trim() !== '') section.lines.push(before);
    if (line.text.slice(after.start).trim() !== '') section.lines.push(after);
    sections.push(section);
  }
  return sections;
}
