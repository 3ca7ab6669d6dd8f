import { isOpenLong, openFirst } from '@/intelligence/lists/job-listings';
import { listingNews } from '@/intelligence/notifications/news';
import { expect, test } from 'vitest';
import { now, people } from '../../fixtures/company';
import { sample } from '../../fixtures/sample';
import { aWorld } from '../../fixtures/demo-world';

test('a closed listing stands after the open ones, waits for nobody and counts nowhere', async () => {
  const all = await sample.jobListings(new Date(now));
  const [newest, ...others] = openFirst(all);
  if (newest === undefined) throw new Error('The sample has no job listing.');
  const closed = { ...newest, status: 'Closed' as const };
  const mixed = [closed, ...others];
  expect(openFirst(mixed)).toEqual([...others, closed]);
  expect([newest, closed].map((one) => isOpenLong(one, '2027-06-01'))).toEqual([true, false]);
  expect(listingNews(mixed)).toEqual(listingNews(others));
});

test('what changed since a person saw it is refused, and a closed one is no active one', async () => {
  const { jobListings, reports } = aWorld().by(people.hr);
  const before = await reports.hrDashboard();
  const close = { type: 'jobListing.close' } as const;
  await jobListings.send('job-frontend', close, { seen: 1 });
  expect((await reports.hrDashboard()).activeJobListings).toBe(before.activeJobListings - 1);
  await expect(
    jobListings.send('job-frontend', { type: 'jobListing.reopen' }, { seen: 1 }),
  ).rejects.toThrow('This job listing was changed meanwhile: Closed by Nadia Benali.');
});
