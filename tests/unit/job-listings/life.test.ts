import type { NewJobListing } from '@/data/schemas/job-listing';
import { jobListingLifecycle } from '@/machines/job-listing/job-listing.machine';
import { begin } from '@/machines/step';
import { expect, test } from 'vitest';
import { now, people } from '../../fixtures/company';
import { sample } from '../../fixtures/sample';

const draft: NewJobListing = {
  title: 'Translator',
  location: 'Tlemcen',
  experience: 'any',
  skills: 'Arabic, French',
  description: 'Translate our help pages.',
};
const opened = (id: string, from: NewJobListing, at: string) =>
  begin(jobListingLifecycle, { id }, { type: 'jobListing.open', draft: from, by: people.hr, at });

test.each(Object.keys(draft))('a draft without %s is not opened', (field) => {
  expect(opened('job-1', { ...draft, [field]: ' ' }, now)).toEqual({
    outcome: 'refused',
    refusal: {
      code: 'jobListing.draftIsComplete',
      sentence: 'A job listing needs a title, a location, an experience, skills and a description',
      field,
    },
  });
});

test('the listings of the sample are what their drafts become', async () => {
  const listings = await sample.jobListings(new Date(now));
  expect(
    listings.map(({ id, createdAt, title, location, experience, skills, description }) =>
      opened(
        id,
        { title, location, experience, skills, description },
        `${createdAt}T09:00:00.000Z`,
      ),
    ),
  ).toEqual(listings.map((record) => ({ outcome: 'stepped', record })));
});
