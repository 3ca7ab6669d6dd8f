import { topsIn, type Top } from './heading-rows';
import { headingKinds, MOST_LETTERS } from '../vocabulary/headings';
import type { ResumeLine } from '../text/layout';
import type { SectionKind } from '../lexicon/headings';
import { isCapitals } from '../../text';

export interface Candidate {
  line: ResumeLine;
  start: number;
  end: number;
  kinds: readonly SectionKind[];
  size: number;
  bold: boolean;
  capitals: boolean;
  alone: boolean;
  colon: boolean;
  /** The headings that it has beside each other. */
  tops?: readonly Top[];
}

/** What brackets say behind a heading, in small letters though it has capitals: 'SKILLS (selection)'. */
const BRACKETS_BEHIND = /\s\([^()]*\)\s*$/u;

/** A heading at the start of a line: the whole line, each of its cells, its first cell, or what stands before a colon. */
export function candidateIn(line: ResumeLine): Candidate | null {
  const make = (start: number, end: number, alone: boolean, size: number, bold: boolean) => {
    const text = line.text.slice(start, end);
    const kinds = headingKinds(text);
    if (kinds.length === 0) return null;
    return {
      line,
      start,
      end,
      kinds,
      size,
      bold,
      capitals: isCapitals(text.replace(BRACKETS_BEHIND, '')),
      alone,
      colon: line.text.charAt(end) === ':',
    };
  };
  const tops = topsIn(line);
  if (tops.length > 0) {
    const { size, bold, capitals } = line;
    const kinds = tops.flatMap((top) => top.kinds);
    const end = line.text.length;
    return { line, start: 0, end, kinds, size, bold, capitals, alone: true, colon: false, tops };
  }
  const whole = make(0, line.text.length, true, line.size, line.bold);
  if (whole) return whole;
  const first = line.cells[0];
  if (first && line.cells.length > 1) {
    const cell = make(first.start, first.end, false, first.size, first.bold);
    if (cell) return cell;
    const last = line.cells.at(-1);
    const mirrored =
      last && line.cells.length === 2 && make(last.start, last.end, false, last.size, last.bold);
    if (mirrored && /^\p{Script=Arabic}/u.test(line.text.slice(mirrored.start).trim()))
      return mirrored;
  }
  const colon = line.text.indexOf(':');
  if (colon > 2 && colon < MOST_LETTERS && line.text.slice(colon + 1).trim() !== '') {
    return make(0, colon, false, line.size, line.bold);
  }
  return null;
}
