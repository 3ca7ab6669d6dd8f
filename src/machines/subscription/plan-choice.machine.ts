import type { PlanId } from '@/data/schemas/plan';
import { defaultPlan } from '@/data/schemas/subscription';
import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

export type PlanChoiceEvent =
  | { type: 'plan.choose'; plan: PlanId }
  /** `from` is the plan that is paid for as it is; null for none. */
  | { type: 'subscription.subscribe'; from: PlanId | null }
  | { type: 'subscription.confirm' }
  | { type: 'subscription.decline' };

interface PlanChoice {
  plan: PlanId;
  failure: string | null;
}

/**
 * Choosing a plan and subscribing to it; another plan than the one that is paid for is asked about first. A
 * failure keeps the choice, so that it can be tried again.
 */
export const planChoiceMachine = setup({
  types: { context: {} as PlanChoice, events: {} as PlanChoiceEvent },
  actors: {
    subscribe: fromPromise<void, PlanId>(() => Promise.reject(new Error('subscribe'))),
  },
  guards: {
    anotherIsChosen: ({ context }, p: { plan: PlanId }) => context.plan !== p.plan,
    planChanges: ({ context }, p: { from: PlanId | null }) =>
      p.from !== null && context.plan !== p.from,
  },
  actions: {
    choosePlan: assign((_, p: { plan: PlanId }) => ({ plan: p.plan })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    forgetFailure: assign({ failure: null }),
  },
  delays: { subscribeLimit: 15_000 },
}).createMachine({
  id: 'planChoice',
  context: () => ({ plan: defaultPlan, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'plan.choose': {
          guard: { type: 'anotherIsChosen', params: ({ event }) => event },
          actions: { type: 'choosePlan', params: ({ event }) => event },
        },
        'subscription.subscribe': [
          {
            guard: { type: 'planChanges', params: ({ event }) => event },
            target: 'confirming',
          },
          { target: 'processing' },
        ],
      },
    },
    confirming: {
      on: {
        'subscription.confirm': { target: 'processing' },
        'subscription.decline': { target: 'choosing' },
      },
    },
    processing: {
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => context.plan,
        onDone: { target: 'subscribed' },
        onError: {
          target: 'failed',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        subscribeLimit: {
          target: 'failed',
          actions: {
            type: 'recordFailure',
            params: {
              error: {
                code: 'unanswered',
                sentence:
                  'No answer came in time. Look at Billing & Payments before you try again.',
              },
            },
          },
        },
      },
    },
    subscribed: {
      on: {
        'plan.choose': {
          guard: { type: 'anotherIsChosen', params: ({ event }) => event },
          target: 'choosing',
          actions: { type: 'choosePlan', params: ({ event }) => event },
        },
      },
    },
    failed: {
      exit: 'forgetFailure',
      on: {
        'plan.choose': {
          guard: { type: 'anotherIsChosen', params: ({ event }) => event },
          target: 'choosing',
          actions: { type: 'choosePlan', params: ({ event }) => event },
        },
        'subscription.subscribe': [
          {
            guard: { type: 'planChanges', params: ({ event }) => event },
            target: 'confirming',
          },
          { target: 'processing' },
        ],
      },
    },
  },
});
