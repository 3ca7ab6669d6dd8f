import type { Person } from '@/data/schemas/person';
import type { Sent } from '@/data/port/calls';
import type { Workspace } from '@/data/port/workspace';
import type { TaskCommand } from '@/machines/task/events';

/** The person who works on tasks at a screen, and how their commands and files reach the world. */
export interface TaskSender {
  by: Person;
  /** Rejects with the chart's reason. */
  send: (id: string, command: TaskCommand, sent: Sent) => Promise<unknown>;
  /** Keeps a file, to be attached. Rejects with a sentence that names the file. */
  keep: Workspace['tasks']['keepAttachment'];
}

export const taskSender = ({ tasks }: Workspace, by: Person): TaskSender => ({
  by,
  send: tasks.send,
  keep: tasks.keepAttachment,
});
