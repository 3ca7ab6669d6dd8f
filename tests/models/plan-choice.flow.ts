import { planChoiceMachine } from '@/machines/subscription/plan-choice.machine';
import type { FlowModel } from './support/flow';
import { answered, refusedWith, sent, waited } from './support/rig';

type Plan = 'pro' | 'enterprise';
type Stop =
  | Plan
  | 'asking about enterprise'
  | `processing ${Plan}`
  | `subscribed to ${Plan}`
  | `refused ${Plan}`
  | `no answer for ${Plan}`;
type Event =
  | 'choose pro'
  | 'choose enterprise'
  | 'subscribe'
  | 'confirm'
  | 'decline'
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

const rowsFor = <T extends Plan, O extends Plan, S extends Stop>(
  plan: T,
  other: O,
  subscribe: S,
) => {
  const choosing = { [`choose ${other}`]: other } as Record<`choose ${O}`, O>;
  return {
    choosing: {
      is: at('choosing', plan),
      on: { ...choosing, subscribe },
    },
    asking: {
      is: at('confirming', plan),
      on: { confirm: `processing ${plan}`, decline: plan },
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
      on: { ...choosing, subscribe },
    },
    noAnswer: {
      is: at('failed', plan, noAnswer),
      on: { ...choosing, subscribe },
    },
  } as const;
};
const pro = rowsFor('pro', 'enterprise', 'processing pro');
const enterprise = rowsFor('enterprise', 'pro', 'asking about enterprise');

/**
 * Subscribing to a plan where Pro is paid for: it is the second one and chosen at first, another one is asked
 * about, and a failure keeps what was chosen.
 */
export const planChoiceFlow: FlowModel<Stop, Event, typeof planChoiceMachine> = {
  machine: planChoiceMachine,
  start: 'pro',
  events: {
    'choose pro': sent({ type: 'plan.choose', plan: 'pro' }),
    'choose enterprise': sent({ type: 'plan.choose', plan: 'enterprise' }),
    subscribe: sent({ type: 'subscription.subscribe', from: 'pro' }),
    confirm: sent({ type: 'subscription.confirm' }),
    decline: sent({ type: 'subscription.decline' }),
    subscribed: answered('subscribe'),
    refused: refusedWith('subscribe', refused),
    'no answer': waited('planChoice.processing', 'subscribeLimit', 15_000),
  },
  table: {
    pro: pro.choosing,
    enterprise: enterprise.choosing,
    'asking about enterprise': enterprise.asking,
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
