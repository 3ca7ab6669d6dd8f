import type { Workflow } from '../workflow/workflow';
import { type JobListingEvent, jobListingLifecycle } from './job-listing.machine';

type JobListingRecord = ReturnType<typeof jobListingLifecycle.recordOf>;

/** A job listing's workflow. */
export const jobListingWorkflow: Workflow<
  typeof jobListingLifecycle.machine,
  JobListingRecord,
  JobListingEvent['type']
> = {
  lifecycle: jobListingLifecycle,
  words: { 'jobListing.open': 'Save Job' },
  byItself: [],
  named: () => [],
  bornWith: 0,
};
