import { planChoiceMachine } from '@/machines/subscription/plan-choice.machine';
import type { FlowModel } from './support/flow';
import { refusing, silent } from './support/in-page';
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
  | 'subscribe again'
  | 'confirm'
  | 'decline'
  | 'subscribed'
  | 'refused'
  | 'no answer';

const refused = 'The demo was told to refuse this.';
const noAnswer = 'No answer came in time. Look at Billing & Payments before you try again.';

/** The key that is kept: of the first asking since an answer or another choice. */
function keyAfter(trail: readonly Event[]): string {
  const forgotten = trail.findLastIndex(
    (event) => event === 'subscribed' || event === 'refused' || event.startsWith('choose'),
  );
  const first = trail.slice(forgotten + 1).find((event) => event.startsWith('subscribe'));
  return first === undefined ? '' : first;
}

const at =
  (value: string, plan: Plan, failure: string | null = null) =>
  (trail: readonly Event[]) => {
    const key = keyAfter(trail);
    return {
      value,
      context: { plan, key, failure },
      running: value === 'processing' ? { subscribe: { plan, key } } : {},
    };
  };

const rowsFor = <T extends Plan, O extends Plan, S extends Stop>(
  plan: T,
  other: O,
  subscribe: S,
) => {
  const choosing = { [`choose ${other}`]: other } as Record<`choose ${O}`, O>;
  return {
    choosing: {
      is: at('choosing', plan),
      on: { ...choosing, subscribe, 'subscribe again': subscribe },
    },
    asking: {
      is: at('confirming', plan),
      on: { confirm: `processing ${plan}`, decline: plan },
    },
    processing: {
      is: at('processing', plan),
      on: {
        subscribed: `subscribed to ${plan}`,
        refused: `refused ${plan}`,
        'no answer': `no answer for ${plan}`,
      },
    },
    subscribed: { is: at('subscribed', plan), on: choosing },
    refused: {
      is: at('failed', plan, refused),
      on: { ...choosing, subscribe, 'subscribe again': subscribe },
    },
    noAnswer: {
      is: at('failed', plan, noAnswer),
      on: { ...choosing, subscribe, 'subscribe again': subscribe },
    },
  } as const;
};
const pro = rowsFor('pro', 'enterprise', 'processing pro');
const enterprise = rowsFor('enterprise', 'pro', 'asking about enterprise');

/**
 * Subscribing to a plan where Pro is paid for: it is the second one and chosen at first, another one is asked
 * about, and a failure keeps what was chosen; what had no answer keeps its key.
 */
export const planChoiceFlow: FlowModel<Stop, Event, typeof planChoiceMachine> = {
  machine: planChoiceMachine,
  start: 'pro',
  key: ({ value, context }) => JSON.stringify([value, { ...context, key: '' }]),
  events: {
    'choose pro': sent({ type: 'plan.choose', plan: 'pro' }),
    'choose enterprise': sent({ type: 'plan.choose', plan: 'enterprise' }),
    subscribe: sent({ type: 'subscription.subscribe', from: 'pro', key: 'subscribe' }),
    'subscribe again': sent({
      type: 'subscription.subscribe',
      from: 'pro',
      key: 'subscribe again',
    }),
    confirm: sent({ type: 'subscription.confirm' }),
    decline: sent({ type: 'subscription.decline' }),
    subscribed: answered('subscribe'),
    refused: refusedWith('subscribe', refused),
    'no answer': waited('planChoice.processing', 'subscribeLimit', 15_000),
  },
  inPage: {
    account: 'manager@demo.com',
    screen: '/manage-subscription',
    does: {
      'choose pro': 'Choose ‘Pro’.',
      'choose enterprise': 'Choose ‘Enterprise’.',
      subscribe: (stop) =>
        /^(refused|no answer)/.test(stop) ? 'Press ‘Try again’.' : 'Press ‘Subscribe Now’.',
      'subscribe again': { never: 'Which key it is asked under does not show on a screen.' },
      confirm: 'Press ‘Change to Enterprise’.',
      decline: 'Press ‘Stay’.',
      subscribed: 'Wait two seconds.',
      refused: refusing('subscription.subscribe'),
      'no answer': silent('subscription.subscribe', 15),
    },
    sees: (stop) => {
      const name = stop.endsWith('pro') ? 'Pro' : 'Enterprise';
      if (stop.startsWith('asking')) return 'It is asked whether to ‘Change to Enterprise’.';
      if (stop.startsWith('processing')) return 'The button reads ‘Processing...’.';
      if (stop.startsWith('subscribed'))
        return `The page says ‘Successfully subscribed to the ${name} plan!’`;
      if (stop.startsWith('refused')) return `The page says ‘${refused}’`;
      if (stop.startsWith('no answer')) return `The page says ‘${noAnswer}’`;
      return `‘${name}’ is chosen, and ‘Subscribe Now’ can be pressed.`;
    },
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
