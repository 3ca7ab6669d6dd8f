import type { SessionUser } from '../../schemas/session';

/** The five demo accounts: rulings, 'One table of roles'. */
export const accounts: SessionUser[] = [
  { email: 'hr@demo.com', name: 'Nadia Benali', role: 'hr' },
  { email: 'employee@demo.com', name: 'Karim Haddad', role: 'employee' },
  { email: 'manager@demo.com', name: 'Salim Mansouri', role: 'manager' },
  { email: 'teammanager@demo.com', name: 'Lina Cherif', role: 'teammanager' },
  { email: 'sys@demo.com', name: 'Yacine Belkacem', role: 'sys' },
];
