import type { Evidence, ResumeReading } from '@/data/schemas/resume';
import type { ScoreBreakdown } from '@/data/schemas/score';

/** The id of the place in the resume's text that evidence points to. */
export const placeOf = ({ line, start }: Pick<Evidence, 'line' | 'start'>) =>
  `evidence-${line}-${start}`;

/** A stretch of a line's text, and whether something was read from it. */
export interface Stretch {
  text: string;
  place: string | null;
}

/** Everything that a reading's facts and a score's points were read from, by line. */
export function evidenceByLine(
  { facts }: ResumeReading,
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
 * Cuts a line where evidence begins and ends. Overlapping evidence shares stretches, and the first
 * stretch of each piece carries its place.
 */
export function stretches(text: string, evidence: Evidence[]): Stretch[] {
  const cuts = new Set([0, text.length]);
  for (const { start, end } of evidence) cuts.add(start).add(end);
  const places = [...cuts].filter((cut) => cut <= text.length).toSorted((a, b) => a - b);
  return places.slice(0, -1).map((from, index) => {
    const to = places[index + 1] ?? text.length;
    const hit = evidence.find(({ start, end }) => start <= from && to <= end);
    return {
      text: text.slice(from, to),
      place: hit === undefined ? null : placeOf({ line: hit.line, start: from }),
    };
  });
}
