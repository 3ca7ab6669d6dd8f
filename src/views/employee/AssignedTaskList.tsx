import type { Task } from '@/data/schemas/task';
import type { TaskProgress } from '@/data/schemas/team';
import { taskProgress } from '@/machines/task/progress';
import { dayText } from '@/machines/date-text';
import { Badge, type Tone } from '@/views/shared/ui/Badge';
import { classes, touchTarget } from '@/views/shared/ui/classes';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Link } from '@tanstack/react-router';

const tones = {
  Completed: 'success',
  'In Progress': 'warning',
  Pending: 'neutral',
} as const satisfies Record<TaskProgress, Tone>;

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
        <li key={task.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <Link
            to="/employee/tasks"
            search={{ task: task.id }}
            className={classes(
              touchTarget,
              'max-w-full grow basis-40 wrap-anywhere font-semibold text-primary hover:underline',
            )}
          >
            {task.title}
          </Link>
          <span className="text-xs text-muted tabular-nums">
            Deadline: {dayText(task.deadline)}
          </span>
          <Badge tone={tones[taskProgress(task)]}>{taskProgress(task)}</Badge>
        </li>
      ))}
    </ul>
  );
}
