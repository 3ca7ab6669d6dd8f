import { pageOf } from '@/intelligence/lists/paging';
import { newestFirst } from '@/intelligence/lists/newest';
import { selectUsers } from '@/intelligence/lists/users';
import { dayAt, dayNumber } from '@/machines/calendar';
import { userActivation } from '@/machines/activation/lifecycles';
import type { Answers } from '../port/answers';
import { Day } from '../schemas/date';
import { type Employment, EmploymentDraft } from '../schemas/employment';
import { NewUserDraft } from '../schemas/new-user';
import { Refused } from '../schemas/refused';
import { companyRoles } from '../schemas/role';
import { companyOf } from './company';
import { parsed } from './draft';
import { needFiles } from './files';
import type { AuthorityOptions } from '.';
import { namesIn } from './names';
import { type Asking, make, take } from './take';

const life = { kind: 'user', called: 'employee', lifecycle: userActivation } as const;

const invalid = (field: string, sentence: string) =>
  new Refused({ code: 'draft.invalid', sentence, field });

/** The day if it exists, else an empty text. */
const existingDay = (text: string) =>
  Day.safeParse(text).success && dayAt(dayNumber(text)) === text ? text : '';

function salaryOf(text: string): number | null {
  const salary = Number.parseFloat(text);
  return Number.isFinite(salary) ? salary : null;
}

const employmentOf = ({ role, salary, team, ...form }: EmploymentDraft): Employment => ({
  ...form,
  role: role === '' ? null : role,
  salary: salary === '' ? null : Number(salary),
  team: team === '' ? null : team,
});

/**
 * The users, for those who manage them. A new user's password is in no record: it belongs to whatever signs people
 * in.
 * @param world makes what a new user signs in with, and knows the contracts that were uploaded.
 */
export function createUsers(
  asking: Asking,
  world: Pick<AuthorityOptions, 'accountOf' | 'hasFiles'>,
): Answers['users'] {
  const { store } = asking;
  const company = companyOf(asking);
  return {
    async list(search, paging) {
      const users = await store.all('user');
      const found = selectUsers(
        newestFirst(users, ({ createdAt }) => createdAt),
        search,
      );
      const page = pageOf(found, users.length, paging);
      const { told } = await namesIn(store, page.rows);
      return { ...page, rows: page.rows.map(told) };
    },

    async get(id) {
      const user = await store.get('user', id);
      if (user === undefined) return null;
      const { told } = await namesIn(store, [user]);
      const lead = user.team === null ? undefined : await store.get('user', user.team);
      return { user: told(user), team: lead?.name ?? null };
    },

    async overview() {
      const [{ userOverview }, users] = await Promise.all([
        import('@/intelligence/users/role-counts'),
        store.all('user'),
      ]);
      return userOverview(users);
    },

    async add(draft, sent) {
      const { password, role, hireDate, salary, ...form } = parsed(NewUserDraft, draft);
      await needFiles(world, 'contract', [form.contractFile?.url], 'contractFile');
      const fields = {
        ...form,
        location: '',
        role: companyRoles.find((one) => one === role) ?? null,
        hireDate: existingDay(hireDate),
        salary: salaryOf(salary),
        team: null,
        createdAt: company.today(),
      };
      return make(
        asking,
        life,
        { type: 'activation.add', fields },
        sent,
        async (transaction, user) => {
          const account = await world.accountOf({ email: user.email, password });
          if (account === null) return;
          if (user.name === '') throw invalid('name', 'Full name is required');
          if (user.role === null) throw invalid('role', 'Choose the role that they sign in with');
          transaction.giveAccount(user.id, account);
        },
      );
    },

    employ: (id, draft, sent) =>
      take(
        asking,
        life,
        id,
        async (reads) => {
          const fields = employmentOf(parsed(EmploymentDraft, draft));
          const { contractFile: standing = null } = (await reads.get('user', id)) ?? {};
          const url = fields.contractFile?.url;
          if (url !== standing?.url) await needFiles(world, 'contract', [url], 'contractFile');
          const lead = fields.team === null ? undefined : await reads.get('user', fields.team);
          return {
            type: 'activation.employ',
            fields,
            lead: lead === undefined ? null : { id: lead.id, role: lead.role, status: lead.status },
          };
        },
        sent,
      ),

    send: (id, command, sent) => take(asking, life, id, command, sent),
  };
}
