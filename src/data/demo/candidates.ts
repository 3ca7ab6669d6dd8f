import { newestFirst } from '@/intelligence/lists/sorting';
import { pageOf } from '@/intelligence/lists/paging';
import { type CandidateProfile, profileOf, scoreAgainst } from '@/machines/candidate/profile';
import { chosenTarget, targetsOf } from '@/machines/candidate/targets';
import { monthOf } from '@/machines/calendar';
import type { CandidateReads } from '../authority/store';
import type { Candidate } from '../schemas/candidate';
import type { ReceivedCandidates } from '../schemas/report';
import { mostTexts } from '../schemas/search';

const rows = new WeakMap<Candidate, CandidateProfile>();

/** A candidate's row. It is made once for each state of a record, since a list is asked for at every key press. */
function rowOf(candidate: Candidate): CandidateProfile {
  const row = rows.get(candidate) ?? profileOf(candidate);
  rows.set(candidate, row);
  return row;
}

/** Finds what is asked of all candidates among those in the memory. @param all in the order in which they were made. */
export function createCandidateReads(all: () => Promise<Candidate[]>): CandidateReads {
  const listed = async () => {
    const kept = (await all()).filter(({ status }) => status !== 'Merged');
    return newestFirst(kept.toReversed(), ({ receivedAt }) => receivedAt);
  };
  return {
    async page(search, paging) {
      const { selectCandidates } = await import('@/intelligence/lists/candidates');
      const candidates = (await listed()).map(rowOf);
      const targets = targetsOf(candidates.flatMap(({ scores }) => scores));
      const target = chosenTarget(targets, search.target)?.key;
      const found = selectCandidates(candidates, search, target);
      const unscored = found.filter(
        (one) => one.status === 'Analyzed' && scoreAgainst(one, target) === null,
      );
      return {
        ...pageOf(found, candidates.length, paging),
        targets,
        unscored: {
          count: unscored.length,
          ids: unscored.slice(0, mostTexts).map(({ id }) => id),
        },
      };
    },
    async received() {
      const counted = new Map<string, ReceivedCandidates>();
      for (const { receivedAt, status } of await all()) {
        const month = monthOf(receivedAt);
        const key = `${month} ${status}`;
        counted.set(key, { month, status, count: (counted.get(key)?.count ?? 0) + 1 });
      }
      return [...counted.values()];
    },
    async twins() {
      const { namedTwins } = await import('@/intelligence/lists/twins');
      return namedTwins((await listed()).map((one) => ({ ...rowOf(one), others: one.others })));
    },
    partsOf: async (id) => (await all()).filter(({ mergedInto }) => mergedInto === id),
  };
}
