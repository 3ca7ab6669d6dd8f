import type { TaskListSearch } from '@/data/schemas/search';
import type { Person } from '@/data/schemas/person';
import type { Task } from '@/data/schemas/task';
import { refusal } from '@/machines/step';
import { taskLifecycle } from '@/machines/task/lifecycle';

/**
 * The task whose card is open: at most one, at the start the first, and only a listed one.
 * @param task the URL's parameter: absent at the start, empty for no open card.
 * @param ids the tasks listed, in order.
 */
export function openTask(task: string | undefined, ids: string[]): string | null {
  const asked = task ?? ids[0];
  return asked !== undefined && ids.includes(asked) ? asked : null;
}

/** The URL's parameter after a card was toggled: of the cards one is open, or none. */
export const toggledTask = (task: string | undefined, ids: string[], id: string): string =>
  openTask(task, ids) === id ? '' : id;

/**
 * The tasks that stand on a board: those that nobody here waits for are folded away until they are asked for, by any
 * filter or by pressing. The one that the URL opens stands there, and so do those that a step on the board moved on.
 * @param waits whether a task waits for somebody here.
 */
export function unfolded(
  tasks: Task[],
  { q, status, progress, waits: wait, assignee, done, task, kept = [] }: TaskListSearch,
  waits: (task: Task) => boolean,
): Task[] {
  if ([q, status, progress, wait, assignee, done].some((asked) => asked !== undefined))
    return tasks;
  return tasks.filter((one) => one.id === task || kept.includes(one.id) || waits(one));
}

/** Whether a task waits for this person's score. */
export const canBeEvaluated = (task: Task, by: Person): boolean =>
  refusal(taskLifecycle, task, { type: 'task.evaluate', score: 1, by }) === null;
