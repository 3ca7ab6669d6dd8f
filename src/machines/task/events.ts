import type { Attachment } from '@/data/schemas/attachment';
import type { Named, Stamp } from '@/data/schemas/person';
import type { HoursLog, TaskAssignment, TeamTask } from '@/data/schemas/task';

/** What a person may ask of an existing task. `entry` is the id of a time entry, `url` the link to an attached file. */
export type TaskCommand =
  | { type: 'task.edit'; assignment: TaskAssignment }
  | { type: 'task.comment'; message: string }
  | { type: 'task.logHours'; log: HoursLog }
  | { type: 'task.undoHours'; entry: string }
  | { type: 'task.attach'; file: Attachment }
  | { type: 'task.detach'; url: string }
  | { type: 'task.markDone' }
  | { type: 'task.evaluate'; score: number };

/**
 * Every event of a task's life. `people` are the people whose ids the form holds. `id` is the new comment's or time
 * entry's id.
 */
export type TaskEvent = Stamp &
  (
    | { type: 'task.assign'; assignment: TaskAssignment; people: Named[] }
    | { type: 'task.add'; draft: TeamTask; people: Named[] }
    | { type: 'task.edit'; assignment: TaskAssignment; people: Named[] }
    | { type: 'task.comment'; message: string; id: string }
    | { type: 'task.logHours'; log: HoursLog; id: string }
    | { type: 'task.undoHours'; entry: string }
    | { type: 'task.attach'; file: Attachment }
    | { type: 'task.detach'; url: string }
    | { type: 'task.markDone' }
    | { type: 'task.evaluate'; score: number }
    | { type: 'task.remove' }
    | { type: 'task.restore' }
  );
