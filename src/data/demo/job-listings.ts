import { once } from '../once';
import { NewJobListing } from '../schemas/job-listing';
import type { Workspace } from '../workspace';
import { parsed } from './draft';
import { idAt } from './ids';
import type { DemoOptions } from './world';

/** The job listings of the demo world. */
export function createJobListings({
  now,
  sample,
}: Pick<DemoOptions, 'now' | 'sample'>): Workspace['jobListings'] {
  const listings = once(async () =>
    (await sample.jobListings()).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
  );
  return {
    list: async () => [...(await listings())],
    async create(draft, by) {
      if (by.role !== 'hr') throw new Error('Only HR staff can open a job listing');
      const fields = parsed(NewJobListing, draft);
      const all = await listings();
      const at = now();
      const listing = {
        ...fields,
        id: idAt(at, (id) => all.some((one) => one.id === id)),
        createdAt: at.toISOString().slice(0, 10),
        status: 'Open' as const,
      };
      all.unshift(listing);
      return listing;
    },
  };
}
