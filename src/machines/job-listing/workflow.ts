import type { Workflow } from '../workflow/workflow';
import type { JobListing } from '@/data/schemas/job-listing';
import { type JobListingEvent, jobListingLifecycle } from './job-listing.machine';

/** A job listing's workflow. */
export const jobListingWorkflow: Workflow<
  typeof jobListingLifecycle.machine,
  JobListing,
  JobListingEvent['type']
> = {
  lifecycle: jobListingLifecycle,
  words: {
    'jobListing.open': 'Save Job',
    'jobListing.change': 'Edit',
    'jobListing.close': 'Close',
    'jobListing.reopen': 'Reopen',
  },
  byItself: [],
  named: () => [],
};
