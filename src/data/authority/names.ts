import type { WithHistory } from '../schemas/history';
import type { Named } from '../schemas/person';
import type { Task } from '../schemas/task';
import type { Reads } from './store';

/** How the company's people are called now: a record keeps their ids, and the name that they had then. */
export async function namesIn(store: Reads) {
  const names = new Map((await store.all('user')).map(({ id, name }) => [id, name]));
  const named = <T extends Named>(one: T): T => ({ ...one, name: names.get(one.id) ?? one.name });
  const told = <T extends WithHistory>(record: T): T => ({
    ...record,
    history: record.history.map((entry) => ({
      ...entry,
      by: (entry.byId === undefined ? undefined : names.get(entry.byId)) ?? entry.by,
    })),
  });
  return {
    /** A record whose history names people as they are called now. */
    told,
    /** A task that names people as they are called now. */
    task: (task: Task): Task => ({
      ...told(task),
      assignedTo: task.assignedTo.map(named),
      assignedBy: named(task.assignedBy),
      comments: task.comments.map((comment) => ({ ...comment, by: named(comment.by) })),
    }),
  };
}
