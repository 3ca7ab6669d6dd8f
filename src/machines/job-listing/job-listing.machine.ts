import { type JobListing, NewJobListing } from '@/data/schemas/job-listing';
import type { Stamp } from '@/data/schemas/person';
import { and, assign, setup } from 'xstate';
import { dayOf } from '../calendar';
import { type Lifecycle, withoutHistory } from '../step';

export type JobListingEvent = { type: 'jobListing.open'; draft: NewJobListing } & Stamp;

/** A job listing from its draft to its opening. */
export const jobListingMachine = setup({
  types: {
    context: {} as Omit<JobListing, 'status' | 'history'>,
    events: {} as JobListingEvent,
    input: {} as { id: string },
  },
  guards: {
    byHr: ({ event }) => event.by.role === 'hr',
    draftIsComplete: ({ event }) => NewJobListing.safeParse(event.draft).success,
  },
  actions: {
    recordOpening: assign((_, p: { draft: NewJobListing; at: string }) => ({
      ...NewJobListing.parse(p.draft),
      createdAt: dayOf(p.at),
    })),
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
    Open: {},
  },
});

/** A job listing's lifecycle over its stored record. */
export const jobListingLifecycle: Lifecycle<typeof jobListingMachine, JobListing> = {
  machine: jobListingMachine,
  at: (listing) => {
    const { status, ...context } = withoutHistory(listing);
    return jobListingMachine.resolveState({ value: status, context });
  },
  recordOf: ({ context }) => ({ ...context, status: 'Open' }),
  asks: {
    byHr: 'Only HR staff can open a job listing',
    draftIsComplete:
      'A job listing needs a title, a location, an experience, skills and a description',
    'jobListing.open': 'This job listing is open already',
  },
  drafts: { draftIsComplete: ['draft', NewJobListing] },
  tells: { 'jobListing.open': 'Opened' },
};
