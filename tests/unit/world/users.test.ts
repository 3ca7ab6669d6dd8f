import { User } from '@/data/schemas/user';
import type { EmploymentDraft } from '@/data/schemas/employment';
import type { NewUserDraft } from '@/data/schemas/new-user';
import { employs } from '@/machines/activation/policy';
import { describe, expect, test } from 'vitest';
import { now, people } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';

const draft: NewUserDraft = {
  name: ' Rania Toumi ',
  email: ' rania.toumi@example.com ',
  password: 'not to be kept',
  phone: ' 0550 ',
  department: ' Sales ',
  position: ' Translator ',
  role: 'employee',
  hireDate: '2026-11-01',
  salary: '85000',
  status: 'Active',
  contractType: 'CDD',
  contractFile: null,
};
const blank: NewUserDraft = {
  ...draft,
  name: '',
  email: '',
  password: '',
  phone: '',
  department: '',
  position: '',
  role: '',
  hireDate: '',
  salary: '',
};

describe('managing users', () => {
  test('lists everyone, newest account first, and counts them', async () => {
    const world = aWorld();
    const { rows: users } = await world.by(people.admin).users.list({});
    expect(users).toHaveLength(24);
    const days = users.map(({ createdAt }) => createdAt);
    expect(days).toEqual(days.toSorted().toReversed());
    expect((await world.by(people.manager).users.overview()).total).toBe(24);
  });

  test.each(['hr', 'employee', 'teammanager', 'sys'] as const)('is refused to %s', async (role) => {
    const world = aWorld();
    const before = await world.store.all('user');
    const { users } = world.by(people[role]);
    const refusals = [
      users.list({}),
      users.get('u-09'),
      users.overview(),
      users.add(draft),
      users.send('u-09', { type: 'activation.deactivate' }),
    ].map((refused) => refused.catch(String));
    expect(await Promise.all(refusals)).toEqual([
      'Refused: Only a company manager or an admin can do this.',
      'Refused: Only a company manager or an admin can do this.',
      'Refused: Only a company manager or an admin can do this.',
      'Refused: Only a company manager or an admin can add a user',
      'Refused: Only a company manager or an admin can activate or deactivate a user',
    ]);
    expect(await world.store.all('user')).toEqual(before);
  });
});

