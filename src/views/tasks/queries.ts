import { companyKey } from '@/actors/asked-world';
import type { TaskFilter } from '@/data/schemas/task';
import type { Workspace } from '@/data/workspace';
import { queryOptions } from '@tanstack/react-query';

/** The tasks that a filter asks for, newest first. */
export const tasksQuery = (workspace: Workspace, filter: TaskFilter = {}) =>
  queryOptions({
    queryKey: [...companyKey, 'tasks', filter],
    queryFn: () => workspace.tasks.list(filter),
  });

/** The people whom a task can be assigned to, by name; `team` narrows to a team manager's team. */
export const assignableQuery = (workspace: Workspace, team?: string) =>
  queryOptions({
    queryKey: [...companyKey, 'assignable', team ?? null],
    queryFn: () => workspace.employees.assignable(team),
  });

/** The person behind an account's email. */
export const profileQuery = (workspace: Workspace, email: string) =>
  queryOptions({
    queryKey: [...companyKey, 'profile', email],
    queryFn: () => workspace.employees.profile(email),
  });
