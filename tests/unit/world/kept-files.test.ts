import { isNamed, needFiles } from '@/data/authority/files';
import { createUsers } from '@/data/authority/users';
import { createTasks } from '@/data/authority/tasks';
import type { Asking } from '@/data/authority/take';
import type { Person } from '@/data/schemas/person';
import type { EmploymentDraft } from '@/data/schemas/employment';
import { Refused } from '@/data/schemas/refused';
import { expect, test } from 'vitest';
import { aNewUser, aTask, aUser, now, people, planFile } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';

const contract = { name: 'contract.pdf', url: '/api/files/c/contract.pdf' };
const other = { name: 'other.pdf', url: '/api/files/o/other.pdf' };

/** A company that keeps one contract and one attachment, as the person `by` sees it. */
function aCompany(by: Person) {
  const { store } = aWorld({
    users: async () => [
      aUser({ ...people.manager, team: null }),
      aUser({ ...people.teammanager, email: 'lina@example.com', team: null }),
      aUser({ contractFile: contract }),
    ],
    tasks: async () => [aTask({ attachments: [planFile] })],
  });
  let made = 0;
  const asking: Asking = {
    store,
    asker: async () => by,
    now: () => new Date(now),
    newId: () => `new-${(made += 1)}`,
  };
  const asked: [readonly string[], string][] = [];
  const world = {
    hasFiles: async (urls: readonly string[], use: string) => {
      asked.push([urls, use]);
      return urls.every((url) => url === contract.url || url === planFile.url);
    },
  };
  return { store, asking, world, asked };
}

const refusal = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof Refused ? error.refusal : error;
};
const notHere = {
  code: 'draft.invalid',
  sentence: 'Choose a file that was uploaded here.',
};

test('only links are asked for, and nothing where there are none', async () => {
  const asked: unknown[] = [];
  const world = {
    hasFiles: async (urls: readonly string[]) => {
      asked.push(urls);
      return urls.length < 2;
    },
  };
  await needFiles(world, 'resume', [null, undefined], 'files');
  await needFiles(world, 'resume', [null, '/a', undefined], 'files');
  expect(await refusal(needFiles(world, 'resume', ['/a', '/b'], 'files'))).toEqual({
    ...notHere,
    field: 'files',
  });
  expect(asked).toEqual([['/a'], ['/a', '/b']]);
});

test('a contract is named by its employee alone, and an attachment by whom its task concerns', async () => {
  const names = async (by: Person, use: 'contract' | 'attachment' | 'resume', url: string) =>
    isNamed(aCompany(by).asking, use, (link) => link === url);
  const { employee, manager, teammanager, sys } = people;
  expect([
    await names(employee, 'contract', contract.url),
    await names(employee, 'contract', other.url),
    await names(manager, 'contract', contract.url),
    await names(sys, 'contract', contract.url),
    await names(employee, 'attachment', planFile.url),
    await names(teammanager, 'attachment', planFile.url),
    await names(teammanager, 'attachment', contract.url),
    await names(employee, 'resume', contract.url),
  ]).toEqual([true, false, false, false, true, true, false, false]);
  const seen: unknown[] = [];
  await isNamed(aCompany(manager).asking, 'contract', (link) => seen.push(link) > 9);
  expect(seen).toEqual([]);
});

const employment: EmploymentDraft = {
  department: 'Engineering',
  position: 'Frontend Developer',
  role: 'employee',
  hireDate: '2015-01-01',
  salary: '100000',
  contractType: 'CDI',
  contractFile: null,
  team: 'u-05',
};

test('a contract that stands already is not asked for again; another one is', async () => {
  const { asking, world, asked } = aCompany(people.manager);
  const users = createUsers(asking, { ...world, accountOf: async () => null });
  const kept = await users.employ('u-09', { ...employment, contractFile: contract });
  expect([kept.contractFile, asked]).toEqual([contract, []]);
  expect(await refusal(users.employ('u-09', { ...employment, contractFile: other }))).toEqual({
    ...notHere,
    field: 'contractFile',
  });
  expect(asked).toEqual([[[other.url], 'contract']]);
  const without = await users.employ('u-09', { ...employment, team: '' });
  expect([without.contractFile, without.team]).toEqual([null, null]);
  const again = await users.employ('u-09', { ...employment, contractFile: contract });
  expect([again.contractFile, again.team]).toEqual([contract, 'u-05']);
});

const draft = aNewUser();

test('who is to sign in needs a name and a role, and is given an account', async () => {
  const { store, asking, world } = aCompany(people.manager);
  const given: unknown[] = [];
  const account = { id: 'account-1', email: draft.email, hash: 'hashed' };
  const users = createUsers(
    {
      ...asking,
      store: {
        ...store,
        transact: (work) =>
          store.transact((transaction) =>
            work({ ...transaction, giveAccount: (...args) => void given.push(args) }),
          ),
      },
    },
    { ...world, accountOf: async () => account },
  );
  expect(await refusal(users.add({ ...draft, name: ' ' }))).toEqual({
    code: 'draft.invalid',
    sentence: 'Full name is required',
    field: 'name',
  });
  expect(await refusal(users.add({ ...draft, role: '' }))).toEqual({
    code: 'draft.invalid',
    sentence: 'Choose the role that they sign in with',
    field: 'role',
  });
  expect(given).toEqual([]);
  const { id } = await users.add(draft);
  expect(given).toEqual([[id, account]]);
});

test('a file is attached where it was uploaded here; what the chart refuses keeps its reason', async () => {
  const { asking, world, asked } = aCompany(people.employee);
  const tasks = createTasks(asking, world);
  const attach = (file: typeof other) => tasks.send('t-1', { type: 'task.attach', file });
  expect(await refusal(attach(other))).toEqual({ ...notHere, field: 'file' });
  const first = await refusal(attach(planFile));
  expect(first).toMatchObject({ sentence: expect.stringMatching(/attached/) });
  expect(asked).toEqual([[[other.url], 'attachment']]);
  expect(await refusal(tasks.send('t-9', { type: 'task.attach', file: planFile }))).toEqual({
    code: 'missing',
    sentence: 'This task does not exist.',
  });
});
