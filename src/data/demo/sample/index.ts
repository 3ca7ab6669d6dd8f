import { dayOf as companyDay } from '@/machines/calendar';
import { once } from '../../once';
import type { Sample } from '../world';
import { accounts } from './accounts';
import type { Recruited } from './candidates';
import { company } from './company';
import type { ReadRecords, RecordsName } from './records';

const dayOf = (instant: Date) => companyDay(instant.toISOString());

/**
 * The records that the demo starts from, of one coherent company. The code and the records of a list load at the
 * same time.
 */
export function createSample(read: ReadRecords): Sample {
  const withRecords = <Code>(code: Promise<Code>, name: RecordsName) =>
    Promise.all([code, read(name)]);
  const users = async (now: Date) => {
    const [{ usersOn }, rows] = await withRecords(import('./users'), 'users');
    return usersOn(dayOf(now), rows);
  };
  const recruited = once(async () => (await read('candidates')) as Recruited);
  return {
    accounts,
    company,
    users,
    async candidates(now) {
      const [{ candidatesAt }, { candidates }] = await Promise.all([
        import('./candidates'),
        recruited(),
      ]);
      return candidatesAt(now, candidates);
    },
    readings: async () => (await recruited()).readings,
    async notifications(now) {
      const [code, stored] = await withRecords(import('./notifications'), 'notifications');
      return code.notificationsOn(dayOf(now), stored);
    },
    async jobListings(now) {
      const [code, stored] = await withRecords(import('./job-listings'), 'job-listings');
      return code.jobListingsOn(dayOf(now), stored);
    },
    async tasks(now) {
      const [{ tasksOn }, people, engineering, departments] = await Promise.all([
        import('./tasks'),
        users(now),
        read('engineering-tasks'),
        read('department-tasks'),
      ]);
      return tasksOn(dayOf(now), people, { engineering, departments });
    },
    async workRecords(now) {
      const [code, rows] = await withRecords(import('./work-records'), 'work-records');
      return code.workRecordsOn(dayOf(now), rows);
    },
    announcements: async (now) => (await import('./announcements')).announcementsOn(dayOf(now)),
    async provider(now) {
      const [code, stored] = await withRecords(import('./provider'), 'provider');
      return code.providerOn(now, dayOf(now), stored);
    },
    subscription: async (now) => (await import('./billing')).subscriptionOn(dayOf(now)),
    payments: async (now) => (await import('./billing')).paymentsOn(dayOf(now)),
    async conversations(now) {
      const [code, rows] = await withRecords(import('./conversations'), 'conversations');
      return code.conversationsAt(now, rows);
    },
  };
}
