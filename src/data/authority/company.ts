import { newestFirst } from '@/intelligence/lists/newest';
import { byName } from '@/intelligence/lists/sorting';
import type { StaffMember } from '@/intelligence/reports/staff';
import { dayOf } from '@/machines/calendar';
import { hasWorkRecord } from '@/machines/work-record/policy';
import { canAssignTo, concerns, isEmployee, teamOf } from '@/machines/task/policy';
import { missing } from '../schemas/refused';
import type { Task } from '../schemas/task';
import type { Assignable, User } from '../schemas/user';
import { namesIn } from './names';
import type { Reads } from './store';
import type { Asking } from './take';

/** The reads of the company that several groups of an authority share. */
export interface Company {
  /** Rejects when there is no such person. @param reads the store, unless a transaction reads. */
  user: (id: string, reads?: Reads) => Promise<User>;
  /** The employees by name, the inactive as well. */
  employees: () => Promise<User[]>;
  /** The active people whom the asker can assign a task to, by name: a team manager's are those of the team. */
  assignable: () => Promise<Assignable[]>;
  /** All tasks that were not deleted, newest first. */
  tasks: () => Promise<Task[]>;
  /** The tasks that concern the asker, newest first. */
  ownTasks: () => Promise<Task[]>;
  /** The active people whose work is recorded, by name, each with their own tasks, newest first. */
  staff: () => Promise<StaffMember[]>;
  /** The staff and anyone else who has tasks, such as someone deactivated, by name. */
  reported: () => Promise<StaffMember[]>;
  /** The company's day, YYYY-MM-DD. */
  today: () => string;
}

const isStaff = ({ user }: StaffMember) => user.status === 'Active' && hasWorkRecord(user);

/** Whether a task is somebody's own. */
export const isOf =
  (employeeId: string) =>
  ({ assignedTo }: Task): boolean =>
    assignedTo.some(({ id }) => id === employeeId);

/** The company as a store has it. */
export function companyOf({ store, asker, now }: Asking): Company {
  const tasks = async () => {
    const kept = (await store.all('task')).filter(({ removedAt }) => removedAt === null);
    const names = await namesIn(store, kept);
    return newestFirst(kept.map(names.task), ({ createdAt }) => createdAt);
  };
  const everyone = async (): Promise<StaffMember[]> => {
    const [people, records, all] = await Promise.all([
      store.all('user'),
      store.all('work'),
      tasks(),
    ]);
    const work = new Map(records.map((record) => [record.employeeId, record]));
    return people.toSorted(byName).map((user) => ({
      user,
      record: work.get(user.id),
      tasks: all.filter(isOf(user.id)),
    }));
  };
  const employees = async () => (await store.all('user')).filter(isEmployee).toSorted(byName);
  return {
    tasks,
    async ownTasks() {
      const [by, all, users] = await Promise.all([asker(), tasks(), store.all('user')]);
      return all.filter((task) => concerns(task, by, teamOf(users, by)));
    },
    employees,
    async assignable() {
      const [by, all] = await Promise.all([asker(), employees()]);
      return all
        .filter((user) => canAssignTo(by, user))
        .map(({ id, name, position }) => ({ id, name, position }));
    },
    async user(id, reads = store) {
      const user = await reads.get('user', id);
      if (user === undefined) throw missing('employee');
      return user;
    },
    staff: async () => (await everyone()).filter(isStaff),
    reported: async () => (await everyone()).filter((one) => isStaff(one) || one.tasks.length > 0),
    today: () => dayOf(now().toISOString()),
  };
}
