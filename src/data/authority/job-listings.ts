import { openFirst } from '@/intelligence/lists/job-listings';
import type { Workspace } from '../port/workspace';
import { namesIn } from './names';
import type { Asking } from './take';

const lifeOf = async () =>
  ({
    kind: 'jobListing',
    called: 'job listing',
    lifecycle: (await import('@/machines/job-listing/job-listing.machine')).jobListingLifecycle,
  }) as const;

/** The company's job listings. The chart loads when a listing is made or changed. */
export function createJobListings(asking: Asking): Workspace['jobListings'] {
  const { store } = asking;
  return {
    async list() {
      const all = await store.all('jobListing');
      const { told } = await namesIn(store, all);
      return openFirst(all).map(told);
    },
    async create(draft, sent) {
      const [life, { make }] = await Promise.all([lifeOf(), import('./take')]);
      return make(asking, life, { type: 'jobListing.open', draft }, sent);
    },
    async send(id, command, sent) {
      const [life, { take }] = await Promise.all([lifeOf(), import('./take')]);
      const listing = await take(asking, life, id, command, sent);
      return (await namesIn(store, [listing])).told(listing);
    },
  };
}
