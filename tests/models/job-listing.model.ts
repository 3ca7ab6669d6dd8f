import type { JobListing } from '@/data/schemas/job-listing';
import {
  type AnyJobListing,
  jobListingLifecycle,
} from '@/machines/job-listing/job-listing.machine';
import { people } from '../fixtures/company';
import { everyoneAsks, type LifecycleModel } from './support/record';

const at = '2026-11-21T08:30:00.000Z';

const drafted = {
  id: 'job-1',
  title: ' Translator ',
  location: 'Tlemcen',
  experience: 'any',
  skills: 'Arabic, French',
  description: 'Translate our help pages.',
  createdAt: '',
  history: [],
};

const opened: JobListing = {
  ...drafted,
  title: 'Translator',
  createdAt: '2026-11-21',
  status: 'Open',
  history: [
    {
      action: 'Opened',
      by: 'Nadia Benali',
      date: at,
      event: { type: 'jobListing.open', by: { name: 'Nadia Benali', role: 'hr' }, at },
      from: 'drafted',
      to: 'Open',
    },
  ],
};

const commands = { open: { type: 'jobListing.open' } } as const;

type Asked = `open by ${keyof typeof people}`;

/** A job listing's life, asked by every role: HR opens a complete draft, once. */
export const jobListingModel: LifecycleModel<
  'drafted' | 'open',
  Asked,
  typeof jobListingLifecycle.machine,
  AnyJobListing
> = {
  lifecycle: jobListingLifecycle,
  record: { ...drafted, status: 'drafted' },
  start: 'drafted',
  events: everyoneAsks(commands, people, at),
  table: {
    drafted: { is: { ...drafted, status: 'drafted' }, on: { 'open by hr': 'open' } },
    open: { is: opened, on: {} },
  },
};
