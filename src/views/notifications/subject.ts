import type { Notification } from '@/data/schemas/notification';
import { type Role, roleTable } from '@/data/schemas/role';
import { linkOptions } from '@tanstack/react-router';

/** The screens that a role's notifications speak of, by type. */
const subjects = {
  hr: {
    task: linkOptions({ to: '/hr/performance' }),
    review: linkOptions({ to: '/hr/candidates', search: { status: 'Pending' } }),
    reminder: linkOptions({ to: '/hr/job-listings' }),
    message: linkOptions({ to: '/hr/messages' }),
  },
  employee: {
    task: linkOptions({ to: '/employee/tasks' }),
    reminder: linkOptions({ to: '/employee/tasks' }),
    evaluation: linkOptions({ to: '/employee/performance' }),
    message: linkOptions({ to: '/employee/messages' }),
  },
  manager: {
    stats: linkOptions({ to: '/view-reports' }),
    payment: linkOptions({ to: '/billing-payments' }),
    user: linkOptions({ to: '/manage-users' }),
    settings: linkOptions({ to: '/manager/settings' }),
    message: linkOptions({ to: '/manager/messages' }),
  },
  teammanager: {
    task: linkOptions({ to: '/create-tasks' }),
    review: linkOptions({ to: '/create-tasks', search: { status: 'done' } }),
    evaluation: linkOptions({ to: '/create-tasks', search: { status: 'evaluated' } }),
    message: linkOptions({ to: '/messages' }),
  },
} as const;

type LinkTo = { to: string; search?: object };
type Subjects = Partial<Record<Role, Partial<Record<Notification['type'], LinkTo>>>>;

/** The screen that a notification speaks of; the role's home where it speaks of none. */
export const subjectOf = (role: Role, type: Notification['type']): LinkTo =>
  (subjects as Subjects)[role]?.[type] ?? { to: roleTable[role].home };
