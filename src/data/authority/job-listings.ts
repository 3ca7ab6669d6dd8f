import { newestFirst } from '@/intelligence/lists/newest';
import type { Workspace } from '../port/workspace';
import { namesIn } from './names';
import type { Asking } from './take';

/** The company's job listings. The chart loads when a listing is opened. */
export function createJobListings(asking: Asking): Workspace['jobListings'] {
  const { store } = asking;
  return {
    async list() {
      const all = await store.all('jobListing');
      const { told } = await namesIn(store, all);
      return newestFirst(all, ({ createdAt }) => createdAt).map(told);
    },
    async create(draft, sent) {
      const [{ jobListingLifecycle: lifecycle }, { make }] = await Promise.all([
        import('@/machines/job-listing/job-listing.machine'),
        import('./take'),
      ]);
      const life = { kind: 'jobListing', called: 'job listing', lifecycle } as const;
      return make(asking, life, { type: 'jobListing.open', draft }, sent);
    },
  };
}
