import type { TaskListSearch } from '@/data/schemas/search';
import type { Task } from '@/data/schemas/task';

/**
 * The tasks that the URL asks for, in the order given: text in title, description or an assignee's name. One
 * that a step took out of the status asked for stays until something else is asked for.
 */
export function selectTasks(tasks: Task[], { q, status, kept = [] }: TaskListSearch): Task[] {
  const text = (q ?? '').trim().toLowerCase();
  return tasks.filter(
    (task) =>
      (status === undefined || task.status === status || kept.includes(task.id)) &&
      (text === '' ||
        [task.title, task.description, ...task.assignedTo.map(({ name }) => name)].some((part) =>
          part.toLowerCase().includes(text),
        )),
  );
}

/**
 * The task whose card is open: at most one, the first at the start, and none that is not listed.
 * @param task the URL's parameter: absent at the start, empty for no open card. @param ids the tasks listed, in order.
 */
export function openTask(task: string | undefined, ids: string[]): string | null {
  const asked = task ?? ids[0];
  return asked !== undefined && ids.includes(asked) ? asked : null;
}

/** The URL's parameter after a card was toggled: of the cards one is open, or none. */
export const toggledTask = (task: string | undefined, ids: string[], id: string): string =>
  openTask(task, ids) === id ? '' : id;
