import type { Candidate } from '@/data/schemas/candidate';
import { twinsAmong } from '@/intelligence/resumes/same-person';
import { profileOf } from '@/machines/candidate/profile';
import type { Twins } from './twins';

/** Who may be the same person as whom of the candidates in the lists. */
export function namedTwins(candidates: readonly Candidate[]): Twins {
  const listed = candidates.filter(({ status }) => status !== 'Merged');
  const names = new Map<string, { name: string; fileName: string }>();
  const people = listed.map((candidate) => {
    const { id, name, fileName, email, phone } = profileOf(candidate);
    names.set(id, { name, fileName });
    const { others } = candidate;
    return { id, email, phone, others, name: name === fileName ? null : name };
  });
  return new Map(
    [...twinsAmong(people)].map(([id, found]) => [
      id,
      found.flatMap((twin) => ({ ...twin, ...(names.get(twin.id) ?? { name: '', fileName: '' }) })),
    ]),
  );
}
