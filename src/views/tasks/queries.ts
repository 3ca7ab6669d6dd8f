import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** The tasks that the asker has to do with, newest first. */
export const tasksQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['tasks'],
    queryFn: () => workspace.tasks.list(),
  });

/** The people whom the asker can assign a task to, by name. */
export const assignableQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['assignable'],
    queryFn: () => workspace.employees.assignable(),
  });

/** The asker, as the directory has them. */
export const profileQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: () => workspace.employees.profile(),
  });
