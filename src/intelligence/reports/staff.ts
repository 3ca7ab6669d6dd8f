import type { WorkRecord } from '@/data/schemas/work-record';
import type { Task } from '@/data/schemas/task';
import type { User } from '@/data/schemas/user';

/** Someone whose work a report covers, with their own tasks. */
export interface StaffMember {
  user: User;
  record: WorkRecord | undefined;
  tasks: readonly Task[];
}
