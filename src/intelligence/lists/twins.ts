import type { Candidate } from '@/data/schemas/candidate';
import type { Twinned } from '@/data/schemas/twins';
import { profileOf } from '@/machines/candidate/profile';
import { twinsAmong } from '../resumes/same-person';

/** The candidates who may be the same person as others, in the order given, each with those others. */
export function namedTwins(candidates: readonly Candidate[]): Twinned[] {
  const profiles = candidates.map((candidate) => ({
    ...profileOf(candidate),
    others: candidate.others,
  }));
  const named = new Map(profiles.map(({ id, name, fileName }) => [id, { name, fileName }]));
  const twins = twinsAmong(
    profiles.map(({ id, name, fileName, email, phone, others }) => ({
      id,
      email,
      phone,
      others,
      name: name === fileName ? null : name,
    })),
  );
  return profiles.flatMap(({ id, fileName }) => {
    const found = twins.get(id);
    if (found === undefined) return [];
    return {
      id,
      fileName,
      twins: found.flatMap((twin) => ({
        ...twin,
        ...(named.get(twin.id) ?? { name: '', fileName: '' }),
      })),
    };
  });
}
