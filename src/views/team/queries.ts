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

/** Who puts people into a team, and where. */
export const howToJoin =
  'A company manager or an admin puts people into your team: in Manage Users, with Details and Edit.';
