import { headingKinds } from '../vocabulary/headings';
import { hasFixedPair } from '../lexicon/fixed-pairs';
import { languageNames } from '../lexicon/languages';
import { countries } from '../lexicon/places';
import { leadInOf } from './skill-lead-ins';
import { COINED, isShortFor } from './skill-looks';
import {
  isEverydayName,
  isFamily,
  isKnownSkill,
  isProgram,
  skillKey,
} from '../vocabulary/skillnames';
import { slashedIn, standAlone, withSlash } from './skill-slashes';
import { fold, keyOf, wordsOf } from '../text/words';

/** What kind of thing a name is that stands after it: 'Framework Symfony'. */
const KIND =
  /^(?:frameworks?|librairies?|libraries|library|bibliotheques?|logiciels?|langages?) (?!\(|(?:de|des|du|d'|en|of|for)\b)/u;
const AND =
  /\s+(?:and|et|und|&|و)\s*(?=\S)|(?<=\p{L}\p{L})&(?=\p{L}\p{L})|(?<=[\p{L}\d])\s*\+\s*(?=\p{L})/u;
/** What somebody is, in French. Two things that one does or has may be one skill: 'Rigueur et organisation'. */
const QUALITY =
  /^(?:\p{L}{3,}(?:eux|euse|if|ive|ome|ée?|ante?|(?<!m)ente?|able|elle|el|aire)|(?:dynam|énerg|empath|pragmat|méthod|sympath)ique)$/iu;
const INCLUDING =
  /\s+(?:including|incl\.|includes?|with|such as|e\.g\.|y compris|notamment|dont|avec|via|sous|using)\s+(?=\S)/iu;
/** A name of at most two words, such as those of programs. */
const NAME = /^[\p{Lu}\d]\S*(?: [\p{Lu}\d]\S*)?$|^\p{Ll}\S{1,5}$/u;

/** The most letters of a skill. A list in brackets with its head may have more. */
export const LONGEST = 60;
/** What in brackets only counts versions: '(2, 3)', '(14/17)', '(10.11+)'. */
const VERSIONS =
  /^(?:(?:\d[\d.]*(?:\s*[,/&]\s*|\s+(?:and|et)\s+))+(?:\d[\d.]*|\+)|v\.?\s?\d[\d.]*|\d+(?:\.\d+)*\+|\d+\.\d+)$/u;

/** What in brackets only says how many: '(12 bakers)'. */
const COUNTED = /^\d+\s?\+?\s+\p{L}+$/u;

/** A part of an entry: characters [start, end). */
export interface Part {
  start: number;
  end: number;
}

const moved = (parts: readonly Part[], by: number): Part[] =>
  parts.map(({ start, end }) => ({ start: start + by, end: end + by }));

/** The most words of a skill that is not known, after words that say that it is mastered. */
const MOST_WORDS_MASTERED = 3;

/** The skills after words that say how well they are mastered, or what they are. */
function masteredIn(value: string): Part[] | null {
  const led = leadInOf(value);
  const kind = KIND.exec(fold(value));
  const from = led?.length ?? kind?.[0].length;
  if (from === undefined || isKnownSkill(value)) return null;
  const rest = value.slice(from);
  const both = lastPartsOf(rest);
  const inner = moved(both ?? partsOf(rest), from);
  const isName = led === null && NAME.test(rest);
  const isSure =
    led?.isSure === true && (both !== null || wordsOf(rest).length <= MOST_WORDS_MASTERED);
  const known = inner.filter(({ start, end }) => isKnownSkill(value.slice(start, end))).length;
  return isName || isSure || known * 2 > inner.length ? inner : [{ start: 0, end: value.length }];
}

/** A name of a list in brackets: up to a comma or an 'and'. */
const BRACKETED = /[^,،\s](?:(?!\s(?:and|&|et)\s)[^,،])*/gu;

/** The most words of a kind of programs before the one in brackets: 'Version control (Git)'. */
const MOST_WORDS_OF_KIND = 5;
const MOST_WORDS_OF_SMALL_KIND = 3;

/** A standard or a code by its letters and number: 'ISO 1101', 'ICD-10'. */
const CODE = /^\p{Lu}{2,}[ -]\d[\d.:-]*$/u;

/** Whether `name` is a program or a method of computing, and no other thing. */
const isOnlyProgram = (name: string): boolean => isProgram(name) && !isEverydayName(name);

/** Whether every part of `value` is a program or a method of computing, and no other thing. */
const arePrograms = (value: string): boolean =>
  partsOf(value).every(({ start, end }) => isOnlyProgram(value.slice(start, end)));

/** Whether `name` may name the one program of several that begin with `outer`: 'Google Cloud (Run)', 'Git (Hub)'. */
const isOfFamily = (outer: string, name: string): boolean =>
  isKnownSkill(`${outer} ${name}`) || (/^\p{Lu}/u.test(name) && NAME.test(name) && isFamily(outer));

/** A kind of things and the one of them that brackets name; a program alone, where they only tell of it. */
function kindAndName(outer: string, name: string, value: string): Part[] | null {
  if (isShortFor(name, outer) || isShortFor(outer, name)) return null;
  const isName = isProgram(name) || CODE.test(name) || (COINED.test(name) && !/\s|\d/u.test(name));
  if (!isName)
    return tellsOf(name) &&
      !isOfFamily(outer, name) &&
      (arePrograms(outer) || (/\s/u.test(name) && COINED_PROGRAM.test(outer)))
      ? partsOf(outer)
      : null;
  if (skillKey(outer) === skillKey(name)) return null;
  const most = /^\p{Lu}/u.test(outer) ? MOST_WORDS_OF_KIND : MOST_WORDS_OF_SMALL_KIND;
  if (wordsOf(outer).length > most) return null;
  const from = value.lastIndexOf(name);
  return [...partsOf(outer), { start: from, end: from + name.length }];
}

/** What leads up to a name in brackets: '(+ Android)', '(including NumPy)'. */
const LEADING =
  /^(?:[+&]|(?:and|et|und|or|ou|including|incl\.|such as|e\.g\.|like|dont|notamment|y compris)\s|(?:logiciels?|software|programs|outils?|tools?)\s?:)\s*/iu;

/** How many letters of a name in brackets lead up to it. */
function ledIn(name: string): number {
  const leading = LEADING.exec(name)?.[0].length ?? 0;
  const length = leadInOf(name)?.length ?? 0;
  return isKnownSkill(name.slice(length)) ? Math.max(leading, length) : leading;
}

const MOST_WORDS_LISTED = 3;

const ENDS_REST = /(?:\s|\.{3}|\. \. \.|…)+$/u;
const REST_OR_VERSION = /^(?:etc\b\.?|\.\.\.|\. \. \.|…|(?:and )?more|v?\d+(?:\.\d+)*\+?)\s*$/iu;

/** A program by its looks, with small letters and capitals within: 'MinIO'. */
const COINED_PROGRAM = /^(?=\S*\p{Ll})(?=\S*\p{L}\p{Lu})\S+$/u;

/** Words in brackets that tell of a name and are none: '(basic shell usage)', '(Cache)'. */
const tellsOf = (listed: string): boolean =>
  !/programming language/iu.test(listed) && (/\s/u.test(listed) || !COINED.test(listed));

/** What has a number first, as an age or a measure has, and no name: '3-6', but not '5S'. */
const NUMBERED = /^\d+(?![\p{Lu}\d])/u;

/** Whether `listed` only says in two small words of what kind one skill is: '(cars and vans)'. */
const areKinds = (listed: string, names: readonly string[]): boolean =>
  !/[,،/]/u.test(listed) && names.every((name) => /^\p{Ll}/u.test(name) && !isKnownSkill(name));

/** Whether `names`, which brackets list, are skills of their own: '(Miwe, Wachtel)', not '(0-3, 3-6)' or '(Mali, Togo)'. */
const areListed = (names: readonly string[]): boolean =>
  names.every((name) => wordsOf(name).length <= MOST_WORDS_LISTED) &&
  names.some(
    (name) =>
      isKnownSkill(name) ||
      !(NUMBERED.test(name) || languageNames.has(fold(name)) || countries.has(keyOf(name))),
  );

/** A name in brackets after a label, and no list, nor where one is: '(see below)'. */
const NAME_ALONE = /^(?=\p{L})(?!(?:see|as|voir|cf)(?!\p{L}))[^,،/]+$/iu;

const NAMES_SKILLS =
  /^informatique$|(?<!\p{L})(?:competences?|skills?|connaissances|knowledge|langages?|logiciels?|outils|tools|software)(?!\p{L})/u;

/** Whether `outer` only says that skills follow, and is none: 'Autres compétences (Excel, Paie)'. */
const isLabel = (outer: string): boolean =>
  NAMES_SKILLS.test(fold(outer)) && headingKinds(outer)[0] === 'skills' && !isKnownSkill(outer);

/** The skills of a list in brackets, and what it is a list of. */
function bracketedIn(value: string): Part[] | null {
  const [, outer = '', inBrackets = ''] = /^([^()]+?)\s*\(([^()]+)\)$/u.exec(value) ?? [];
  if (inBrackets === '') return null;
  if (VERSIONS.test(inBrackets) || COUNTED.test(inBrackets)) return partsOf(outer);
  const listed = inBrackets.replace(LEADING, '');
  const begin = value.indexOf('(') + 1;
  if (isLabel(outer) && NAME_ALONE.test(listed))
    return [{ start: begin, end: begin + inBrackets.length }];
  if (isKnownSkill(listed) || !/[,،/]|\s(?:and|&|et)\s/u.test(listed))
    return kindAndName(outer, listed, value) ?? [{ start: 0, end: value.length }];
  const inner = [...inBrackets.matchAll(BRACKETED)]
    .flatMap(withSlash)
    .filter(([name]) => !REST_OR_VERSION.test(name))
    .map((match) => ({
      start: begin + match.index + ledIn(match[0]),
      end: begin + match.index + match[0].replace(ENDS_REST, '').length,
    }));
  const names = inner.map(({ start, end }) => value.slice(start, end));
  const onlyTell = areKinds(listed, names);
  if (areListed(names) && !onlyTell) return isLabel(outer) ? inner : [...partsOf(outer), ...inner];
  const isOne = value.length <= LONGEST && !(onlyTell && arePrograms(outer));
  return isOne ? [{ start: 0, end: value.length }] : partsOf(outer);
}

/** A skill and what it is known with, each known by itself: 'Python with NumPy and Pandas'. */
function includedIn(value: string): Part[] | null {
  const including = INCLUDING.exec(value);
  if (!including || isKnownSkill(value)) return null;
  const from = including.index + including[0].length;
  const parts = [
    ...partsOf(value.slice(0, including.index)),
    ...moved(partsOf(value.slice(from)), from),
  ];
  const areKnown = parts.every(({ start, end }) => isKnownSkill(value.slice(start, end)));
  return areKnown ? parts : null;
}

const MOST_WORDS_OF_LAST = 3;
const ENDS_LIST = /\s+(?:and|et)\s+(?=\S)/u;

/** What goes on with the name before an 'and': 'flour and its care', 'soin du four et du pain', 'Loading and checking'. */
const OF_BEFORE =
  /^(?:(?:its|their|his|her|our|sa|ses|son|leurs?|nos|notre|des?|du|aux?|of|in|on)\s|d['’])/iu;
const goesOn = (first: string, second: string): boolean =>
  OF_BEFORE.test(second) || (/^\p{Lu}/u.test(first) && /^\p{Ll}/u.test(second));

/** The last two names of a list, at the end of it: '…, paid search and paid social'. */
export function lastPartsOf(value: string): Part[] | null {
  const and = ENDS_LIST.exec(value);
  if (!and || /[(/]/u.test(value) || isKnownSkill(value) || hasFixedPair(value)) return null;
  const from = and.index + and[0].length;
  const [first, second] = [value.slice(0, and.index), value.slice(from)];
  const sides = [first, second];
  const areShort = sides.every(
    (side) => wordsOf(side).length <= MOST_WORDS_OF_LAST && !ENDS_LIST.test(side),
  );
  const isNoun = /\bet\s/u.test(and[0]) && wordsOf(second).length === 1;
  const areTwo =
    (isNoun || standAlone(sides)) && (sides.some(isKnownSkill) || !goesOn(first, second));
  return areShort && areTwo ? [...partsOf(first), ...moved(partsOf(second), from)] : null;
}

/** The names between slashes, each with its own parts. */
const sidesIn = (value: string): Part[] | null =>
  slashedIn(value)?.flatMap(({ start, end }) => moved(partsOf(value.slice(start, end)), start)) ??
  null;

/** Whether a word before the first of two names says what both are of, as it does in French: 'Administration SQL et Linux'. */
function haveOneHead([first = '', second = '']: readonly string[]): boolean {
  const [head = '', name] = first.split(' ');
  return (
    name !== undefined &&
    !second.includes(' ') &&
    isKnownSkill(name) &&
    !isKnownSkill(head) &&
    !isKnownSkill(first)
  );
}

/** Whether one of two names is a program for certain, as none is in 'Yarn & Thread'. */
function nameProgram(sides: readonly string[]): boolean {
  const named = sides.filter(isProgram);
  const areSmall = sides.some((side) => /\p{Ll}/u.test(side));
  return (
    named.some((name) => isOnlyProgram(name) || (areSmall && COINED.test(name))) ||
    (named.length > 0 && sides.every((side) => isKnownSkill(side) || COINED_PROGRAM.test(side)))
  );
}

/** Programs and languages that people name beside each other, though nothing parts them. */
const ALIKE =
  /^(?:(?:html|css|javascript|js)\d? ?)+$|^(?:(?:word|excel|powerpoint|outlook|access) ?)+$|^(?:(?:photoshop|illustrator|indesign|lightroom) ?)+$|^(?:(?:windows|linux|macos|ubuntu) ?)+$|^(?:(?:git|github|gitlab) ?)+$/u;
const LEAST_IN_ROW = 3;
const MOST_IN_ROW = 12;
const MOST_WORDS_OF_PROGRAM = 3;

/** The programs of a row that nothing parts, each known by itself: 'HTML CSS', 'Word Excel PowerPoint'. */
function inRow(value: string): Part[] | null {
  const words = [...value.matchAll(/\S+/gu)];
  if (words.length < 2 || words.length > MOST_IN_ROW || isKnownSkill(value)) return null;
  const parts: Part[] = [];
  for (let i = 0; i < words.length;) {
    const start = words[i]?.index ?? 0;
    const ends = words
      .slice(i, i + MOST_WORDS_OF_PROGRAM)
      .map(({ index, 0: word }) => index + word.length);
    const last = ends.findLastIndex((end) => isProgram(value.slice(start, end)));
    const end = ends[last];
    if (end === undefined) return null;
    parts.push({ start, end });
    i += last + 1;
  }
  return parts.length >= LEAST_IN_ROW || (parts.length > 1 && ALIKE.test(fold(value)))
    ? parts
    : null;
}

/** The skills in one entry: 'AWS (EC2, S3)', 'Git and GitHub', 'Maîtrise Python'. Each part must be a skill by itself. */
export function partsOf(value: string): Part[] {
  const whole = { start: 0, end: value.length };
  const own =
    masteredIn(value) ?? bracketedIn(value) ?? sidesIn(value) ?? includedIn(value) ?? inRow(value);
  if (own) return own;
  const and = isKnownSkill(value) || hasFixedPair(value) ? null : AND.exec(value);
  if (!and) return [whole];
  const second = and.index + and[0].length;
  const sides = [value.slice(0, and.index), value.slice(second)];
  const areNames =
    sides.every((side) => NAME.test(side) && headingKinds(side).length === 0) &&
    nameProgram(sides) &&
    !(/\set\s/u.test(and[0]) && haveOneHead(sides));
  const parts = [...partsOf(sides[0] ?? ''), ...moved(partsOf(sides[1] ?? ''), second)];
  const names = parts.map(({ start, end }) => value.slice(start, end));
  const areSkills = names.every(isKnownSkill) && names.some(isProgram);
  return areNames || areSkills || sides.every((side) => QUALITY.test(side)) ? parts : [whole];
}
