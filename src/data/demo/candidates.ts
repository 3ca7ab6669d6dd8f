import { selectCandidates } from '@/intelligence/lists/candidates';
import { newestFirst } from '@/intelligence/lists/newest';
import { pageOf } from '@/intelligence/lists/paging';
import { namedTwins } from '@/intelligence/lists/twins';
import { type CandidateProfile, profileOf, scoreAgainst } from '@/machines/candidate/profile';
import { monthOf } from '@/machines/calendar';
import { chosenTarget, targetsOf } from '@/machines/candidate/targets';
import type { CandidateReads } from '../authority/store';
import type { Candidate } from '../schemas/candidate';
import { type CandidateSearch } from '../schemas/search';
import { mostTexts } from '../schemas/search-readers';

const rows = new WeakMap<Candidate, CandidateProfile>();

/** A candidate's row. It is made once for each state of a record, since a list is asked for at every key press. */
function rowOf(candidate: Candidate): CandidateProfile {
  const row = rows.get(candidate) ?? profileOf(candidate);
  rows.set(candidate, row);
  return row;
}

const named = (row: CandidateProfile | undefined) =>
  row === undefined ? null : { id: row.id, name: row.name };

/** Those of a list that a search asks for. @param target the key of what scores are measured against. */
function foundIn(list: Candidate[], search: CandidateSearch, target: string | undefined) {
  const { received } = search;
  const inMonth =
    received === undefined
      ? list
      : list.filter(({ receivedAt }) => monthOf(receivedAt) === received);
  return selectCandidates(inMonth.map(rowOf), search, target);
}

/** Finds what is asked of all candidates among those in the memory. @param all in the order in which they were made. */
export function createCandidateReads(
  all: () => Promise<Candidate[]>,
): Omit<CandidateReads, 'received'> {
  const listed = async () => {
    const kept = (await all()).filter(({ status }) => status !== 'Merged');
    return newestFirst(kept.toReversed(), ({ receivedAt }) => receivedAt);
  };
  return {
    async page(search, paging) {
      const list = await listed();
      const targets = targetsOf(list.map(rowOf).flatMap(({ scores }) => scores));
      const target = chosenTarget(targets, search.target)?.key;
      const found = foundIn(list, search, target);
      const unscored = found.filter(
        (one) => one.status === 'Analyzed' && scoreAgainst(one, target) === null,
      );
      return {
        ...pageOf(found, list.length, paging),
        targets,
        unscored: {
          count: unscored.length,
          ids: unscored.slice(0, mostTexts).map(({ id }) => id),
        },
      };
    },
    async neighbours(id, search) {
      const found = foundIn(await listed(), search, search.target);
      const at = found.findIndex((one) => one.id === id);
      if (at === -1) return null;
      return {
        place: at + 1,
        found: found.length,
        previous: named(found[at - 1]),
        next: named(found[at + 1]),
      };
    },
    async twins() {
      return namedTwins((await listed()).map((one) => ({ ...rowOf(one), others: one.others })));
    },
    partsOf: async (id) => (await all()).filter(({ mergedInto }) => mergedInto === id),
  };
}
