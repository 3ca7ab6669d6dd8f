import { inOrder } from '@/machines/order';
import {
  accountNews,
  dueNews,
  listingNews,
  messageNews,
  type News,
  pendingNews,
  subscriptionNews,
  taskNews,
} from '@/intelligence/notifications/news';
import { agoText } from '../ago';
import type { Notification } from '../schemas/notification';
import type { Person } from '../schemas/person';
import type { Role } from '../schemas/role';
import { companyOf } from './company';
import { subscriptionAt } from './subscription';
import type { Asking } from './take';

/** How long something is news, in days. */
const lastsDays = 30;
const dayInMs = 86_400_000;

async function messages({ store }: Asking, { id: me }: Person): Promise<News[]> {
  const received = (await store.all('conversation')).flatMap((one) => {
    const last = one.messages.findLast(({ from }) => from !== me);
    return one.between.includes(me) && last !== undefined ? [{ ...one, last }] : [];
  });
  const senders = await store.names([...new Set(received.map(({ last }) => last.from))]);
  const names = new Map(senders.map(({ id, name }) => [id, name]));
  return received.map(({ last, unread }) =>
    messageNews(
      { id: last.id, at: last.time },
      names.get(last.from) ?? 'A colleague',
      (unread[me] ?? 0) === 0,
    ),
  );
}

async function pending({ store }: Asking): Promise<News[]> {
  const { found, rows } = await store.candidates.page({ status: 'Pending' }, { size: 1 });
  const last = rows[0] && (await store.get('candidate', rows[0].id));
  return last === undefined ? [] : [pendingNews(found, last)];
}

const tasks = async (asking: Asking, by: Person) =>
  taskNews(await companyOf(asking).ownTasks(), by);

const none = async (): Promise<News[]> => [];

/** What each role is told of. Admins and the operator are told nothing, as specified. */
const sources: Record<Role, (asking: Asking, by: Person) => Promise<News[]>> = {
  employee: async (asking, by) => {
    const company = companyOf(asking);
    const own = await company.ownTasks();
    return [
      ...taskNews(own, by),
      ...dueNews(own, company.today()),
      ...(await messages(asking, by)),
    ];
  },
  teammanager: async (asking, by) => [
    ...(await tasks(asking, by)),
    ...(await messages(asking, by)),
  ],
  hr: async (asking, by) => [
    ...(await tasks(asking, by)),
    ...(await pending(asking)),
    ...listingNews(await asking.store.all('jobListing')),
    ...(await messages(asking, by)),
  ],
  manager: async (asking, by) => {
    const { store, now } = asking;
    const kept = await store.get('subscription', 'subscription');
    const today = companyOf(asking).today();
    return [
      ...(kept === undefined
        ? []
        : subscriptionNews(subscriptionAt(kept, now().toISOString()), today)),
      ...accountNews(await store.all('user'), by),
      ...(await messages(asking, by)),
    ];
  },
  admin: none,
  sys: none,
};

/**
 * The news of the last 30 days for a person, newest first, as notifications.
 * @param since what happened up to this ISO instant is no news.
 * @param opened those that the person has opened.
 */
export async function newsFor(
  asking: Asking,
  by: Person,
  since: string,
  opened: readonly Notification[],
): Promise<Notification[]> {
  const now = asking.now();
  const from = new Date(now.getTime() - lastsDays * dayInMs).toISOString();
  const read = new Map(opened.map((one) => [one.id, one]));
  const news = (await sources[by.role](asking, by)).filter(
    ({ at }) => at > since && at > from && at <= now.toISOString(),
  );
  return news
    .toSorted((a, b) => inOrder(b.at, a.at))
    .map(({ at, isKnown = false, ...one }) => ({
      ...one,
      time: agoText(at, now.getTime()),
      status: isKnown ? 'read' : 'unread',
      history: [],
      ...(read.has(one.id) && { status: 'read', history: read.get(one.id)?.history ?? [] }),
    }));
}