describe('a new user', () => {
  test('has an id of its own, an account of today and its history, and no password', async () => {
    const world = aWorld();
    const { users } = world.by(people.admin);
    const { rows: before } = await users.list({});
    const made = await users.add(draft);
    const fields = {
      name: 'Rania Toumi',
      email: 'rania.toumi@example.com',
      phone: '0550',
      location: '',
      department: 'Sales',
      position: 'Translator',
      role: 'employee',
      hireDate: '2026-11-01',
      salary: 85_000,
      contractType: 'CDD',
      contractFile: null,
      team: null,
      createdAt: '2026-11-21',
    };
    expect(made).toStrictEqual({
      ...fields,
      id: 'new-1',
      status: 'Active',
      history: [
        {
          action: 'Created',
          by: 'Hakim Ziani',
          byId: 'u-04',
          date: now,
          event: {
            type: 'activation.add',
            fields: { ...fields, status: 'Active' },
            by: people.admin,
            at: now,
          },
          from: 'drafted',
          to: 'kept.active',
        },
      ],
    });
    expect(User.parse(made)).toEqual(made);
    expect((await world.by(people.manager).users.list({})).rows).toEqual([made, ...before]);
    const next = await world.by(people.manager).users.add(draft);
    expect(next.id).toBe('new-2');
    expect((await users.list({})).rows).toEqual([next, made, ...before]);
    expect(JSON.stringify(await world.store.all('user'))).not.toContain(draft.password);
  });

  test('is counted, by role and in the month of its account', async () => {
    const { users } = aWorld().by(people.admin);
    await users.add(draft);
    const { total, roles, accountsByMonth } = await users.overview();
    expect(total).toBe(25);
    expect(roles.find(({ role }) => role === 'employee')?.count).toBe(17);
    expect(accountsByMonth.map(({ count }) => count)).toEqual([5, 4, 6, 3, 4, 2, 0, 0, 0, 0, 1]);
  });

  test('may lack everything: what is no role, no day or no number is none', async () => {
    const { users } = aWorld().by(people.admin);
    const made = await users.add(blank);
    const { name, email, phone, department, position, role, hireDate, salary } = made;
    expect({ name, email, phone, department, position, role, hireDate, salary }).toEqual({
      name: '',
      email: '',
      phone: '',
      department: '',
      position: '',
      role: null,
      hireDate: '',
      salary: null,
    });
    expect((await users.overview()).total).toBe(25);
    const worded = await users.add({ ...draft, salary: 'a lot', role: 'sys' });
    expect([worded.salary, worded.role]).toEqual([null, null]);
    const long = await users.add({ ...draft, hireDate: '20266-01-01' });
    expect(long.hireDate).toBe('');
    const never = await users.add({ ...draft, hireDate: '2026-02-30' });
    expect(never.hireDate).toBe('');
  });

  test('keeps the contract file that was chosen, byte by byte', async () => {
    const bytes = new Uint8Array([0, 255, 37, 80, 68, 70, 10, 13]);
    const { users } = aWorld().by(people.admin);
    const { signal } = new AbortController();
    const contractFile = await users.keepContract(new File([bytes], 'contract é.pdf'), { signal });
    const made = await users.add({ ...draft, contractFile });
    expect(made.contractFile?.name).toBe('contract é.pdf');
    const kept = await fetch(made.contractFile?.url ?? '');
    expect(new Uint8Array(await kept.arrayBuffer())).toEqual(bytes);
  });

  test('can be given tasks when it is an active employee with a name', async () => {
    const world = aWorld();
    const { users } = world.by(people.admin);
    const hr = world.by(people.hr);
    const names = async () => (await hr.employees.assignable()).map(({ name }) => name);
    const before = await names();
    await users.add({ ...draft, name: ' ' });
    const away = await users.add({ ...draft, name: 'Somebody Away', status: 'Inactive' });
    expect([away.status, away.history[0]?.to]).toEqual(['Inactive', 'kept.inactive']);
    expect(await names()).toEqual(before);
    const { id } = await users.add(draft);
    expect(await names()).toEqual([...before, 'Rania Toumi'].toSorted());
    expect((await hr.performance.of(id)).tasks).toEqual([]);
  });
});

