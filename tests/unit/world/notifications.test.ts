import { type Role, roles } from '@/data/schemas/role';
import { Notification } from '@/data/schemas/notification';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Workspace } from '@/data/port/workspace';
import { now, people } from '../../fixtures/company';
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

test('what happens is told to those whom it concerns, and to nobody who did it', async () => {
  let at = now;
  const world = aWorld({}, () => at);
  const by = (role: Role) => world.by(people[role]);
  const samples = { employee: 4, hr: 4, teammanager: 5, manager: 7, admin: 0, sys: 0 };
  const news = async (role: Role) => {
    const { rows } = await by(role).notifications.list();
    const own = rows.slice(0, rows.length - samples[role]);
    return own.map(({ type, message, time, status }) => [type, message, time, status].join(' | '));
  };
  at = '2026-11-21T09:10:00.000Z';
  const assignment = {
    title: 'Tax file',
    assignee: 'u-09',
    due: '2026-11-30',
    priority: 'Low',
  } as const;
  const { id } = await by('hr').tasks.assign(assignment);
  const sends = (role: Role, command: Parameters<Workspace['tasks']['send']>[1]) =>
    by(role).tasks.send(id, command);
  const log = { hours: 1, day: '2026-11-21' };
  at = '2026-11-21T09:20:00.000Z';
  await sends('employee', { type: 'task.logHours', log });
  await sends('employee', { type: 'task.logHours', log });
  at = '2026-11-21T09:30:00.000Z';
  await sends('employee', { type: 'task.markDone' });
  at = '2026-11-21T09:40:00.000Z';
  await sends('teammanager', { type: 'task.evaluate', score: 7 });
  const [{ conversation } = { conversation: '' }] = (await by('hr').conversations.people('Karim'))
    .rows;
  await by('hr').conversations.send(conversation, 'Well done.');
  await by('admin').users.send('u-14', { type: 'activation.deactivate' });
  await by('manager').subscription.subscribe('basic');
  at = '2026-11-21T10:00:00.000Z';
  const [hr, karim] = [people.hr.name, people.employee.name];
  expect(await news('employee')).toEqual([
    'evaluation | Your task "Tax file" was evaluated with 7 of 10. | 20 min ago | unread',
    `message | ${hr} sent you a message. | 20 min ago | unread`,
    `task | ${hr} assigned you "Tax file". | 50 min ago | unread`,
  ]);
  expect(await news('hr')).toEqual([
    'task | The evaluation of "Tax file" was saved with score 7. | 20 min ago | unread',
    `task | ${karim} finished "Tax file". | 30 min ago | unread`,
    `task | ${karim} started "Tax file". | 40 min ago | unread`,
  ]);
  expect(await news('teammanager')).toEqual([
    `review | ${karim} finished "Tax file". It waits for your evaluation. | 30 min ago | unread`,
    `task | ${karim} started "Tax file". | 40 min ago | unread`,
  ]);
  const paid = 'payment | Your payment for the Basic plan was completed. | 20 min ago | unread';
  const { name } = await world.read('user', 'u-14');
  const left = `user | The account of ${name} was deactivated. | 20 min ago | unread`;
  expect((await news('manager')).toSorted()).toEqual([paid, left]);
  expect([await news('admin'), await news('sys')]).toEqual([[], []]);

  const first = async () => (await by('employee').notifications.list()).rows[0];
  await by('employee').notifications.markRead((await first())?.id ?? '');
  expect((await first())?.history.map(({ action }) => action)).toEqual(['Opened']);
  expect(await news('employee')).toEqual([
    'evaluation | Your task "Tax file" was evaluated with 7 of 10. | 20 min ago | read',
    `message | ${hr} sent you a message. | 20 min ago | unread`,
    `task | ${hr} assigned you "Tax file". | 50 min ago | unread`,
  ]);
  await by('employee').conversations.markRead(conversation);
  expect((await news('employee'))[1]).toBe(
    `message | ${hr} sent you a message. | 20 min ago | read`,
  );
  const others = (await by('manager').notifications.list()).rows.map((one) => one.id);
  await expect(by('employee').notifications.markRead(others[0] ?? '')).rejects.toThrow('not exist');

  at = '2026-11-29T10:00:00.000Z';
  await sends('hr', { type: 'task.comment', message: 'Thanks.' }).catch(() => undefined);
  const again = await by('hr').tasks.assign({ ...assignment, title: 'VAT', due: '2026-11-30' });
  at = '2026-11-29T11:00:00.000Z';
  expect((await news('employee')).slice(0, 3)).toEqual([
    `task | ${hr} assigned you "VAT". | 1 hr ago | unread`,
    `task | ${hr} commented on "Tax file". | 1 hr ago | unread`,
    'reminder | "VAT" is due tomorrow. | 1 day ago | unread',
  ]);
  expect(again.title).toBe('VAT');
  at = '2027-01-02T10:00:00.000Z';
  expect((await news('employee')).filter((one) => one.includes('"Tax file"'))).toEqual([]);
});
