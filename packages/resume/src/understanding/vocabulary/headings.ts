import { isFormLabel } from './form-labels';
import { wordsGluedIn } from './glued-headings';
import { isListOfKinds, kindsByField } from './heading-fields';
import { kindOfWord, meaningOf } from './heading-words';
import { ARABIC_ORDINAL, type SectionKind } from '../lexicon/headings';
import { wholeHeadings } from '../lexicon/whole-headings';
import { oncePerText } from '../text/memory';
import { keyOf, letterCount, wordsOf } from '../text/words';

/** Headings of one word or a listed phrase, by which a heading is known whose letters a layout has torn apart. */
const tornHeadings = new Map<string, SectionKind>(
  wholeHeadings.flatMap(([kind, list]) =>
    list.split(/\s+/).map((heading) => [heading, kind] as const),
  ),
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

/** A heading has at most this many words and letters. */
export const MOST_WORDS = 6;
export const MOST_LETTERS = 48;

/** What a heading has data of: those of a person, or else of bases and sciences, as 'Bases de données' are. */
const OF_DATA = /^(?:donnees|(?:ال)?بيانات)$/u;

/** The kind of section that a word of `text` names, whatever its other words are; null where none does. */
export const kindNamedIn = (text: string): SectionKind | null =>
  wordsOf(text)
    .filter((word) => !OF_DATA.test(word))
    .map(meaningOf)
    .find((meaning) => meaning?.strong === true)?.kind ?? null;

/** Whose it is, before what a heading says: 'Mes centres d’intérêt'. */
const OWN = /^\s*(?:mes|mon|ma|my|nos|notre|our) (?!cv)/iu;

/** Words that are known in a heading of one piece alone: 'CLINICALSKILLS', 'TEACHINGEXPERIENCE'. */
const KNOWN_IN_ONE_PIECE = /^(?:clinical|leadership|teaching|volunteer|nursing|communication)$/u;

/** A course by its subject, which is an entry: 'Full-stack bootcamp'. */
const ONE_COURSE = /^\p{L}.* bootcamp$/u;

/** A degree by a word for what somebody masters, before its subject: 'Maîtrise en informatique'. */
const DEGREE_IN = /^maitrise en /u;

/**
 * How many entries or years a section has, after its heading, its number, or that it goes on: 'Certifications (3)',
 * 'Skills 02.', 'Work (continued)'.
 */
const AFTER_HEADING =
  /(?<=\p{L})(?: ?\(\d{1,2}(?:\+? (?:years|ans))?\)| (?:0\d[.)]?|\d{1,2}[.)])| with (?:the |their )?dates?|[ ,(–-]+(?:cont(?:inued|['’]?d)\.?|cont\.|suite)\)?)\s*$/iu;

/** So many letters are in it at most. */
const MOST_AFTER = 12;

/** Signs that dress a heading, before and behind it: '# Skills', '<Skills />', 'Skills...'. */
const SIGNS_BEFORE = /^[\s#<>/\\[\]{}|~*=_]{1,8}(?=[\p{L}\d])/u;
const SIGNS_BEHIND = /(?<=\p{L} ?)(?:[\s#<>/\\[\]{}|~*=_×]{1,8}|\.{2,5}|…)$/u;

/** How the parts of a page are numbered, in figures, Roman figures, letters and words. */
const NUMBERS = [
  String.raw`${ARABIC_ORDINAL}\s?[-.:،)/–—]{1,2}`,
  String.raw`[\u0660-\u0669]{1,2}\s?[-.:)–—/ـ]{1,2}`,
  String.raw`[ابتثجدهوأ]\s?[-.)–—ـ]`,
  String.raw`\d{1,2}\s?ـ|[–-]\d{1,2}\s(?=\s?\p{Script=Arabic})`,
  String.raw`\((?:[\u0660-\u0669]{1,2}|[ابتثجدهوأ]|[IVX]{1,4}|[A-H])\)`,
  String.raw`(?:\d{1,2}|[IVX]{1,4})\s?°\s?[.)/:–—-]{0,2}|[Nn]°\s?\d{1,2}\s?[.)/:–—-]{0,2}`,
  String.raw`[\u2460-\u2473\u2776-\u2793\u2160-\u216b]\s?[.)/:–—-]{0,2}`,
  String.raw`(?:[Pp]art(?:ie)?|[Ss]ection|[Cc]hap(?:itre|ter)|القسم|الجزء|المحور)\s(?:\d{1,2}|[IVX]{1,4}|ال\p{L}{3,6})\s?[.)/:–—-]{1,2}`,
  String.raw`\(?\d{1,2}(?:\.\d)?(?:\s?[.)/|:_\u2013\u2014-]{1,2})?`,
  String.raw`(?:[ivx]{1,4}|[IVX]{1,4})\s?[.)/:\u2013\u2014-]{1,2}`,
  String.raw`[A-H](?:[.)]|\s?/|\s[\u2013\u2014-]\s)`,
];

/** The number or letter of a section before its heading: '2. Skills', '02 Skills', 'IV) Skills', '03 / Skills', '(1) Skills', 'II - Skills', 'B) Skills', '1°) Formation', 'ثانيا: المهارات'. */
const NUMBER = new RegExp(String.raw`^\s*(?:${NUMBERS.join('|')})\s*(?=\p{L})`, 'u');

/** Whether a heading has its number or letter before it. */
export const isNumbered = (heading: string): boolean => NUMBER.test(heading);

/** The years of all entries, behind a heading with its number: 'II - Education: 1997-2011'. */
const YEARS_BEHIND =
  /\s?(?:[:,]|\()?\s?(?:(?:19|20)\d\d)\s?(?:[\u2013\u2014-]|à|to|au)\s?(?:(?:19|20)\d\d|\p{L}{4,12})\)?\s*$/u;

/** Words in capitals before years in brackets, which are no entry: 'WORK EXPERIENCE (2011 - 2020)'. */
const CAPITALS_BEFORE_YEARS = /^(?:\p{Lu}[\p{Lu}'’]*\s+){2,}\((?=\d{4})/u;

/** A heading without its number, and the years that stand behind one that is numbered or in capitals. */
function withoutNumber(heading: string): string {
  const text = heading.replace(NUMBER, '');
  const isTimed = text !== heading || CAPITALS_BEFORE_YEARS.test(text);
  return isTimed ? text.replace(YEARS_BEHIND, '') : text;
}

/** What is furthered and held, beside work: 'Education and professional development'. */
const FURTHERED =
  /^(?:development|developpement|qualifications?|certifi\p{L}+|continuing|continue)$/u;

/** Whether words of a heading are of work, and name no section by themselves. */
function areOfWork(words: readonly string[]): boolean {
  const meanings = words.map(meaningOf);
  return (
    !words.some((word) => FURTHERED.test(word)) &&
    meanings.every((meaning) => meaning && !meaning.strong) &&
    meanings.some((meaning) => meaning?.kind === 'experience')
  );
}

/** Where a heading names work beside studies in words that say no more, as 'Work & Education' does: first, last or not at all. */
function workBeside(heading: string): 'first' | 'last' | null {
  const parts = heading.split(/\s(?:and|et|und)\s|[&/,]|\s(?=و)/iu).map(wordsOf);
  const at = parts.length > 1 ? parts.findIndex(areOfWork) : -1;
  return at < 0 ? null : at === 0 ? 'first' : 'last';
}

/** What parts a heading from the same one in another language. */
const BETWEEN_LANGUAGES = /\s[/|–—-]\s/u;

/** The kinds of a heading that is printed in two languages: 'Compétences / Skills'. */
function inTwoLanguages(heading: string): readonly SectionKind[] {
  if (heading.length > 2 * MOST_LETTERS || !BETWEEN_LANGUAGES.test(heading)) return [];
  const [first, second, ...others] = heading.split(BETWEEN_LANGUAGES);
  if (first === undefined || second === undefined || others.length > 0) return [];
  const [own, same] = [headingKinds(first), headingKinds(second)];
  return own[0] !== undefined && own[0] === same[0] ? own : [];
}

/**
 * The kinds of section that `heading` is one of, the section's own first; empty where it is none. Only
 * the words are judged here.
 */
export const headingKinds = oncePerText((heading): readonly SectionKind[] => {
  const both = inTwoLanguages(heading);
  if (both.length > 0) return both;
  const most = MOST_LETTERS + MOST_AFTER;
  if (heading.length > most && letterCount(heading) > most) return [];
  const text = withoutNumber(
    heading.replace(SIGNS_BEFORE, '').replace(SIGNS_BEHIND, '').replace(AFTER_HEADING, ''),
  );
  const letters = letterCount(text);
  if (letters < 2 || letters > MOST_LETTERS || /[@\d]{2}|https?:|\.\s*$/.test(text)) return [];
  if (isFormLabel(text)) return [];
  const own = text.replace(OWN, '');
  const torn =
    tornHeadings.get(keyOf(own.replaceAll('&', 'and'))) ??
    (own.includes('&') ? tornHeadings.get(keyOf(own.replaceAll('&', 'et'))) : undefined);
  if (torn) return [torn];
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const apart =
    words.length === 1 && meaningOf(words[0] ?? '') === undefined
      ? wordsGluedIn(
          text,
          (word) => meaningOf(word) !== undefined || KNOWN_IN_ONE_PIECE.test(word),
          (word) => kindOfWord.has(word),
        )
      : null;
  if (apart !== null) return headingKinds(apart);
  const joined = words.join(' ');
  if (DEGREE_IN.test(joined) || (ONE_COURSE.test(joined) && !isListOfKinds(text))) return [];
  const byField = kindsByField(text, words);
  if (byField) return byField;
  const kinds: { kind: SectionKind; rank: number }[] = [];
  let weak: SectionKind | null = null;
  for (const word of words) {
    const meaning = meaningOf(word);
    if (!meaning) return [];
    if (word === 'brevets' && words.some((other) => /^diplomes?$/u.test(other)))
      kinds.push({ kind: 'certificates', rank: 99 });
    else if (meaning.strong && meaning.kind) kinds.push({ kind: meaning.kind, rank: meaning.rank });
    else weak ??= meaning.kind;
  }
  if (kinds.length === 0) return weak ? [weak] : [];
  const work = kinds.every(({ kind }) => kind === 'education') ? workBeside(text) : null;
  if (work === 'first') kinds.unshift({ kind: 'experience', rank: 0 });
  else if (work === 'last') kinds.push({ kind: 'experience', rank: 99 });
  if (weak === 'certificates') kinds.push({ kind: weak, rank: 99 });
  const programming =
    words.includes('languages') && words.some((w) => /^(?:programming|computer)$/.test(w));
  if (programming) return ['skills'];
  const listed = isListOfKinds(text);
  const ordered = listed ? kinds : kinds.toSorted((a, b) => a.rank - b.rank);
  return [...new Set(ordered.map(({ kind }) => kind))];
});
