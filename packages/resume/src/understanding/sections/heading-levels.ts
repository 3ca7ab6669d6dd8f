import type { Candidate } from './heading-lines';
import { sameLook } from './heading-look';
import type { ResumeLine } from '../text/layout';
import type { SectionKind } from '../lexicon/headings';

/** How far apart, in letter sizes, a heading and that of its first part stand at most. */
const CLOSE = 4;

/** So many kinds of parts at least show that they are no groups of one list. */
const LEAST_KINDS = 2;

/** What is headed by a word for all that somebody brings along: 'Qualifications', 'Profile'. */
const OF_ALL = new Set<SectionKind>(['education', 'summary']);

/**
 * The headings of parts right below the heading of them all, as 'Skill Set' stands below 'Qualifications', and those that
 * look like the first of them up to the next of `accepted`.
 */
export function headingsOfParts(
  accepted: readonly Candidate[],
  candidates: readonly Candidate[],
  lines: readonly ResumeLine[],
  bodySize: number,
): Candidate[] {
  const heading = new Map(accepted.map((c) => [c.line, c]));
  const other = new Map(candidates.filter(({ alone }) => alone).map((c) => [c.line, c]));
  const groups: { above: Candidate; parts: Candidate[] }[] = [];
  for (const line of lines) {
    const [own, c] = [heading.get(line), other.get(line)];
    const last = groups.at(-1);
    if (own) groups.push({ above: own, parts: [] });
    else if (c && last && line.block === last.above.line.block) last.parts.push(c);
  }
  return groups.flatMap(({ above, parts }) => {
    const [first] = parts;
    if (!first || !isFirstPart(first, above, bodySize)) return [];
    const alike = parts.filter((part) => sameLook(part, first));
    const kinds = new Set(alike.map((part) => part.kinds[0]));
    return kinds.size < LEAST_KINDS ? [] : alike.filter((part) => part.kinds[0] !== above.kinds[0]);
  });
}

/** Whether `c` stands right below a heading, and out from the text as well, but less than that. */
function isFirstPart(c: Candidate, { line, kinds, size }: Candidate, bodySize: number): boolean {
  const gap = c.line.y - line.y;
  const stands = c.bold || c.capitals || c.size > bodySize + 0.6;
  return (
    stands &&
    OF_ALL.has(kinds[0] ?? 'other') &&
    c.size >= bodySize - 0.6 &&
    c.size <= size + 0.6 &&
    c.line.page === line.page &&
    c.line.block === line.block &&
    c.line.index === line.index + 1 &&
    gap > 0 &&
    gap < CLOSE * size
  );
}
