import type { PlanId } from '@/data/schemas/plan';
import type { Subscription } from '@/data/schemas/subscription';
import { companySubscriptionLifecycle } from '@/machines/subscription/company-subscription.machine';
import { now as at, people } from '../fixtures/company';
import { everyoneAsks, type LifecycleModel } from './support/record';

const commands = {
  'subscribe to Pro': { type: 'subscription.subscribe', plan: 'pro' },
  'subscribe to Enterprise': { type: 'subscription.subscribe', plan: 'enterprise' },
  'subscribe to what is not on offer': {
    type: 'subscription.subscribe',
    plan: 'gold' as PlanId,
  },
  expire: { type: 'subscription.expire' },
} as const;

type Asked = `${keyof typeof commands} by ${keyof typeof people}`;
type Stop = 'overdue' | 'Pro' | 'Enterprise' | 'expired';

const subscription: Subscription = {
  plan: 'basic',
  status: 'Active',
  renewalDate: '2026-11-20',
  history: [],
};

const historyOf = (trail: readonly Asked[]): Subscription['history'] =>
  trail.map((asked) => {
    const [what = '', who = ''] = asked.split(' by ');
    const by = people[who as keyof typeof people];
    if (what === 'expire') {
      const event = { type: 'subscription.expire', by, at };
      return { action: 'Subscription expired', by: by.name, date: at, event };
    }
    const name = what === 'subscribe to Pro' ? 'Pro' : 'Enterprise';
    const event = { type: 'subscription.subscribe', plan: name.toLowerCase(), by, at };
    return { action: `Subscribed to the ${name} plan`, by: 'Salim Mansouri', date: at, event };
  });
const row =
  (changes: Partial<Subscription>) =>
  (trail: readonly Asked[]): Subscription => ({
    ...subscription,
    ...changes,
    history: historyOf(trail),
  });

const subscribing = {
  'subscribe to Pro by manager': 'Pro',
  'subscribe to Enterprise by manager': 'Enterprise',
} as const;

/** A company's subscription: its manager alone subscribes, and it expires once it is overdue. */
export const companySubscriptionModel: LifecycleModel<
  Stop,
  Asked,
  typeof companySubscriptionLifecycle.machine,
  Subscription
> = {
  lifecycle: companySubscriptionLifecycle,
  record: subscription,
  start: 'overdue',
  events: everyoneAsks(commands, people, at),
  key: ({ plan, status, renewalDate }) => ({ plan, status, renewalDate }),
  table: {
    overdue: {
      is: row({}),
      on: {
        ...subscribing,
        'expire by hr': 'expired',
        'expire by employee': 'expired',
        'expire by manager': 'expired',
        'expire by teammanager': 'expired',
        'expire by admin': 'expired',
        'expire by sys': 'expired',
      },
    },
    Pro: { is: row({ plan: 'pro', renewalDate: '2026-12-21' }), on: subscribing },
    Enterprise: { is: row({ plan: 'enterprise', renewalDate: '2026-12-21' }), on: subscribing },
    expired: { is: row({ status: 'Expired' }), on: subscribing },
  },
};
