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

/**
 * A task, the same on every screen. `deadline` is a day, or empty where none was given. `doneDate` and
 * `createdAt` are ISO instants. `doneWithoutErrors` is null until somebody has checked. `removedAt` is the ISO
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
  doneWithoutErrors: z.nullable(z.boolean()),
  doneOnTime: z.nullable(z.boolean()),
  doneDate: z.nullable(z.string()),
  attachments: z.array(Attachment),
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
