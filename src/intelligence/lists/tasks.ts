import type { TaskSearch, TaskSortKey } from '@/data/schemas/search';
import { priorities, type Task, taskStatuses } from '@/data/schemas/task';
import { orderingOf, sortedBy } from '@/intelligence/lists/sorting';

const sorts: Record<TaskSortKey, (task: Task) => string | number> = {
  title: ({ title }) => title,
  assignee: ({ assignedTo }) => assignedTo.map(({ name }) => name).join(', '),
  due: ({ deadline }) => deadline,
  priority: ({ priority }) => priorities.indexOf(priority),
  status: ({ status }) => taskStatuses.indexOf(status),
  created: ({ createdAt }) => createdAt,
};

/** How tasks are ordered: by a column of theirs, the most urgent first, or not at all. */
export const taskOrdering = ({ sort, order }: TaskSearch) => orderingOf(sort, order, ['priority']);

/**
 * The tasks that are asked for: text in title, description or an assignee's name, and a status. A task that a
 * step moved out of that status stays until something else is asked for.
 * @param newestFirst all tasks, newest first. Sorted tasks that are equal stand in the order in which they were
 *   made.
 */
export function selectTasks(newestFirst: Task[], search: TaskSearch): Task[] {
  const { q, status, kept = [] } = search;
  const text = (q ?? '').trim().toLowerCase();
  const found = newestFirst.filter(
    (task) =>
      (status === undefined || task.status === status || kept.includes(task.id)) &&
      (text === '' ||
        [task.title, task.description, ...task.assignedTo.map(({ name }) => name)].some((part) =>
          part.toLowerCase().includes(text),
        )),
  );
  const { key, order } = taskOrdering(search);
  return key === undefined ? found : sortedBy(found.toReversed(), sorts[key], order);
}
