import type { Task } from '@/data/schemas/task';
import { daysBetween } from '@/machines/calendar';
import { dayText } from '@/machines/date-text';
import { useToday } from '@/views/shared/use-minute';
import { classes } from '@/views/shared/ui/classes';

type Dated = Pick<Task, 'deadline' | 'status'>;

/**
 * What the deadline of an active task asks of a person: 'Overdue 1 day', 'Due today' or 'Due tomorrow'. Null where it
 * asks nothing.
 * @param today YYYY-MM-DD.
 */
export function dueWords({ deadline, status }: Dated, today: string): string | null {
  if (status !== 'active' || deadline === '') return null;
  const late = daysBetween(deadline, today);
  if (late > 0) return `Overdue ${late} ${late === 1 ? 'day' : 'days'}`;
  return late === 0 ? 'Due today' : late === -1 ? 'Due tomorrow' : null;
}

/** A task's deadline, and in words whether it presses. */
export function Due({ task }: { task: Dated }) {
  const words = dueWords(task, useToday());
  return (
    <span className="whitespace-nowrap tabular-nums">
      {dayText(task.deadline)}
      {words !== null && (
        <span
          className={classes(
            'ms-2 text-xs font-semibold',
            words.startsWith('Overdue') ? 'text-danger' : 'text-warning',
          )}
        >
          {words}
        </span>
      )}
    </span>
  );
}
