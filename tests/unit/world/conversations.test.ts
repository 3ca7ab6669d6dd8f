import { ChatMessage, Conversation } from '@/data/schemas/conversation';
import type { Paging } from '@/data/schemas/page';
import type { Person } from '@/data/schemas/person';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aWorld, now, people } from '../../fixtures/company';

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

  test.each([
    ['c-1', 'c-2'],
    ['c-2', 'c-1'],
  ] as const)(
    'of two sent in at the same instant, %s and then %s, the later leads',
    async (first, last) => {
      const { conversations } = smallWorld().by(hr);
      await conversations.send(first, 'Yes.');
      await conversations.send(last, 'Well?');
      expect((await conversations.list()).rows.map(({ id }) => id)).toEqual([last, first]);
      await conversations.markRead(first);
      expect((await conversations.list()).rows.map(({ id }) => id)).toEqual([last, first]);
    },
  );

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

test('a conversation in which nobody wrote yet is the last, and says nothing', async () => {
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
    ['c-1', '', ''],
  ]);
});
