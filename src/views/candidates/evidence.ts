import {
  type Evidence,
  type ResumeFacts,
  type ScoreBreakdown,
  type ScorePart,
  scoreParts,
} from '@masar/resume/schemas';

/** The id of the place in the resume's text that evidence points to. */
export const placeOf = ({ line, start }: Pick<Evidence, 'line' | 'start'>) =>
  `evidence-${line}-${start}`;

/** A piece of evidence, and the part of the score that it earned points for. */
export type MarkedEvidence = Evidence & { part?: ScorePart };

/**
 * A stretch of a line's text. `place` is its id where something was read from it; `part` is the part of the score
 * that it earned points for.
 */
export interface Stretch {
  text: string;
  place: string | null;
  part?: ScorePart;
}

/** All evidence of the facts and of a score's points, by line. */
export function evidenceByLine(
  facts: ResumeFacts,
  score: ScoreBreakdown | null,
): Map<number, MarkedEvidence[]> {
  const { name, email, phone, location, position, yearsExperience, age, ...lists } = facts;
  const single = [name, email, phone, location, position, yearsExperience, age];
  const read = [...single, ...Object.values(lists).flat()].flatMap((fact) => fact?.evidence ?? []);
  const earned = (score?.parts ?? []).flatMap(({ part, items }) =>
    items.flatMap(({ evidence }) => evidence.map((piece) => ({ ...piece, part }))),
  );
  const byLine = new Map<number, MarkedEvidence[]>();
  for (const piece of [...read, ...earned]) {
    const line = byLine.get(piece.line);
    if (line === undefined) byLine.set(piece.line, [piece]);
    else line.push(piece);
  }
  return byLine;
}

/**
 * Cuts a line where a piece of evidence begins or ends. Overlapping pieces share stretches, and the first
 * stretch of each piece carries its place. A stretch that several parts share belongs to the first of them.
 */
export function stretches(text: string, evidence: MarkedEvidence[]): Stretch[] {
  const cuts = new Map<number, MarkedEvidence[]>([
    [0, []],
    [text.length, []],
  ]);
  const cut = (at: number, piece: MarkedEvidence) => {
    const here = cuts.get(at);
    if (here === undefined) cuts.set(at, [piece]);
    else here.push(piece);
  };
  for (const piece of evidence) {
    cut(piece.start, piece);
    cut(piece.end, piece);
  }
  const places = [...cuts].filter(([at]) => at <= text.length).toSorted(([a], [b]) => a - b);
  const line = evidence[0]?.line ?? 0;
  let open = 0;
  const openParts = new Map<ScorePart, number>();
  return places.slice(0, -1).map(([from, pieces], index) => {
    for (const { start, part } of pieces) {
      const change = start === from ? 1 : -1;
      open += change;
      if (part !== undefined) openParts.set(part, (openParts.get(part) ?? 0) + change);
    }
    const to = places[index + 1]?.[0] ?? text.length;
    const part = scoreParts.find((one) => (openParts.get(one) ?? 0) > 0);
    return {
      text: text.slice(from, to),
      place: open > 0 ? placeOf({ line, start: from }) : null,
      ...(part !== undefined && { part }),
    };
  });
}
