import { companyKey } from '@/actors/asked-world';
import type { Workspace } from '@/data/workspace';
import { queryOptions } from '@tanstack/react-query';

/** The figures of a team. @param manager the team manager's name. */
export const teamDashboardQuery = (workspace: Workspace, manager: string) =>
  queryOptions({
    queryKey: [...companyKey, 'team dashboard', manager],
    queryFn: () => workspace.team.dashboard(manager),
  });

/** The members of a team with their tasks. @param manager the team manager's name. */
export const teamMembersQuery = (workspace: Workspace, manager: string) =>
  queryOptions({
    queryKey: [...companyKey, 'team members', manager],
    queryFn: () => workspace.team.members(manager),
  });
