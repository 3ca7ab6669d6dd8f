/** The sidebar of the specification's section 2 and of the rulings: the main list, then 'More'. */
export const sidebars = {
  hr: {
    main: [
      ['Dashboard', '/hr'],
      ['Upload Resumes', '/hr/upload-resumes'],
      ['Job Listings', '/hr/job-listings'],
      ['Interview Questions', '/hr/interview-questions'],
      ['Performance & Evaluation', '/hr/performance'],
      ['Resignation Risk', '/hr/resignation-risk'],
      ['Messages', '/hr/messages'],
      ['Settings', '/hr/settings'],
    ],
    more: [
      ['Candidate List', '/hr/candidates'],
      ['Ranked Candidates', '/hr/ranking'],
      ['Assign Tasks', '/hr/assign-tasks'],
      ['Reports & Analytics', '/hr/reports'],
      ['Export Reports', '/hr/export'],
    ],
  },
  employee: {
    main: [
      ['Dashboard', '/employee'],
      ['My Profile', '/employee/profile'],
      ['Update Profile', '/employee/update-profile'],
      ['My Tasks', '/employee/tasks'],
      ['Performance', '/employee/performance'],
      ['Announcements', '/employee/announcements'],
    ],
    more: [
      ['Resignation Risk', '/employee/risk'],
      ['Messages', '/employee/messages'],
      ['Settings', '/employee/settings'],
    ],
  },
  manager: {
    main: [['Dashboard', '/manager']],
    more: [
      ['Manage Subscription', '/manage-subscription'],
      ['Billing & Payments', '/billing-payments'],
      ['View Reports', '/view-reports'],
      ['Manage Users', '/manage-users'],
      ['Messages', '/manager/messages'],
      ['Settings', '/manager/settings'],
    ],
  },
  admin: {
    main: [['Dashboard', '/admin']],
    more: [
      ['Manage Users', '/admin/manage-users'],
      ['Messages', '/admin/messages'],
      ['Settings', '/admin/settings'],
    ],
  },
  teammanager: {
    main: [
      ['Dashboard', '/teammanager'],
      ['Tasks', '/create-tasks'],
    ],
    more: [
      ['Team Management', '/team-members'],
      ['Messages', '/messages'],
      ['Settings', '/settings'],
    ],
  },
  sys: {
    main: [
      ['Dashboard', '/genius'],
      ['Clients', '/clients'],
    ],
    more: [],
  },
};
