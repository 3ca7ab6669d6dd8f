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
 * The tasks that are asked for: text in title, description or an assignee's name, and a status. One that a step took
 * out of the status asked for stays until something else is asked for.
 * @param newestFirst those that there are; what is sorted and even stands in the order of its making.
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
