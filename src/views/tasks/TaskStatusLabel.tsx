import type { TaskStatus } from '@/data/schemas/task';
import { Badge } from '@/views/shared/ui/Badge';

export const statusNames = {
  active: 'Active',
  done: 'Done',
  evaluated: 'Evaluated',
} as const satisfies Record<TaskStatus, string>;

/** A task's status: green for done or evaluated. An active one has a yellow mark, since amber is for what waits. */
export function TaskStatusLabel({ status }: { status: TaskStatus }) {
  if (status !== 'active') return <Badge tone="success">{statusNames[status]}</Badge>;
  return (
    <Badge>
      <span className="size-1.5 rounded-full bg-accent forced-color-adjust-none" />
      {statusNames[status]}
    </Badge>
  );
}
