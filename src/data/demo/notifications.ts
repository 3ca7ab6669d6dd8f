import { once } from '../once';
import type { Workspace } from '../workspace';
import type { DemoOptions } from './world';

/** What each role is told in the demo world; the chart of a notification loads when one is opened. */
export function createNotifications({
  now,
  sample,
}: Pick<DemoOptions, 'now' | 'sample'>): Workspace['notifications'] {
  const lists = once(async () => ({ ...(await sample.notifications(now())) }));
  return {
    list: async (role) => (await lists())[role] ?? [],
    async markRead(id, { name, role }) {
      const { opened } = await import('./opened');
      const told = await lists();
      told[role] = opened(told[role] ?? [], id, {
        by: { name, role },
        at: now().toISOString(),
      });
    },
  };
}
