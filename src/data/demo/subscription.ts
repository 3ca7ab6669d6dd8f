import { companySubscriptionLifecycle } from '@/machines/subscription/company-subscription.machine';
import { step } from '@/machines/step';
import { once } from '../once';
import type { BillingPayment } from '../schemas/billing';
import { planPrice } from '../schemas/plan';
import { Refused } from '../schemas/refused';
import type { Workspace } from '../workspace';
import { idAt } from './ids';
import { timings } from './timings';
import type { DemoOptions } from './world';

/** Who begins a plan when its day has come, and ends a subscription that nobody renewed. */
const provider = { name: 'Masar', role: 'sys' } as const;

/** How a company pays that never paid before. */
const defaultMethod = 'CIB card';

const newestFirst = (payments: BillingPayment[]) =>
  payments.toReversed().toSorted((a, b) => b.date.localeCompare(a.date));

/** The company's subscription in the demo world, and what it paid for it. */
export function createSubscription({
  now,
  wait,
  sample,
}: Pick<DemoOptions, 'now' | 'wait' | 'sample'>): Pick<Workspace, 'subscription' | 'billing'> {
  const kept = once(async () => {
    const [subscription, payments] = await Promise.all([
      sample.subscription(now()),
      sample.payments(now()),
    ]);
    return { subscription, payments };
  });

  /** The subscription as it stands today: with the plan whose day has come, and expired once nothing is paid. */
  const current = async () => {
    const state = await kept();
    for (const type of ['subscription.begin', 'subscription.expire']) {
      const event = { type, by: provider, at: now().toISOString() };
      const stepped = step(companySubscriptionLifecycle, state.subscription, event);
      if (stepped.outcome === 'stepped') state.subscription = stepped.record;
    }
    return state.subscription;
  };

  return {
    subscription: {
      get: current,
      async subscribe(plan, by) {
        await wait(timings.subscribe);
        const [state, at] = [await kept(), now()];
        const stepped = step(companySubscriptionLifecycle, await current(), {
          type: 'subscription.subscribe',
          plan,
          by: { name: by.name, role: by.role },
          at: at.toISOString(),
        });
        if (stepped.outcome === 'refused') throw new Refused(stepped.refusal);
        const lastPaid = newestFirst(state.payments).find(({ status }) => status === 'Completed');
        state.subscription = stepped.record;
        state.payments.push({
          id: idAt(at, (id) => state.payments.some((payment) => payment.id === id)),
          date: at.toISOString().slice(0, 'YYYY-MM-DD'.length),
          amount: planPrice(plan) * 100,
          status: 'Completed',
          method: lastPaid?.method ?? defaultMethod,
        });
        return stepped.record;
      },
    },
    billing: { list: async () => newestFirst((await kept()).payments) },
  };
}
