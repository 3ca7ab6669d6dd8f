/** The roles that a user of a company can have, in the order of lists and counts. */
export const companyRoles = ['hr', 'teammanager', 'employee', 'admin', 'manager'] as const;
export type CompanyRole = (typeof companyRoles)[number];

export const roles = [...companyRoles, 'sys'] as const;
export type Role = (typeof roles)[number];

/**
 * The one table of roles: how a session, a user list and the directory spell each role, and its home. Null where
 * a spelling does not exist. `headerHome` is the target of the header's home link. The specification sends a team
 * manager to the landing page.
 */
export const roleTable = {
  hr: { listRole: 'hr', label: 'HR Manager', home: '/hr', headerHome: '/hr' },
  employee: { listRole: 'employee', label: 'Employee', home: '/employee', headerHome: '/employee' },
  manager: {
    listRole: 'company-manager',
    label: 'Company Manager',
    home: '/manager',
    headerHome: '/manager',
  },
  teammanager: {
    listRole: 'team-manager',
    label: 'Team Manager',
    home: '/teammanager',
    headerHome: '/',
  },
  admin: { listRole: 'admin', label: null, home: '/admin', headerHome: '/admin' },
  sys: { listRole: null, label: null, home: '/genius', headerHome: '/genius' },
} as const satisfies Record<
  Role,
  { listRole: string | null; label: string | null; home: `/${string}`; headerHome: `/${string}` }
>;
