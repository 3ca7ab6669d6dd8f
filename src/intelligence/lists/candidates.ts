import { educationLevels } from '@masar/resume/facts';
import type { CandidateSearch } from '@/data/schemas/search';
import { type CandidateProfile, scoreAgainst } from '@/machines/candidate/profile';
import { searchKey } from '@masar/resume/text';
import { orderingOf, sortedBy, sortKey } from './sorting';

/** How a search orders candidates: by a column of theirs, or not at all. */
export const candidateOrdering = ({ sort, order }: CandidateSearch) =>
  orderingOf(sort, order, ['score', 'experience']);

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

type SortKey = keyof typeof sorts;

/** The keys by which each column orders a candidate. Empty where there is nothing to order by. */
export const sortKeysOf = (profile: CandidateProfile) =>
  Object.fromEntries(
    Object.entries(sorts).map(([key, valueOf]) => [key, sortKey(valueOf(profile))]),
  ) as Record<SortKey, string | number>;

/** The texts in which a search looks. Several in one stand on a line each. */
export const searchedIn = ({ name, position, location, skills }: CandidateProfile) => ({
  text: [name, position ?? ''].map(searchKey).join('\n'),
  place: searchKey(location ?? ''),
  skills: skills.map(searchKey).join('\n'),
});

const searched = new WeakMap<CandidateProfile, ReturnType<typeof searchedIn>>();

/** Those texts, made once for each row, since a list is asked for at every key press. */
function textsOf(profile: CandidateProfile) {
  const texts = searched.get(profile) ?? searchedIn(profile);
  searched.set(profile, texts);
  return texts;
}

/** What a search looks for in those texts. Empty finds all. */
export const searchedFor = ({ q = '', location = '', skill = '' }: CandidateSearch) => ({
  text: searchKey(q),
  place: searchKey(location),
  skills: searchKey(skill),
});

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
 * skill, and HR's decision. Capitals, accents and the forms of an Arabic letter do not count.
 * @param all those of the month in which they were received, if the search names one: a row does not tell it.
 * @param target the key of what scores are measured against.
 */
export function selectCandidates(
  all: CandidateProfile[],
  search: CandidateSearch,
  target: string | undefined,
): CandidateProfile[] {
  const { ids, status, decision, years } = search;
  const { text, place, skills } = searchedFor(search);
  const found = all.filter((profile) => {
    const texts = textsOf(profile);
    return (
      (ids === undefined || ids.includes(profile.id)) &&
      texts.text.includes(text) &&
      (status === undefined || profile.status === status) &&
      (decision === undefined || profile.decision === decision) &&
      (years === undefined || (profile.experience ?? 0) >= years) &&
      texts.place.includes(place) &&
      texts.skills.includes(skills)
    );
  });
  const { key, order } = candidateOrdering(search);
  if (key === undefined) return found;
  return key === 'score' ? byScore(found, target, order) : sortedBy(found, sorts[key], order);
}
