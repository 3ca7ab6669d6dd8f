import { wholeScore } from '@/machines/candidate/profile';
import type { ScoreBreakdown } from '@masar/resume/schemas';

/** Whole points whose sum is `whole`, by largest remainder: each is one of the two whole numbers beside its points. */
export function wholePoints(points: readonly number[], whole: number): number[] {
  const floors = points.map(Math.floor);
  const left = whole - floors.reduce((sum, floor) => sum + floor, 0);
  const largest = points
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder)
    .slice(0, left);
  return floors.map((floor, index) => floor + (largest.some((one) => one.index === index) ? 1 : 0));
}

type Part = ScoreBreakdown['parts'][number];

/** A part of a score in whole points. `isMet` tells whether all that it asks for is met. */
export type WholePart = Part & { isMet: boolean };

/** A score whose parts and items are whole points, which sum to the whole score. */
export function wholeParts({ total, parts }: ScoreBreakdown): WholePart[] {
  const points = wholePoints(
    parts.map((part) => part.points),
    wholeScore(total),
  );
  return parts.map((part, index) => {
    const earned = points[index] ?? 0;
    const items = wholePoints(
      part.items.map((item) => item.points),
      earned,
    );
    return {
      ...part,
      points: earned,
      outOf: Math.max(wholeScore(part.outOf), earned),
      items: part.items.map((item, place) => ({
        ...item,
        points: items[place] ?? 0,
      })),
      isMet: part.items.every(({ met }) => met),
    };
  });
}
