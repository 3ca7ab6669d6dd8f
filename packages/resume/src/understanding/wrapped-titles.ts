import type { Fact } from '../schemas/resume';
import { datesIn } from './dates';
import { namesEmployer } from './roles';
import { evidenceOf, factOf, foldedOf, textOf, type Span } from './spans';
import { namesPlace } from './titles';
import { wordsOf } from './words';

/** What a row of a title ends with that its next row goes on with: 'Head of' over 'Operations'. */
const LEADS_ON = /(?:[/&]|(?:^|\s)(?:of|for|and|de|du|des|et|en))\s*$/iu;
/** What a row goes on with that is no title of its own: 'of the night'. */
const GOES_ON = /^(?:(?:of|for|and|de|du|des|et|en)\s|d['’])/u;
const ROW_PITCH = 1.8;
const SAME_PLACE = 3;
const MOST_WORDS = 6;

/** `next`, the line below, where it is the bold row that goes on with the bold title in `span`, as a word at their parting shows. */
function rowBelow(span: Span, next: Span | undefined): Span | null {
  const { line } = span;
  if (!next || !line.bold || !next.line.bold || next.line.cells.length > 1) return null;
  const isBelow =
    next.line.page === line.page &&
    Math.abs(next.line.x - line.x) < SAME_PLACE &&
    Math.abs(next.line.size - line.size) < 0.3 &&
    next.line.y > line.y &&
    next.line.y - line.y < ROW_PITCH * line.size;
  const rest = line.text.slice(span.end);
  const goesOn =
    (rest.trim() === '' && GOES_ON.test(textOf(next))) ||
    (/^\s*\S{0,3}\s*$/u.test(rest) && LEADS_ON.test(line.text));
  const isTitle =
    wordsOf(textOf(next)).length <= MOST_WORDS &&
    datesIn(foldedOf(next)).length === 0 &&
    !namesEmployer(textOf(next)) &&
    !namesPlace(textOf(next));
  return isBelow && goesOn && isTitle ? next : null;
}

/** The title in `span`, one of whose rows may stand on the line `below` it: 'Head of' over 'Operations'. */
export function wholeTitle(span: Span, below: Span | undefined): Fact<string> {
  const next = rowBelow(span, below);
  if (!next) return factOf(span);
  const first = { ...span, end: span.line.text.trimEnd().length };
  return {
    value: `${textOf(first)} ${textOf(next).trim()}`,
    evidence: [evidenceOf(first), evidenceOf(next)],
  };
}
