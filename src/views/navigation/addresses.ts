import type { Role } from '@/data/schemas/role';
import type { foundBy } from '@/machines/finder/finder.machine';
import { linkOptions } from '@tanstack/react-router';

const at = linkOptions;

/** The address of each record that a role finds. */
export const addresses = {
  hr: {
    candidate: (id: string) => at({ to: '/hr/candidates', search: { candidate: id } }),
    employee: (id: string) => at({ to: '/hr/performance', search: { employee: id } }),
    task: (id: string) => at({ to: '/hr/assign-tasks', search: { task: id } }),
    jobListing: (id: string) => at({ to: '/hr/job-listings', search: { job: id } }),
    conversation: (id: string) => at({ to: '/hr/messages', search: { conversation: id } }),
  },
  employee: {
    task: (id: string) => at({ to: '/employee/tasks', search: { task: id } }),
    conversation: (id: string) => at({ to: '/employee/messages', search: { conversation: id } }),
  },
  manager: {
    user: (id: string) => at({ to: '/manage-users', search: { user: id } }),
    conversation: (id: string) => at({ to: '/manager/messages', search: { conversation: id } }),
  },
  admin: {
    user: (id: string) => at({ to: '/admin/manage-users', search: { user: id } }),
    conversation: (id: string) => at({ to: '/admin/messages', search: { conversation: id } }),
  },
  teammanager: {
    task: (id: string) => at({ to: '/create-tasks', search: { task: id } }),
    member: (id: string) => at({ to: '/team-members', search: { member: id } }),
    conversation: (id: string) => at({ to: '/messages', search: { conversation: id } }),
  },
  sys: { client: (id: string) => at({ to: '/clients', search: { client: id } }) },
} as const satisfies {
  [R in Role]: Record<(typeof foundBy)[R][number], (id: string) => { to: string }>;
};

/** What a role can begin from any screen. */
export const actions = {
  hr: [
    { label: 'Create Job', link: at({ to: '/hr/job-listings', search: { dialog: 'add' } }) },
    {
      label: 'Import attendance',
      link: at({ to: '/hr/performance', search: { dialog: 'import' } }),
    },
    { label: 'New message', link: at({ to: '/hr/messages', search: { dialog: 'new' } }) },
  ],
  employee: [
    { label: 'New message', link: at({ to: '/employee/messages', search: { dialog: 'new' } }) },
  ],
  manager: [
    { label: 'Add User', link: at({ to: '/manage-users', search: { dialog: 'add' } }) },
    { label: 'New message', link: at({ to: '/manager/messages', search: { dialog: 'new' } }) },
  ],
  admin: [
    { label: 'Add User', link: at({ to: '/admin/manage-users', search: { dialog: 'add' } }) },
    { label: 'New message', link: at({ to: '/admin/messages', search: { dialog: 'new' } }) },
  ],
  teammanager: [
    { label: 'Add Task', link: at({ to: '/create-tasks', search: { dialog: 'add' } }) },
    { label: 'New message', link: at({ to: '/messages', search: { dialog: 'new' } }) },
  ],
  sys: [{ label: 'Add Client', link: at({ to: '/clients', search: { dialog: 'add' } }) }],
} as const satisfies Record<Role, readonly { label: string; link: { to: string } }[]>;
