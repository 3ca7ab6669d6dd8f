import { hasRole } from '../vocabulary/roles';
import { splitSpan, textOf, type Span } from '../text/spans';
import { wordsOf } from '../text/words';

/** What a headline does not have: a way to reach the person, a year. */
export const CONTACT =
  /@|https?:|www\.|\.(?:com|org|net|io|dev|me|fr|de)\b|\d{4}|linkedin|github|google scholar|researchgate|orcid/i;

/** A year stands beside a job that somebody had. */
const YEAR = /\b(?:19|20)\d\d\b/;
const APART = /\s*[|•·●\t]\s*|\s+(?:[–—-]|\/\/)\s+/gu;
const BEFORE_EMPLOYER = /^[^@]{3,60}?(?=\s@\s?\p{Lu})/u;

/** What says before a role that the person looks for it, and what may end that. */
const WISH =
  /^(?:.*[|•·]\s*)?(?:(?:currently |actively )?(?:looking for|seeking(?: for)?) (?:an? |my next )?(?:(?:new|challenging) )?(?:(?:position|role|job|post|work|employment|opportunity) as (?:an? )?)?|(?:actuellement )?(?:à la |en |je )?recherche (?:d['’](?:une? )?(?:(?:poste|emploi|stage|alternance|contrat) (?:de |d['’]|en tant que |comme ))?|(?:une? |le )?(?:poste|emploi|stage) (?:de |d['’]))|(?:objectif(?: professionnel)? ?: ?)?(?:un )?(?:poste|emploi) (?:de |d['’]|en tant que ))/iu;
const WISHED_END = /\s+(?:role|position|job|opportunity|opening)s?\.?$/iu;

/** For how long somebody has had a role: 'Accountant with 6+ years of experience'. */
const FOR_YEARS =
  /(?:\s*[-–—|,]|\s(?:with|avec))\s*(?:over |more than |plus de )?\d{1,2} ?\+?\s*(?:years?|yrs?|ans)(?:['’])?(?: (?:of |d['’] ?)?(?:professional |work )?(?:experience|expérience|expertise|exp\.?))?$/iu;

/** `span` without how long its role has been held. */
function beforeYears(span: Span): Span {
  const said = FOR_YEARS.exec(textOf(span));
  return said && hasRole(textOf(span).slice(0, said.index))
    ? { ...span, end: span.start + said.index }
    : span;
}

/** `span` without the employer that follows a role: 'Data Analyst @ Acme'. */
function beforeEmployer(span: Span): Span {
  const [role = ''] = BEFORE_EMPLOYER.exec(textOf(span)) ?? [];
  return hasRole(role) ? { ...span, end: span.start + role.length } : span;
}

/** The role that somebody says to look for: 'Seeking a junior planner position'. */
export function withoutWish(spans: readonly Span[]): Span[] {
  const [first, ...rest] = spans;
  const last = spans.at(-1);
  const [wish = ''] = (first && WISH.exec(textOf(first))) ?? [];
  if (!first || !last || wish === '') return [...spans];
  const [end = ''] = WISHED_END.exec(textOf(last)) ?? [];
  const wished = [{ ...first, start: first.start + wish.length }, ...rest].map((span, i, all) =>
    i === all.length - 1 ? { ...span, end: span.end - end.length } : span,
  );
  return hasRole(wished.map(textOf).join(' ')) ? wished : [...spans];
}

/** Whether `span` is a wish for a role that its line does not name to the end. */
export const isOpenWish = (span: Span): boolean => {
  const text = textOf(span);
  const [wish = ''] = WISH.exec(text) ?? [];
  return wish !== '' && !hasRole(text.slice(wish.length));
};

/** So many words that the next line goes on with are running text. */
const LEAST_OF_SENTENCE = 7;

/**
 * What is whole of a line that the next one goes on with: what stands before its last bar, 'Nurse | Helping people', or the few
 * words of a line without one. Null for running text.
 */
export function wholeBefore(span: Span): Span | null {
  const parts = splitSpan(span, APART);
  const last = parts.at(-2);
  if (last) return hasRole(textOf(last)) ? { ...span, end: last.end } : span;
  return wordsOf(textOf(span)).length < LEAST_OF_SENTENCE ? span : null;
}

/** What may be a headline in `span`: all of it, or its roles where it also tells how to reach the person. */
export function headlineParts(span: Span): Span[] {
  const whole = beforeYears(beforeEmployer(span));
  if (!CONTACT.test(textOf(whole))) return [whole];
  if (YEAR.test(textOf(whole))) return [];
  return splitSpan(span, APART)
    .map(beforeEmployer)
    .filter((part) => hasRole(textOf(part)) && !CONTACT.test(textOf(part)));
}
