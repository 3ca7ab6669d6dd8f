import type { JobListing } from '@/data/schemas/job-listing';
import { newestFirst } from './newest';
import { daysBetween } from '@/machines/calendar';

/** The days after which an open listing counts as open for long. */
export const OPEN_LONG_DAYS = 30;

/** Whether the company still hires for a listing. */
export const isOpen = ({ status }: Pick<JobListing, 'status'>): boolean => status === 'Open';

/** Whether a listing is open for 30 days or more. @param today YYYY-MM-DD. */
export const isOpenLong = (listing: JobListing, today: string): boolean =>
  isOpen(listing) && daysBetween(listing.createdAt, today) >= OPEN_LONG_DAYS;

/** The open listings before the closed ones, each newest first. */
export const openFirst = (listings: readonly JobListing[]): JobListing[] =>
  newestFirst(listings, ({ createdAt }) => createdAt).toSorted(
    (one, other) => Number(isOpen(other)) - Number(isOpen(one)),
  );
