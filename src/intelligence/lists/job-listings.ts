import type { JobListing } from '@/data/schemas/job-listing';
import { daysBetween } from '@/machines/calendar';

/** The days after which an open listing counts as open for long. */
export const OPEN_LONG_DAYS = 30;

/** Whether a listing is open for 30 days or more. @param today YYYY-MM-DD. */
export const isOpenLong = ({ status, createdAt }: JobListing, today: string): boolean =>
  status === 'Open' && daysBetween(createdAt, today) >= OPEN_LONG_DAYS;
