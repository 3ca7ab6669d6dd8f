import type { HistoryEntry } from '@/data/schemas/history';
import { type JobListing, NewJobListing } from '@/data/schemas/job-listing';
import type { Stamp } from '@/data/schemas/person';
import { and, assign, setup } from 'xstate';
import type { Lifecycle } from '../step';

export type JobListingEvent = { type: 'jobListing.open' } & Stamp;

/** A listing that nobody has opened yet: no world stores one. */
type DraftedListing = Omit<JobListing, 'status'> & { status: 'drafted' };

/** A job listing from its draft to its opening. */
export const jobListingMachine = setup({
  types: {
    context: {} as Omit<JobListing, 'status'>,
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
    recordHistory: assign(({ context }, p: HistoryEntry) => ({
      history: [...context.history, p],
    })),
  },
}).createMachine({
  id: 'jobListing',
  context: ({ input }) => ({ ...input, createdAt: '', history: [] }),
  initial: 'drafted',
  states: {
    drafted: {
      on: {
        'jobListing.open': {
          guard: and(['byHr', 'draftIsComplete']),
          target: 'Open',
          actions: [
            { type: 'recordOpening', params: ({ event }) => event },
            {
              type: 'recordHistory',
              params: ({ event }) => ({
                action: 'Opened',
                by: event.by.name,
                date: event.at,
                event,
              }),
            },
          ],
        },
      },
    },
    Open: {},
  },
});

/** A job listing's life over its stored record. */
export const jobListingLifecycle: Lifecycle<typeof jobListingMachine, JobListing | DraftedListing> =
  {
    machine: jobListingMachine,
    at: ({ status, ...context }) => jobListingMachine.resolveState({ value: status, context }),
    recordOf: ({ value, context }) => ({ ...context, status: value }),
    asks: {
      byHr: 'Only HR staff can open a job listing',
      draftIsComplete:
        'A job listing needs a title, a location, an experience, skills and a description',
      'jobListing.open': 'This job listing is open already',
    },
  };
