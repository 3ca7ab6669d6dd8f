import type { StaffMember } from '@/intelligence/reports/staff';
import { once } from '../once';
import type { WorkRecord } from '../schemas/performance';
import { missing } from '../schemas/refused';
import type { Task, TaskFilter } from '../schemas/task';
import type { User } from '../schemas/user';
import type { DemoOptions } from './world';

/** The company's records, kept in the page: what several groups of the demo world read and change. */
export interface Company {
  users: () => Promise<Map<string, User>>;
  tasks: () => Promise<Map<string, Task>>;
  work: () => Promise<Map<string, WorkRecord>>;
  /** The user ids by the email of their account, which stays when a profile's email changes. */
  accountIds: () => Promise<Map<string, string>>;
  user: (id: string) => Promise<User>;
  /** Newest first. */
  tasksBy: (filter: TaskFilter) => Promise<Task[]>;
  /** The active people whose work is on record, by name, each with their own tasks, newest first. */
  staff: () => Promise<StaffMember[]>;
  /** The staff and whoever else has tasks, as someone deactivated or without a record, by name. */
  reported: () => Promise<StaffMember[]>;
  /** Today as YYYY-MM-DD, in UTC as all instants are. */
  today: () => string;
}

const byName = (a: User, b: User) => a.name.localeCompare(b.name);

export const sortedByName = (users: Iterable<User>): User[] => [...users].toSorted(byName);

const mapOf = <T>(items: T[], idOf: (item: T) => string) =>
  new Map(items.map((item) => [idOf(item), item]));

const isStaff = ({ user, record }: StaffMember) => user.status === 'Active' && record !== undefined;

/** Opens the sample's company; each list loads when first asked for. */
export function openCompany({ now, sample }: Pick<DemoOptions, 'now' | 'sample'>): Company {
  const users = once(async () => mapOf(await sample.users(now()), ({ id }) => id));
  const tasks = once(async () => mapOf(await sample.tasks(now()), ({ id }) => id));
  const work = once(async () =>
    mapOf(await sample.workRecords(now()), ({ employeeId }) => employeeId),
  );
  const accountIds = once(
    async () => new Map((await sample.users(now())).map(({ email, id }) => [email, id])),
  );

  const tasksBy = async ({ assignee, assignedBy, team }: TaskFilter) => {
    const [all, people] = await Promise.all([tasks(), team === undefined ? null : users()]);
    const members =
      people &&
      new Set([...people.values()].filter((user) => user.team === team).map(({ name }) => name));
    return [...all.values()]
      .filter(
        (task) =>
          (assignee === undefined || task.assignedTo.includes(assignee)) &&
          (assignedBy === undefined || task.assignedBy.role === assignedBy) &&
          (members === null ||
            task.assignedBy.name === team ||
            task.assignedTo.some((name) => members.has(name))),
      )
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));
  };

  const everyone = async (): Promise<StaffMember[]> => {
    const [people, records, all] = await Promise.all([users(), work(), tasksBy({})]);
    return sortedByName(people.values()).map((user) => ({
      user,
      record: records.get(user.id),
      tasks: all.filter(({ assignedTo }) => assignedTo.includes(user.name)),
    }));
  };

  return {
    users,
    tasks,
    work,
    accountIds,
    tasksBy,
    async user(id) {
      const user = (await users()).get(id);
      if (user === undefined) throw missing('employee');
      return user;
    },
    staff: async () => (await everyone()).filter(isStaff),
    reported: async () => (await everyone()).filter((one) => isStaff(one) || one.tasks.length > 0),
    today: () => now().toISOString().slice(0, 'YYYY-MM-DD'.length),
  };
}
