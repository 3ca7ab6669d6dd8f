import type { JobListing } from '../../schemas/job-listing';
import stored from './job-listings.json';

/** The jobs that the company hires for. */
export const jobListings = stored as JobListing[];