describe('the employment of a user', () => {
  const edit: EmploymentDraft = {
    department: ' Design ',
    position: ' Designer ',
    role: 'employee',
    hireDate: '2024-02-29',
    salary: ' 120000.5 ',
    contractType: 'Freelance',
    contractFile: null,
    team: 'u-06',
  };

  test('is changed as a whole: whoever is put into a team is among its members', async () => {
    const world = aWorld();
    const lead = { ...people.teammanager, id: 'u-06' };
    const members = async () => (await world.by(lead).team.members()).map(({ id }) => id);
    expect(await members()).not.toContain('u-09');
    const before = await world.store.get('user', 'u-09');
    const after = await world.by(people.admin).users.employ('u-09', edit);
    const fields = {
      department: 'Design',
      position: 'Designer',
      role: 'employee',
      hireDate: '2024-02-29',
      salary: 120_000.5,
      contractType: 'Freelance',
      contractFile: null,
      team: 'u-06',
    };
    expect({ ...after, history: [] }).toStrictEqual({ ...before, ...fields, history: [] });
    expect(after.history.at(-1)?.action).toBe('Employment changed');
    expect(await members()).toContain('u-09');
    const left = await world.by(people.manager).users.employ('u-09', { ...edit, team: '' });
    expect(left.team).toBeNull();
    const empty = {
      ...edit,
      department: '',
      role: '',
      hireDate: '',
      salary: '',
      team: '',
    } as const;
    const { department, role, hireDate, salary } = await world
      .by(people.manager)
      .users.employ('u-09', empty);
    expect([department, role, hireDate, salary]).toEqual(['', null, '', null]);
  });

  test('keeps the contract on record, replaces it by one that was uploaded, or removes it', async () => {
    const { users } = aWorld().by(people.admin);
    const kept = await users.keepContract(new File(['%PDF'], 'new.pdf'), {
      signal: new AbortController().signal,
    });
    const contracts: (string | undefined)[] = [];
    for (const contractFile of [kept, kept, null])
      contracts.push((await users.employ('u-09', { ...edit, contractFile })).contractFile?.name);
    expect(contracts).toEqual(['new.pdf', 'new.pdf', undefined]);
  });

  test('keeps a team manager who was deactivated since, and takes nobody else into that team', async () => {
    const { users } = aWorld().by(people.admin);
    await users.send('u-05', { type: 'activation.deactivate' });
    expect((await users.employ('u-09', { ...edit, team: 'u-05' })).team).toBe('u-05');
    await expect(users.employ('u-14', { ...edit, team: 'u-05' })).rejects.toMatchObject({
      refusal: { sentence: 'Choose an active team manager', field: 'team' },
    });
  });

  test('says at its field what is wrong with it, and changes nothing', async () => {
    const world = aWorld();
    const before = await world.store.all('user');
    const { users } = world.by(people.admin);
    const told = (id: string, wrong: object) =>
      users.employ(id, { ...edit, ...wrong }).then(
        () => 'taken',
        ({ refusal }) => [refusal.field, refusal.sentence],
      );
    expect([
      await told('u-09', { hireDate: '2026-02-30' }),
      await told('u-09', { salary: '118,000' }),
      await told('u-09', { role: 'sys' }),
      await told('u-09', { contractType: 'Loan' }),
      await told('u-09', { team: 'u-09' }),
      await told('u-09', { team: 'u-99' }),
      await told('u-04', { role: 'manager' }),
    ]).toEqual([
      ['hireDate', 'Choose a date that exists'],
      ['salary', 'Enter the salary as a number, such as 85000.50'],
      ['role', 'Choose a role'],
      ['contractType', 'Choose a contract type'],
      ['team', 'Nobody is their own team manager'],
      ['team', 'Choose an active team manager'],
      ['role', 'Nobody changes their own role. Ask another manager or admin'],
    ]);
    expect(await world.store.all('user')).toEqual(before);
    expect((await users.employ('u-04', { ...edit, role: 'admin' })).position).toBe('Designer');
  });

  test('is had by users alone', () => {
    expect([employs('sys', 'client'), employs('admin', 'user')]).toEqual([false, true]);
  });
});

describe('activation', () => {
  test('goes both ways, each with its entry in the history', async () => {
    const world = aWorld();
    const before = await world.store.get('user', 'u-09');
    await world.by(people.manager).users.send('u-09', { type: 'activation.deactivate' });
    const activate = { type: 'activation.activate' } as const;
    const after = await world.by(people.admin).users.send('u-09', activate);
    const { manager, admin } = people;
    expect(after).toEqual({
      ...before,
      history: [
        ...(before?.history ?? []),
        {
          action: 'Deactivated',
          by: 'Salim Mansouri',
          byId: 'u-01',
          date: now,
          event: { type: 'activation.deactivate', by: manager, at: now },
          from: 'kept.active',
          to: 'kept.inactive',
        },
        {
          action: 'Activated',
          by: 'Hakim Ziani',
          byId: 'u-04',
          date: now,
          event: { type: 'activation.activate', by: admin, at: now },
          from: 'kept.inactive',
          to: 'kept.active',
        },
      ],
    });
    expect((await world.by(people.admin).users.get('u-09'))?.user).toEqual(after);
  });

  test('is refused where it changes nothing, and for nobody', async () => {
    const { users } = aWorld().by(people.admin);
    const activate = { type: 'activation.activate' } as const;
    await expect(users.send('u-09', activate)).rejects.toThrow('This user is active already');
    await expect(users.send('nobody', activate)).rejects.toThrow('This employee does not exist.');
  });

  test('takes a deactivated user out of what the company plans with', async () => {
    const world = aWorld();
    const hr = world.by(people.hr);
    const { users } = world.by(people.admin);
    const [id, name] = ['u-09', 'Karim Haddad'];
    const members = async () =>
      (await world.by(people.teammanager).team.members()).map((one) => one.name);
    expect(await members()).toContain(name);
    await users.send(id, { type: 'activation.deactivate' });
    expect((await hr.employees.assignable()).map((one) => one.name)).not.toContain(name);
    expect((await hr.risk.list()).map((one) => one.name)).not.toContain(name);
    expect(await members()).not.toContain(name);
    expect((await users.overview()).total).toBe(24);
  });
});
