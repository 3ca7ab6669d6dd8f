import type { PlanId } from '@/data/schemas/plan';
import { defaultPlan } from '@/data/schemas/plan';
import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

export type PlanChoiceEvent =
  | { type: 'plan.choose'; plan: PlanId }
  /** `from` is the plan that is paid for now, null for none. `key` is a new id, used where none is kept. */
  | { type: 'subscription.subscribe'; from: PlanId | null; key: string }
  | { type: 'subscription.confirm' }
  | { type: 'subscription.decline' };

interface PlanChoice {
  plan: PlanId;
  /** The key of the request to subscribe. Empty once the request is answered or another plan is chosen. */
  key: string;
  failure: string | null;
}

/**
 * Chooses a plan and subscribes to it. A change of plan is confirmed first. A failure keeps the choice, so that the
 * person can try again. A repeat of an unanswered request keeps its key, so that the plan is paid for only once.
 */
export const planChoiceMachine = setup({
  types: { context: {} as PlanChoice, events: {} as PlanChoiceEvent },
  actors: {
    subscribe: fromPromise<void, { plan: PlanId; key: string }>(() =>
      Promise.reject(new Error('subscribe')),
    ),
  },
  guards: {
    anotherIsChosen: ({ context }, p: { plan: PlanId }) => context.plan !== p.plan,
    planChanges: ({ context }, p: { from: PlanId | null }) =>
      p.from !== null && context.plan !== p.from,
  },
  actions: {
    choosePlan: assign((_, p: { plan: PlanId }) => ({ plan: p.plan, key: '' })),
    recordKey: assign(({ context }, p: { key: string }) => ({ key: context.key || p.key })),
    forgetKey: assign({ key: '' }),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    forgetFailure: assign({ failure: null }),
  },
  delays: { subscribeLimit: 15_000 },
}).createMachine({
  id: 'planChoice',
  context: () => ({ plan: defaultPlan, key: '', failure: null }),
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
            actions: { type: 'recordKey', params: ({ event }) => event },
          },
          {
            target: 'processing',
            actions: { type: 'recordKey', params: ({ event }) => event },
          },
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
        input: ({ context }) => ({ plan: context.plan, key: context.key }),
        onDone: { target: 'subscribed', actions: 'forgetKey' },
        onError: {
          target: 'failed',
          actions: [
            'forgetKey',
            { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
          ],
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
            actions: { type: 'recordKey', params: ({ event }) => event },
          },
          {
            target: 'processing',
            actions: { type: 'recordKey', params: ({ event }) => event },
          },
        ],
      },
    },
  },
});
