import type { Workspace } from '@/data/port/workspace';
import { type AssignedTasksSearch, taskSearch } from '@/data/schemas/search';
import { firstRows } from '@/intelligence/lists/paging';
import { queryOptions } from '@tanstack/react-query';

const topics = ['task', 'user'] as const;

/**
 * The tasks that the URL asks for, among those that concern the asker. Open ones first, by their deadline, unless the
 * URL sorts them.
 */
export function tasksQuery(workspace: Workspace, search: AssignedTasksSearch) {
  const [asked, paging] = [
    taskSearch({ ...search, sort: search.sort ?? 'open' }),
    firstRows(search),
  ];
  return queryOptions({
    queryKey: ['tasks', asked, paging],
    queryFn: () => workspace.tasks.list(asked, paging),
    meta: { topics },
  });
}

/** The tasks that the URL asks for, in the order in which they were made unless the URL sorts them. */
export const assignedTasksQuery = (workspace: Workspace, search: AssignedTasksSearch) =>
  tasksQuery(
    workspace,
    search.sort === undefined ? { ...search, sort: 'created', order: 'asc' } : search,
  );

/**
 * One task. Rejects where there is none by that id, or it does not concern the asker. It is not asked for again
 * then.
 */
export const taskQuery = (workspace: Workspace, id: string) =>
  queryOptions({
    queryKey: ['task', id],
    queryFn: () => workspace.tasks.get(id),
    retry: false,
    meta: { topics },
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
