import type { Candidate } from './heading-lines';
import { headingKinds } from '../vocabulary/headings';
import type { ResumeLine } from '../text/layout';

/** Words in capitals at the start of a line that goes on in small letters. */
const CAPITALS_FIRST = /^((?:[\p{Lu}&]{2,} ){1,3})(?=\p{Lu}?\p{Ll})/u;

/** So many headings in the margin show that nothing else stands there. */
const LEAST_IN_MARGIN = 2;

/** How far, in points, text is set in at least beside headings in the margin. */
const SET_IN = 8;

/** The heading that `line` begins with, where it fills the margin up to the text beside it: 'EXPERIENCE Acme Ltd'. */
function headingBeforeText(line: ResumeLine): Candidate | null {
  const words = CAPITALS_FIRST.exec(line.text)?.[1]?.trimEnd() ?? '';
  const kinds = headingKinds(words);
  if (kinds.length === 0) return null;
  const { size, bold } = line;
  return {
    line,
    start: 0,
    end: words.length,
    kinds,
    size,
    bold,
    capitals: true,
    alone: false,
    colon: false,
  };
}

/** The headings that a line begins with in a margin where nothing but headings stands. */
export function headingsBeforeText(
  accepted: readonly Candidate[],
  lines: readonly ResumeLine[],
): Candidate[] {
  const inCapitals = accepted.filter((c) => c.capitals && c.start === 0);
  const [first] = inCapitals;
  if (!first || inCapitals.length < LEAST_IN_MARGIN) return [];
  const { indent } = first.line;
  if (inCapitals.some(({ line }) => Math.abs(line.indent - indent) > 1)) return [];
  const known = new Set(accepted.map(({ line }) => line));
  const found: Candidate[] = [];
  for (const [i, line] of lines.entries()) {
    if (known.has(line) || line.index < first.line.index || line.indent - indent > SET_IN) continue;
    const heading = headingBeforeText(line);
    const below = lines[i + 1];
    if (!heading || !below || below.indent - indent <= SET_IN) return [];
    found.push(heading);
  }
  return found;
}
