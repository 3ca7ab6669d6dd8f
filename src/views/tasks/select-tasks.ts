import type { TaskListSearch } from '@/data/schemas/search';
import type { Task } from '@/data/schemas/task';

/** The tasks that the URL asks for, in the order given: text in title, description or an assignee's name. */
export function selectTasks(tasks: Task[], { q, status }: TaskListSearch): Task[] {
  const text = (q ?? '').trim().toLowerCase();
  return tasks.filter(
    (task) =>
      (status === undefined || task.status === status) &&
      (text === '' ||
        [task.title, task.description, ...task.assignedTo].some((part) =>
          part.toLowerCase().includes(text),
        )),
  );
}
