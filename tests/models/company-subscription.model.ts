import type { PlanId } from '@/data/schemas/plan';
import type { Subscription } from '@/data/schemas/subscription';
import { companySubscriptionLifecycle } from '@/machines/subscription/company-subscription.machine';
import { addDays, daysBetween } from '@/machines/calendar';
import { monthsAfter } from '@/machines/subscription/renewal';
import { now as at, people } from '../fixtures/company';
import { everyoneAsks, type LifecycleModel } from './support/record';

const commands = {
  'subscribe to Basic': { type: 'subscription.subscribe', plan: 'basic' },
  'subscribe to Pro': { type: 'subscription.subscribe', plan: 'pro' },
  'subscribe to Enterprise': { type: 'subscription.subscribe', plan: 'enterprise' },
  'subscribe to what is not on offer': {
    type: 'subscription.subscribe',
    plan: 'gold' as PlanId,
  },
  begin: { type: 'subscription.begin' },
  expire: { type: 'subscription.expire' },
} as const;

type Asked = `${keyof typeof commands} by ${keyof typeof people}`;
type Stop =
  | 'due'
  | 'overdue'
  | 'expired'
  | 'Basic'
  | 'Pro'
  | 'Enterprise'
  | 'Pro, then Basic'
  | 'Enterprise, then Basic'
  | 'Enterprise, then Pro';

/** Nobody looked for a month: the plan that was to begin a month ago has ended yesterday. */
const subscription: Subscription = {
  plan: 'pro',
  status: 'Active',
  renewalDate: '2026-11-20',
  next: { plan: 'basic', from: '2026-10-21' },
  history: [],
};

function historyOf(trail: readonly Asked[]): Subscription['history'] {
  let to: Subscription['status'] = 'Active';
  return trail.map((asked) => {
    const from = to;
    to = asked.startsWith('expire') ? 'Expired' : 'Active';
    const [what = '', who = ''] = asked.split(' by ');
    const by = people[who as keyof typeof people];
    if (what === 'begin' || what === 'expire') {
      const action = { begin: 'The Basic plan began', expire: 'Subscription expired' }[what];
      return {
        action,
        by: by.name,
        byId: by.id,
        date: at,
        event: { type: `subscription.${what}`, by, at },
        from,
        to,
      };
    }
    const name = what.replace('subscribe to ', '');
    const event = { type: 'subscription.subscribe', plan: name.toLowerCase(), by, at };
    const action = `Subscribed to the ${name} plan`;
    return { action, by: 'Salim Mansouri', byId: 'u-01', date: at, event, from, to };
  });
}

const prices = { Basic: 1500, Pro: 2500, Enterprise: 4000 };
type Plan = keyof typeof prices;

/** The plan of each day from tomorrow on that is paid for, once these plans were subscribed to today, in order. */
function paidDays(plans: readonly Plan[]): Plan[] {
  const today = at.slice(0, 10);
  let days: Plan[] = [];
  let current: Plan | undefined;
  for (const plan of plans) {
    const keeps = current !== undefined && prices[plan] <= prices[current];
    const kept = keeps ? days.filter((one) => one === current) : [];
    const rest = days.slice(kept.length);
    const worth = rest.reduce((total, one) => total + prices[one], 0);
    const last = addDays(today, kept.length + Math.ceil(worth / prices[plan]));
    const added = daysBetween(today, monthsAfter(last, 1)) - kept.length;
    days = [...kept, ...Array.from({ length: added }, () => plan)];
    current = keeps ? current : plan;
  }
  return days;
}

const plansIn = (trail: readonly Asked[]) =>
  trail.flatMap((asked) => (/^subscribe to (\w+)/.exec(asked)?.[1] ?? []) as Plan);

const row =
  (changes: Partial<Subscription>) =>
  (trail: readonly Asked[]): Subscription => {
    const plans = plansIn(trail);
    const renewalDate =
      plans.length === 0
        ? subscription.renewalDate
        : addDays(at.slice(0, 10), paidDays(plans).length);
    return { ...subscription, renewalDate, ...changes, history: historyOf(trail) };
  };

const nothingNext = { next: null };

const then =
  (plan: PlanId, next: PlanId) =>
  (trail: readonly Asked[]): Subscription => {
    const days = paidDays(plansIn(trail));
    const from = addDays(at.slice(0, 10), days.filter((day) => day === days[0]).length + 1);
    return row({ plan, next: { plan: next, from } })(trail);
  };

