import { matchesIn } from '../text/matches';
import { ambiguousSkills, computingCount, programCount, skillGroups } from '../lexicon/skills';
import { oncePerText } from '../text/memory';
import { trimSpan, type Span } from '../text/spans';
import { fold } from '../text/words';

/** Folded `text` without the marks that spellings of one skill differ in; '+' and '#' stay. */
const plain = oncePerText((text) => fold(text).replace(/[^\p{L}\p{N}+#]+/gu, ''));

const canonical = new Map<string, string>();
const phrases = new Map<string, string[]>();

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}+#]*|\.net/gu;
const tokens = (text: string) => matchesIn(text, wordPattern);

function register(index: Map<string, string[]>, name: string) {
  const words = tokens(fold(name)).map(([word]) => word);
  const [first] = words;
  if (first === undefined) return;
  const key = words.join(' ');
  const known = index.get(first) ?? [];
  if (!known.includes(key)) index.set(first, [...known, key]);
}

for (const group of skillGroups) {
  for (const name of group) {
    canonical.set(plain(name), plain(group[0] ?? name));
    if (!ambiguousSkills.has(fold(name))) register(phrases, name);
  }
}

/** The key that two spellings of one skill share: 'React.js', 'ReactJS' and 'react' have the same. */
export const skillKey = (text: string): string => canonical.get(plain(text)) ?? plain(text);

const namesOf = (count: number): ReadonlySet<string> =>
  new Set(skillGroups.slice(0, count).flatMap((group) => group.map(plain)));
const computing = namesOf(computingCount);
const programs = namesOf(programCount);

/** No name of a skill in the lexicon is nearly as long, in letters and marks. */
const LONGEST_NAME = 100;

/** A name of three letters or more, and the number of a version. */
const VERSIONED = /^(.{2,}[^\d+])\d{1,6}\+?$/u;

/** Whether `names` has `text`, or has it without the number of a version, as programs have: 'Symfony2', 'Windows 3.1'. */
function has(names: { has(key: string): boolean }, text: string): boolean {
  if (text.length > LONGEST_NAME) return false;
  const key = plain(text);
  return names.has(key) || computing.has(VERSIONED.exec(key)?.[1] ?? '');
}

/** Whether `text` names a program, a language or a method of computing. */
export const isComputingSkill = (text: string): boolean => has(computing, text);

/** Whether `text` names what `isComputingSkill` says, or a program of another trade: 'Xero'. */
export const isProgram = (text: string): boolean => has(programs, text);

/** Whether `text` names a program by a word that also means something else: 'Access', 'Spring'. */
export const isEverydayName = (text: string): boolean => ambiguousSkills.has(fold(text).trim());

const families: ReadonlySet<string> = new Set(
  skillGroups.slice(0, programCount).flatMap((group) =>
    group.flatMap((name) => {
      const words = fold(name).split(/[\s-]+/u);
      return words.slice(1).map((_, at) => plain(words.slice(0, at + 1).join('')));
    }),
  ),
);

/** Whether names of programs begin with `text`, as those of one maker or platform do: 'Google Cloud'. */
export const isFamily = (text: string): boolean => families.has(plain(text));

/** Whether the lexicon has `text` as a skill or an alias of one. */
export const isKnownSkill = (text: string): boolean => has(canonical, text);

const MOST_WORDS = 6;

/** Finds names in text: the spans of `span` that mention one, longest name first. */
export type FindMentions = (span: Span) => Span[];

function finder(index: ReadonlyMap<string, readonly string[]>): FindMentions {
  return (span) => {
    const words = tokens(span.line.folded.slice(span.start, span.end));
    const found: Span[] = [];
    for (let i = 0; i < words.length; i += 1) {
      const candidates = index.get(words[i]?.[0] ?? '');
      if (!candidates) continue;
      for (let length = Math.min(MOST_WORDS, words.length - i); length > 0; length -= 1) {
        const part = words.slice(i, i + length);
        const last = part.at(-1);
        const first = part[0];
        if (!first || !last || !candidates.includes(part.map(([word]) => word).join(' '))) continue;
        const start = span.start + first.index;
        const end = span.start + last.index + last[0].length;
        found.push(trimSpan({ line: span.line, start, end }));
        i += length - 1;
        break;
      }
    }
    return found;
  };
}

/** Finds the skills that text mentions by a name of the lexicon, everyday words aside. */
export const mentionsIn: FindMentions = finder(phrases);

/** Finds the skills that text mentions by one of `names` or by an alias of one. */
export function mentionsOf(names: readonly string[]): FindMentions {
  const index = new Map<string, string[]>();
  const keys = new Set(names.map(skillKey));
  for (const name of names) register(index, name);
  for (const group of skillGroups) {
    if (keys.has(skillKey(group[0] ?? ''))) for (const name of group) register(index, name);
  }
  return finder(index);
}
