import type { Candidate } from '../schemas/candidate';

/** The candidates that a bench build shows: the sample's, repeated, each as another person. */
export function enlarged(candidates: Candidate[], count: number): Candidate[] {
  return Array.from({ length: count }, (_, index) => {
    const original = candidates[index % candidates.length];
    if (original === undefined) throw new Error('The sample has no candidate to repeat.');
    if (index < candidates.length) return original;
    const name = `${original.reading?.facts.name?.value ?? original.fileName} ${index}`;
    const corrections = { ...original.corrections, name, email: '', phone: '' };
    return { ...original, id: `${original.id}-${index}`, corrections };
  });
}
