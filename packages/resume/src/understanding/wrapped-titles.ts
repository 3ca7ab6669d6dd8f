import type { Fact } from '../schemas/resume';
import { datesIn } from './dates';
import { namesEmployer } from './roles';
import { evidenceOf, factOf, foldedOf, textOf, type Span } from './spans';
import { wordsOf } from './words';

/** What a row of a title ends with that its next row goes on with: 'Head of' over 'Operations'. */
const LEADS_ON = /(?:[-/&]|(?:^|\s)(?:of|for|and|de|du|des|et|en))\s*$/iu;
const ROW_PITCH = 1.8;
const SAME_PLACE = 3;
const MOST_WORDS = 6;

/** The bold row that goes on with the bold title in `span`: it ends with a word that leads on, or the next row begins small. */
function rowBelow(span: Span, lines: readonly Span[]): Span | null {
  const { line } = span;
  const next = lines[lines.findIndex((each) => each.line === line) + 1];
  if (!next || !line.bold || !next.line.bold || next.line.cells.length > 1) return null;
  const isBelow =
    next.line.page === line.page &&
    Math.abs(next.line.x - line.x) < SAME_PLACE &&
    Math.abs(next.line.size - line.size) < 0.3 &&
    next.line.y > line.y &&
    next.line.y - line.y < ROW_PITCH * line.size;
  const rest = line.text.slice(span.end);
  const goesOn =
    (rest.trim() === '' && /^\p{Ll}/u.test(textOf(next))) ||
    (/^\s*\S{0,3}\s*$/u.test(rest) && LEADS_ON.test(line.text));
  const isTitle =
    wordsOf(textOf(next)).length <= MOST_WORDS &&
    datesIn(foldedOf(next)).length === 0 &&
    !namesEmployer(textOf(next));
  return isBelow && goesOn && isTitle ? next : null;
}

/** The title in `span`, one of whose rows may stand below it: 'Head of' over 'Operations'. `lines` are its section's. */
export function wholeTitle(span: Span, lines: readonly Span[]): Fact<string> {
  const next = rowBelow(span, lines);
  if (!next) return factOf(span);
  const first = { ...span, end: span.line.text.trimEnd().length };
  return {
    value: `${textOf(first)} ${textOf(next).trim()}`,
    evidence: [evidenceOf(first), evidenceOf(next)],
  };
}
