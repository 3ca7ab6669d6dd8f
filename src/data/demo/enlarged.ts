import type { Candidate } from '../schemas/candidate';

/** How many more candidates than the sample's a bench build shows. */
export function enlarged(candidates: Candidate[], count: number): Candidate[] {
  return Array.from({ length: count }, (_, index) => {
    const original = candidates[index % candidates.length];
    if (original === undefined) throw new Error('The sample has no candidate to repeat.');
    return index < candidates.length ? original : { ...original, id: `${original.id}-${index}` };
  });
}
