import type { Workspace } from '@/data/port/workspace';
import { profileOf } from '@/machines/candidate/profile';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Twins } from './twins';
import { createCandidateIndex } from '@/intelligence/lists/candidates';

const ofCandidates = { structuralSharing: false, meta: { topics: ['candidate'] } } as const;

/** The candidates as they are stored: asked for once, whatever is read from them. */
const recordsQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['candidates', 'records'],
    queryFn: () => workspace.candidates.list(),
    ...ofCandidates,
  });

/** All candidates, indexed for the lists that filter and sort them. */
export const candidatesQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['candidates', 'list'],
    queryFn: async ({ client }) =>
      createCandidateIndex(
        (await client.fetchQuery(recordsQuery(workspace)))
          .filter(({ status }) => status !== 'Merged')
          .map(profileOf),
      ),
    ...ofCandidates,
  });

/** One candidate with its reading; null where there is none by that id. */
export const candidateQuery = (workspace: Workspace, id: string) =>
  queryOptions({
    queryKey: ['candidates', 'one', id],
    queryFn: async ({ client }) =>
      (await client.fetchQuery(recordsQuery(workspace))).find((one) => one.id === id) ?? null,
    ...ofCandidates,
  });

/**
 * Who may be the same person as whom, by the candidate's id. What compares them loads with the first asking,
 * so that a list need not wait for it.
 */
export const twinsQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['candidates', 'twins'],
    queryFn: async ({ client }) => {
      const [{ namedTwins }, candidates] = await Promise.all([
        import('./merging'),
        client.fetchQuery(recordsQuery(workspace)),
      ]);
      return namedTwins(candidates);
    },
    ...ofCandidates,
  });

const noTwins: Twins = new Map();

/** Who may be the same person as whom; nobody before that is known. */
export const useTwins = (workspace: Workspace): Twins =>
  useQuery(twinsQuery(workspace)).data ?? noTwins;

/** What was merged of a candidate: into whom, and who into it. */
export const mergedQuery = (workspace: Workspace, id: string) =>
  queryOptions({
    queryKey: ['candidates', 'merged', id],
    queryFn: async ({ client }) => {
      const candidates = await client.fetchQuery(recordsQuery(workspace));
      const into = candidates.find((one) => one.id === id)?.mergedInto ?? null;
      return {
        into: candidates.find((one) => one.id === into) ?? null,
        parts: candidates.filter(({ mergedInto }) => mergedInto === id),
      };
    },
    ...ofCandidates,
  });

/** The company's job listings. */
export const jobListingsQuery = (workspace: Workspace) =>
  queryOptions({ queryKey: ['jobListings'], queryFn: () => workspace.jobListings.list() });
