import type { HistoryEntry } from '@/data/schemas/history';
import type { Stamp } from '@/data/schemas/person';
import { planIds, type PlanId } from '@/data/schemas/plan';
import { planName, type Subscription } from '@/data/schemas/subscription';
import { and, assign, setup } from 'xstate';
import type { Lifecycle } from '../step';
import { monthsAfter } from './renewal';

export type CompanySubscriptionEvent = Stamp &
  ({ type: 'subscription.subscribe'; plan: PlanId } | { type: 'subscription.expire' });

const dayOf = (instant: string) => instant.slice(0, 'YYYY-MM-DD'.length);

/** A company's subscription: each subscribing pays for a month from that day on. */
export const companySubscriptionMachine = setup({
  types: {
    context: {} as Omit<Subscription, 'status'>,
    events: {} as CompanySubscriptionEvent,
    input: {} as Omit<Subscription, 'status'>,
  },
  guards: {
    byCompanyManager: ({ event }) => event.by.role === 'manager',
    planIsOffered: ({ event }) =>
      event.type === 'subscription.subscribe' && planIds.includes(event.plan),
    renewalIsPast: ({ context, event }) => dayOf(event.at) > context.renewalDate,
  },
  actions: {
    recordPlan: assign((_, p: { plan: PlanId; at: string }) => ({
      plan: p.plan,
      renewalDate: monthsAfter(dayOf(p.at), 1),
    })),
    recordHistory: assign(({ context }, p: HistoryEntry) => ({
      history: [...context.history, p],
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
      actions: [
        { type: 'recordPlan', params: ({ event }) => event },
        {
          type: 'recordHistory',
          params: ({ event }) => ({
            action: `Subscribed to the ${planName(event.plan)} plan`,
            by: event.by.name,
            date: event.at,
            event,
          }),
        },
      ],
    },
  },
  states: {
    Active: {
      on: {
        'subscription.expire': {
          guard: 'renewalIsPast',
          target: 'Expired',
          actions: {
            type: 'recordHistory',
            params: ({ event }) => ({
              action: 'Subscription expired',
              by: event.by.name,
              date: event.at,
              event,
            }),
          },
        },
      },
    },
    Expired: {},
  },
});

/** A company subscription's life over its stored record. */
export const companySubscriptionLifecycle: Lifecycle<
  typeof companySubscriptionMachine,
  Subscription
> = {
  machine: companySubscriptionMachine,
  at: ({ status, ...context }) =>
    companySubscriptionMachine.resolveState({ value: status, context }),
  recordOf: ({ value, context }) => ({ ...context, status: value }),
  asks: {
    byCompanyManager: 'Only a company manager can subscribe to a plan',
    planIsOffered: 'Choose a plan that is on offer',
    renewalIsPast: 'A subscription does not expire before its renewal date has passed',
    'subscription.expire': 'This subscription has expired already',
  },
};
