import { dayAt, dayNumber } from '@/intelligence/calendar';
import { userActivation } from '@/machines/activation/lifecycles';
import { keeps } from '@/machines/activation/policy';
import { step } from '@/machines/step';
import type { Person } from '../schemas/person';
import type { User } from '../schemas/user';
import { Day } from '../schemas/date';
import { Refused } from '../schemas/refused';
import { NewUserForm } from '../schemas/new-user';
import { companyRoles } from '../schemas/role';
import type { Workspace } from '../workspace';
import type { Company } from './company';
import { parsed } from './draft';
import { idAt } from './ids';

const only = (by: Person) => {
  if (keeps(by.role, 'user')) return;
  const sentence = 'Only a company manager or an admin manages users';
  throw new Refused({ code: 'forbidden', sentence });
};

/** A day that exists, or none. */
const dayOf = (text: string) =>
  Day.safeParse(text).success && dayAt(dayNumber(text)) === text ? text : '';

function salaryOf(text: string): number | null {
  const salary = Number.parseFloat(text);
  return Number.isFinite(salary) ? salary : null;
}

/**
 * The users of the demo world, for those who manage them. Only the demo accounts sign in, so that a new
 * user's password is dropped unread.
 */
export function createUsers(company: Company, now: () => Date): Workspace['users'] {
  const all = async () => [...(await company.users()).values()];
  return {
    async list(by) {
      only(by);
      return (await all()).toReversed().toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    },

    async overview(by) {
      only(by);
      const { userOverview } = await import('@/intelligence/users/role-counts');
      return userOverview(await all());
    },

    async add(draft, by) {
      only(by);
      const { password: _, role, hireDate, salary, ...fields } = parsed(NewUserForm, draft);
      const file = draft.contractFile;
      const users = await company.users();
      const at = now();
      const user: User = {
        ...fields,
        id: idAt(at, (id) => users.has(id)),
        location: '',
        role: companyRoles.find((one) => one === role) ?? null,
        hireDate: dayOf(hireDate),
        salary: salaryOf(salary),
        contractFile: file && { name: file.name, url: URL.createObjectURL(file) },
        team: null,
        createdAt: company.today(),
        history: [{ action: 'Created', by: by.name, date: at.toISOString() }],
      };
      users.set(user.id, user);
      return user;
    },

    async send(id, command, by) {
      const event = { ...command, by: { name: by.name, role: by.role }, at: now().toISOString() };
      const stepped = step(userActivation, await company.user(id), event);
      if (stepped.outcome === 'refused') throw new Refused(stepped.refusal);
      (await company.users()).set(id, stepped.record);
      return stepped.record;
    },
  };
}
