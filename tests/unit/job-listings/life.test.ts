import { openedListing } from '@/data/demo/opened-listing';
import { jobListingLifecycle } from '@/machines/job-listing/job-listing.machine';
import { refusal } from '@/machines/step';
import { expect, test } from 'vitest';
import { now, people } from '../../fixtures/company';
import { jobListingModel } from '../../models/job-listing.model';
import { sample } from '../../fixtures/sample';

test.each(['title', 'location', 'experience', 'skills', 'description'])(
  'a draft without %s is not opened',
  (field) => {
    const record = { ...jobListingModel.record, [field]: ' ' };
    const event = { type: 'jobListing.open', by: people.hr, at: '2026-11-21T08:30:00.000Z' };
    expect(refusal(jobListingLifecycle, record, event)).toBe(
      'A job listing needs a title, a location, an experience, skills and a description',
    );
  },
);

test('the listings of the sample are what their drafts become', async () => {
  const listings = await sample.jobListings(new Date(now));
  expect(
    listings.map(({ createdAt, ...draft }) =>
      openedListing(draft, people.hr, `${createdAt}T09:00:00.000Z`),
    ),
  ).toEqual(listings);
});
