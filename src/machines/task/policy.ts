import type { Person } from '@/data/schemas/person';
import type { Role } from '@/data/schemas/role';
import type { Task } from '@/data/schemas/task';
import type { User } from '@/data/schemas/user';

const permissions = {
  'task.assign': ['hr', 'teammanager'],
  'task.edit': ['hr'],
  'task.remove': ['hr'],
  'task.comment': ['hr', 'teammanager'],
  'task.evaluate': ['teammanager'],
} as const satisfies Record<string, readonly Role[]>;

/** Whether a role may do something to any task, beyond what an assignee may do to their own. */
export const allows = (role: Role, what: keyof typeof permissions): boolean =>
  (permissions[what] as readonly Role[]).includes(role);

/** Whether somebody of a role assigns tasks to a team of their own, and to nobody else. */
const leadsATeam = (role: Role): boolean => role === 'teammanager';

/** Whether somebody does tasks and can be chosen by name. */
export const isEmployee = ({ role, name }: Pick<User, 'role' | 'name'>): boolean =>
  role === 'employee' && name !== '';

/** Whether the asker can assign a task to an employee: a team manager to those of the team, others to all who are active. */
export const canAssignTo = (by: Person, { status, team }: Pick<User, 'status' | 'team'>): boolean =>
  status === 'Active' && (!leadsATeam(by.role) || team === by.id);

/**
 * Whether a task is on somebody's screens: an employee's own, a team manager's own and their team's, and on HR's
 * those that HR assigned.
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
