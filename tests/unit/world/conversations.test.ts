import { ChatMessage, Conversation } from '@/data/schemas/conversation';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aWorld } from '../../fixtures/company';

const hr = 'hr@demo.com';
const employee = 'employee@demo.com';
const teamManager = 'teammanager@demo.com';
const manager = 'manager@demo.com';

/** A world of one conversation between HR and the employee, and one that the employee has no part in. */
const smallWorld = (at?: () => string) =>
  aWorld(
    {
      conversations: async () => [
        {
          between: ['u-02', 'u-09'],
          unread: { 'u-09': 1 },
          messages: [
            { from: 'u-09', text: 'Where is my contract?', time: '2026-11-20T09:00:00.000Z' },
            { from: 'u-02', text: 'In My Profile.', time: '2026-11-20T09:05:00.000Z' },
          ],
        },
        {
          between: ['u-05', 'u-02'],
          unread: {},
          messages: [{ from: 'u-05', text: 'Thursday?', time: '2026-11-20T10:00:00.000Z' }],
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
    expect(await world.conversations.list(hr)).toEqual([fromLina, fromKarim]);
    expect(await world.conversations.list(employee)).toEqual([fromNadia]);
    expect(await world.conversations.list(manager)).toEqual([]);
    expect(await world.conversations.list('admin@demo.com')).toEqual([]);
    expect(await world.conversations.messages('c-1', employee)).toEqual([
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

  test('what one sends is there for the other, unread and on top, and leads the list', async () => {
    let at = '2026-11-21T08:30:00.000Z';
    const world = smallWorld(() => at);
    const sent = await world.conversations.send('c-1', '  Did you find it?\n', hr);
    expect(sent).toEqual({
      id: 'c-1-3',
      sender: 'Nadia Benali',
      text: 'Did you find it?',
      time: at,
      self: true,
    });
    expect(await world.conversations.messages('c-1', employee)).toContainEqual({
      ...sent,
      self: false,
    });
    const last = { lastMessage: 'Did you find it?', time: at };
    expect(await world.conversations.list(hr)).toEqual([{ ...fromKarim, ...last }, fromLina]);
    expect(await world.conversations.list(employee)).toEqual([
      { ...fromNadia, ...last, unread: 2 },
    ]);
    at = '2026-11-21T08:31:00.000Z';
    await world.conversations.send('c-2', 'Yes.', hr);
    expect((await world.conversations.list(hr)).map(({ id }) => id)).toEqual(['c-2', 'c-1']);
  });

  test('of two sent in at the same instant the later leads', async () => {
    const world = smallWorld();
    await world.conversations.send('c-2', 'Yes.', hr);
    await world.conversations.send('c-1', 'Well?', hr);
    expect((await world.conversations.list(hr)).map(({ id }) => id)).toEqual(['c-1', 'c-2']);
    await world.conversations.markRead('c-2', hr);
    expect((await world.conversations.list(hr)).map(({ id }) => id)).toEqual(['c-1', 'c-2']);
  });

  test('reading, and answering, clear what was unread for that person alone', async () => {
    const world = smallWorld();
    await world.conversations.send('c-1', 'Yes, thank you.', employee);
    expect(await world.conversations.list(employee)).toMatchObject([{ unread: 0 }]);
    expect(await world.conversations.list(hr)).toMatchObject([{ unread: 1 }, { unread: 0 }]);
    await world.conversations.markRead('c-1', hr);
    expect(await world.conversations.list(hr)).toMatchObject([{ unread: 0 }, { unread: 0 }]);
    await world.conversations.send('c-1', 'Good.', hr);
    expect(await world.conversations.list(employee)).toMatchObject([{ unread: 1 }]);
  });

  test('a blank message is refused, and so is whoever has no part in it', async () => {
    const world = smallWorld();
    const before = await world.conversations.messages('c-1', hr);
    const refusals = [
      world.conversations.send('c-1', '', hr),
      world.conversations.send('c-1', ' \n\t', hr),
      world.conversations.send('c-1', 'Hello', teamManager),
      world.conversations.messages('c-1', 'sys@demo.com'),
      world.conversations.markRead('c-1', manager),
      world.conversations.messages('c-9', hr),
    ].map((refused) => refused.catch(String));
    expect(await Promise.all(refusals)).toEqual([
      'Refused: Write a message first',
      'Refused: Write a message first',
      'Refused: This conversation does not exist.',
      'Refused: This conversation does not exist.',
      'Refused: This conversation does not exist.',
      'Refused: This conversation does not exist.',
    ]);
    expect(await world.conversations.messages('c-1', hr)).toEqual(before);
  });

  test('a new name is the one that the other sees', async () => {
    const world = smallWorld();
    await world.employees.updateProfile(employee, {
      name: 'Karim Haddad-Benali',
      email: employee,
      phone: '',
      location: '',
    });
    expect((await world.conversations.list(hr)).map(({ name }) => name)).toEqual([
      'Lina Cherif',
      'Karim Haddad-Benali',
    ]);
  });
});

describe('the sample’s conversations', () => {
  test('are as the schemas say, before now, and each has its unread among the other’s last', async () => {
    const world = aWorld();
    for (const email of [hr, employee, teamManager, manager]) {
      const listed = await world.conversations.list(email);
      expect(z.array(Conversation).parse(listed)).toEqual(listed);
      for (const { id, unread, time } of listed) {
        const messages = await world.conversations.messages(id, email);
        expect(z.array(ChatMessage).parse(messages)).toEqual(messages);
        expect(time < '2026-11-21T08:30:00.000Z').toBe(true);
        expect(messages.toSorted((a, b) => a.time.localeCompare(b.time))).toEqual(messages);
        expect(messages.slice(messages.length - unread).filter(({ self }) => self)).toEqual([]);
      }
    }
  });

  test('give every role but admin and sys a list', async () => {
    const world = aWorld();
    const listOf = async (email: string) =>
      (await world.conversations.list(email)).map(({ name, unread }) => `${name} ${unread}`);
    expect(await Promise.all([teamManager, hr, employee, manager].map(listOf))).toEqual([
      ['Karim Haddad 1', 'Amine Kaci 0', 'Nadia Benali 0', 'Salim Mansouri 0'],
      ['Amel Bouzid 1', 'Salim Mansouri 0', 'Lina Cherif 1', 'Karim Haddad 0'],
      ['Lina Cherif 0', 'Yasmine Boudiaf 0', 'Nadia Benali 1'],
      ['Samia Kaddour 1', 'Nadia Benali 0', 'Lina Cherif 1'],
    ]);
    expect(await listOf('admin@demo.com')).toEqual([]);
  });
});
