import {
  defaultEstimatedHours,
  defaultPriority,
  type HoursLog,
  hoursOfADay,
  type Task,
  type TimeEntry,
} from '@/data/schemas/task';

/** What a task's chart holds of it. */
export type TaskFacts = Omit<Task, 'status' | 'history'>;

/** A task before anybody assigned it. */
export const blankTask = ({ id }: { id: string }): TaskFacts => ({
  id,
  title: '',
  description: '',
  deadline: '',
  priority: defaultPriority,
  assignedTo: [],
  assignedBy: { id: '', name: '', role: 'hr' },
  comments: [],
  timeEstimatedHours: defaultEstimatedHours,
  timeSpentHours: 0,
  timeEntries: [],
  doneWithoutErrors: null,
  doneOnTime: null,
  doneDate: null,
  attachments: [],
  evaluationScore: null,
  createdAt: '',
  removedAt: null,
});

type Entries = Pick<Task, 'timeEntries'>;

/** The entry that somebody logged last. */
export const lastEntryOf = ({ timeEntries }: Entries, who: string): TimeEntry | undefined =>
  timeEntries.findLast(({ by }) => by.id === who);

/** Whether a day has room for more hours of somebody, beside those that they logged on the task already. */
export const hasRoomFor = ({ timeEntries }: Entries, { hours, day }: HoursLog, who: string) =>
  timeEntries
    .filter((entry) => entry.by.id === who && entry.day === day)
    .reduce((sum, entry) => sum + entry.hours, hours) <= hoursOfADay;
