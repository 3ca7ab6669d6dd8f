import { jobListingLifecycle, jobListingMachine } from '@/machines/job-listing/job-listing.machine';
import { step } from '@/machines/step';
import { initialTransition } from 'xstate';
import { JobListing, NewJobListing } from '../schemas/job-listing';
import type { Person } from '../schemas/person';
import { Refused } from '../schemas/refused';
import { parsed } from './draft';

/** A draft taken through its lifecycle. @param at an ISO instant. Throws what the draft lacks, or the chart's reason. */
export function openedListing(
  draft: NewJobListing & { id: string },
  by: Person,
  at: string,
): JobListing {
  const input = { ...parsed(NewJobListing, draft), id: draft.id };
  const [drafted] = initialTransition(jobListingMachine, input);
  const draftOf = { ...jobListingLifecycle.recordOf(drafted), history: [] };
  const stepped = step(jobListingLifecycle, draftOf, {
    type: 'jobListing.open',
    by: { name: by.name, role: by.role },
    at,
  });
  if (stepped.outcome === 'refused') throw new Refused(stepped.refusal);
  return JobListing.parse(stepped.record);
}
