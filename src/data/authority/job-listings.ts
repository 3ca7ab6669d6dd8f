import { jobListingLifecycle } from '@/machines/job-listing/job-listing.machine';
import type { Workspace } from '../port/workspace';
import { namesIn } from './names';
import { type Asking, make } from './take';

/** The company's job listings. */
export function createJobListings(asking: Asking): Workspace['jobListings'] {
  const { store } = asking;
  return {
    async list() {
      const [all, { told }] = await Promise.all([store.all('jobListing'), namesIn(store)]);
      return all
        .toReversed()
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
        .map(told);
    },
    create: (draft, sent) =>
      make(
        asking,
        { kind: 'jobListing', called: 'job listing', lifecycle: jobListingLifecycle },
        { type: 'jobListing.open', draft },
        sent,
      ),
  };
}
