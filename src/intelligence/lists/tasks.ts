import type { TaskSearch, TaskSortKey } from '@/data/schemas/search';
import { priorities, type Task, taskStatuses } from '@/data/schemas/task';
import { orderingOf, sortedBy } from '@/intelligence/lists/sorting';
import { taskProgress } from '@/machines/task/progress';
import { type Onlooker, waitsFor } from '@/machines/task/waits';

/** More than any day as a number, such as 20261121. */
const NEVER = 1e8;

const sorts: Record<TaskSortKey, (task: Task, kept: string[]) => string | number> = {
  title: ({ title }) => title,
  assignee: ({ assignedTo }) => assignedTo.map(({ name }) => name).join(', '),
  due: ({ deadline }) => deadline,
  priority: ({ priority }) => priorities.indexOf(priority),
  status: ({ status }) => taskStatuses.indexOf(status),
  created: ({ createdAt }) => createdAt,
  open: ({ id, status, deadline, doneDate }, kept) => {
    const stage = Math.max(0, taskStatuses.indexOf(status) - (kept.includes(id) ? 1 : 0));
    return stage === 0
      ? asNumber(deadline) || NEVER
      : (stage + 1) * NEVER - asNumber(doneDate ?? '');
  },
};

/** The letters of a day in an instant, YYYY-MM-DD. */
const DAY = 10;

/** A day as a number, such as 20261121; 0 for none. */
const asNumber = (day: string): number => Number(day.slice(0, 10).replaceAll('-', ''));

/**
 * How tasks are ordered: by a column of theirs, the most urgent first, or not at all. 'open' has open ones first, by
 * their deadline, then those to evaluate and those evaluated, the last done first; one that a step moved on stays.
 */
export const taskOrdering = ({ sort, order }: TaskSearch) => orderingOf(sort, order, ['priority']);

/**
 * The tasks that are asked for: text in title, description or an assignee's name, a status, a progress, the day on which
 * they were done, an assignee, and what they wait for. A task that a step moved out of these stays until something else is asked for.
 * @param newestFirst all tasks, newest first. Sorted tasks that are equal stand in the order in which they were
 *   made.
 */
export function selectTasks(newestFirst: Task[], search: TaskSearch, onlooker: Onlooker): Task[] {
  const { q, status, progress, waits: wait, assignee, doneOn, kept = [] } = search;
  const isAskedFor = (task: Task) =>
    (status === undefined || task.status === status) &&
    (progress === undefined || taskProgress(task) === progress) &&
    (doneOn === undefined || task.doneDate?.slice(0, DAY) === doneOn) &&
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
  return key === undefined
    ? found
    : sortedBy(found.toReversed(), (task) => sorts[key](task, kept), order);
}
