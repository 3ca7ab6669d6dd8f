import type { JobListing, NewJobListing } from '@/data/schemas/job-listing';
import {
  type JobListingCommand,
  jobListingLifecycle,
} from '@/machines/job-listing/job-listing.machine';
import type { HistoryEntry } from '@/data/schemas/history';
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

const rewritten: NewJobListing = { ...draft, location: ' Oran ' };

const open = { type: 'jobListing.open', draft } as const;

const commands = {
  open,
  change: { type: 'jobListing.change', draft: rewritten },
  empty: { type: 'jobListing.change', draft: { ...draft, title: ' ' } },
  close: { type: 'jobListing.close' },
  reopen: { type: 'jobListing.reopen' },
} as const;

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

type Stop = 'open' | 'changed' | 'closed' | 'changed, closed';
type Asked = `${keyof typeof commands} by ${keyof typeof people}`;

const told = {
  'change by hr': ['Changed', commands.change, 'Open', 'Open'],
  'close by hr': ['Closed', commands.close, 'Open', 'Closed'],
  'reopen by hr': ['Reopened', commands.reopen, 'Closed', 'Open'],
} as const;

const historyOf = (trail: readonly Asked[]): HistoryEntry[] => [
  ...opened.history,
  ...trail.map((asked) => {
    const [action, command, from, to] = told[asked as keyof typeof told];
    const event = { ...command, by: people.hr, at };
    return { action, by: 'Nadia Benali', byId: 'u-02', date: at, event, from, to };
  }),
];

const row = (held: Partial<JobListing>, on: Partial<Record<keyof typeof told, Stop>>) => ({
  is: (trail: readonly Asked[]): JobListing => ({
    ...opened,
    ...held,
    history: historyOf(trail),
  }),
  on,
});
const moved = { location: 'Oran' };

const without = (field: keyof NewJobListing) =>
  [
    { ...open, draft: { ...draft, [field]: ' ' }, by: people.hr, at },
    'jobListing.draftIsComplete',
  ] as const;
const refusedTo = (person: keyof typeof people) =>
  [{ ...open, by: people[person], at }, 'jobListing.byHr'] as const;

const hrOnly = 'Job Listings opens for HR only.';

/**
 * A job listing's life, asked by every role: HR opens a complete draft, once, changes it while it is open, closes
 * it and opens it again.
 */
export const jobListingModel: LifecycleModel<
  Stop,
  Asked,
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
    does: {
      open: { never: 'A job listing is opened once.' },
      change:
        'Press ‘More actions for Translator’, then ‘Edit’; write “Oran” into ‘Location’, and press ‘Save Job’.',
      empty: { never: 'The form asks for a title before it is sent.' },
      close: 'Press ‘More actions for Translator’, then ‘Close’.',
      reopen: 'Press ‘More actions for Translator’, then ‘Reopen’.',
    },
    sees: {
      open: 'The list holds ‘Translator’, ‘Open’.',
      changed: 'The list holds ‘Translator’ in ‘Oran’, ‘Open’.',
      closed: 'The list holds ‘Translator’, ‘Closed’, below those that are open.',
      'changed, closed':
        'The list holds ‘Translator’ in ‘Oran’, ‘Closed’, below those that are open.',
    },
    births: {
      'opened by hr': {
        account: 'hr@demo.com',
        at: 'Open ‘Job Listings’.',
        does: 'Press ‘Create Job’, write “Translator” into ‘Title’, fill in the rest of the form, and press ‘Save Job’.',
        sees: 'The list begins with ‘Translator’, which is ‘Open’.',
      },
    },
  },
  hold: (record, opening) => {
    const { by, read } = opening({ jobListings: async () => [record] });
    return {
      read: () => read('jobListing', record.id),
      send: (event, sent) =>
        by(event.by).jobListings.send(record.id, event as JobListingCommand, sent),
      takes: ({ type }) => type !== 'jobListing.open',
    };
  },
  events: everyoneAsks(commands, people, at),
  table: {
    open: row({}, { 'change by hr': 'changed', 'close by hr': 'closed' }),
    changed: row(moved, { 'change by hr': 'changed', 'close by hr': 'changed, closed' }),
    closed: row({ status: 'Closed' }, { 'reopen by hr': 'open' }),
    'changed, closed': row({ ...moved, status: 'Closed' }, { 'reopen by hr': 'changed' }),
  },
};
