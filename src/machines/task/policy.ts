import type { Person } from '@/data/schemas/person';
import type { Role } from '@/data/schemas/role';
import type { Task } from '@/data/schemas/task';
import type { User } from '@/data/schemas/user';

const permissions = {
  'task.assign': ['hr', 'teammanager'],
  'task.edit': ['hr'],
  'task.remove': ['hr'],
  'task.comment': ['hr', 'teammanager'],
  'task.attach': ['hr', 'teammanager'],
  'task.evaluate': ['teammanager'],
} as const satisfies Record<string, readonly Role[]>;

/** Whether a role may do something to any task, assigned to them or not. */
export const allows = (role: Role, what: keyof typeof permissions): boolean =>
  (permissions[what] as readonly Role[]).includes(role);

/** Whether people of a role assign and see the tasks of their own team alone. */
export const leadsATeam = (role: Role): boolean => role === 'teammanager';

/** Whether a user does tasks and has a name to be chosen by. */
export const isEmployee = ({ role, name }: Pick<User, 'role' | 'name'>): boolean =>
  role === 'employee' && name !== '';

/** Whether `by` can assign a task to an active employee. A team manager can do so only in their own team. */
export const canAssignTo = (by: Person, { status, team }: Pick<User, 'status' | 'team'>): boolean =>
  status === 'Active' && (!leadsATeam(by.role) || team === by.id);

/** The ids of a team manager's people. */
export const teamOf = (users: readonly User[], { id }: Person): ReadonlySet<string> =>
  new Set(users.filter(({ team }) => team === id).map((user) => user.id));

/**
 * Whether a person's screens show a task. Employees see the tasks assigned to them. Team managers see the tasks
 * that they assigned and the tasks of their team. HR sees the tasks that HR assigned.
 * @param team the ids of the people in the asker's team.
 */
export function concerns(
  { assignedTo, assignedBy }: Pick<Task, 'assignedTo' | 'assignedBy'>,
  asker: Person,
  team: ReadonlySet<string>,
): boolean {
  if (asker.role === 'hr') return assignedBy.role === 'hr';
  if (leadsATeam(asker.role)) {
    return assignedBy.id === asker.id || assignedTo.some(({ id }) => team.has(id));
  }
  return assignedTo.some(({ id }) => id === asker.id);
}
