import type { Sample } from '../world';
import { accounts } from './accounts';

/** One coherent company: the records that the demo starts from. */
export const sample: Sample = {
  accounts,
  notifications: async () => (await import('./notifications')).notifications,
  jobListings: async () => (await import('./job-listings')).jobListings,
  candidates: async () => (await import('./candidates')).candidates,
  readings: async () => (await import('./candidates')).readings,
};
