import { companyKey } from '@/actors/asked-world';
import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** The tasks that the asker has to do with, newest first. */
export const tasksQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: [...companyKey, 'tasks'],
    queryFn: () => workspace.tasks.list(),
  });

/** The people whom the asker can assign a task to, by name. */
export const assignableQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: [...companyKey, 'assignable'],
    queryFn: () => workspace.employees.assignable(),
  });

/** The asker, as the directory has them. */
export const profileQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: [...companyKey, 'profile'],
    queryFn: () => workspace.employees.profile(),
  });
