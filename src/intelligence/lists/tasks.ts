import type { TaskSearch, TaskSortKey } from '@/data/schemas/search';
import { priorities, type Task, taskStatuses } from '@/data/schemas/task';
import { orderingOf, sortedBy } from '@/intelligence/lists/sorting';
import { type Onlooker, waitsFor } from '@/machines/task/waits';

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
 * The tasks that are asked for: text in title, description or an assignee's name, a status, an
 * assignee, and what they wait for. A task that a step moved out of these stays until something else is asked for.
 * @param newestFirst all tasks, newest first. Sorted tasks that are equal stand in the order in which they were
 *   made.
 */
export function selectTasks(newestFirst: Task[], search: TaskSearch, onlooker: Onlooker): Task[] {
  const { q, status, waits: wait, assignee, kept = [] } = search;
  const isAskedFor = (task: Task) =>
    (status === undefined || task.status === status) &&
    (assignee === undefined || task.assignedTo.some(({ id }) => id === assignee)) &&
    (wait === undefined || waitsFor(wait, onlooker)(task));
  const text = (q ?? '').trim().toLowerCase();
  const found = newestFirst.filter(
    (task) =>
      (kept.includes(task.id) || isAskedFor(task)) &&
      (text === '' ||
        [task.title, task.description, ...task.assignedTo.map(({ name }) => name)].some((part) =>
          part.toLowerCase().includes(text),
        )),
  );
  const { key, order } = taskOrdering(search);
  return key === undefined ? found : sortedBy(found.toReversed(), sorts[key], order);
}
