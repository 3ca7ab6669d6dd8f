import type { Task } from '@/data/schemas/task';
import { isCompleted } from '@/intelligence/performance/figures';
import { dayText } from '@/machines/date-text';
import { classes } from '@/views/shared/ui/classes';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { TaskStatusLabel } from './TaskStatusLabel';

/** A task's card: its title, deadline and status, and its content when it is open. */
export function TaskCard({
  task,
  isOpen,
  onToggle,
  children,
}: {
  task: Task;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const body = useId();
  return (
    <article
      aria-label={task.title}
      className="rounded-lg border border-line bg-surface wrap-anywhere"
    >
      <h2 className="text-sm">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? body : undefined}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center gap-3 rounded-lg px-4 py-2 text-start hover:bg-page"
        >
          <ChevronRight
            className={classes('size-4 shrink-0 text-muted', isOpen && 'rotate-90')}
            aria-hidden="true"
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
            <span
              className={classes('font-semibold', isCompleted(task) && 'text-success line-through')}
            >
              {task.title}
            </span>
            <span className="text-xs font-normal text-muted tabular-nums">
              Deadline: {dayText(task.deadline)}
            </span>
          </span>
          <TaskStatusLabel status={task.status} />
        </button>
      </h2>
      {isOpen && (
        <div id={body} className="space-y-5 border-t border-line p-4 md:ps-11">
          {children}
        </div>
      )}
    </article>
  );
}
