import { matchesIn } from '../text/matches';
import type { EducationLevel, Fact } from '../../schemas/resume';
import { withoutDates } from '../dates/dates';
import { isNotHeld, isOfNone } from './degrees-not-held';
import { degreeNames, degreesInCapitals, NO_LICENCE_OF_STUDIES } from '../lexicon/degrees';
import { oncePerText } from '../text/memory';
import { evidenceOf, textOf, type Span } from '../text/spans';
import { fold } from '../text/words';

/** What stands before letters that are a state as well: 'Boston, MA'. */
const AFTER_PLACE = /,\s*$/;
const IS_STATE = /^M[ASE]$/;
const NOT_A_DEGREE =
  /(?:(?<!\p{L})(?:to|can)|scrum|web|head|station|quiz|toast|post|mini|ميني)\s?-?\s?$/u;

/** What is said before a degree is looked for in so many letters: a line may name hundreds of degrees. */
const LONGEST_CLAUSE = 300;

/** The names of degrees in a folded text, level by level. */
const namesIn = oncePerText((folded) =>
  degreeNames.flatMap(([level, words]) =>
    matchesIn(folded, words)
      .filter(({ index }) => !NOT_A_DEGREE.test(folded.slice(0, index)))
      .map(({ index, 0: name }) => ({ level, index, name })),
  ),
);

/** The degrees of a line are asked for by each entry beside it. */
const known = new WeakMap<Span, Fact<EducationLevel>[]>();

/** The degrees that `span` names, each with its level, in order. */
export function degreesIn(span: Span): Fact<EducationLevel>[] {
  const found = known.get(span) ?? namedIn(span);
  known.set(span, found);
  return found;
}

function namedIn(span: Span): Fact<EducationLevel>[] {
  const text = textOf(span);
  const folded = fold(text);
  const found: { start: number; fact: Fact<EducationLevel> }[] = [];
  const add = (level: EducationLevel, index: number, match: string) => {
    const blank = match.length - match.replace(/^[\s(]+/, '').length;
    const start = span.start + index + blank;
    const evidence = evidenceOf({
      line: span.line,
      start,
      end: span.start + index + match.trimEnd().length,
    });
    found.push({ start, fact: { value: level, evidence: [evidence] } });
  };
  // A cell before the degree is its label: 'Niveau', then 'Master'.
  const before = (index: number) => {
    const clause = folded.slice(Math.max(0, index - LONGEST_CLAUSE), index);
    return text[index - 1] === '\t' ? `${clause.trimEnd()}\t` : clause;
  };
  const isNone = (index: number, match: string) =>
    isNotHeld(before(index), folded.slice(index + match.length));
  for (const { level, index, name } of namesIn(folded)) {
    if (!isNone(index, name)) add(level, index, name);
  }
  for (const [level, words] of degreesInCapitals) {
    for (const match of matchesIn(text, words)) {
      const isPlace =
        IS_STATE.test(match[0].trim()) && AFTER_PLACE.test(text.slice(0, match.index + 1));
      if (!isPlace && !isNone(match.index, match[0])) add(level, match.index, match[0]);
    }
  }
  if (found.length === 0 || isOfNone(folded)) return [];
  // 'M.B.A.' names no B.A.
  const endOf = ({ fact }: (typeof found)[number]) => fact.evidence[0]?.end ?? 0;
  const within = (one: (typeof found)[number]) =>
    found.some((other) => other !== one && other.start < one.start && endOf(other) >= endOf(one));
  return found
    .filter((one) => !within(one))
    .toSorted((a, b) => a.start - b.start)
    .map(({ fact }) => fact);
}

/** The degree that `span` begins with, but for its dates; undefined where it begins with something else. */
export const degreeFirstIn = (span: Span): Fact<EducationLevel> | undefined =>
  degreesIn(span)
    .slice(0, 1)
    .find(({ evidence: [named] }) => {
      const before = span.line.folded.slice(span.start, named?.start);
      return !/\p{L}/u.test(withoutDates(before));
    });

/** Whether `text` names a degree. */
export const namesDegree = (text: string): boolean => namesIn(fold(text)).length > 0;

const DEGREE_FIRST = new RegExp(
  String.raw`^(?:b\. ?(?:a|s)|b\.? ?(?:sc|eng|com|tech|ed)|m\. ?(?:a|ed|b\. ?a)|m\.? ?(?:sc|eng|tech|com)|ph\.? ?d|bachelor(?:'?s)?(?: degree)?|master(?:'?s)? degree|licence(?! ${NO_LICENCE_OF_STUDIES})|بكالوريوس|ماجستير|دكتوراه)\.?(?:[, ]|$)`,
  'u',
);

/** Whether an entry on training begins with a degree, and is no course. */
export const beginsWithDegree = (text: string): boolean => DEGREE_FIRST.test(fold(text));
