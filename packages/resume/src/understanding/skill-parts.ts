import { headingKinds } from './headings';
import { alternatives } from './lexicon/skills';
import { leadInOf } from './skill-lead-ins';
import { isComputingSkill, isKnownSkill, skillKey } from './skillnames';
import { fold, wordsOf } from '../text';

/** What kind of thing a name is that stands after it: 'Framework Symfony'. */
const KIND =
  /^(?:frameworks?|librairies?|libraries|library|bibliotheques?|logiciels?|langages?) (?!(?:de|des|du|d'|en|of|for)\b)/u;
const AND = /\s+(?:and|et|und|&|و)\s*(?=\S)|(?<=\p{L}\p{L})&(?=\p{L}\p{L})/u;
const INCLUDING =
  /\s+(?:including|incl\.|includes?|with|such as|e\.g\.|y compris|notamment|dont|avec|via|sous|using)\s+(?=\S)/iu;
/** A name of at most two words, such as those of programs. */
const NAME = /^[\p{Lu}\d]\S*(?: [\p{Lu}\d]\S*)?$|^\p{Ll}\S{1,5}$/u;

/** The most letters of a skill. A list in brackets with its head may have more. */
export const LONGEST = 60;
/** From so many names on a list in brackets is one, though none of them is known. */
const SURELY_LISTED = 3;
/** A name as programs and methods have it: 'ResNet', 'RDF', 'RRT*', and no plain word. */
const COINED = /^(?=.{3})\p{L}*(?:\p{L}[\p{Lu}\d]|[*+#])/u;
/** What in brackets only counts versions: '(2, 3)', '(14/17)'. */
const VERSIONS = /^(?:\d[\d.]*(?:\s*[,/&]\s*|\s+(?:and|et)\s+))+\d[\d.]*$/u;

/** What in brackets only says how many: '(12 bakers)'. */
const COUNTED = /^\d+\s?\+?\s+\p{L}+$/u;

const VERSION = /\s+\d[\d.]*$/;

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
  const inner = moved(partsOf(rest), from);
  const isName = led === null && NAME.test(rest);
  const isSure = led?.isSure === true && wordsOf(rest).length <= MOST_WORDS_MASTERED;
  const known = inner.filter(({ start, end }) => isKnownSkill(value.slice(start, end))).length;
  return isName || isSure || known * 2 > inner.length ? inner : [{ start: 0, end: value.length }];
}

/** A name of a list in brackets: up to a comma or an 'and'. */
const BRACKETED = /[^,،\s](?:(?!\s(?:and|&|et)\s)[^,،])*/gu;

/** The names in `match` that slashes part, unless it is one name: 'TCP/IP'. */
const withSlash = (match: RegExpExecArray): RegExpExecArray[] =>
  isKnownSkill(match[0].trim())
    ? [match]
    : [...match[0].matchAll(/[^/\s][^/]*/gu)].map((name) =>
        Object.assign(name, { index: match.index + name.index }),
      );

/** The most words of a kind of programs before the one in brackets: 'Version control (Git)'. */
const MOST_WORDS_OF_KIND = 3;

const initialOf = (text: string) => fold(text)[0];

/** Whether `name` is short for `outer`: each of its letters comes in it, in order, as in 'Large Language Models (LLMs)'. */
function isShortFor(name: string, outer: string): boolean {
  if (wordsOf(outer).length < 2 || initialOf(name) !== initialOf(outer)) return false;
  let at = -1;
  for (const letter of fold(name)) {
    at = fold(outer).indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** A kind of programs and the one of them that is known. */
function kindAndName(outer: string, name: string, value: string): Part[] | null {
  const isName = isComputingSkill(name) || (COINED.test(name) && !/\s|\d/u.test(name));
  if (!isName || isComputingSkill(outer) || isShortFor(name, outer)) return null;
  if (wordsOf(outer).length > MOST_WORDS_OF_KIND || !/^\p{Lu}/u.test(outer)) return null;
  const from = value.indexOf('(') + 1;
  return [...partsOf(outer), { start: from, end: from + name.length }];
}

/** The skills of a list in brackets, and what it is a list of. */
function bracketedIn(value: string): Part[] | null {
  const [, outer = '', listed = ''] = /^([^()]+?)\s*\(([^()]+)\)$/u.exec(value) ?? [];
  if (listed === '') return null;
  if (VERSIONS.test(listed) || COUNTED.test(listed)) return partsOf(outer);
  if (isKnownSkill(listed))
    return kindAndName(outer, listed, value) ?? [{ start: 0, end: value.length }];
  if (!/[,،/]|\s(?:and|&|et)\s/u.test(listed)) return kindAndName(outer, listed, value);
  const from = value.indexOf('(') + 1;
  const inner = [...listed.matchAll(BRACKETED)]
    .flatMap(withSlash)
    .filter(([name]) => !/^(?:etc\b\.?|\.\.\.|…|(?:and )?more)\s*$/iu.test(name))
    .map((match) => ({
      start:
        from +
        match.index +
        (/^(?:and|et|und|or|ou|including|incl\.|such as|e\.g\.|like|dont|notamment|y compris)\s+/iu.exec(
          match[0],
        )?.[0].length ?? 0),
      end: from + match.index + match[0].trimEnd().length,
    }));
  const isList = inner.every(({ start, end }) => wordsOf(value.slice(start, end)).length <= 3);
  const names = inner.map(({ start, end }) => value.slice(start, end));
  const known = names.filter((name) => isKnownSkill(name) || COINED.test(name)).length;
  if (isList && (known * 2 >= inner.length || isKnownSkill(outer.replace(VERSION, ''))))
    return [...partsOf(outer), ...inner];
  if (value.length <= LONGEST) return [{ start: 0, end: value.length }];
  return isList && inner.length >= SURELY_LISTED ? [...partsOf(outer), ...inner] : partsOf(outer);
}

/** What people call one skill as often as two, which blanks tell: 'HTML / CSS'. */
const ONE_OR_TWO = /^html5?\/css3?$/iu;

/** Names that a slash parts, each known by itself: 'Python / Flask'; null where it joins them to one: 'C/C++'. */
function slashedIn(value: string): Part[] | null {
  if (!value.includes('/') || isKnownSkill(value) || ONE_OR_TWO.test(value)) return null;
  const sides = [...value.matchAll(/[^/\s][^/]*/gu)].map(({ index, 0: side }) => ({
    start: index,
    end: index + side.trimEnd().length,
  }));
  const names = sides.map(({ start, end }) => value.slice(start, end).replace(VERSION, ''));
  const areNames =
    names.length > 1 && names.every(isKnownSkill) && names.some((name) => isComputingSkill(name));
  const keys = new Set(sides.map(({ start, end }) => skillKey(value.slice(start, end))));
  const areAlternatives = alternatives.some((kind) => names.every((name) => kind.has(fold(name))));
  return areNames && keys.size > 1 && !areAlternatives ? sides : null;
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

/** The skills in one entry: 'AWS (EC2, S3)', 'Git and GitHub', 'Maîtrise Python'. Each part must be a skill by itself. */
export function partsOf(value: string): Part[] {
  const whole = { start: 0, end: value.length };
  const own = masteredIn(value) ?? bracketedIn(value) ?? slashedIn(value) ?? includedIn(value);
  if (own) return own;
  const and = isKnownSkill(value) ? null : AND.exec(value);
  if (!and) return [whole];
  const second = and.index + and[0].length;
  const sides = [value.slice(0, and.index), value.slice(second)];
  const areNames =
    sides.every((side) => NAME.test(side) && headingKinds(side).length === 0) &&
    sides.some(isComputingSkill);
  const parts = [...partsOf(sides[0] ?? ''), ...moved(partsOf(sides[1] ?? ''), second)];
  const areSkills = parts.every(({ start, end }) => isKnownSkill(value.slice(start, end)));
  return areNames || areSkills ? parts : [whole];
}
