import type { SessionUser } from '../../schemas/session';

/** The five demo accounts: rulings, 'One table of roles'. */
export const accounts: SessionUser[] = [
  { id: 'u-02', email: 'hr@demo.com', name: 'Nadia Benali', role: 'hr' },
  { id: 'u-09', email: 'employee@demo.com', name: 'Karim Haddad', role: 'employee' },
  { id: 'u-01', email: 'manager@demo.com', name: 'Salim Mansouri', role: 'manager' },
  { id: 'u-05', email: 'teammanager@demo.com', name: 'Lina Cherif', role: 'teammanager' },
  { id: 'operator', email: 'sys@demo.com', name: 'Yacine Belkacem', role: 'sys' },
];
