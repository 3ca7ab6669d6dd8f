import type { Role } from '@/data/schemas/role';

/** Every guarded route of the specification's section 2, by the only role that may open it. */
export const guardedRoutes = {
  hr: [
    '/hr',
    '/hr/upload-resumes',
    '/hr/candidates',
    '/hr/ranking',
    '/hr/job-listings',
    '/hr/interview-questions',
    '/hr/assign-tasks',
    '/hr/performance',
    '/hr/resignation-risk',
    '/hr/reports',
    '/hr/export',
    '/hr/notifications',
    '/hr/messages',
    '/hr/settings',
  ],
  employee: [
    '/employee',
    '/employee/profile',
    '/employee/update-profile',
    '/employee/tasks',
    '/employee/performance',
    '/employee/risk',
    '/employee/announcements',
    '/employee/messages',
    '/employee/notifications',
    '/employee/settings',
  ],
  manager: [
    '/manager',
    '/manage-subscription',
    '/billing-payments',
    '/view-reports',
    '/manage-users',
    '/manager/messages',
    '/manager/notifications',
    '/manager/settings',
  ],
  admin: [
    '/admin',
    '/admin/manage-users',
    '/admin/messages',
    '/admin/notifications',
    '/admin/settings',
  ],
  teammanager: [
    '/teammanager',
    '/create-tasks',
    '/messages',
    '/team-members',
    '/notifications',
    '/settings',
  ],
  sys: ['/genius', '/clients'],
} as const satisfies Record<Role, readonly string[]>;

/** Where a role is at home. */
export const homes = {
  hr: '/hr',
  employee: '/employee',
  manager: '/manager',
  teammanager: '/teammanager',
  admin: '/admin',
  sys: '/genius',
} as const satisfies Record<Role, string>;
