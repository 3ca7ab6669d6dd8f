import type { CandidateQuery } from '@/data/schemas/search';
import { rowsAtOnce } from '@/data/schemas/page';
import type { Workspace } from '@/data/port/workspace';
import { failureOf } from '@/machines/failure';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Twins } from './twins';

const meta = { topics: ['candidate'] } as const;

/** The candidates that a search asks for. What a screen's search holds besides narrows nothing. */
export const candidatesQuery = (
  workspace: Workspace,
  {
    q,
    status,
    years,
    location,
    skill,
    sort,
    order,
    target,
    ids,
    rows: size = rowsAtOnce,
  }: CandidateQuery,
) => {
  const asked = { q, status, years, location, skill, sort, order, target, ids };
  return queryOptions({
    queryKey: ['candidates', 'list', asked, size],
    queryFn: () => workspace.candidates.list(asked, { size }),
    meta,
  });
};

/**
 * The candidates that a search asks for; while another search is answered, those of the one before.
 * @param asked what of them a screen's search asks for.
 */
export const useCandidates = <TSearch>(
  workspace: Workspace,
  search: TSearch,
  asked: (search: TSearch) => CandidateQuery,
) => useSuspenseQuery(candidatesQuery(workspace, asked(useDeferredValue(search)))).data;

/** A search that asks for what it says. */
export const asSaid = (search: CandidateQuery): CandidateQuery => search;

/** Every candidate of the lists, for choosing one. */
export const everyCandidateQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['candidates', 'list'],
    queryFn: () => workspace.candidates.list({}),
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

/** Who may be the same person as whom. */
export const twinsQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['candidates', 'twins'],
    queryFn: () => workspace.candidates.twins(),
    meta,
  });

const noTwins: Twins = [];

/** Who may be the same person as whom; nobody before that is known: no list waits for it. */
export const useTwins = (workspace: Workspace): Twins =>
  useQuery(twinsQuery(workspace)).data ?? noTwins;

/** What was merged of a candidate: into whom, and who into it. */
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
