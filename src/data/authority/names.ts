import type { WithHistory } from '../schemas/history';
import type { Named } from '../schemas/person';
import type { Candidate } from '../schemas/candidate';
import type { Task } from '../schemas/task';
import type { Reads } from './store';

const isCandidate = (record: WithHistory): record is Candidate => 'notes' in record;
const isTask = (record: WithHistory): record is Task => 'assignedTo' in record;

/** The ids of the people whom a record names. */
const namedIn = (record: WithHistory): string[] => [
  ...record.history.flatMap(({ byId }) => byId ?? []),
  ...(isTask(record)
    ? [
        record.assignedBy,
        ...record.assignedTo,
        ...[...record.comments, ...record.timeEntries].map(({ by }) => by),
      ].map(({ id }) => id)
    : []),
  ...(isCandidate(record) ? record.notes.map(({ by }) => by.id) : []),
];

/**
 * The present names of the people whom some records name. A record keeps their ids, and their names at the time.
 */
export async function namesIn(store: Reads, records: readonly WithHistory[]) {
  const people = await store.names([...new Set(records.flatMap(namedIn))]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const named = <T extends Named>(one: T): T => ({ ...one, name: names.get(one.id) ?? one.name });
  const told = <T extends WithHistory>(record: T): T => ({
    ...record,
    history: record.history.map((entry) => ({
      ...entry,
      by: (entry.byId === undefined ? undefined : names.get(entry.byId)) ?? entry.by,
    })),
  });
  return {
    /** A record with the present names in its history. */
    told,
    /** A candidate with the present names. */
    candidate: (candidate: Candidate): Candidate => ({
      ...told(candidate),
      notes: candidate.notes.map((note) => ({ ...note, by: named(note.by) })),
    }),
    /** A task with the present names. */
    task: (task: Task): Task => ({
      ...told(task),
      assignedTo: task.assignedTo.map(named),
      assignedBy: named(task.assignedBy),
      comments: task.comments.map((comment) => ({ ...comment, by: named(comment.by) })),
      timeEntries: task.timeEntries.map((entry) => ({ ...entry, by: named(entry.by) })),
    }),
  };
}
