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
        [task.title, task.description, ...task.assignedTo].some((part) =>
          part.toLowerCase().includes(text),
        )),
  );
}
