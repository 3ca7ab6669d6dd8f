import { pageOf } from '@/intelligence/lists/paging';
import { newestFirst } from '@/intelligence/lists/sorting';
import type { Workspace } from '../port/workspace';
import type { ChatMessage, Conversation } from '../schemas/conversation';
import { MessageText } from '../schemas/message';
import { missing } from '../schemas/refused';
import { companyOf } from './company';
import { parsed } from './draft';
import type { KeptConversation, Reads } from './store';
import { type Asking, once } from './take';

const lastTimeOf = ({ messages }: KeptConversation) => messages.at(-1)?.time ?? '';

const otherOf = (me: string, between: KeptConversation['between']) =>
  between.find((person) => person !== me) ?? me;

/** A conversation that somebody takes part in. */
async function found(reads: Reads, id: string, me: string): Promise<KeptConversation> {
  const one = await reads.get('conversation', id);
  if (one?.between.includes(me) !== true) throw missing('conversation');
  return one;
}

/** The conversations of the company's people. A message is there for the other person at their next sign-in. */
export function createConversations(asking: Asking): Workspace['conversations'] {
  const { store, asker, now, newId } = asking;
  const { user } = companyOf(asking);
  const nameOf = async (id: string) => (await user(id)).name;
  const seenBy = async (
    me: string,
    { id, between, messages, unread }: KeptConversation,
  ): Promise<Conversation> => {
    const last = messages.at(-1);
    return {
      id,
      name: await nameOf(otherOf(me, between)),
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
      const own = all.filter(({ between }) => between.includes(me));
      const page = pageOf(newestFirst(own, lastTimeOf), own.length, paging);
      return { ...page, rows: await Promise.all(page.rows.map((one) => seenBy(me, one))) };
    },

    async get(id) {
      const { id: me } = await asker();
      return seenBy(me, await found(store, id, me));
    },

    async messages(id, paging) {
      const { id: me } = await asker();
      const { messages } = await found(store, id, me);
      const page = pageOf(messages.toReversed(), messages.length, paging);
      const oldestFirst = page.rows.toReversed();
      return { ...page, rows: await Promise.all(oldestFirst.map((one) => shownTo(me, one))) };
    },

    async send(id, text, sent = {}) {
      const { id: me } = await asker();
      const said = parsed(MessageText, text);
      const written = await once(asking, sent, async (transaction) => {
        const one = await found(transaction, id, me);
        const other = otherOf(me, one.between);
        const message = { id: newId(), from: me, text: said, time: now().toISOString() };
        transaction.drop('conversation', id);
        transaction.put('conversation', id, {
          ...one,
          messages: [...one.messages, message],
          unread: { [other]: (one.unread[other] ?? 0) + 1 },
        });
        return message;
      });
      return shownTo(me, written);
    },

    async markRead(id) {
      const { id: me } = await asker();
      await store.transact(async (transaction) => {
        const one = await found(transaction, id, me);
        transaction.put('conversation', id, { ...one, unread: { ...one.unread, [me]: 0 } });
      });
    },
  };
}
