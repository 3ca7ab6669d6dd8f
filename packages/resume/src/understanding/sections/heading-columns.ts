import { sameLook, type Look } from './heading-look';
import type { Candidate } from './heading-lines';
import type { Layout, ResumeLine } from '../text/layout';
import { columnKey } from '../page/rows';

/** What the candidates for headings ask of the column around them. */
export interface HeadingColumns {
  /**
   * The size of running text around a candidate: the document's, or that of its column where it is smaller, such as a
   * sidebar, and other candidates there look like it.
   */
  bodySizeAt: (c: Candidate) => number;
  /** Whether a candidate in the column of another has a look. */
  hasLook: (c: Candidate, look: Look) => boolean;
}

/** The middle one of the sizes of `lines`. */
const middleSize = (lines: readonly ResumeLine[]): number | undefined =>
  lines.map(({ size }) => size).toSorted((a, b) => a - b)[Math.floor(lines.length / 2)];

/** `answer`, given once for each column and look. */
function oncePerLook<T>(answer: (column: string, look: Look) => T) {
  const known = new Map<string, T>();
  return ({ line }: Candidate, look: Look): T => {
    const column = columnKey(line);
    const key = `${column} ${look.size} ${look.bold} ${look.capitals}`;
    const given = known.get(key) ?? answer(column, look);
    known.set(key, given);
    return given;
  };
}

/** What `alone`, the candidates that fill their lines, ask of their columns. */
export function headingColumns(alone: readonly Candidate[], layout: Layout): HeadingColumns {
  const columns = new Map<string, { candidates: Candidate[]; lines: ResumeLine[] }>();
  for (const c of alone) {
    const column = columns.get(columnKey(c.line));
    if (column) column.candidates.push(c);
    else columns.set(columnKey(c.line), { candidates: [c], lines: [] });
  }
  for (const line of layout.lines) columns.get(columnKey(line))?.lines.push(line);
  const middles = new Map<string, number | undefined>();
  const middleOf = (place: string) => {
    if (!middles.has(place)) middles.set(place, middleSize(columns.get(place)?.lines ?? []));
    return middles.get(place) ?? layout.bodySize;
  };
  const candidatesAt = (place: string) => columns.get(place)?.candidates ?? [];
  const sizeFor = oncePerLook((place, look) => {
    const peers = candidatesAt(place).filter((other) => sameLook(other, look));
    const areOfOne = new Set(peers.flatMap(({ kinds }) => kinds)).size < 2;
    return areOfOne ? layout.bodySize : Math.min(layout.bodySize, middleOf(place));
  });
  const hasLook = oncePerLook((place, look) =>
    candidatesAt(place).some((other) => sameLook(other, look)),
  );
  return { bodySizeAt: (c) => sizeFor(c, c), hasLook };
}
