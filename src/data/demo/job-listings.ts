import { once } from '../once';
import type { Workspace } from '../workspace';
import { idAt } from './ids';
import type { DemoOptions } from './world';

/** The job listings of the demo world. */
export function createJobListings({
  now,
  sample,
}: Pick<DemoOptions, 'now' | 'sample'>): Workspace['jobListings'] {
  const listings = once(async () =>
    (await sample.jobListings(now())).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
  );
  return {
    list: async () => [...(await listings())],
    async create(draft, by) {
      const { openedListing } = await import('./opened-listing');
      const all = await listings();
      const at = now();
      const id = idAt(at, (one) => all.some((listing) => listing.id === one));
      const listing = openedListing({ ...draft, id }, by, at.toISOString());
      all.unshift(listing);
      return listing;
    },
  };
}
