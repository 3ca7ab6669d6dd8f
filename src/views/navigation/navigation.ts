import type { Role } from '@/data/schemas/role';
import { linkOptions } from '@tanstack/react-router';

const at = linkOptions;

/** A role's screens. `main` is the specification's menu, literally and in its order; `more` is the rest. */
export const navigation = {
  hr: {
    main: [
      { label: 'Dashboard', link: at({ to: '/hr' }) },
      { label: 'Upload Resumes', link: at({ to: '/hr/upload-resumes' }) },
      { label: 'Job Listings', link: at({ to: '/hr/job-listings' }) },
      { label: 'Interview Questions', link: at({ to: '/hr/interview-questions' }) },
      { label: 'Performance & Evaluation', link: at({ to: '/hr/performance' }) },
      { label: 'Resignation Risk', link: at({ to: '/hr/resignation-risk' }) },
      { label: 'Messages', link: at({ to: '/hr/messages' }) },
      { label: 'Settings', link: at({ to: '/hr/settings' }) },
    ],
    more: [
      { label: 'Candidate List', link: at({ to: '/hr/candidates' }) },
      { label: 'Ranked Candidates', link: at({ to: '/hr/ranking' }) },
      { label: 'Assign Tasks', link: at({ to: '/hr/assign-tasks' }) },
      { label: 'Reports & Analytics', link: at({ to: '/hr/reports' }) },
      { label: 'Export Reports', link: at({ to: '/hr/export' }) },
    ],
    notifications: at({ to: '/hr/notifications' }),
  },
  employee: {
    main: [
      { label: 'Dashboard', link: at({ to: '/employee' }) },
      { label: 'My Profile', link: at({ to: '/employee/profile' }) },
      { label: 'Update Profile', link: at({ to: '/employee/update-profile' }) },
      { label: 'My Tasks', link: at({ to: '/employee/tasks' }) },
      { label: 'Performance', link: at({ to: '/employee/performance' }) },
      { label: 'Announcements', link: at({ to: '/employee/announcements' }) },
    ],
    more: [
      { label: 'Resignation Risk', link: at({ to: '/employee/risk' }) },
      { label: 'Messages', link: at({ to: '/employee/messages' }) },
      { label: 'Settings', link: at({ to: '/employee/settings' }) },
    ],
    notifications: at({ to: '/employee/notifications' }),
  },
  manager: {
    main: [{ label: 'Dashboard', link: at({ to: '/manager' }) }],
    more: [
      { label: 'Manage Subscription', link: at({ to: '/manage-subscription' }) },
      { label: 'Billing & Payments', link: at({ to: '/billing-payments' }) },
      { label: 'View Reports', link: at({ to: '/view-reports' }) },
      { label: 'Manage Users', link: at({ to: '/manage-users' }) },
      { label: 'Messages', link: at({ to: '/manager/messages' }) },
      { label: 'Settings', link: at({ to: '/manager/settings' }) },
    ],
    notifications: at({ to: '/manager/notifications' }),
  },
  admin: {
    main: [{ label: 'Dashboard', link: at({ to: '/admin' }) }],
    more: [
      { label: 'Manage Users', link: at({ to: '/admin/manage-users' }) },
      { label: 'Messages', link: at({ to: '/admin/messages' }) },
      { label: 'Settings', link: at({ to: '/admin/settings' }) },
    ],
    notifications: at({ to: '/admin/notifications' }),
  },
  teammanager: {
    main: [
      { label: 'Dashboard', link: at({ to: '/teammanager' }) },
      { label: 'Tasks', link: at({ to: '/create-tasks' }) },
    ],
    more: [
      { label: 'Team Management', link: at({ to: '/team-members' }) },
      { label: 'Messages', link: at({ to: '/messages' }) },
      { label: 'Settings', link: at({ to: '/settings' }) },
    ],
    notifications: at({ to: '/notifications' }),
  },
  sys: {
    main: [
      { label: 'Dashboard', link: at({ to: '/genius' }) },
      { label: 'Clients', link: at({ to: '/clients' }) },
    ],
    more: [],
    notifications: null,
  },
} as const satisfies Record<Role, RoleNavigation>;

interface Entry {
  label: string;
  link: { to: string };
}

interface RoleNavigation {
  main: readonly Entry[];
  more: readonly Entry[];
  notifications: { to: string } | null;
}
