import type { JobListing } from '../../schemas/job-listing';

/** The jobs that the company hires for. */
export const jobListingsFrom = (stored: unknown): JobListing[] => stored as JobListing[];
