import type { Attachment } from '@/data/schemas/attachment';
import type { Stamp } from '@/data/schemas/person';
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

/** Whether a task is somebody's own. */
export const isAssignedTo = ({ assignedTo }: Pick<Task, 'assignedTo'>, who: { id: string }) =>
  assignedTo.some(({ id }) => id === who.id);

type Entries = Pick<Task, 'timeEntries'>;

/** The entry that somebody logged last. */
export const lastEntryOf = ({ timeEntries }: Entries, who: string): TimeEntry | undefined =>
  timeEntries.findLast(({ by }) => by.id === who);

/** Whether a day has room for more hours of somebody, beside those that they logged on the task already. */
export const hasRoomFor = ({ timeEntries }: Entries, { hours, day }: HoursLog, who: string) =>
  timeEntries
    .filter((entry) => entry.by.id === who && entry.day === day)
    .reduce((sum, entry) => sum + entry.hours, hours) <= hoursOfADay;

const authorOf = ({ by }: Stamp) => ({ id: by.id, name: by.name });

/** A comment that somebody makes. */
export type Comment = Stamp & { id: string; message: string };
/** Hours that somebody logs. */
export type Hours = Stamp & { id: string; log: HoursLog };
/** A file that somebody attaches. */
export type NewFile = Stamp & { file: Attachment };

/** With one more comment. */
export const withComment = ({ comments }: TaskFacts, { id, message, ...stamp }: Comment) => ({
  comments: [...comments, { id, by: authorOf(stamp), date: stamp.at, message: message.trim() }],
});

/** With the hours that somebody worked. */
export const withHours = (
  { timeSpentHours, timeEntries }: TaskFacts,
  { id, log, ...stamp }: Hours,
) => ({
  timeSpentHours: timeSpentHours + log.hours,
  timeEntries: [...timeEntries, { id, by: authorOf(stamp), ...log, date: stamp.at }],
});

/** Without a time entry and its hours. */
export const withoutHours = ({ timeSpentHours, timeEntries }: TaskFacts, entry: string) => ({
  timeSpentHours: timeEntries.reduce(
    (spent, { id, hours }) => (id === entry ? spent - hours : spent),
    timeSpentHours,
  ),
  timeEntries: timeEntries.filter(({ id }) => id !== entry),
});

type Files = Pick<Task, 'attachments'>;

/** The attached file of a link. */
export const attachedAt = ({ attachments }: Files, url: string) =>
  attachments.find((file) => file.url === url);

/** Whether it was somebody who attached the file of a link. */
export const isFileOf = ({ attachments }: Files, url: string, who: { id: string }) =>
  attachments.some((file) => file.url === url && file.by === who.id);

/** With one more file. */
export const withFile = ({ attachments }: Files, { file, by }: NewFile) => ({
  attachments: [...attachments, { name: file.name, url: file.url, by: by.id }],
});

/** Without the file of a link. */
export const withoutFile = ({ attachments }: Files, url: string) => ({
  attachments: attachments.filter((file) => file.url !== url),
});
