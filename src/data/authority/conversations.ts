import { pageOf } from '@/intelligence/lists/paging';
import { newestFirst } from '@/intelligence/lists/newest';
import { selectColleagues } from '@/intelligence/lists/users';
import { writesMessages } from '@/machines/conversations/policy';
import type { Workspace } from '../port/workspace';
import type { ChatMessage, Conversation } from '../schemas/conversation';
import type { Person } from '../schemas/person';
import { forbidden, missing } from '../schemas/refused';
import { roleLabel } from '../schemas/role-label';
import { companyOf } from './company';
import type { KeptConversation, Reads } from './store';
import type { Asking } from './take';

const lastTimeOf = ({ messages }: KeptConversation) => messages.at(-1)?.time ?? '';

const otherOf = (me: string, pair: KeptConversation['between']) =>
  pair.find((person) => person !== me) ?? me;

const between = '_';
/** The id of a conversation that two people begin, whoever of them begins it: so there is never a second one. */
const idOf = (...pair: [string, string]) => pair.toSorted().join(between);

/** The conversation that an id of two people names, written in or not. Undefined where it cannot begin. */
async function ofPair(reads: Reads, id: string, by: Person): Promise<KeptConversation | undefined> {
  const [one = '', other = '', ...rest] = id.split(between);
  if (rest.length > 0 || one === other || ![one, other].includes(by.id)) return undefined;
  const written = (await reads.all('conversation')).find(
    (kept) => kept.between.includes(one) && kept.between.includes(other),
  );
  if (written !== undefined) return written;
  const both = await reads.some('user', [one, other]);
  const canBegin = both.length === 2 && both.every(writesMessages);
  return canBegin
    ? { id: idOf(one, other), between: [one, other], unread: {}, messages: [] }
    : undefined;
}

/** A conversation that somebody takes part in, or can begin. It is kept from its first message on. */
async function found(reads: Reads, id: string, by: Person): Promise<KeptConversation> {
  const one = (await reads.get('conversation', id)) ?? (await ofPair(reads, id, by));
  if (one?.between.includes(by.id) !== true) throw missing('conversation');
  return one;
}

/** The conversations of the company's people. A message is there for the other person at their next sign-in. */
export function createConversations(asking: Asking): Workspace['conversations'] {
  const { store, asker, now, newId } = asking;
  const company = companyOf(asking);
  const nameOf = async (id: string) => (await company.user(id)).name;
  const seenBy = async (
    me: string,
    { id, between: pair, messages, unread }: KeptConversation,
  ): Promise<Conversation> => {
    const last = messages.at(-1);
    return {
      id,
      name: await nameOf(otherOf(me, pair)),
      lastMessage: last?.text ?? '',
      time: last?.time ?? '',
      unread: unread[me] ?? 0,
    };
  };
  const shownTo = async (
    me: string,
    { id, from, text, time }: KeptConversation['messages'][number],
  ): Promise<ChatMessage> => ({ id, sender: await nameOf(from), text, time, self: from === me });

  return {
    async list(paging) {
      const [{ id: me }, all] = await Promise.all([asker(), store.all('conversation')]);
      const own = all.filter((one) => one.between.includes(me) && one.messages.length > 0);
      const page = pageOf(newestFirst(own, lastTimeOf), own.length, paging);
      return { ...page, rows: await Promise.all(page.rows.map((one) => seenBy(me, one))) };
    },

    async people(text, paging) {
      const { id: me } = await asker();
      const [users, all] = await Promise.all([store.all('user'), store.all('conversation')]);
      const writers = users.filter(writesMessages);
      if (!writers.some(({ id }) => id === me)) {
        throw forbidden('Only active people of a company write messages');
      }
      const known = new Map(
        all
          .filter((one) => one.between.includes(me))
          .map((one) => [otherOf(me, one.between), one.id]),
      );
      const colleagues = writers.filter(({ id }) => id !== me);
      const page = pageOf(selectColleagues(colleagues, text), colleagues.length, paging);
      return {
        ...page,
        rows: page.rows.map(({ id, name, role }) => ({
          id,
          name,
          role: roleLabel(role),
          conversation: known.get(id) ?? idOf(me, id),
        })),
      };
    },

    async get(id) {
      const by = await asker();
      return seenBy(by.id, await found(store, id, by));
    },

    async messages(id, paging) {
      const by = await asker();
      const { messages } = await found(store, id, by);
      const page = pageOf(messages.toReversed(), messages.length, paging);
      const oldestFirst = page.rows.toReversed();
      return { ...page, rows: await Promise.all(oldestFirst.map((one) => shownTo(by.id, one))) };
    },

    async send(id, text, sent = {}) {
      const by = await asker();
      const { id: me } = by;
      // Every page counts what is unread, and needs none of this.
      const [{ MessageText }, { parsed }, { once }] = await Promise.all([
        import('../schemas/message'),
        import('./draft'),
        import('./take'),
      ]);
      const said = parsed(MessageText, text);
      const written = await once(asking, sent, async (transaction) => {
        const one = await found(transaction, id, by);
        const other = otherOf(me, one.between);
        const message = { id: newId(), from: me, text: said, time: now().toISOString() };
        transaction.put('conversation', one.id, {
          ...one,
          messages: [...one.messages, message],
          unread: { [other]: (one.unread[other] ?? 0) + 1 },
        });
        return message;
      });
      return shownTo(me, written);
    },

    async markRead(id) {
      const by = await asker();
      await store.transact(async (transaction) => {
        const one = await found(transaction, id, by);
        if ((one.unread[by.id] ?? 0) === 0) return;
        transaction.put('conversation', one.id, { ...one, unread: { ...one.unread, [by.id]: 0 } });
      });
    },
  };
}
