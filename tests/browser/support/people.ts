import type { Role } from '@/data/schemas/role';

/** A person of each role, as the browser stores them once signed in. */
export const people = {
  hr: { id: 'u-02', email: 'hr@demo.com', name: 'Nadia Benali', role: 'hr' },
  employee: { id: 'u-09', email: 'employee@demo.com', name: 'Karim Haddad', role: 'employee' },
  manager: { id: 'u-01', email: 'manager@demo.com', name: 'Salim Mansouri', role: 'manager' },
  teammanager: {
    id: 'u-05',
    email: 'teammanager@demo.com',
    name: 'Lina Cherif',
    role: 'teammanager',
  },
  admin: { id: 'admin@demo.com', email: 'admin@demo.com', name: 'Samira Ould', role: 'admin' },
  sys: { id: 'operator', email: 'sys@demo.com', name: 'Yacine Belkacem', role: 'sys' },
} as const satisfies Record<Role, { id: string; email: string; name: string; role: Role }>;
