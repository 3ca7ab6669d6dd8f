import type { Sample } from '../world';
import { accounts } from './accounts';

const dayOf = (instant: Date) => instant.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** One coherent company: the records that the demo starts from. */
export const sample: Sample = {
  accounts,
  notifications: async () => (await import('./notifications')).notifications,
  jobListings: async () => (await import('./job-listings')).jobListings,
  users: async () => (await import('./users')).users,
  tasks: async (now) => (await import('./tasks')).tasksOn(dayOf(now)),
  workRecords: async (now) => (await import('./work-records')).workRecordsOn(dayOf(now)),
  announcements: async (now) => (await import('./announcements')).announcementsOn(dayOf(now)),
  provider: async (now) => (await import('./provider')).providerOn(now, dayOf(now)),
  candidates: async () => (await import('./candidates')).candidates,
  readings: async () => (await import('./candidates')).readings,
};
