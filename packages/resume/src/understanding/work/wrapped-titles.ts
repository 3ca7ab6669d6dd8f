import type { Fact } from '../../schemas/resume';
import { datesIn } from '../dates/dates';
import { columnKey, isFull, widthOf } from '../page/rows';
import { headingKinds } from '../vocabulary/headings';
import type { ResumeLine } from '../text/layout';
import { hasRole, namesEmployer } from '../vocabulary/roles';
import { evidenceOf, factOf, textOf, type Span } from '../text/spans';
import { namesPlace, titleIn } from './titles';
import { wordsOf } from '../text/words';

/** What a row of a title ends with that its next row goes on with: 'Head of' over 'Operations'. */
const LEADS_ON = /(?:[/&]|(?:^|\s)(?:of|for|and|de|du|des|et|en))\s*$/iu;
/** What a row goes on with that is no title of its own: 'of the night'. */
const GOES_ON = /^(?:(?:of|for|and|de|du|des|et|en)\s|d['’])/u;
const ROW_PITCH = 1.8;
const SAME_PLACE = 3;
const MOST_WORDS = 6;
/** A row shows the room of its column where another one is about as wide. */
const LEAST_ROOM = 0.85;
/** So many words of a title stand in a row of their own at most where only the lack of room shows it. */
const MOST_WRAPPED = 3;

/** Where the rows of a part of a resume stand. */
export interface Rows {
  /** The row below each line, and the one above. */
  belowOf: ReadonlyMap<ResumeLine, Span>;
  aboveOf: ReadonlyMap<ResumeLine, Span>;
  /** How wide the widest other row of the column of a line is. */
  roomOf: (line: ResumeLine) => number;
}

export function rowsOf(spans: readonly Span[]): Rows {
  const widths = new Map<string, number[]>();
  for (const { line } of spans) {
    const column = widths.get(columnKey(line)) ?? [];
    column.push(widthOf(line));
    widths.set(columnKey(line), column.toSorted((a, b) => b - a).slice(0, 2));
  }
  const beside = (by: 1 | -1) =>
    new Map(
      spans.flatMap(({ line }, at) => {
        const row = spans[at + by];
        return row ? [[line, row] as const] : [];
      }),
    );
  return {
    belowOf: beside(1),
    aboveOf: beside(-1),
    roomOf: (line) => {
      const [widest = 0, second = 0] = widths.get(columnKey(line)) ?? [];
      return widthOf(line) < widest ? widest : second;
    },
  };
}

/** Whether `next` is a row without a date that is set as `line` right above it is, in bold. */
const isBoldBelow = (line: ResumeLine, { line: next }: Span): boolean =>
  line.bold &&
  next.bold &&
  !next.bullet &&
  next.cells.length === 1 &&
  next.page === line.page &&
  Math.abs(next.x - line.x) < SAME_PLACE &&
  Math.abs(next.size - line.size) < 0.3 &&
  next.y > line.y &&
  next.y - line.y < ROW_PITCH * line.size &&
  datesIn(next.folded).length === 0;

/** Whether a row with a role may be the last word of a title with one: 'Software Developer' over 'Trainee', not 'Waiter' over 'Barman'. */
const isLastWord = (above: string, text: string): boolean =>
  wordsOf(above).length > 1 && wordsOf(text).length === 1;

/** Whether the bold row `next` goes on with a title that had no room on `line`: plain rows follow, of which one has the employer. */
function isWrapped(line: ResumeLine, next: Span, { belowOf, roomOf }: Rows): boolean {
  const after = belowOf.get(next.line);
  const text = textOf(next);
  return (
    isFull(line, next.line, roomOf(line)) &&
    roomOf(line) >= LEAST_ROOM * widthOf(line) &&
    after !== undefined &&
    !after.line.bold &&
    !after.line.bullet &&
    !hasRole(textOf(after)) &&
    wordsOf(text).length <= MOST_WRAPPED &&
    (hasRole(text)
      ? !hasRole(line.text) || isLastWord(line.text, text)
      : !hasRole(line.text.slice(line.text.trimEnd().lastIndexOf(' ') + 1))) &&
    headingKinds(text).length === 0
  );
}

/** `next`, the row below, where it goes on with the bold title in `span`, as a word at their parting or the lack of room shows. */
function rowBelow(span: Span, rows: Rows): Span | null {
  const { line } = span;
  const next = rows.belowOf.get(line);
  if (!next || !isBoldBelow(line, next)) return null;
  const rest = line.text.slice(span.end);
  const isAtEnd = /^[^\p{L}–—-]{0,3}$/u.test(rest);
  const goesOn =
    (rest.trim() === '' && GOES_ON.test(textOf(next))) ||
    (/^\s*\S{0,3}\s*$/u.test(rest) && LEADS_ON.test(line.text)) ||
    (isAtEnd && isWrapped(line, next, rows));
  const isTitle =
    wordsOf(textOf(next)).length <= MOST_WORDS &&
    !namesEmployer(textOf(next)) &&
    !namesPlace(textOf(next));
  return goesOn && isTitle ? next : null;
}

/** The title in the row above `span` that had no room there for its last words, which `span` has. */
function titleAbove(span: Span, rows: Rows): Span | null {
  const above = rows.aboveOf.get(span.line);
  const own = rows.belowOf.get(above?.line ?? span.line);
  if (!above || !own || own.line !== span.line || span.start > own.start) return null;
  const title = titleIn(above);
  return title && hasRole(textOf(title.span)) && rowBelow(title.span, rows) ? title.span : null;
}

/** The title in `span`, whose rows may be two: 'Head of' over 'Operations'. */
export function wholeTitle(span: Span, rows: Rows): Fact<string> {
  const first = titleAbove(span, rows) ?? span;
  const next = rowBelow(first, rows);
  if (!next) return factOf(span);
  const whole = { ...first, end: first.line.text.trimEnd().length };
  return {
    value: `${textOf(whole)} ${textOf(next).trim()}`,
    evidence: [evidenceOf(whole), evidenceOf(next)],
  };
}
