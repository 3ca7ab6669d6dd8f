import type { Evidence, ResumeFacts } from '@/data/schemas/resume';
import type { ScoreBreakdown } from '@/data/schemas/score';

/** The id of the place in the resume's text that evidence points to. */
export const placeOf = ({ line, start }: Pick<Evidence, 'line' | 'start'>) =>
  `evidence-${line}-${start}`;

/** A stretch of a line's text, and whether something was read from it. */
export interface Stretch {
  text: string;
  place: string | null;
}

/** All evidence of the facts and of a score's points, by line. */
export function evidenceByLine(
  facts: ResumeFacts,
  score: ScoreBreakdown | null,
): Map<number, Evidence[]> {
  const { name, email, phone, location, position, yearsExperience, age, ...lists } = facts;
  const single = [name, email, phone, location, position, yearsExperience, age];
  const many = Object.values(lists).flat();
  const points = score?.parts.flatMap(({ items }) => items) ?? [];
  const byLine = new Map<number, Evidence[]>();
  for (const piece of [...single, ...many, ...points].flatMap((fact) => fact?.evidence ?? [])) {
    const line = byLine.get(piece.line);
    if (line === undefined) byLine.set(piece.line, [piece]);
    else line.push(piece);
  }
  return byLine;
}

/**
 * Cuts a line where a piece of evidence begins or ends. Overlapping pieces share stretches, and the first
 * stretch of each piece carries its place.
 */
export function stretches(text: string, evidence: Evidence[]): Stretch[] {
  const cuts = new Map([
    [0, 0],
    [text.length, 0],
  ]);
  const cut = (at: number, opened: number) => cuts.set(at, (cuts.get(at) ?? 0) + opened);
  for (const { start, end } of evidence) {
    cut(start, 1);
    cut(end, -1);
  }
  const places = [...cuts].filter(([at]) => at <= text.length).toSorted(([a], [b]) => a - b);
  const line = evidence[0]?.line ?? 0;
  let open = 0;
  return places.slice(0, -1).map(([from, opened], index) => {
    open += opened;
    const to = places[index + 1]?.[0] ?? text.length;
    return {
      text: text.slice(from, to),
      place: open > 0 ? placeOf({ line, start: from }) : null,
    };
  });
}
