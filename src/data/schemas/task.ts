import * as z from 'zod/mini';
import { Attachment } from './attachment';
import { Day } from './date';
import { HistoryEntry } from './history';
import { writtenText } from './message';
import { Named, Person } from './person';

export const taskStatuses = ['active', 'done', 'evaluated'] as const;
export const TaskStatus = z.enum(taskStatuses);
export type TaskStatus = z.infer<typeof TaskStatus>;

export const priorities = ['Low', 'Medium', 'High'] as const;
export const Priority = z.enum(priorities);
export type Priority = z.infer<typeof Priority>;
export const defaultPriority: Priority = 'Medium';

/** Hours that a new task is expected to take: specification, section 9. */
export const defaultEstimatedHours = 8;

const outOfRange = 'Choose a score from 1 to 10';
/** A team manager's score for a finished task: an integer from 1 to 10. */
export const EvaluationScore = z
  .int(outOfRange)
  .check(z.minimum(1, outOfRange), z.maximum(10, outOfRange));
export type EvaluationScore = z.infer<typeof EvaluationScore>;

/** A comment that a person may send: trimmed, and not blank. */
export const CommentMessage = writtenText('Write a comment first');

/** `date` is an ISO instant. */
const TaskComment = z.object({
  id: z.string(),
  by: Named,
  date: z.string(),
  message: z.string(),
});

const hoursAboveNone = 'Enter hours above 0';
/** The hours of a day. */
export const hoursOfADay = 24;

/** Hours that somebody worked on one day: above 0, at most 24, in quarters of an hour. */
const HoursWorked = z
  .number(hoursAboveNone)
  .check(
    z.positive(hoursAboveNone),
    z.maximum(hoursOfADay, 'A day has 24 hours'),
    z.multipleOf(0.25, 'Enter quarters of an hour, such as 1.25 or 1.5'),
  );

/** Hours that an assignee logs on a task, and the day on which they were worked. */
export const HoursLog = z.object({ hours: HoursWorked, day: Day });
export type HoursLog = z.infer<typeof HoursLog>;

/** Logged hours. `day` is when they were worked, `date` the ISO instant at which they were logged. */
export const TimeEntry = z.object({
  id: z.string(),
  by: Named,
  hours: HoursWorked,
  day: z.string(),
  date: z.string(),
});
export type TimeEntry = z.infer<typeof TimeEntry>;

/** The most files that a task takes. */
export const mostAttachments = 20;

/** A file of a task. `by` is the id of who attached it, where that is known. */
const TaskAttachment = z.object({ ...Attachment.shape, by: z.optional(z.string()) });

/**
 * A task, the same on every screen. `timeSpentHours` is the sum of `timeEntries` and of hours spent before entries
 * were kept. `deadline` is a day, or empty where none was given. `doneDate` and `createdAt` are ISO instants. `doneWithoutErrors` is null until somebody has checked. `removedAt` is the ISO
 * instant of a removal, and null while the task stands; `status` then tells the status before the removal.
 */
export const Task = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  deadline: z.string(),
  priority: Priority,
  status: TaskStatus,
  assignedTo: z.array(Named),
  assignedBy: Person,
  comments: z.array(TaskComment),
  history: z.array(HistoryEntry),
  timeEstimatedHours: z.number(),
  timeSpentHours: z.number(),
  timeEntries: z.array(TimeEntry),
  doneWithoutErrors: z.nullable(z.boolean()),
  doneOnTime: z.nullable(z.boolean()),
  doneDate: z.nullable(z.string()),
  attachments: z.array(TaskAttachment),
  evaluationScore: z.nullable(EvaluationScore),
  createdAt: z.string(),
  removedAt: z.nullable(z.string()),
});
export type Task = z.infer<typeof Task>;

/** HR's assign form, for a new task and for a change to one that is active. `assignee` is a person's id. */
export const TaskAssignment = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'Title is required')),
  assignee: z.string().check(z.trim(), z.minLength(1, 'Assignee is required')),
  due: Day,
  priority: Priority,
});
export type TaskAssignment = z.infer<typeof TaskAssignment>;

/** The team manager's Add Task modal. Deadline and assignees, ids, may stay empty. */
export const TeamTask = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'Title is required')),
  description: z.string().check(z.trim(), z.minLength(1, 'Description is required')),
  deadline: z.union([z.literal(''), Day]),
  assignees: z.array(z.string()),
});
export type TeamTask = z.infer<typeof TeamTask>;

/** A suggested assignee and due day, and why, one sentence each. */
export const TaskSuggestion = z.object({
  assignee: Named,
  due: Day,
  reasons: z.array(z.string()),
});
export type TaskSuggestion = z.infer<typeof TaskSuggestion>;
