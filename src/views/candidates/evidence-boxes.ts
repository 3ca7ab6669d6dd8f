import type { DocumentLine } from '@masar/resume/pages';
import type { ResumeLine, ScorePart } from '@masar/resume/schemas';
import { type MarkedEvidence, placeOf } from './evidence';

/** Where evidence stands on a page, in points from its top-left corner. `place` is the id of the same in the text. */
export interface EvidenceBox {
  place: string;
  part?: ScorePart;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Letters of scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFEFC]/u;
/** How far letters reach above and below their baseline, in em. */
const [above, below] = [0.95, 0.3];
/** The room that a box leaves beside its letters, in em, since their ends are measured in another font. */
const beside = 0.1;

const key = ({ page, text }: Pick<ResumeLine, 'page' | 'text'>) => `${page} ${text}`;

/**
 * The index of the line that a reading's line is in a document: the same one, unless another version of the reader
 * made the reading. Null where no line of its page has the same text.
 */
export function linesIn(
  placed: readonly DocumentLine[],
  read: readonly ResumeLine[],
): (index: number) => number | null {
  const known = new Map(placed.map((line, index) => [key(line), index]));
  return (index) => {
    const line = read[index];
    const same = placed[index];
    if (line === undefined) return null;
    return same !== undefined && key(same) === key(line) ? index : (known.get(key(line)) ?? null);
  };
}

/**
 * The boxes of all evidence by page. What is read from right to left is boxed by the whole of its run.
 * @param measure how wide a text is, in any unit: it tells where in a run a word stands.
 */
export function evidenceBoxes(
  placed: readonly DocumentLine[],
  read: readonly ResumeLine[],
  byLine: ReadonlyMap<number, readonly MarkedEvidence[]>,
  measure: (text: string) => number,
): Map<number, EvidenceBox[]> {
  const lineIn = linesIn(placed, read);
  const byPage = new Map<number, Map<string, EvidenceBox>>();
  for (const [index, pieces] of byLine) {
    const line = placed[lineIn(index) ?? -1];
    if (line === undefined) continue;
    const boxes = byPage.get(line.page) ?? new Map<string, EvidenceBox>();
    byPage.set(line.page, boxes);
    for (const { start, end, part } of pieces) {
      const [left, right] = spanOf(line, start, end, measure);
      if (!(right > left)) continue;
      const place = placeOf({ line: index, start });
      const earlier = boxes.get(place);
      const room = beside * line.size;
      const width = right - left + 2 * room;
      if (earlier !== undefined && earlier.width > width) continue;
      const earned = part ?? earlier?.part;
      boxes.set(place, {
        place,
        ...(earned !== undefined && { part: earned }),
        left: left - room,
        top: line.y - above * line.size,
        width,
        height: (above + below) * line.size,
      });
    }
  }
  return new Map([...byPage].map(([page, boxes]) => [page, [...boxes.values()]]));
}

/** The left and right end of a stretch of a line. */
function spanOf(
  { runs, text }: DocumentLine,
  start: number,
  end: number,
  measure: (text: string) => number,
): [number, number] {
  const whole = RIGHT_TO_LEFT.test(text);
  let [left, right] = [Infinity, -Infinity];
  for (const run of runs) {
    const [from, to] = [Math.max(start, run.start), Math.min(end, run.end)];
    if (from >= to) continue;
    const wide = (until: number) => measure(text.slice(run.start, until));
    const at = (place: number) => run.x + (run.width * wide(place)) / (wide(run.end) || 1);
    left = Math.min(left, whole ? run.x : at(from));
    right = Math.max(right, whole ? run.x + run.width : at(to));
  }
  return [left, right];
}
