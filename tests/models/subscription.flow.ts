import { subscriptionMachine } from '@/machines/subscription/subscription.machine';
import type { FlowModel } from './support/flow';
import { answered, failed, sent, waited } from './support/rig';

type Plan = 'pro' | 'enterprise';
type Stop =
  | Plan
  | `processing ${Plan}`
  | `subscribed to ${Plan}`
  | `refused ${Plan}`
  | `no answer for ${Plan}`;
type Event =
  | 'choose pro'
  | 'choose enterprise'
  | 'subscribe'
  | 'subscribed'
  | 'refused'
  | 'no answer';

const refused = 'The demo was told to refuse this.';
const noAnswer = 'No answer came in time. Look at Billing & Payments before you try again.';

const at = (
  value: string,
  plan: Plan,
  failure: string | null = null,
  running: Record<string, unknown> = {},
) => ({ value, context: { plan, failure }, running });

const rowsFor = <T extends Plan, O extends Plan>(plan: T, other: O) => {
  const choosing = { [`choose ${other}`]: other } as Record<`choose ${O}`, O>;
  return {
    choosing: {
      is: at('choosing', plan),
      on: { ...choosing, subscribe: `processing ${plan}` },
    },
    processing: {
      is: at('processing', plan, null, { subscribe: plan }),
      on: {
        subscribed: `subscribed to ${plan}`,
        refused: `refused ${plan}`,
        'no answer': `no answer for ${plan}`,
      },
    },
    subscribed: { is: at('subscribed', plan), on: choosing },
    refused: {
      is: at('failed', plan, refused),
      on: { ...choosing, subscribe: `processing ${plan}` },
    },
    noAnswer: {
      is: at('failed', plan, noAnswer),
      on: { ...choosing, subscribe: `processing ${plan}` },
    },
  } as const;
};
const pro = rowsFor('pro', 'enterprise');
const enterprise = rowsFor('enterprise', 'pro');

/** Subscribing to a plan: the second one is chosen at first, and a failure keeps what was chosen. */
export const subscriptionFlow: FlowModel<Stop, Event, typeof subscriptionMachine> = {
  machine: subscriptionMachine,
  start: 'pro',
  events: {
    'choose pro': sent({ type: 'plan.choose', plan: 'pro' }),
    'choose enterprise': sent({ type: 'plan.choose', plan: 'enterprise' }),
    subscribe: sent({ type: 'subscription.subscribe' }),
    subscribed: answered('subscribe'),
    refused: failed('subscribe', new Error(refused)),
    'no answer': waited('subscription.processing', 'subscribeLimit', 15_000),
  },
  table: {
    pro: pro.choosing,
    enterprise: enterprise.choosing,
    'processing pro': pro.processing,
    'processing enterprise': enterprise.processing,
    'subscribed to pro': pro.subscribed,
    'subscribed to enterprise': enterprise.subscribed,
    'refused pro': pro.refused,
    'refused enterprise': enterprise.refused,
    'no answer for pro': pro.noAnswer,
    'no answer for enterprise': enterprise.noAnswer,
  },
};
