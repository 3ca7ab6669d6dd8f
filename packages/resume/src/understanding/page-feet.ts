import type { ResumeLine } from './layout';

/** A foot has so many lines at most, and stands so many letter sizes below the text at least. */
const MOST_LINES = 4;
const FAR_BELOW = 5;

/** What reaches somebody: an address or a number of a telephone. */
const REACHES = /\S@\S+\.\p{L}|(?<!\d)(?:\d[\s().-]?){9,}/u;

/** The lines at the foot of one page that say how to reach the person; none where nothing sets them apart. */
function footOf(
  page: readonly ResumeLine[],
  headings: ReadonlyMap<ResumeLine, unknown>,
): ResumeLine[] {
  const rows = page.toSorted((a, b) => a.y - b.y);
  const at = rows.findLastIndex((line, i) => {
    const above = rows[i - 1];
    return above !== undefined && line.y - above.y > FAR_BELOW * Math.max(line.size, above.size);
  });
  const foot = at < 0 ? [] : rows.slice(at);
  const isShort = foot.length <= MOST_LINES && foot.length < rows.length / 2;
  const isHeaded = foot.some((line) => headings.has(line));
  return isShort && !isHeaded && foot.some(({ text }) => REACHES.test(text)) ? foot : [];
}

/** The lines at the feet of pages, far below the text, with how to reach the person: they end no section above them. */
export function contactFeet(
  lines: readonly ResumeLine[],
  headings: ReadonlyMap<ResumeLine, unknown>,
): ReadonlySet<ResumeLine> {
  const pages = new Map<number, ResumeLine[]>();
  for (const line of lines) {
    const page = pages.get(line.page);
    if (page) page.push(line);
    else pages.set(line.page, [line]);
  }
  return new Set([...pages.values()].flatMap((page) => footOf(page, headings)));
}
