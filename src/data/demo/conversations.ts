import { once } from '../once';
import type { ChatMessage, Conversation } from '../schemas/conversation';
import { MessageText } from '../schemas/message';
import { missing } from '../schemas/refused';
import type { Workspace } from '../workspace';
import type { Company } from './company';
import { parsed } from './draft';
import type { DemoOptions, SampleConversation } from './world';

const otherOf = (me: string, between: SampleConversation['between']) =>
  between.find((person) => person !== me) ?? me;

/** The conversations of the demo world's company: what one sends is there when the other signs in. */
export function createConversations(
  company: Company,
  { now, sample }: Pick<DemoOptions, 'now' | 'sample'>,
): Workspace['conversations'] {
  const held = once(async () => {
    const all = await sample.conversations(now());
    return new Map(all.map((one, index) => [`c-${index + 1}`, one]));
  });

  const idOf = async (email: string) => (await company.accountIds()).get(email) ?? '';
  const nameOf = async (id: string) => (await company.user(id)).name;
  const find = async (id: string, me: string) => {
    const found = (await held()).get(id);
    if (found?.between.includes(me) !== true) throw missing('conversation');
    return found;
  };

  const seenBy = async (
    me: string,
    id: string,
    { between, messages, unread }: SampleConversation,
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
    id: string,
    { from, text, time }: SampleConversation['messages'][number],
    index: number,
  ): Promise<ChatMessage> => ({
    id: `${id}-${index + 1}`,
    sender: await nameOf(from),
    text,
    time,
    self: from === me,
  });

  return {
    async list(email) {
      const [me, all] = await Promise.all([idOf(email), held()]);
      const own = [...all].filter(([, { between }]) => between.includes(me));
      const seen = await Promise.all(own.map(([id, one]) => seenBy(me, id, one)));
      // What was sent last was kept last: it wins where two have the same time.
      return seen.toReversed().toSorted((a, b) => b.time.localeCompare(a.time));
    },

    async messages(id, email) {
      const me = await idOf(email);
      const { messages } = await find(id, me);
      return Promise.all(messages.map((one, index) => shownTo(me, id, one, index)));
    },

    async send(id, text, email) {
      const me = await idOf(email);
      const { between, messages, unread } = await find(id, me);
      const written = { from: me, text: parsed(MessageText, text), time: now().toISOString() };
      const other = otherOf(me, between);
      const all = await held();
      all.delete(id);
      all.set(id, {
        between,
        messages: [...messages, written],
        unread: { [other]: (unread[other] ?? 0) + 1 },
      });
      return shownTo(me, id, written, messages.length);
    },

    async markRead(id, email) {
      const me = await idOf(email);
      const one = await find(id, me);
      (await held()).set(id, { ...one, unread: { ...one.unread, [me]: 0 } });
    },
  };
}
