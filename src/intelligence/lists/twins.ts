import type { Candidate } from '@/data/schemas/candidate';
import type { Twinned } from '@/data/schemas/twins';
import type { CandidateProfile } from '@/machines/candidate/profile';
import { twinKeysOf, twinsAmong } from '../candidates/same-person';

type Row = Pick<CandidateProfile, 'id' | 'name' | 'fileName' | 'email' | 'phone'>;

/** What identifies the person of a row. The name of the file is nobody's. */
const identityOf = ({ id, name, fileName, email, phone }: Row) => ({
  id,
  email,
  phone,
  name: name === fileName ? null : name,
});

/** The keys of which a candidate shares one with each possible twin. */
export const twinKeys = (row: Row): string[] => twinKeysOf(identityOf(row));

/** The candidates who may be the same person as others, in the order given, each with those others. */
export function namedTwins(profiles: readonly (Row & Pick<Candidate, 'others'>)[]): Twinned[] {
  const named = new Map(profiles.map(({ id, name, fileName }) => [id, { name, fileName }]));
  const twins = twinsAmong(profiles.map((row) => ({ ...identityOf(row), others: row.others })));
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
