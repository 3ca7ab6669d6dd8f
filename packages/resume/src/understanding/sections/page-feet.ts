import { REACHED } from '../contact/contact';
import type { ResumeLine } from '../text/layout';
import { linesFromTop } from '../page/rows';

/** A foot has so many lines at most, and stands so many letter sizes below the text at least. */
const MOST_LINES = 4;
const FAR_BELOW = 5;

/** The lines at the foot of a page, whose lines are `rows` from top to bottom, that say how to reach the person; none where nothing sets them apart. */
function footOf(
  rows: readonly ResumeLine[],
  headings: ReadonlyMap<ResumeLine, unknown>,
): readonly ResumeLine[] {
  const at = rows.findLastIndex((line, i) => {
    const above = rows[i - 1];
    return above !== undefined && line.y - above.y > FAR_BELOW * Math.max(line.size, above.size);
  });
  const foot = at < 0 ? [] : rows.slice(at);
  const isShort = foot.length <= MOST_LINES && foot.length < rows.length / 2;
  const isHeaded = foot.some((line) => headings.has(line));
  return isShort && !isHeaded && foot.some(({ text }) => REACHED.test(text)) ? foot : [];
}

/** The lines at the feet of pages, far below the text, with how to reach the person: they end no section above them. */
export const contactFeet = (
  lines: readonly ResumeLine[],
  headings: ReadonlyMap<ResumeLine, unknown>,
): ReadonlySet<ResumeLine> =>
  new Set([...linesFromTop(lines).values()].flatMap((rows) => footOf(rows, headings)));
