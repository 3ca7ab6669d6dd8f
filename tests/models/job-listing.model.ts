import type { JobListing, NewJobListing } from '@/data/schemas/job-listing';
import { jobListingLifecycle } from '@/machines/job-listing/job-listing.machine';
import { people } from '../fixtures/company';
import { everyoneAsks, type LifecycleModel } from './support/record';

const at = '2026-11-21T08:30:00.000Z';

const draft: NewJobListing = {
  title: ' Translator ',
  location: 'Tlemcen',
  experience: 'any',
  skills: 'Arabic, French',
  description: 'Translate our help pages.',
};

const open = { type: 'jobListing.open', draft } as const;

const opened: JobListing = {
  ...draft,
  id: 'job-1',
  title: 'Translator',
  createdAt: '2026-11-21',
  status: 'Open',
  history: [
    {
      action: 'Opened',
      by: 'Nadia Benali',
      byId: 'u-02',
      date: at,
      event: { ...open, by: people.hr, at },
      from: 'drafted',
      to: 'Open',
    },
  ],
};

const without = (field: keyof NewJobListing) =>
  [
    { ...open, draft: { ...draft, [field]: ' ' }, by: people.hr, at },
    'jobListing.draftIsComplete',
  ] as const;
const refusedTo = (person: keyof typeof people) =>
  [{ ...open, by: people[person], at }, 'jobListing.byHr'] as const;

const hrOnly = 'Job Listings opens for HR only.';

/** A job listing's life, asked by every role: HR opens a complete draft, once. */
export const jobListingModel: LifecycleModel<
  'open',
  `open by ${keyof typeof people}`,
  typeof jobListingLifecycle.machine,
  JobListing
> = {
  lifecycle: jobListingLifecycle,
  record: opened,
  births: {
    input: { id: 'job-1' },
    events: {
      'opened by hr': [{ ...open, by: people.hr, at }, opened],
      'opened in the first hour of a day in Algiers': [
        { ...open, by: people.hr, at: '2026-11-21T23:10:00.000Z' },
        {
          ...opened,
          createdAt: '2026-11-22',
          history: opened.history.map((entry) => ({
            ...entry,
            date: '2026-11-21T23:10:00.000Z',
            event: { ...open, by: people.hr, at: '2026-11-21T23:10:00.000Z' },
          })),
        },
      ],
      'opened by a manager': refusedTo('manager'),
      'opened by an employee': refusedTo('employee'),
      'opened by a team manager': refusedTo('teammanager'),
      'opened by an admin': refusedTo('admin'),
      'opened by the operator': refusedTo('sys'),
      'opened without a title': without('title'),
      'opened without a location': without('location'),
      'opened without an experience': without('experience'),
      'opened without skills': without('skills'),
      'opened without a description': without('description'),
    },
  },
  start: 'open',
  inPage: {
    first: [],
    people: {
      hr: { account: 'hr@demo.com', at: 'Open ‘Job Listings’.' },
      employee: { never: hrOnly },
      manager: { never: hrOnly },
      teammanager: { never: hrOnly },
      admin: { never: hrOnly },
      sys: { never: hrOnly },
    },
    does: { open: { never: 'A job listing is opened once.' } },
    sees: { open: 'The list holds ‘Translator’, ‘Open’.' },
    births: {
      'opened by hr': {
        account: 'hr@demo.com',
        at: 'Open ‘Job Listings’.',
        does: 'Press ‘Create Job’, write “Translator” into ‘Title’, fill in the rest of the form, and press ‘Save Job’.',
        sees: 'The list begins with ‘Translator’, which is ‘Open’.',
      },
    },
  },
  events: everyoneAsks({ open }, people, at),
  table: { open: { is: opened, on: {} } },
};
