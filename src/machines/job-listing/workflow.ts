import type { Workflow } from '../workflow/workflow';
import {
  type AnyJobListing,
  type JobListingEvent,
  jobListingLifecycle,
} from './job-listing.machine';

/** A job listing's workflow. */
export const jobListingWorkflow: Workflow<
  typeof jobListingLifecycle.machine,
  AnyJobListing,
  JobListingEvent['type']
> = {
  lifecycle: jobListingLifecycle,
  words: { 'jobListing.open': 'Save Job' },
  byItself: [],
  named: () => [],
};
