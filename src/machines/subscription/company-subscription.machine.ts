import type { Stamp } from '@/data/schemas/person';
import { planIds, type PlanId } from '@/data/schemas/plan';
import { planName, type Subscription } from '@/data/schemas/subscription';
import { and, assign, setup } from 'xstate';
import { dayOf } from '../calendar';
import { type Lifecycle, withoutHistory } from '../step';
import { termsOf } from './renewal';

export type CompanySubscriptionEvent = Stamp &
  (
    | { type: 'subscription.subscribe'; plan: PlanId }
    | { type: 'subscription.begin' }
    | { type: 'subscription.expire' }
  );

/** A company's subscription. Each purchase pays for a month, and no paid day is lost. */
export const companySubscriptionMachine = setup({
  types: {
    context: {} as Omit<Subscription, 'status' | 'history'>,
    events: {} as CompanySubscriptionEvent,
    input: {} as Omit<Subscription, 'status' | 'history'>,
  },
  guards: {
    byCompanyManager: ({ event }) => event.by.role === 'manager',
    planIsOffered: ({ event }) =>
      event.type === 'subscription.subscribe' && planIds.includes(event.plan),
    nextHasCome: ({ context, event }) =>
      context.next !== null && dayOf(event.at) >= context.next.from,
    nothingWaits: ({ context }) => context.next === null,
    renewalIsPast: ({ context, event }) => dayOf(event.at) > context.renewalDate,
  },
  actions: {
    recordTerms: assign(({ context }, p: { plan: PlanId; at: string }) => {
      const { plan, renewalDate, next } = termsOf(context, p.plan, dayOf(p.at));
      return { plan, renewalDate, next };
    }),
    recordBegun: assign(({ context }) => ({
      plan: context.next?.plan ?? context.plan,
      next: null,
    })),
  },
}).createMachine({
  id: 'companySubscription',
  context: ({ input }) => input,
  initial: 'Active',
  on: {
    'subscription.subscribe': {
      guard: and(['byCompanyManager', 'planIsOffered']),
      target: '.Active',
      actions: { type: 'recordTerms', params: ({ event }) => event },
    },
  },
  states: {
    Active: {
      on: {
        'subscription.begin': {
          guard: 'nextHasCome',
          actions: 'recordBegun',
        },
        'subscription.expire': {
          guard: and(['nothingWaits', 'renewalIsPast']),
          target: 'Expired',
        },
      },
    },
    Expired: {},
  },
});

/** A company subscription's lifecycle over its stored record. */
export const companySubscriptionLifecycle: Lifecycle<
  typeof companySubscriptionMachine,
  Subscription
> = {
  machine: companySubscriptionMachine,
  at: (subscription) => {
    const { status, ...context } = withoutHistory(subscription);
    return companySubscriptionMachine.resolveState({ value: status, context });
  },
  recordOf: ({ value, context }) => ({ ...context, status: value }),
  asks: {
    byCompanyManager: 'Only a company manager can subscribe to a plan',
    planIsOffered: 'Choose a plan that is on offer',
    nextHasCome: 'No plan that was paid for waits to begin today',
    nothingWaits: 'The plan that is paid for next has to begin first',
    renewalIsPast: 'A subscription does not expire before its renewal date has passed',
    'subscription.begin': 'This subscription has expired',
    'subscription.expire': 'This subscription has expired already',
  },
  tells: {
    'subscription.subscribe': ({ plan }) => `Subscribed to the ${planName(plan)} plan`,
    'subscription.begin': (_, { next, plan }) => `The ${planName(next?.plan ?? plan)} plan began`,
    'subscription.expire': 'Subscription expired',
  },
};
