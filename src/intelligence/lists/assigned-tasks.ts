import type { AssignedTasksSearch, AssignedTasksSortKey } from '@/data/schemas/search';
import { priorities, type Task, taskStatuses } from '@/data/schemas/task';
import { orderingOf, sortedBy } from '@/intelligence/lists/sorting';

const sorts: Record<AssignedTasksSortKey, (task: Task) => string | number> = {
  title: ({ title }) => title,
  assignee: ({ assignedTo }) => assignedTo.map(({ name }) => name).join(', '),
  due: ({ deadline }) => deadline,
  priority: ({ priority }) => priorities.indexOf(priority),
  status: ({ status }) => taskStatuses.indexOf(status),
};

/** How the assigned tasks are ordered: by a column of theirs, the most urgent first, or not at all. */
export const assignedOrdering = ({ sort, order }: AssignedTasksSearch) =>
  orderingOf(sort, order, ['priority']);

/**
 * The tasks in the order that the URL asks for; without one, and where even, in the order of assignment.
 * @param newestFirst the tasks as the world lists them.
 */
export function orderTasks(newestFirst: Task[], search: AssignedTasksSearch): Task[] {
  const { key, order } = assignedOrdering(search);
  const assigned = newestFirst.toReversed();
  return key === undefined ? assigned : sortedBy(assigned, sorts[key], order);
}
