import { type JobListing, NewJobListing } from '@/data/schemas/job-listing';
import type { Stamp } from '@/data/schemas/person';
import { and, assign, setup } from 'xstate';
import { type Lifecycle, withoutHistory } from '../step';

export type JobListingEvent = { type: 'jobListing.open' } & Stamp;

/** A listing that nobody has opened yet: no world stores one. */
type DraftedListing = Omit<JobListing, 'status'> & { status: 'drafted' };

/** A listing at any time of its life. */
export type AnyJobListing = JobListing | DraftedListing;

/** A job listing from its draft to its opening. */
export const jobListingMachine = setup({
  types: {
    context: {} as Omit<JobListing, 'status' | 'history'>,
    events: {} as JobListingEvent,
    input: {} as NewJobListing & { id: string },
  },
  guards: {
    byHr: ({ event }) => event.by.role === 'hr',
    draftIsComplete: ({ context }) => NewJobListing.safeParse(context).success,
  },
  actions: {
    recordOpening: assign(({ context }, p: { at: string }) => ({
      ...NewJobListing.parse(context),
      createdAt: p.at.slice(0, 10),
    })),
  },
}).createMachine({
  id: 'jobListing',
  context: ({ input }) => ({ ...input, createdAt: '' }),
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

/** A job listing's life over its stored record. */
export const jobListingLifecycle: Lifecycle<typeof jobListingMachine, AnyJobListing> = {
  machine: jobListingMachine,
  at: (listing) => {
    const { status, ...context } = withoutHistory(listing);
    return jobListingMachine.resolveState({ value: status, context });
  },
  recordOf: ({ value, context }) => ({ ...context, status: value }),
  asks: {
    byHr: 'Only HR staff can open a job listing',
    draftIsComplete:
      'A job listing needs a title, a location, an experience, skills and a description',
    'jobListing.open': 'This job listing is open already',
  },
  tells: { 'jobListing.open': 'Opened' },
};
