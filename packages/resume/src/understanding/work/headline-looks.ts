import { CONTACT } from './headline-parts';
import { headingKinds } from '../vocabulary/headings';
import type { ResumeLine } from '../text/layout';
import { namesLanguages } from '../languages/languages';
import { isState, placeOf, STREET } from '../vocabulary/place-names';
import { rankWords } from '../lexicon/roles';
import { hasRole, namesArea, namesEmployer } from '../vocabulary/roles';
import { textOf, type Span } from '../text/spans';
import { fold, wordsOf } from '../text/words';

const PARTS = /\s*[|,/·•–—]\s*|\s+-\s+/u;

/** Whether a text names places and nothing else: 'Paris | France', 'Lyon (69)'. */
export const isPlaces = (text: string): boolean =>
  text.split(PARTS).every((part) => placeOf(part.trim()) !== null || isState(part));

/** What people like to be called, which is no work: 'Learner | Maker | Explorer'. */
const CALLED =
  /^(?:(?:lifelong|curious|avid|passionate) )?(?:learner|maker|explorer|dreamer|doer|thinker|tinkerer|creator|builder|storyteller|problem[- ]solver|lover|enthusiast|traveller|traveler|reader|gamer|believer|achiever|human|father|mother|husband|wife|hiker|climber|runner|cyclist|reveur|reveuse|curieu(?:x|se)|passionnee?|voyageu(?:r|se)|createu?r(?:ice)?|apprenante?)$/u;
const LEAST_CALLED = 2;

/** Running text about somebody: 'A young leader in …'. */
const OF_PERSON = /^(?:an?|une?)\s(?:\S+\s){3}/u;

/** Whether a headline says what work somebody does, so that it counts before the title of the latest job. */
export function saysRole(text: string): boolean {
  const parts = fold(text)
    .trim()
    .split(/\s*(?:[|,/·•&]|\sand\s|\set\s)\s*/u);
  const isCalled = parts.length >= LEAST_CALLED && parts.every((part) => CALLED.test(part));
  return hasRole(text) && !isCalled && !OF_PERSON.test(fold(text).trim());
}

/** So many words two rows of one headline have at most. */
const MOST_WORDS = 5;
/** The rows of a headline stand no further apart than so many letter sizes. */
const TIGHT = 1.7;

const isSet = (a: ResumeLine, b: ResumeLine | undefined): boolean =>
  b !== undefined && a.bold === b.bold && a.block === b.block && Math.abs(a.size - b.size) < 0.3;

/** Whether two lines begin, end or are centred in one place. */
const areInLine = (a: ResumeLine, b: ResumeLine): boolean =>
  Math.abs(a.x - b.x) < 3 ||
  Math.abs(a.right - b.right) < 3 ||
  Math.abs(a.x + a.right - b.x - b.right) < 6;

/** Whether a row of a headline may be the half of one: no place, firm, label or way to reach the person. */
const isHalf = (text: string): boolean =>
  wordsOf(text).length <= MOST_WORDS &&
  !/[\d|:.!?•]/u.test(text) &&
  !CONTACT.test(text) &&
  !namesEmployer(text) &&
  !STREET.test(fold(text)) &&
  !namesLanguages(text) &&
  !isPlaces(text) &&
  headingKinds(text).length === 0;

/** Whether a row without a role says its rank or its field, and is no name of a firm or a town: 'Senior Backend'. */
const isOfWork = (text: string): boolean =>
  !text.includes(',') && wordsOf(text).some((word) => rankWords.has(word) || namesArea(word));

/**
 * Whether `next` is the second row of the headline in `span`, which is set off from what stands below it (`after`), as the
 * role in one of both rows alone shows: 'Senior Backend' over 'Engineer'.
 */
export function wrapsBelow(
  span: Span,
  next: ResumeLine,
  after: ResumeLine | undefined,
  bodySize: number,
): boolean {
  const { line } = span;
  const isSetOff = line.bold || line.size > bodySize + 0.6;
  const gap = next.y - line.y;
  if (!isSetOff || !isSet(line, next) || isSet(line, after) || !areInLine(line, next)) return false;
  if (gap <= 0 || gap > TIGHT * line.size || next.page !== line.page) return false;
  const [first, second] = [textOf(span), next.text.trim()];
  return isHalf(first) && isHalf(second) && hasRole(second) && !hasRole(first) && isOfWork(first);
}