const fresh = {
  'subscribe to Basic by manager': 'Basic',
  'subscribe to Pro by manager': 'Pro',
  'subscribe to Enterprise by manager': 'Enterprise',
} as const;
const fromEnterprise = {
  'subscribe to Basic by manager': 'Enterprise, then Basic',
  'subscribe to Pro by manager': 'Enterprise, then Pro',
  'subscribe to Enterprise by manager': 'Enterprise',
} as const;
const fromPro = { ...fresh, 'subscribe to Basic by manager': 'Pro, then Basic' } as const;

const byAnyone = <TCommand extends 'begin' | 'expire', TTo extends Stop>(
  command: TCommand,
  to: TTo,
) =>
  Object.fromEntries(
    Object.keys(people).map((person) => [`${command} by ${person}`, to]),
  ) as Record<`${TCommand} by ${keyof typeof people}`, TTo>;

const managersOnly = 'Manage Subscription opens for company managers only.';

/**
 * A company's subscription: its manager alone subscribes, a cheaper plan begins when the dearer one is used up,
 * and it expires once it is overdue.
 */
export const companySubscriptionModel: LifecycleModel<
  Stop,
  Asked,
  typeof companySubscriptionLifecycle.machine,
  Subscription
> = {
  lifecycle: companySubscriptionLifecycle,
  record: subscription,
  start: 'due',
  inPage: {
    first: [
      'Sign in as manager@demo.com, and open ‘Manage Subscription’.',
      'Choose ‘Basic’, press ‘Subscribe Now’, and then ‘Change to Basic’.',
    ],
    people: {
      manager: { account: 'manager@demo.com', at: 'Open ‘Manage Subscription’.' },
      hr: { never: managersOnly },
      employee: { never: managersOnly },
      teammanager: { never: managersOnly },
      admin: { never: managersOnly },
      sys: { never: managersOnly },
    },
    does: {
      'subscribe to Basic': 'Choose ‘Basic’, press ‘Subscribe Now’, and agree to the change.',
      'subscribe to Pro': 'Choose ‘Pro’, press ‘Subscribe Now’, and agree to the change.',
      'subscribe to Enterprise':
        'Choose ‘Enterprise’, press ‘Subscribe Now’, and agree to the change.',
      'subscribe to what is not on offer': { never: 'Only what is on offer can be chosen.' },
      begin: {
        does: 'Open ‘Billing & Payments’, and then ‘Manage Subscription’ again.',
        before: 'Set the clock of the device to the day on which the next plan begins.',
      },
      expire: {
        does: 'Open ‘Billing & Payments’, and then ‘Manage Subscription’ again.',
        before: 'Set the clock of the device to the day after the renewal date.',
      },
    },
    sees: (stop) => {
      if (stop === 'due') return 'The current plan is ‘Pro’, and ‘Basic’ is to follow.';
      if (stop === 'overdue') return 'The current plan is ‘Basic’, and it is ‘Active’.';
      if (stop === 'expired') return 'The subscription is ‘Expired’.';
      const [plan = '', next] = stop.split(', then ');
      return `The current plan is ‘${plan}’${next === undefined ? '' : `, and ‘${next}’ is to follow`}.`;
    },
  },
  events: everyoneAsks(commands, people, at),
  key: ({ plan, status, renewalDate, next }) => ({
    plan,
    status,
    isPast: renewalDate < at.slice(0, 10),
    next: next?.plan,
  }),
  table: {
    due: { is: row({}), on: { ...fresh, ...byAnyone('begin', 'overdue') } },
    overdue: {
      is: row({ plan: 'basic', ...nothingNext }),
      on: { ...fresh, ...byAnyone('expire', 'expired') },
    },
    expired: { is: row({ plan: 'basic', status: 'Expired', ...nothingNext }), on: fresh },
    Basic: { is: row({ plan: 'basic', ...nothingNext }), on: fresh },
    Pro: { is: row({ plan: 'pro', ...nothingNext }), on: fromPro },
    Enterprise: { is: row({ plan: 'enterprise', ...nothingNext }), on: fromEnterprise },
    'Pro, then Basic': { is: then('pro', 'basic'), on: fromPro },
    'Enterprise, then Basic': {
      is: then('enterprise', 'basic'),
      on: fromEnterprise,
    },
    'Enterprise, then Pro': {
      is: then('enterprise', 'pro'),
      on: fromEnterprise,
    },
  },
};
