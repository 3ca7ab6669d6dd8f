import { educationLevels } from '@/data/schemas/resume';
import type { CandidateSearch, CandidateSortKey } from '@/data/schemas/search';
import { type CandidateProfile, scoreAgainst } from '@/machines/candidate/profile';
import { chosenTarget, type KnownTarget, targetsOf } from '@/machines/candidate/targets';
import { orderingOf } from '@/intelligence/lists/sorting';

/**
 * Candidates prepared for filtering at every keystroke: one search text for each, and one list of ranks for
 * each column.
 */
export interface CandidateIndex {
  all: CandidateProfile[];
  /** What somebody of them is measured against, the last asked for first. */
  targets: KnownTarget[];
  /** What the scores of a search are measured against; null where nobody has one. */
  targetOf: (search: Pick<CandidateSearch, 'target'>) => KnownTarget | null;
  select: (search: CandidateSearch) => CandidateProfile[];
}

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });
const lower = (text: string | null) => (text ?? '').toLowerCase();

/** How the URL orders candidates: by a column of theirs, or not at all. */
export const candidateOrdering = ({ sort, order }: CandidateSearch) =>
  orderingOf(sort, order, ['score', 'experience']);

/** A column that orders all the candidates alike, whatever they are measured against. */
type PlainSortKey = Exclude<CandidateSortKey, 'score'>;

/** Orders two candidates by a column that knows both, lowest first. */
function compare(key: PlainSortKey, a: CandidateProfile, b: CandidateProfile): number {
  switch (key) {
    case 'experience':
      return (a[key] ?? 0) - (b[key] ?? 0);
    case 'education':
      return rankOf(a) - rankOf(b);
    default:
      return collator.compare(a[key] ?? '', b[key] ?? '');
  }
}

/** Scores of resumes that were read come first in both directions, then simulated ones, then none. */
const scoreGroup = ({ simulated }: CandidateProfile, total: number | null) =>
  total === null ? 2 : simulated === null ? 0 : 1;

const rankOf = ({ education }: CandidateProfile) =>
  education === null ? -1 : educationLevels.indexOf(education);

/**
 * Indexes candidates in the order given, which also decides between those that no sort tells apart. The
 * filters are section 5's: text in name or position, status, least years, text in location and in a skill.
 */
export function createCandidateIndex(all: CandidateProfile[]): CandidateIndex {
  const texts = all.map(({ name, position }) => `${lower(name)}\n${lower(position)}`);
  const targets = targetsOf(all.flatMap(({ scores }) => scores));
  const targetOf: CandidateIndex['targetOf'] = ({ target }) => chosenTarget(targets, target);
  const totals = new Map<string | undefined, { group: number; total: number }[]>();
  const totalsAgainst = (key: string | undefined) => {
    const known = totals.get(key);
    if (known !== undefined) return known;
    const found = all.map((profile) => {
      const total = scoreAgainst(profile, key);
      return { group: scoreGroup(profile, total), total: total ?? 0 };
    });
    totals.set(key, found);
    return found;
  };
  /**
   * Each candidate's rank by a column. Equal ones have the same rank, and it is null where the column has no
   * value.
   */
  const ranks = new Map<PlainSortKey, (number | null)[]>();
  const ranked = (key: PlainSortKey) => {
    let rank = ranks.get(key);
    if (rank === undefined) {
      const order = all.flatMap((profile, index) =>
        profile[key] === null ? [] : [{ profile, index }],
      );
      order.sort((a, b) => compare(key, a.profile, b.profile));
      rank = Array.from({ length: all.length }, (): number | null => null);
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
  const select = (search: CandidateSearch) => {
    const { q, status, years, location, skill } = search;
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
    const { key, order } = candidateOrdering(search);
    const sign = order === 'desc' ? -1 : 1;
    if (key === 'score') {
      const found = totalsAgainst(targetOf(search)?.key);
      const at = (index: number) => found[index] ?? { group: 2, total: 0 };
      hits.sort((a, b) => at(a).group - at(b).group || sign * (at(a).total - at(b).total) || a - b);
    } else if (key !== undefined) {
      const rank = ranked(key);
      hits.sort((a, b) => {
        const [one, other] = [rank[a] ?? null, rank[b] ?? null];
        const byRank =
          one === null || other === null
            ? Number(one === null) - Number(other === null)
            : sign * (one - other);
        return byRank || a - b;
      });
    }
    return hits.flatMap((index) => all[index] ?? []);
  };
  return { all, targets, targetOf, select };
}
