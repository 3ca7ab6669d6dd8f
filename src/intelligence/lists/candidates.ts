import { educationLevels } from '@/data/schemas/resume';
import type { CandidateSearch } from '@/data/schemas/search';
import { type CandidateProfile, scoreAgainst } from '@/machines/candidate/profile';
import { orderingOf, sortedBy } from './sorting';

/** How a search orders candidates: by a column of theirs, or not at all. */
export const candidateOrdering = ({ sort, order }: CandidateSearch) =>
  orderingOf(sort, order, ['score', 'experience']);

const lower = (text: string | null | undefined) => (text ?? '').trim().toLowerCase();

/**
 * The value by which each column orders, for the columns that are the same for every target. Empty where there is
 * none.
 */
const sorts = {
  name: ({ name }) => name,
  position: ({ position }) => position ?? '',
  experience: ({ experience }) => experience ?? '',
  location: ({ location }) => location ?? '',
  education: ({ education }) => (education === null ? '' : educationLevels.indexOf(education)),
  status: ({ status }) => status,
} as const satisfies Record<string, (profile: CandidateProfile) => string | number>;

/**
 * In both directions, scores of resumes that were read come first, then simulated scores, then candidates without
 * one.
 */
function byScore(found: CandidateProfile[], key: string | undefined, order: 'asc' | 'desc') {
  const sign = order === 'desc' ? -1 : 1;
  return found
    .map((profile) => {
      const total = scoreAgainst(profile, key);
      const group = total === null ? 2 : profile.simulated === null ? 0 : 1;
      return { profile, group, total: total ?? 0 };
    })
    .toSorted((a, b) => a.group - b.group || sign * (a.total - b.total))
    .map(({ profile }) => profile);
}

/**
 * The candidates that a search asks for. Where the search does not tell two apart, they stay in the order given.
 * The filters are those of section 5: text in name or position, status, least years, text in location and in a
 * skill.
 * @param target the key of what scores are measured against.
 */
export function selectCandidates(
  all: CandidateProfile[],
  search: CandidateSearch,
  target: string | undefined,
): CandidateProfile[] {
  const { ids, q, status, years, location, skill } = search;
  const [text, place, known] = [q, location, skill].map(lower);
  const has = (held: string | null, part = '') => lower(held).includes(part);
  const found = all.filter(
    (profile) =>
      (ids === undefined || ids.includes(profile.id)) &&
      (has(profile.name, text) || has(profile.position, text)) &&
      (status === undefined || profile.status === status) &&
      (years === undefined || (profile.experience ?? 0) >= years) &&
      has(profile.location, place) &&
      (!known || profile.skills.some((skillName) => has(skillName, known))),
  );
  const { key, order } = candidateOrdering(search);
  if (key === undefined) return found;
  return key === 'score' ? byScore(found, target, order) : sortedBy(found, sorts[key], order);
}
