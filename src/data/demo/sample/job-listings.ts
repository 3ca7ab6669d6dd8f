import type { JobListing } from '../../schemas/job-listing';
import { daysOn } from './clock';

const dayLength = 'YYYY-MM-DD'.length;

/** The company's job listings. On any day, YYYY-MM-DD, they are as old as they were on the day of writing. */
export const jobListingsOn = (today: string, stored: unknown): JobListing[] =>
  (stored as JobListing[]).map((listing) => {
    const createdAt = daysOn(today, listing.createdAt);
    return {
      ...listing,
      createdAt,
      history: listing.history.map((entry) => {
        const date = `${createdAt}${entry.date.slice(dayLength)}`;
        return { ...entry, date, ...(entry.event && { event: { ...entry.event, at: date } }) };
      }),
    };
  });
