import { ChatMessage, Conversation } from '@/data/schemas/conversation';
import type { Paging } from '@/data/schemas/page';
import type { Person } from '@/data/schemas/person';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aUser, now, people } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';

const { hr, employee, teammanager, manager, admin, sys } = people;

/** A world of one conversation between HR and the employee, and one that the employee has no part in. */
const smallWorld = (at?: () => string) =>
  aWorld(
    {
      conversations: async () => [
        {
          id: 'c-1',
          between: ['u-02', 'u-09'],
          unread: { 'u-09': 1 },
          messages: [
            {
              id: 'c-1-1',
              from: 'u-09',
              text: 'Where is my contract?',
              time: '2026-11-20T09:00:00.000Z',
            },
            {
              id: 'c-1-2',
              from: 'u-02',
              text: 'In My Profile.',
              time: '2026-11-20T09:05:00.000Z',
            },
          ],
        },
        {
          id: 'c-2',
          between: ['u-05', 'u-02'],
          unread: {},
          messages: [
            { id: 'c-2-1', from: 'u-05', text: 'Thursday?', time: '2026-11-20T10:00:00.000Z' },
          ],
        },
      ],
    },
    at,
  );

const fromKarim: Conversation = {
  id: 'c-1',
  name: 'Karim Haddad',
  lastMessage: 'In My Profile.',
  time: '2026-11-20T09:05:00.000Z',
  unread: 0,
};
const fromLina: Conversation = {
  id: 'c-2',
  name: 'Lina Cherif',
  lastMessage: 'Thursday?',
  time: '2026-11-20T10:00:00.000Z',
  unread: 0,
};
const fromNadia = { ...fromKarim, name: 'Nadia Benali', unread: 1 };

