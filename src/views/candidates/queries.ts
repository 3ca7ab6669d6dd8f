import type { Workspace } from '@/data/workspace';
import { profileOf } from '@/machines/candidate/profile';
import { hrDashboardKey } from '@/views/hr-dashboard/queries';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
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
    queryFn: async () => createCandidateIndex((await workspace.candidates.list()).map(profileOf)),
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

/** The company's job listings. */
export const jobListingsQuery = (workspace: Workspace) =>
  queryOptions({ queryKey: ['jobListings'], queryFn: () => workspace.jobListings.list() });
