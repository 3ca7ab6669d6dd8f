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

/** Addresses with something open, by role, and the screens that need nobody to sign in. */
export const openedScreens = {
  hr: [
    '/hr/candidates?candidate=candidate-rachid-ouali',
    '/hr/candidates?candidate=candidate-rachid-ouali&dialog=correct',
    '/hr/candidates?candidate=candidate-rachid-ouali&dialog=reject',
    '/hr/job-listings?dialog=add',
    '/hr/job-listings?job=job-frontend',
    '/hr/interview-questions?candidate=candidate-rachid-ouali',
    '/hr/performance?employee=u-09',
    '/hr/performance?dialog=import',
    '/hr/resignation-risk?employee=u-09',
    '/hr/resignation-risk?employee=u-09&dialog=evaluation',
    '/hr/messages?dialog=new',
  ],
  employee: [],
  manager: ['/manage-users?dialog=add', '/manage-users?user=u-09&dialog=edit'],
  teammanager: ['/create-tasks?dialog=add', '/team-members?member=u-09'],
  admin: [],
  sys: ['/clients?client=client-1', '/clients?dialog=add'],
  nobody: ['/', '/login', '/saas', '/start', '/nowhere'],
} as const satisfies Record<Role | 'nobody', readonly string[]>;
