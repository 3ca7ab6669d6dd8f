import type { TaskWait } from '@/data/schemas/search';
import type { Task } from '@/data/schemas/task';
import { addDays } from '../calendar';

/** Who looks at tasks, and on which day, YYYY-MM-DD. */
export interface Onlooker {
  id: string;
  today: string;
}

/** How many days ahead a task counts as due. */
const DUE_DAYS = 7;

const waits: Record<TaskWait, (task: Task, onlooker: Onlooker) => boolean> = {
  overdue: ({ status, deadline }, { today }) =>
    status === 'active' && deadline !== '' && deadline < today,
  due: ({ status, deadline }, { today }) =>
    status === 'active' && deadline >= today && deadline <= addDays(today, DUE_DAYS),
  comment: ({ comments }, { id }) => (comments.at(-1)?.by.id ?? id) !== id,
};

/** Whether a task is overdue, is due within a week, or was last commented by somebody else. */
export const waitsFor =
  (wait: TaskWait, onlooker: Onlooker) =>
  (task: Task): boolean =>
    waits[wait](task, onlooker);
