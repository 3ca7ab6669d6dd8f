import { pageOf } from '@/intelligence/lists/paging';
import type { Workspace } from '../port/workspace';
import { missing, Refused } from '../schemas/refused';
import type { Asking } from './take';

/** The notifications of the asker's role. The chart loads when a notification is opened. */
export function createNotifications({ store, asker, now }: Asking): Workspace['notifications'] {
  return {
    async list(paging) {
      const told = (await store.get('told', (await asker()).role)) ?? [];
      return pageOf(told, told.length, paging);
    },
    async markRead(id) {
      const [by, { notificationLifecycle }, { step }] = await Promise.all([
        asker(),
        import('@/machines/notification/notification.machine'),
        import('@/machines/step'),
      ]);
      await store.transact(async (transaction) => {
        const told = (await transaction.get('told', by.role)) ?? [];
        if (!told.some((one) => one.id === id)) throw missing('notification');
        const event = { type: 'notification.open', by, at: now().toISOString() };
        const opened = told.map((one) => {
          if (one.id !== id) return one;
          const stepped = step(notificationLifecycle, one, event);
          if (stepped.outcome === 'refused') throw new Refused(stepped.refusal);
          return stepped.record;
        });
        transaction.put('told', by.role, opened);
      });
    },
  };
}
