import type { Task } from '@/data/schemas/task';
import { taskProgress } from '@/machines/task/progress';
import { dayText } from '@/machines/date-text';
import { Badge } from '@/views/shared/ui/Badge';
import { classes, touchTarget } from '@/views/shared/ui/classes';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { progressTone } from '@/views/tasks/tones';
import { Link } from '@tanstack/react-router';

/** Stands in place of an employee's tasks where there are none. */
export const NoTasks = () => (
  <EmptyState
    message="You have no assigned tasks."
    hint="Once HR or your team manager assigns you one, log your hours on it here and mark it as done."
  />
);

/** Tasks of an employee, each with its progress and its deadline. */
export function AssignedTaskList({ tasks }: { tasks: Task[] }) {
  if (tasks.length === 0) return <NoTasks />;
  return (
    <ul className="divide-y divide-line">
      {tasks.map((task) => (
        <li
          key={task.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2 sm:grid-cols-[minmax(0,1fr)_auto_6rem]"
        >
          <Link
            to="/employee/tasks"
            search={{ task: task.id }}
            className={classes(
              touchTarget,
              'wrap-anywhere font-semibold text-primary hover:underline',
            )}
          >
            {task.title}
          </Link>
          <span className="text-xs text-muted tabular-nums max-sm:order-1 max-sm:col-span-2">
            Deadline: {dayText(task.deadline)}
          </span>
          <span className="justify-self-end sm:justify-self-start">
            <Badge tone={progressTone[taskProgress(task)]}>{taskProgress(task)}</Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}