describe('conversations', () => {
  test('each sees their own, under the other’s name, the one written in last first', async () => {
    const world = smallWorld();
    expect((await world.by(hr).conversations.list()).rows).toEqual([fromLina, fromKarim]);
    expect((await world.by(employee).conversations.list()).rows).toEqual([fromNadia]);
    expect((await world.by(manager).conversations.list()).rows).toEqual([]);
    expect((await world.by(admin).conversations.list()).rows).toEqual([]);
    expect((await world.by(employee).conversations.messages('c-1')).rows).toEqual([
      {
        id: 'c-1-1',
        sender: 'Karim Haddad',
        text: 'Where is my contract?',
        time: '2026-11-20T09:00:00.000Z',
        self: true,
      },
      {
        id: 'c-1-2',
        sender: 'Nadia Benali',
        text: 'In My Profile.',
        time: '2026-11-20T09:05:00.000Z',
        self: false,
      },
    ]);
  });

  test('come by pages, and one is there without the others', async () => {
    const { conversations } = smallWorld().by(hr);
    const of = { found: 2, total: 2, pages: 2 };
    expect(await conversations.list({ size: 1 })).toEqual({ ...of, page: 1, rows: [fromLina] });
    const last = { ...of, page: 2, rows: [fromKarim] };
    expect(await conversations.list({ size: 1, page: 2 })).toEqual(last);
    expect(await conversations.list({ size: 1, page: 3 })).toEqual(last);
    expect(await conversations.get('c-1')).toEqual(fromKarim);
    expect(await smallWorld().by(employee).conversations.get('c-1')).toEqual(fromNadia);
  });

  test('messages come by pages that count back from the newest, each oldest first', async () => {
    const messages = Array.from({ length: 250 }, (_, index) => ({
      id: `m-${index + 1}`,
      from: 'u-09',
      text: 'Well?',
      time: new Date(Date.UTC(2026, 10, 1, 0, index)).toISOString(),
    }));
    const { conversations } = aWorld({
      conversations: async () => [
        { id: 'c-1', between: ['u-02', 'u-09'], unread: {}, messages },
        { id: 'c-2', between: ['u-02', 'u-05'], unread: {}, messages: [] },
      ],
    }).by(hr);
    const asked = async (id: string, ...paging: [Paging?]) => {
      const { rows, ...page } = await conversations.messages(id, ...paging);
      return { ...page, rows: [rows.length, rows[0]?.id, rows.at(-1)?.id] };
    };
    const of = { found: 250, total: 250, pages: 3 };
    const size = 100;
    expect(await asked('c-1', { size })).toEqual({ ...of, page: 1, rows: [100, 'm-151', 'm-250'] });
    expect(await asked('c-1', { size, page: 2 })).toEqual({
      ...of,
      page: 2,
      rows: [100, 'm-51', 'm-150'],
    });
    const last = { ...of, page: 3, rows: [50, 'm-1', 'm-50'] };
    expect(await asked('c-1', { size, page: 3 })).toEqual(last);
    expect(await asked('c-1', { size, page: 4 })).toEqual(last);
    expect(await asked('c-1')).toEqual({ ...of, page: 1, pages: 1, rows: [250, 'm-1', 'm-250'] });
    expect(await conversations.messages('c-2', { size })).toEqual({
      rows: [],
      found: 0,
      total: 0,
      page: 1,
      pages: 1,
    });
  });

  test('what one sends is there for the other, unread and on top, and leads the list', async () => {
    let at = '2026-11-21T08:30:00.000Z';
    const world = smallWorld(() => at);
    const sent = await world.by(hr).conversations.send('c-1', '  Did you find it?\n');
    expect(sent).toEqual({
      id: 'new-1',
      sender: 'Nadia Benali',
      text: 'Did you find it?',
      time: at,
      self: true,
    });
    expect((await world.by(employee).conversations.messages('c-1')).rows).toContainEqual({
      ...sent,
      self: false,
    });
    const last = { lastMessage: 'Did you find it?', time: at };
    expect((await world.by(hr).conversations.list()).rows).toEqual([
      { ...fromKarim, ...last },
      fromLina,
    ]);
    expect((await world.by(employee).conversations.list()).rows).toEqual([
      { ...fromNadia, ...last, unread: 2 },
    ]);
    at = '2026-11-21T08:31:00.000Z';
    await world.by(hr).conversations.send('c-2', 'Yes.');
    expect((await world.by(hr).conversations.list()).rows.map(({ id }) => id)).toEqual([
      'c-2',
      'c-1',
    ]);
  });

  test('of two sent in at the same instant, the one begun last leads, and reading moves none', async () => {
    const { conversations } = smallWorld().by(hr);
    const order = async () => (await conversations.list()).rows.map(({ id }) => id);
    await conversations.send('c-2', 'Yes.');
    await conversations.send('c-1', 'Well?');
    expect(await order()).toEqual(['c-2', 'c-1']);
    await conversations.markRead('c-1');
    expect(await order()).toEqual(['c-2', 'c-1']);
  });

  test('reading, and answering, clear what was unread for that person alone', async () => {
    const world = smallWorld();
    await world.by(employee).conversations.send('c-1', 'Yes, thank you.');
    expect((await world.by(employee).conversations.list()).rows).toMatchObject([{ unread: 0 }]);
    expect((await world.by(hr).conversations.list()).rows).toMatchObject([
      { unread: 1 },
      { unread: 0 },
    ]);
    await world.by(hr).conversations.markRead('c-1');
    expect((await world.by(hr).conversations.list()).rows).toMatchObject([
      { unread: 0 },
      { unread: 0 },
    ]);
    await world.by(hr).conversations.send('c-1', 'Good.');
    expect((await world.by(employee).conversations.list()).rows).toMatchObject([{ unread: 1 }]);
  });

  test('a conversation that either begins has one id, and reading it forgets nothing of the other', async () => {
    const { by, store } = aWorld({
      users: async () => [
        aUser(),
        aUser({ ...hr, email: 'nadia@example.com', team: null }),
        aUser({ ...teammanager, email: 'lina@example.com', team: null }),
      ],
      conversations: async () => [],
    });
    const idFor = async (of: Person, text: string) =>
      (await by(of).conversations.people(text)).rows.map(({ conversation }) => conversation);
    expect(await idFor(hr, 'Karim')).toEqual(['u-02_u-09']);
    expect(await idFor(employee, 'Nadia')).toEqual(['u-02_u-09']);
    expect(await by(employee).conversations.get('u-09_u-02')).toEqual({
      id: 'u-02_u-09',
      name: 'Nadia Benali',
      lastMessage: '',
      time: '',
      unread: 0,
    });
    for (const id of ['u-09', 'u-09_u-09', 'u-02_u-05', 'u-09_', 'u-02_u-09_u-05', '_u-09'])
      await expect(by(employee).conversations.get(id)).rejects.toThrow('does not exist');
    await by(employee).conversations.send('u-09_u-02', 'Hello.');
    await by(employee).conversations.send('u-02_u-09', 'Anybody?');
    const unread = async () => (await store.all('conversation')).map((one) => [one.id, one.unread]);
    expect(await unread()).toEqual([['u-02_u-09', { 'u-02': 2 }]]);
    await by(employee).conversations.markRead('u-02_u-09');
    expect(await unread()).toEqual([['u-02_u-09', { 'u-02': 2 }]]);
    await by(hr).conversations.markRead('u-02_u-09');
    expect(await unread()).toEqual([['u-02_u-09', { 'u-02': 0 }]]);
  });

  test('a blank message is refused, and so is whoever has no part in it', async () => {
    const world = smallWorld();
    const before = (await world.by(hr).conversations.messages('c-1')).rows;
    const refusals = [
      world.by(hr).conversations.send('c-1', ''),
      world.by(hr).conversations.send('c-1', ' \n\t'),
      world.by(teammanager).conversations.send('c-1', 'Hello'),
      world.by(manager).conversations.markRead('c-1'),
      world.by(hr).conversations.messages('c-9'),
      world.by(manager).conversations.get('c-1'),
      world.by(hr).conversations.get('c-9'),
    ].map((refused) => refused.catch(String));
    expect(await Promise.all(refusals)).toEqual([
      'Refused: Write a message first',
      'Refused: Write a message first',
      'Refused: This conversation does not exist.',
      'Refused: This conversation does not exist.',
      'Refused: This conversation does not exist.',
      'Refused: This conversation does not exist.',
      'Refused: This conversation does not exist.',
    ]);
    expect((await world.by(hr).conversations.messages('c-1')).rows).toEqual(before);
  });

  test('a new name is the one that the other sees', async () => {
    const world = smallWorld();
    await world.by(employee).employees.updateProfile({
      name: 'Karim Haddad-Benali',
      email: 'karim@home.dz',
      phone: '',
      location: '',
    });
    expect((await world.by(hr).conversations.list()).rows.map(({ name }) => name)).toEqual([
      'Lina Cherif',
      'Karim Haddad-Benali',
    ]);
  });
});

