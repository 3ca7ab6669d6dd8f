import type { Fact } from '../../schemas/resume';
import { bestTitle, isProse } from './experience';
import { withoutFormLines } from './form-lines';
import { isFull, widthOf } from '../page/rows';
import type { ResumeLine } from '../text/layout';
import { isKindOfWork } from '../vocabulary/roles';
import type { Section } from '../sections/section';
import { factOf, textOf } from '../text/spans';
import { wordsOf } from '../text/words';

/** So many words of a line without an end go on in the next one. */
const LEAST_OPEN = 6;
/** Lines of one text stand no further apart than so many letter sizes. */
const TIGHT = 1.7;

/** What a kind of work scores at least, that stands out as a title does. */
const OF_KIND = 1.5;

/** What a sentence does not end with. */
const OPEN = /(?:[,&]|(?<!\p{L})(?:and|or|of|the|as|in|with|for|et|ou|de|du|des|la|le|les))\s*$/iu;

/** Whether `next` is set as the line below `line` of the same text: with no bullet of its own, and not bold where that is not. */
const isBelow = (line: ResumeLine, next: ResumeLine): boolean =>
  line.block === next.block &&
  line.size === next.size &&
  (line.bold || !next.bold) &&
  !next.bullet &&
  (!line.bullet || next.indent > line.indent) &&
  next.y > line.y &&
  next.y - line.y <= TIGHT * line.size;

/** Whether `line` breaks off a sentence that `next` goes on with; `isSmall` where only a small letter shows it. */
function runsOn(line: ResumeLine, next: ResumeLine, lines: Section['lines'], isSmall: boolean) {
  if (!isBelow(line, next) || /[.:;!?]\s*$/u.test(line.text)) return false;
  if (wordsOf(line.text).length < LEAST_OPEN && !OPEN.test(line.text)) return false;
  if (isSmall && !/^\s*\p{Ll}/u.test(next.text)) return false;
  const column = lines.filter(
    ({ line: { page, block } }) => page === line.page && block === line.block,
  );
  return isFull(line, next, Math.max(...column.map((span) => widthOf(span.line))));
}

/** Titles in a history that prints no dates: lines that stand out and read like a title. */
export function undatedTitles(section: Section): Fact<string>[] {
  const lines = withoutFormLines(section.lines);
  return lines.flatMap((span, i) => {
    const [above, below] = [lines[i - 1]?.line, lines[i + 1]?.line];
    const isText =
      (above && runsOn(above, span.line, lines, false)) ||
      (below && runsOn(span.line, below, lines, true));
    const title = isText || isProse(span) ? null : bestTitle([span]);
    if (!title) return [];
    const isLarge = span.line.bold || (below !== undefined && span.line.size > below.size + 0.6);
    const isKind = isLarge && isKindOfWork(textOf(title.span)) && title.score >= OF_KIND;
    return isKind || title.score >= 3 ? [factOf(title.span)] : [];
  });
}
