import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** The figures of the asker's team. */
export const teamDashboardQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['team dashboard'],
    queryFn: () => workspace.team.dashboard(),
  });

/** The members of the asker's team with their tasks. */
export const teamMembersQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['team members'],
    queryFn: () => workspace.team.members(),
  });
