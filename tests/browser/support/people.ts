import type { Role } from '@/data/schemas/role';

/** A person of each role, as the browser stores them once signed in. */
export const people = {
  hr: { email: 'hr@demo.com', name: 'Nadia Benali', role: 'hr' },
  employee: { email: 'employee@demo.com', name: 'Karim Haddad', role: 'employee' },
  manager: { email: 'manager@demo.com', name: 'Salim Mansouri', role: 'manager' },
  teammanager: { email: 'teammanager@demo.com', name: 'Lina Cherif', role: 'teammanager' },
  admin: { email: 'admin@demo.com', name: 'Samira Ould', role: 'admin' },
  sys: { email: 'sys@demo.com', name: 'Yacine Belkacem', role: 'sys' },
} as const satisfies Record<Role, { email: string; name: string; role: Role }>;
