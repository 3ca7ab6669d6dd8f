import type { Role } from '@/data/schemas/role';

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
