import { educationLevels } from '@/data/schemas/resume';
import type { CandidateSearch, CandidateSortKey } from '@/data/schemas/search';
import type { CandidateProfile } from '@/machines/candidate/profile';

/** Candidates ready to be narrowed at every keystroke: one search text each, one rank list a column. */
export interface CandidateIndex {
  all: CandidateProfile[];
  select: (search: CandidateSearch) => CandidateProfile[];
}

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });
const lower = (text: string | null) => (text ?? '').toLowerCase();

/** Orders two candidates by a column, lowest first. What is not known comes before what is. */
function compare(key: CandidateSortKey, a: CandidateProfile, b: CandidateProfile): number {
  switch (key) {
    case 'experience':
    case 'score':
      return (a[key] ?? -1) - (b[key] ?? -1);
    case 'education':
      return rankOf(a) - rankOf(b);
    default:
      return collator.compare(a[key] ?? '', b[key] ?? '');
  }
}

const rankOf = ({ education }: CandidateProfile) =>
  education === null ? -1 : educationLevels.indexOf(education);

/**
 * Indexes candidates in the order given, which is also the order of what no sort tells apart.
 * Filters are section 5's: text in name or position, status, least years, text in location and in a skill.
 */
export function createCandidateIndex(all: CandidateProfile[]): CandidateIndex {
  const texts = all.map(({ name, position }) => `${lower(name)}\n${lower(position)}`);
  const ranks = new Map<CandidateSortKey, number[]>();
  const ranked = (key: CandidateSortKey) => {
    let rank = ranks.get(key);
    if (rank === undefined) {
      const order = all.map((profile, index) => ({ profile, index }));
      order.sort((a, b) => compare(key, a.profile, b.profile));
      rank = Array.from({ length: all.length }, () => 0);
      let place = -1;
      let previous: CandidateProfile | null = null;
      for (const { profile, index } of order) {
        if (previous === null || compare(key, previous, profile) !== 0) place += 1;
        rank[index] = place;
        previous = profile;
      }
      ranks.set(key, rank);
    }
    return rank;
  };
  const select = ({ q, status, years, location, skill, sort, order }: CandidateSearch) => {
    const [text, place, known] = [q, location, skill].map((part) => lower(part ?? '').trim());
    const hits: number[] = [];
    for (const [index, profile] of all.entries()) {
      if (text && !texts[index]?.includes(text)) continue;
      if (status !== undefined && profile.status !== status) continue;
      if (years !== undefined && (profile.experience ?? 0) < years) continue;
      if (place && !lower(profile.location).includes(place)) continue;
      if (known && !profile.skills.some((name) => lower(name).includes(known))) continue;
      hits.push(index);
    }
    if (sort !== undefined) {
      const rank = ranked(sort);
      const sign = order === 'desc' ? -1 : 1;
      hits.sort((a, b) => sign * ((rank[a] ?? 0) - (rank[b] ?? 0)) || a - b);
    }
    return hits.flatMap((index) => all[index] ?? []);
  };
  return { all, select };
}