describe('the sample’s conversations', () => {
  test('are as the schemas say, before now, and each has its unread among the other’s last', async () => {
    const world = aWorld();
    for (const person of [hr, employee, teammanager, manager]) {
      const listed = (await world.by(person).conversations.list()).rows;
      expect(z.array(Conversation).parse(listed)).toEqual(listed);
      for (const { id, unread, time } of listed) {
        const messages = (await world.by(person).conversations.messages(id)).rows;
        expect(z.array(ChatMessage).parse(messages)).toEqual(messages);
        expect(time < '2026-11-21T08:30:00.000Z').toBe(true);
        expect(messages.toSorted((a, b) => a.time.localeCompare(b.time))).toEqual(messages);
        expect(messages.slice(messages.length - unread).filter(({ self }) => self)).toEqual([]);
      }
    }
  });

  test('give every role but admin and sys a list', async () => {
    const world = aWorld();
    const listOf = async (person: Person) =>
      (await world.by(person).conversations.list()).rows.map(
        ({ name, unread }) => `${name} ${unread}`,
      );
    expect(await Promise.all([teammanager, hr, employee, manager].map(listOf))).toEqual([
      ['Karim Haddad 1', 'Amine Kaci 0', 'Nadia Benali 0', 'Salim Mansouri 0'],
      ['Amel Bouzid 1', 'Salim Mansouri 0', 'Lina Cherif 1', 'Karim Haddad 0'],
      ['Lina Cherif 0', 'Yasmine Boudiaf 0', 'Nadia Benali 1'],
      ['Samia Kaddour 1', 'Nadia Benali 0', 'Lina Cherif 1'],
    ]);
    expect(await listOf(admin)).toEqual([]);
    await expect(listOf(sys)).rejects.toMatchObject({ refusal: { code: 'forbidden' } });
  });
});

test('a conversation in which nobody wrote yet is not listed', async () => {
  const between = [people.hr.id, people.employee.id] as const;
  const message = { id: 'm-1', from: people.hr.id, text: 'Hello', time: now };
  const world = aWorld({
    conversations: async () => [
      { id: 'c-1', between, unread: {}, messages: [] },
      { id: 'c-2', between: [people.hr.id, 'u-10'], unread: {}, messages: [message] },
    ],
  });
  const { rows } = await world.by(people.hr).conversations.list();
  expect(rows.map(({ id, lastMessage, time }) => [id, lastMessage, time])).toEqual([
    ['c-2', 'Hello', now],
  ]);
});

