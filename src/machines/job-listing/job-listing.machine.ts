import { type JobListing, NewJobListing } from '@/data/schemas/job-listing';
import type { Stamp } from '@/data/schemas/person';
import { and, assign, setup } from 'xstate';
import { dayOf } from '../calendar';
import { type Lifecycle, withoutHistory } from '../step';

/** What HR may ask of an existing job listing. */
export type JobListingCommand =
  | { type: 'jobListing.change'; draft: NewJobListing }
  | { type: 'jobListing.close' }
  | { type: 'jobListing.reopen' };

export type JobListingEvent = Stamp &
  ({ type: 'jobListing.open'; draft: NewJobListing } | JobListingCommand);

/** A job listing from its draft to its opening. While it is open it is changed, and it is closed and opened again. */
export const jobListingMachine = setup({
  types: {
    context: {} as Omit<JobListing, 'status' | 'history'>,
    events: {} as JobListingEvent,
    input: {} as { id: string },
  },
  guards: {
    byHr: ({ event }) => event.by.role === 'hr',
    draftIsComplete: ({ event }) =>
      'draft' in event && NewJobListing.safeParse(event.draft).success,
  },
  actions: {
    recordOpening: assign((_, p: { draft: NewJobListing; at: string }) => ({
      ...NewJobListing.parse(p.draft),
      createdAt: dayOf(p.at),
    })),
    recordChange: assign((_, draft: NewJobListing) => NewJobListing.parse(draft)),
  },
}).createMachine({
  id: 'jobListing',
  context: ({ input }) => ({
    id: input.id,
    title: '',
    location: '',
    experience: '',
    skills: '',
    description: '',
    createdAt: '',
  }),
  initial: 'drafted',
  states: {
    drafted: {
      on: {
        'jobListing.open': {
          guard: and(['byHr', 'draftIsComplete']),
          target: 'Open',
          actions: { type: 'recordOpening', params: ({ event }) => event },
        },
      },
    },
    Open: {
      on: {
        'jobListing.change': {
          guard: and(['byHr', 'draftIsComplete']),
          actions: { type: 'recordChange', params: ({ event }) => event.draft },
        },
        'jobListing.close': { guard: 'byHr', target: 'Closed' },
      },
    },
    Closed: { on: { 'jobListing.reopen': { guard: 'byHr', target: 'Open' } } },
  },
});

/** A job listing's lifecycle over its stored record. */
export const jobListingLifecycle: Lifecycle<typeof jobListingMachine, JobListing> = {
  machine: jobListingMachine,
  at: (listing) => {
    const { status, ...context } = withoutHistory(listing);
    return jobListingMachine.resolveState({ value: status, context });
  },
  recordOf: ({ context, value }) => ({
    ...context,
    status: value === 'Closed' ? 'Closed' : 'Open',
  }),
  asks: {
    byHr: 'Only HR staff can open, change or close a job listing',
    draftIsComplete:
      'A job listing needs a title, a location, an experience, skills and a description',
    'jobListing.open': 'This job listing is open already',
    'jobListing.change': 'A closed job listing is not changed: reopen it first',
    'jobListing.close': 'This job listing is closed already',
    'jobListing.reopen': 'This job listing is open already',
  },
  drafts: { draftIsComplete: ['draft', NewJobListing] },
  tells: {
    'jobListing.open': 'Opened',
    'jobListing.change': 'Changed',
    'jobListing.close': 'Closed',
    'jobListing.reopen': 'Reopened',
  },
};
