import type { TaskStatus } from '@/data/schemas/task';
import { Badge } from '@/views/shared/ui/Badge';

export const statusNames = {
  active: 'Active',
  done: 'Done',
  evaluated: 'Evaluated',
} as const satisfies Record<TaskStatus, string>;

/** A task's status: green for done or evaluated, yellow otherwise. */
export function TaskStatusLabel({ status }: { status: TaskStatus }) {
  return <Badge tone={status === 'active' ? 'warning' : 'success'}>{statusNames[status]}</Badge>;
}