const staff = async () => [
  aUser({ id: 'u-02', name: 'Nadia Benali', role: 'hr' }),
  aUser({ id: 'u-09', name: 'Karim Haddad', role: 'employee' }),
  aUser({ id: 'u-10', name: 'Amine Kaci', role: 'employee' }),
  aUser({ id: 'u-11', name: 'Rym Saidi', role: 'employee', status: 'Inactive' }),
  aUser({ id: 'u-12', name: 'Lost Soul', role: null }),
  aUser({ id: 'u-04', name: 'Hakim Ziani', role: 'admin' }),
];

const company = () =>
  aWorld({
    users: staff,
    conversations: async () => [
      {
        id: 'c-1',
        between: ['u-02', 'u-09'],
        unread: {},
        messages: [{ id: 'm-1', from: 'u-09', text: 'Hello', time: now }],
      },
    ],
  });

describe('people to write to', () => {
  const toAmine = 'u-02_u-10';

  test('are the company’s other active people by name, each with the conversation of the two', async () => {
    const world = company();
    const asked = world.by(hr).conversations;
    const rows = [
      { id: 'u-10', name: 'Amine Kaci', role: 'Employee', conversation: toAmine },
      { id: 'u-04', name: 'Hakim Ziani', role: 'Admin', conversation: 'u-02_u-04' },
      { id: 'u-09', name: 'Karim Haddad', role: 'Employee', conversation: 'c-1' },
    ];
    expect(await asked.people('')).toEqual({ rows, found: 3, total: 3, page: 1, pages: 1 });
    expect((await asked.people(' KARIM ')).rows).toEqual([rows[2]]);
    expect(await asked.people('employee', { size: 1 })).toEqual({
      rows: [rows[0]],
      found: 2,
      total: 3,
      page: 1,
      pages: 2,
    });
    const asAmine = world.by({ id: 'u-10', name: 'Amine Kaci', role: 'employee' }).conversations;
    expect((await asAmine.people('nadia')).rows.map(({ conversation }) => conversation)).toEqual([
      toAmine,
    ]);
    const inactive = { id: 'u-11', name: 'Rym Saidi', role: 'employee' } as const;
    await expect(world.by(inactive).conversations.people('')).rejects.toThrow(
      'Only active people of a company write messages',
    );
  });

  test('begin one conversation, also when both write first at once, and nothing before that', async () => {
    const world = company();
    const own = world.by(hr).conversations;
    const others = world.by({ id: 'u-10', name: 'Amine Kaci', role: 'employee' }).conversations;
    expect(await own.get(toAmine)).toEqual({
      id: toAmine,
      name: 'Amine Kaci',
      lastMessage: '',
      time: '',
      unread: 0,
    });
    expect((await own.messages(toAmine)).rows).toEqual([]);
    await own.markRead(toAmine);
    expect((await others.list()).rows).toEqual([]);
    expect((await own.list()).rows.map(({ id }) => id)).toEqual(['c-1']);
    await Promise.all([own.send(toAmine, 'Welcome!'), others.send(toAmine, 'Good morning')]);
    expect((await world.store.all('conversation')).map(({ id }) => id)).toEqual(['c-1', toAmine]);
    for (const each of [own, others]) {
      expect((await each.messages(toAmine)).rows.map(({ text }) => text)).toEqual([
        'Welcome!',
        'Good morning',
      ]);
    }
    expect((await others.list()).rows.map(({ name }) => name)).toEqual(['Nadia Benali']);
  });

  test('of an earlier conversation go on in it', async () => {
    const world = company();
    const { conversations } = world.by(hr);
    await conversations.send('u-02_u-09', 'Hello again');
    expect((await world.store.all('conversation')).map(({ id }) => id)).toEqual(['c-1']);
    expect((await conversations.get('u-09_u-02')).lastMessage).toBe('Hello again');
  });

  test('are none but those: no conversation begins with anybody else, or between others', async () => {
    const world = company();
    const ids = [
      'u-02_u-11',
      'u-02_u-12',
      'u-02_u-99',
      'u-02_u-02',
      'u-09_u-10',
      'u-02',
      'u-02_u-10_x',
    ];
    for (const id of ids) {
      await expect(world.by(hr).conversations.get(id)).rejects.toThrow(
        'This conversation does not exist.',
      );
      await expect(world.by(hr).conversations.send(id, 'Hi')).rejects.toThrow(
        'This conversation does not exist.',
      );
    }
    await expect(world.by(sys).conversations.send('operator_u-02', 'Hi')).rejects.toThrow(
      'Only HR staff, an employee, a team manager, a company manager or an admin can do this.',
    );
    expect((await world.store.all('conversation')).length).toBe(1);
  });
});
