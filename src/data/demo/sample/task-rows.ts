import type { Attachment } from '../../schemas/attachment';
import type { Priority } from '../../schemas/task';

/** A task of the sample, in days before today. A day in the future is negative. */
export interface TaskRow {
  id: string;
  title: string;
  description: string;
  /** Names; the first marks the task as done. */
  to: string[];
  priority?: Priority;
  created: number;
  due: number;
  estimated: number;
  spent: number;
  attachments?: Attachment[];
  comments?: [who: string, daysAgo: number, message: string][];
  /** How many days ago it was done. */
  done?: number;
  /** The team manager's score, and how many days ago it was given. */
  evaluated?: [daysAgo: number, score: number];
  errors?: boolean;
}
