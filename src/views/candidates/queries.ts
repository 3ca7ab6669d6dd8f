import { type CandidateSearch, candidateSearch } from '@/data/schemas/search';
import { firstRows } from '@/intelligence/lists/paging';
import type { Workspace } from '@/data/port/workspace';
import { failureOf } from '@/machines/failure';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Twins } from './twins';

/** How many candidates are compared side by side. */
export const mostCompared = 4;

const meta = { topics: ['candidate'] } as const;

type ListSearch = CandidateSearch & { rows?: number | undefined };

/** The candidates that a search asks for, as many as are shown. */
export function candidatesQuery(workspace: Workspace, search: ListSearch) {
  const [asked, paging] = [candidateSearch(search), firstRows(search)];
  return queryOptions({
    queryKey: ['candidates', 'list', asked, paging],
    queryFn: () => workspace.candidates.list(asked, paging),
    meta,
  });
}

/**
 * The candidates that a search asks for. While these are loading, those of the search before.
 * @param asked picks from a screen's search the part that asks for candidates.
 */
export const useCandidates = <TSearch>(
  workspace: Workspace,
  search: TSearch,
  asked: (search: TSearch) => ListSearch,
) => useSuspenseQuery(candidatesQuery(workspace, asked(useDeferredValue(search)))).data;

/** Asks for the search as it is. */
export const asSaid = (search: ListSearch): ListSearch => search;

/** Asks for these candidates alone, and for all of them, however many they are. */
export const theseAlone = (ids: string[] = []): ListSearch => ({
  ids,
  rows: Math.max(1, ids.length),
});

/** One candidate as a list shows it; null where no list has one by that id. */
export const listedCandidateQuery = (workspace: Workspace, id: string) =>
  queryOptions({
    queryKey: ['candidates', 'listed', id],
    queryFn: async () => (await workspace.candidates.list(theseAlone([id]))).rows[0] ?? null,
    meta,
  });

/** One candidate with its reading; null where there is none by that id. */
export const candidateQuery = (workspace: Workspace, id: string) =>
  queryOptions({
    queryKey: ['candidates', 'one', id],
    queryFn: async () => {
      try {
        return await workspace.candidates.get(id);
      } catch (error) {
        if (failureOf(error).code === 'missing') return null;
        throw error;
      }
    },
    structuralSharing: false,
    meta,
  });

/** Who stands beside a candidate in the list of a search. */
export const neighboursQuery = (workspace: Workspace, id: string, search: CandidateSearch) =>
  queryOptions({
    queryKey: ['candidates', 'neighbours', id, search],
    queryFn: () => workspace.candidates.neighbours(id, search),
    meta,
  });

/** Who may be the same person as whom. */
export const twinsQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['candidates', 'twins'],
    queryFn: () => workspace.candidates.twins(),
    meta,
  });

const noTwins: Twins = [];

/** The possible same persons. Empty until they are known, since no list waits for them. */
export const useTwins = (workspace: Workspace): Twins =>
  useQuery(twinsQuery(workspace)).data ?? noTwins;

/** Into whom a candidate was merged, and who was merged into the candidate. */
export const mergedQuery = (workspace: Workspace, id: string) =>
  queryOptions({
    queryKey: ['candidates', 'merged', id],
    queryFn: () => workspace.candidates.merged(id),
    structuralSharing: false,
    meta,
  });

/** The company's job listings. */
export const jobListingsQuery = (workspace: Workspace) =>
  queryOptions({ queryKey: ['jobListings'], queryFn: () => workspace.jobListings.list() });
