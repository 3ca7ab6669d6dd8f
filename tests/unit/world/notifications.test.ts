import { type Role, roles } from '@/data/schemas/role';
import { Notification } from '@/data/schemas/notification';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { people } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';

const listed = async (world: ReturnType<typeof aWorld>, role: Role) => {
  const list = (await world.by(people[role]).notifications.list()).rows;
  return list.map(({ id, status }) => `${id} ${status}`);
};

test('each role is told as much as the specification says, whatever was opened', async () => {
  const world = aWorld();
  const counts = async () => {
    const lists = await Promise.all(
      roles.map(async (role) => [
        role,
        (await world.by(people[role]).notifications.list()).rows.length,
      ]),
    );
    return Object.fromEntries(lists) as Record<Role, number>;
  };
  const asSpecified = { teammanager: 5, hr: 4, employee: 4, manager: 7, admin: 0, sys: 0 };
  expect(await counts()).toEqual(asSpecified);
  await world.by(people.teammanager).notifications.markRead('tm-1');
  expect(await counts()).toEqual(asSpecified);
  const pages = await Promise.all(roles.map((role) => world.by(people[role]).notifications.list()));
  const told = pages.flatMap(({ rows }) => rows);
  expect(z.array(Notification).parse(told)).toEqual(told);
});

test('opening one marks it as read, and no other of any role', async () => {
  const world = aWorld();
  const manager = await listed(world, 'manager');
  expect(await listed(world, 'hr')).toEqual([
    'hr-1 unread',
    'hr-3 unread',
    'hr-4 unread',
    'hr-2 read',
  ]);
  await world.by(people.hr).notifications.markRead('hr-3');
  expect(await listed(world, 'hr')).toEqual([
    'hr-1 unread',
    'hr-3 read',
    'hr-4 unread',
    'hr-2 read',
  ]);
  expect(await listed(world, 'manager')).toEqual(manager);
  expect(await listed(aWorld(), 'hr')).toContain('hr-3 unread');
});

test('one that a role was not told cannot be opened', async () => {
  const world = aWorld();
  const refusals = [
    world.by(people.hr).notifications.markRead('cm-1'),
    world.by(people.sys).notifications.markRead('hr-1'),
  ].map((refused) => refused.catch(String));
  expect(await Promise.all(refusals)).toEqual([
    'Refused: This notification does not exist.',
    'Refused: This notification does not exist.',
  ]);
  expect(await listed(world, 'manager')).toContain('cm-1 unread');
});

test('hundreds come by pages, the newest first, with how many there are', async () => {
  const told = Array.from({ length: 450 }, (_, index) => ({
    id: `n-${index + 1}`,
    type: 'message' as const,
    message: 'Nadia Benali sent you a message.',
    time: '2 days ago',
    status: 'unread' as const,
    history: [],
  }));
  const { notifications } = aWorld({ notifications: async () => ({ hr: told }) }).by(people.hr);
  const all = { found: 450, total: 450 };
  expect(await notifications.list({ size: 20 })).toEqual({
    ...all,
    rows: told.slice(0, 20),
    page: 1,
    pages: 23,
  });
  expect(await notifications.list({ size: 200, page: 9 })).toEqual({
    ...all,
    rows: told.slice(400),
    page: 3,
    pages: 3,
  });
  expect(await notifications.list()).toEqual({ ...all, rows: told, page: 1, pages: 1 });
});
