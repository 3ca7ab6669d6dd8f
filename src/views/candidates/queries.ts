import type { Workspace } from '@/data/workspace';
import { profileOf } from '@/machines/candidate/profile';
import { hrDashboardKey } from '@/views/hr-dashboard/queries';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Twins } from './twins';
import { createCandidateIndex } from './candidate-index';

const candidatesKey = ['candidates'];

/**
 * To be called when candidates came, changed or went: their lists and the dashboard that counts them are read
 * again. Resolves when the screen is up to date.
 */
export async function candidatesChanged(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [candidatesKey, hrDashboardKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

/** All candidates, indexed for the lists that filter and sort them. */
export const candidatesQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: [...candidatesKey, 'list'],
    queryFn: async () =>
      createCandidateIndex(
        (await workspace.candidates.list())
          .filter(({ status }) => status !== 'Merged')
          .map(profileOf),
      ),
    structuralSharing: false,
  });

/** One candidate with its reading; null where there is none by that id. */
export const candidateQuery = (workspace: Workspace, id: string) =>
  queryOptions({
    queryKey: [...candidatesKey, 'one', id],
    queryFn: async () =>
      (await workspace.candidates.list()).find((candidate) => candidate.id === id) ?? null,
    structuralSharing: false,
  });

/**
 * Who may be the same person as whom, by the candidate's id. What compares them loads with the first asking,
 * so that a list need not wait for it.
 */
export const twinsQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: [...candidatesKey, 'twins'],
    queryFn: async () => {
      const [{ namedTwins }, candidates] = await Promise.all([
        import('./merging'),
        workspace.candidates.list(),
      ]);
      return namedTwins(candidates);
    },
    structuralSharing: false,
  });

const noTwins: Twins = new Map();

/** Who may be the same person as whom; nobody before that is known. */
export const useTwins = (workspace: Workspace): Twins =>
  useQuery(twinsQuery(workspace)).data ?? noTwins;

/** What was merged of a candidate: into whom, and who into it. */
export const mergedQuery = (workspace: Workspace, id: string) =>
  queryOptions({
    queryKey: [...candidatesKey, 'merged', id],
    queryFn: async () => {
      const candidates = await workspace.candidates.list();
      const into = candidates.find((one) => one.id === id)?.mergedInto ?? null;
      return {
        into: candidates.find((one) => one.id === into) ?? null,
        parts: candidates.filter(({ mergedInto }) => mergedInto === id),
      };
    },
    structuralSharing: false,
  });

/** The company's job listings. */
export const jobListingsQuery = (workspace: Workspace) =>
  queryOptions({ queryKey: ['jobListings'], queryFn: () => workspace.jobListings.list() });
