import { userActivation } from '@/machines/activation/lifecycles';
import type { ActivationCommand, ActivationEvent } from '@/machines/activation/activation.machine';
import type { Employment, EmploymentDraft } from '@/data/schemas/employment';
import { aUser, now, people } from '../fixtures/company';
import { activationLife } from './support/activation-life';
import { everyoneAsks } from './support/record';

const profile = {
  name: 'Karim Haddad',
  email: 'karim@example.com',
  phone: '',
  location: 'Algiers',
};

const keeper = aUser({ ...people.admin, email: 'hakim@example.com' });
const lead = aUser({ id: 'u-06', email: 'lead@example.com', role: 'teammanager' });
const away = aUser({ ...lead, id: 'u-07', email: 'away@example.com', status: 'Inactive' });
const colleague = aUser({ id: 'u-08', email: 'colleague@example.com' });

const employment = {
  department: 'Design',
  position: 'Lead Designer',
  role: 'hr',
  hireDate: '2020-02-29',
  salary: 120_000.5,
  contractType: 'CDD',
  contractFile: null,
  team: null,
} as const;
const employs = (fields: Employment, led: typeof lead | null) => ({
  type: 'activation.employ' as const,
  fields,
  lead: led && { id: led.id, role: led.role, status: led.status },
});
const inTeamOf = (id: string, led: typeof lead | null) =>
  employs({ ...employment, role: 'employee', salary: null, team: id }, led);

const employments = {
  employ: employs(employment, null),
  move: inTeamOf('u-06', lead),
  'move to somebody away': inTeamOf('u-07', away),
  'move to a colleague': inTeamOf('u-08', colleague),
  'move to nobody known': inTeamOf('u-99', null),
  'move to their own team': inTeamOf('u-09', { ...lead, id: 'u-09' }),
};
const asked = everyoneAsks(employments, people, now);
const themselves = { id: 'u-09', name: 'Karim Haddad', role: 'manager' } as const;

/** An Edit form filled with an employment. */
export const employmentDraft = ({
  role,
  salary,
  team,
  ...fields
}: Employment): EmploymentDraft => ({
  ...fields,
  role: role ?? '',
  salary: salary === null ? '' : String(salary),
  team: team ?? '',
});

const managersOnly = 'Manage Users opens for company managers and admins only.';
const editing = (what: string) => `Press ‘Edit Karim Haddad’, ${what}, and save.`;

/** A user's life: only those who manage users make, employ and switch one, and each changes their own profile. */
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
  more: {
    events: {
      ...asked,
      'promote by themselves': {
        ...employs({ ...employment, role: 'admin' }, null),
        by: themselves,
        at: now,
      },
    } satisfies Record<string, ActivationEvent>,
    taken: {
      'employ by manager': employments.employ.fields,
      'employ by admin': employments.employ.fields,
      'move by manager': employments.move.fields,
      'move by admin': employments.move.fields,
    },
  },
  inPage: {
    first: [],
    people: {
      manager: {
        account: 'manager@demo.com',
        at: 'Open ‘Manage Users’, and search for “Karim Haddad”.',
      },
      admin: { never: 'The demo has no account of an admin.' },
      employee: { account: 'employee@demo.com', at: 'Open ‘Update Profile’.' },
      hr: { never: managersOnly },
      teammanager: { never: managersOnly },
      sys: { never: managersOnly },
      themselves: { never: 'Nobody is signed in as two people.' },
    },
    does: {
      activate: 'Press ‘Activate Karim Haddad’.',
      deactivate: 'Press ‘Deactivate Karim Haddad’.',
      change: 'Write “Algiers” into ‘Location’, and press ‘Save’.',
      employ: editing('choose another department, position and contract'),
      move: editing('choose another team'),
      'move to somebody away': { never: 'The list of teams leaves out who is away.' },
      'move to a colleague': { never: 'The list of teams names team managers only.' },
      'move to nobody known': { never: 'The list of teams names team managers only.' },
      'move to their own team': { never: 'The list of teams leaves out the person.' },
      promote: { never: 'Who manages users is not offered their own role.' },
      delete: { never: 'No page deletes a user.' },
      restore: { never: 'No page deletes a user.' },
    },
    sees: (stop) =>
      stop.startsWith('inactive') ? 'The row says ‘Inactive’.' : 'The row says ‘Active’.',
    births: {
      'made by manager': {
        account: 'manager@demo.com',
        at: 'Open ‘Manage Users’.',
        does: 'Press ‘Add User’, fill in the form, and press ‘Save’.',
        sees: 'The new user is in the list, ‘Active’.',
      },
    },
  },
  hold: (record, open) => {
    const { by, read } = open({ users: async () => [record, keeper, lead, away, colleague] });
    return {
      read: () => read('user', record.id),
      // In a world nobody has another role than on record. Its own test asks it of somebody who manages users.
      takes: ({ type, by: asker }) => {
        if (asker.id === themselves.id && asker.role === themselves.role) return false;
        if (type === 'activation.change') return asker.id === record.id;
        return ['activation.activate', 'activation.deactivate', 'activation.employ'].includes(type);
      },
      send: (event, sent) => {
        const { employees, users } = by(event.by);
        if (event.type === 'activation.change') return employees.updateProfile(profile, sent);
        return event.type === 'activation.employ'
          ? users.employ(record.id, employmentDraft(event.fields), sent)
          : users.send(record.id, event as ActivationCommand, sent);
      },
    };
  },
});
