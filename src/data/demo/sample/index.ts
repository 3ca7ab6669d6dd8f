import type { Sample } from '../world';
import { accounts } from './accounts';
import { companyName } from './company';

const dayOf = (instant: Date) => instant.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** One coherent company: the records that the demo starts from. */
export const sample: Sample = {
  accounts,
  company: companyName,
  notifications: async () => (await import('./notifications')).notifications,
  jobListings: async () => (await import('./job-listings')).jobListings,
  users: async () => (await import('./users')).users,
  tasks: async (now) => (await import('./tasks')).tasksOn(dayOf(now)),
  workRecords: async (now) => (await import('./work-records')).workRecordsOn(dayOf(now)),
  announcements: async (now) => (await import('./announcements')).announcementsOn(dayOf(now)),
  provider: async (now) => (await import('./provider')).providerOn(now, dayOf(now)),
  subscription: async (now) => (await import('./billing')).subscriptionOn(dayOf(now)),
  payments: async (now) => (await import('./billing')).paymentsOn(dayOf(now)),
  conversations: async (now) => (await import('./conversations')).conversationsAt(now),
  candidates: async () => (await import('./candidates')).candidates,
  readings: async () => (await import('./candidates')).readings,
};
