import { User } from '@/data/schemas/user';
import type { NewUser } from '@/data/schemas/new-user';
import { describe, expect, test } from 'vitest';
import { aWorld, now, people } from '../../fixtures/company';

const draft: NewUser = {
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
const blank: NewUser = {
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
    const users = await world.users.list(people.admin);
    expect(users).toHaveLength(24);
    const days = users.map(({ createdAt }) => createdAt);
    expect(days).toEqual(days.toSorted().toReversed());
    expect((await world.users.overview(people.manager)).total).toBe(24);
  });

  test.each(['hr', 'employee', 'teammanager', 'sys'] as const)('is refused to %s', async (role) => {
    const [world, by] = [aWorld(), people[role]];
    const refused = 'Only a company manager or an admin manages users';
    await expect(world.users.list(by)).rejects.toThrow(refused);
    await expect(world.users.overview(by)).rejects.toThrow(refused);
    await expect(world.users.add(draft, by)).rejects.toThrow(refused);
    await expect(world.users.send('u-09', { type: 'activation.deactivate' }, by)).rejects.toThrow(
      'Only a company manager or an admin can activate or deactivate a user',
    );
    expect(await world.users.list(people.admin)).toHaveLength(24);
  });
});

describe('a new user', () => {
  test('has an id of the moment, an account of today and its history, and no password', async () => {
    const world = aWorld();
    const before = await world.users.list(people.admin);
    const made = await world.users.add(draft, people.admin);
    expect(made).toStrictEqual({
      id: String(Date.parse(now)),
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
      status: 'Active',
      contractFile: null,
      team: null,
      createdAt: '2026-11-21',
      history: [{ action: 'Created', by: 'Hakim Ziani', date: now }],
    });
    expect(User.parse(made)).toEqual(made);
    expect(await world.users.list(people.manager)).toEqual([made, ...before]);
    const next = await world.users.add(draft, people.manager);
    expect(next.id).toBe(String(Date.parse(now) + 1));
    expect((await world.users.list(people.manager))[0]).toEqual(next);
    expect(JSON.stringify(await world.users.list(people.admin))).not.toContain(draft.password);
  });

  test('is counted, by role and in the month of its account', async () => {
    const world = aWorld();
    await world.users.add(draft, people.admin);
    const { total, roles, accountsByMonth } = await world.users.overview(people.admin);
    expect(total).toBe(25);
    expect(roles.find(({ role }) => role === 'employee')?.count).toBe(17);
    expect(accountsByMonth.map(({ count }) => count)).toEqual([5, 4, 6, 3, 4, 2, 0, 0, 0, 0, 1]);
  });

  test('may lack everything: what is no role, no day or no number is none', async () => {
    const world = aWorld();
    const made = await world.users.add(blank, people.admin);
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
    expect((await world.users.overview(people.admin)).total).toBe(25);
    const worded = await world.users.add({ ...draft, salary: 'a lot', role: 'sys' }, people.admin);
    expect([worded.salary, worded.role]).toEqual([null, null]);
    const long = await world.users.add({ ...draft, hireDate: '20266-01-01' }, people.admin);
    expect(long.hireDate).toBe('');
    const never = await world.users.add({ ...draft, hireDate: '2026-02-30' }, people.admin);
    expect(never.hireDate).toBe('');
  });

  test('keeps the contract file that was chosen, byte by byte', async () => {
    const bytes = new Uint8Array([0, 255, 37, 80, 68, 70, 10, 13]);
    const contractFile = new File([bytes], 'contract é.pdf');
    const made = await aWorld().users.add({ ...draft, contractFile }, people.admin);
    expect(made.contractFile?.name).toBe('contract é.pdf');
    const kept = await fetch(made.contractFile?.url ?? '');
    expect(new Uint8Array(await kept.arrayBuffer())).toEqual(bytes);
  });

  test('can be given tasks when it is an active employee with a name', async () => {
    const world = aWorld();
    const names = async () => (await world.employees.assignable()).map(({ name }) => name);
    const before = await names();
    await world.users.add({ ...draft, name: ' ' }, people.admin);
    await world.users.add({ ...draft, name: 'Somebody Away', status: 'Inactive' }, people.admin);
    expect(await names()).toEqual(before);
    const { id } = await world.users.add(draft, people.admin);
    expect(await names()).toEqual([...before, 'Rania Toumi'].toSorted());
    expect((await world.performance.of(id)).tasks).toEqual([]);
  });
});

describe('activation', () => {
  test('goes both ways, each with its entry in the history', async () => {
    const world = aWorld();
    const [before] = (await world.users.list(people.admin)).filter(({ id }) => id === 'u-09');
    await world.users.send('u-09', { type: 'activation.deactivate' }, people.manager);
    const after = await world.users.send('u-09', { type: 'activation.activate' }, people.admin);
    const { manager, admin } = people;
    expect(after).toEqual({
      ...before,
      history: [
        ...(before?.history ?? []),
        {
          action: 'Deactivated',
          by: 'Salim Mansouri',
          date: now,
          event: { type: 'activation.deactivate', by: manager, at: now },
          from: 'active',
          to: 'inactive',
        },
        {
          action: 'Activated',
          by: 'Hakim Ziani',
          date: now,
          event: { type: 'activation.activate', by: admin, at: now },
          from: 'inactive',
          to: 'active',
        },
      ],
    });
    expect(await world.employees.get('u-09')).toEqual(after);
  });

  test('is refused where it changes nothing, and for nobody', async () => {
    const world = aWorld();
    const activate = { type: 'activation.activate' } as const;
    await expect(world.users.send('u-09', activate, people.admin)).rejects.toThrow(
      'This user is active already',
    );
    await expect(world.users.send('nobody', activate, people.admin)).rejects.toThrow(
      'This employee does not exist.',
    );
  });

  test('takes a deactivated user out of what the company plans with', async () => {
    const world = aWorld();
    const { id, name } = await world.employees.get('u-09');
    const members = async () => (await world.team.members('Lina Cherif')).map((one) => one.name);
    expect(await members()).toContain(name);
    await world.users.send(id, { type: 'activation.deactivate' }, people.admin);
    expect((await world.employees.assignable()).map((one) => one.name)).not.toContain(name);
    expect((await world.risk.list()).map((one) => one.name)).not.toContain(name);
    expect(await members()).not.toContain(name);
    expect((await world.users.overview(people.admin)).total).toBe(24);
  });
});
