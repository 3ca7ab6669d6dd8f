import { pageOf } from '@/intelligence/lists/paging';
import type { Workspace } from '../port/workspace';
import type { Notification } from '../schemas/notification';
import type { Person } from '../schemas/person';
import { missing, Refused } from '../schemas/refused';
import type { Asking } from './take';

/** What a world knows of its news. */
export interface TellingNews {
  /** The instant after which what happens is news. Null while nothing can have happened since. */
  newsSince: () => string | null;
}

/**
 * The notifications of the asker. Most are derived from what happened; only those that were opened are kept, by
 * person. A sample's are kept by role. The chart loads when a notification is opened.
 */
export function createNotifications(
  asking: Asking,
  { newsSince }: TellingNews,
): Workspace['notifications'] {
  const { store, asker, now } = asking;
  const newsOf = async (by: Person): Promise<Notification[]> => {
    const since = newsSince();
    if (since === null) return [];
    const [{ newsFor }, opened] = await Promise.all([import('./news'), store.get('told', by.id)]);
    return newsFor(asking, by, since, opened ?? []);
  };
  return {
    async list(paging) {
      const by = await asker();
      const [news, told] = await Promise.all([newsOf(by), store.get('told', by.role)]);
      const all = [...news, ...(told ?? [])];
      return pageOf(all, all.length, paging);
    },
    async markRead(id) {
      const [by, { notificationLifecycle }, { step }] = await Promise.all([
        asker(),
        import('@/machines/notification/notification.machine'),
        import('@/machines/step'),
      ]);
      const news = await newsOf(by);
      const open = (one: Notification): Notification => {
        if (one.id !== id) return one;
        const event = { type: 'notification.open', by, at: now().toISOString() };
        const stepped = step(notificationLifecycle, one, event);
        if (stepped.outcome === 'refused') throw new Refused(stepped.refusal);
        return stepped.record;
      };
      await store.transact(async (transaction) => {
        const told = (await transaction.get('told', by.role)) ?? [];
        if (told.some((one) => one.id === id)) {
          transaction.put('told', by.role, told.map(open));
          return;
        }
        const opened = (await transaction.get('told', by.id)) ?? [];
        const one =
          opened.find((known) => known.id === id) ?? news.find((known) => known.id === id);
        if (one === undefined) throw missing('notification');
        // What is no news any more need not be known as opened.
        const still = opened.filter(
          (known) => known.id !== id && news.some((own) => own.id === known.id),
        );
        transaction.put('told', by.id, [...still, open(one)]);
      });
    },
  };
}
