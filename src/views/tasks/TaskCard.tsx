import type { Task } from '@/data/schemas/task';
import { isCompleted } from '@/intelligence/performance/figures';
import { classes } from '@/views/shared/ui/classes';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Due } from './Due';
import { TaskStatusLabel } from './TaskStatusLabel';

/** The columns of a board, in its head and in each card. */
export const boardColumns =
  'grid grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-3 px-4 md:grid-cols-[1rem_minmax(0,1fr)_8rem_4rem_8rem_5.5rem] xl:grid-cols-[1rem_minmax(0,1fr)_10rem_4.5rem_13rem_5.5rem]';

/** A task's card: its title, assignees, priority, deadline and status, and its content when it is open. */
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
  const people = task.assignedTo.map(({ name }) => name).join(', ');
  return (
    <article aria-label={task.title} className="wrap-anywhere">
      <h2 className="text-sm">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? body : undefined}
          onClick={onToggle}
          className={classes(
            boardColumns,
            'min-h-14 w-full py-2 text-start font-normal hover:bg-page md:min-h-11 md:py-1 md:fine:min-h-10',
          )}
        >
          <ChevronRight
            className={classes('size-4 shrink-0 text-muted', isOpen && 'rotate-90')}
            aria-hidden="true"
          />
          <span
            className={classes('font-semibold', isCompleted(task) && 'text-success line-through')}
          >
            {task.title}
          </span>
          <span className="flex flex-wrap gap-x-3 text-muted max-md:order-1 max-md:col-span-2 max-md:col-start-2 md:contents">
            <span className="text-ink max-md:text-muted">{people || '—'}</span>
            <span className={classes(task.priority === 'High' && 'font-semibold text-ink')}>
              {task.priority}
            </span>
            <span>
              <span className="md:sr-only">Deadline: </span>
              <Due task={task} />
            </span>
          </span>
          <span>
            <TaskStatusLabel status={task.status} />
          </span>
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
