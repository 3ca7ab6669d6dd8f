import { userActivation } from '@/machines/activation/lifecycles';
import type { ActivationCommand } from '@/machines/activation/activation.machine';
import { aUser, people } from '../fixtures/company';
import { activationLife } from './support/activation-life';

const profile = {
  name: 'Karim Haddad',
  email: 'karim@example.com',
  phone: '',
  location: 'Algiers',
};

const keeper = aUser({ ...people.admin, email: 'hakim@example.com' });

/** A user's life: only those who manage users make and switch one, and each changes their own profile. */
export const activationModel = activationLife(userActivation, {
  record: aUser(),
  fields: profile,
  statuses: { active: 'Active', inactive: 'Inactive' },
  who: {
    make: ['manager', 'admin'],
    switch: ['manager', 'admin'],
    change: ['employee'],
    delete: [],
  },
  isRemovable: false,
  hold: (record, open) => {
    const { by, read } = open({ users: async () => [record, keeper] });
    return {
      read: () => read('user', record.id),
      send: (event, sent) => by(event.by).users.send(record.id, event as ActivationCommand, sent),
    };
  },
});
