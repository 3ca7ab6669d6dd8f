import type { Attachment } from '../../schemas/attachment';
import type { Priority } from '../../schemas/task';

/** A task of the sample as it happened, in days before today; what is ahead is negative. */
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
  /** When it was done: so many days ago. */
  done?: number;
  /** What the team manager gave it, and how many days ago. */
  evaluated?: [daysAgo: number, score: number];
  errors?: boolean;
}
