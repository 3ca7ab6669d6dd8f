import { isCalledOne } from '../certificates/certificate-sure';
import { SHORT } from '../certificates/certificate-words';
import { namesDegree } from '../studies/degrees';
import { languageNames } from '../lexicon/languages';
import { namesEmployer } from '../vocabulary/roles';
import type { Section } from './section';
import { foldedOf, textOf, trimSpan, type Span } from '../text/spans';
import { SCHOOL } from '../studies/studies';
import { fold, wordsOf } from '../text/words';

/** A heading over what somebody can do, where the studies have one of their own. */
const QUALIFICATIONS = /^\P{L}*(?:ال)?موهلات(?:ي)?\P{L}*$/u;

/** What stands before and behind a point of a list. */
const EDGE = /[^\p{L}\d]/u;

const LEAST = 3;
const MOST_WORDS = 6;

/** What only a school or a certificate gives. */
const IS_GIVEN =
  /(?<!\p{L})(?:شهاد\p{L}*|دبلوم\p{L}*|بكالور\p{L}*|باكالور\p{L}*|باك|اجازه|ماجستير|ماستر|دكتور\p{L}*|ليسانس|دوره|دورات|تكوين|تدريب|رخصه|ثانوي\p{L}*|اعدادي\p{L}*|ابتدائي\p{L}*|متوسط\p{L}*|مستوي|سنه|معدل|تقدير|diplom\p{L}*|certif\p{L}*|licen[cs]e|permis|brevet)(?!\p{L})/u;

function isSkill(line: Span): boolean {
  const text = textOf(trimSpan(line, EDGE));
  const folded = fold(text);
  return (
    line.line.bullet &&
    wordsOf(text).length <= MOST_WORDS &&
    !/\d/.test(folded) &&
    !IS_GIVEN.test(folded) &&
    !SCHOOL.test(folded) &&
    !SHORT.test(text) &&
    !isCalledOne(text) &&
    !namesDegree(text) &&
    !namesEmployer(text) &&
    !wordsOf(text).some((word) => languageNames.has(word))
  );
}

const isStudies = ({ kinds }: Section): boolean => kinds[0] === 'education';

/** `sections` with a list of points on what somebody can do below 'Qualifications' as skills, where studies stand elsewhere and no section has skills. */
export function withSkillsAsQualifications(sections: readonly Section[]): Section[] {
  const own = sections.find(
    ({ heading }) => heading !== null && QUALIFICATIONS.test(foldedOf(heading)),
  );
  const isOne =
    own !== undefined &&
    isStudies(own) &&
    own.lines.length >= LEAST &&
    sections.some((other) => other !== own && isStudies(other) && other.lines.length > 0) &&
    !sections.some(({ kinds }) => kinds.includes('skills')) &&
    own.lines.every(isSkill);
  return sections.map((section) =>
    isOne && section === own ? { ...section, kind: 'skills', kinds: ['skills'] } : section,
  );
}
