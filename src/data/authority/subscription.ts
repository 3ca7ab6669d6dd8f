import { pageOf } from '@/intelligence/lists/paging';
import { selectPayments } from '@/intelligence/lists/payments';
import { newestFirst } from '@/intelligence/lists/newest';
import { dayOf } from '@/machines/calendar';
import { companySubscriptionLifecycle } from '@/machines/subscription/company-subscription.machine';
import { step } from '@/machines/step';
import type { Workspace } from '../port/workspace';
import type { Person } from '../schemas/person';
import { planPrice } from '../schemas/plan';
import { missing, Refused } from '../schemas/refused';
import type { Subscription } from '../schemas/subscription';
import { namesIn } from './names';
import type { Transaction } from './store';
import { type Asking, once } from './take';

/** The person in whose name a plan begins on its day, and a subscription ends that nobody renewed. */
const provider: Person = { id: 'masar', name: 'Masar', role: 'sys' };

/** The payment method of a company that never paid before. */
const defaultMethod = 'CIB card';

const only = 'subscription';

/** A subscription as of an instant: a plan whose day has come has begun, and unpaid time has expired. */
export function subscriptionAt(kept: Subscription, at: string): Subscription {
  let subscription = kept;
  for (const type of ['subscription.begin', 'subscription.expire']) {
    const stepped = step(companySubscriptionLifecycle, subscription, { type, by: provider, at });
    if (stepped.outcome === 'stepped') subscription = stepped.record;
  }
  return subscription;
}

/** The company's subscription and its payments. @param pause the wait before a payment is done. */
export function createSubscription(
  asking: Asking,
  pause: () => Promise<void>,
): Pick<Workspace, 'subscription' | 'billing'> {
  const { store, now, newId } = asking;
  const current = async (transaction: Transaction): Promise<Subscription> => {
    const kept = await transaction.get('subscription', only);
    if (kept === undefined) throw missing('subscription');
    const subscription = subscriptionAt(kept, now().toISOString());
    if (subscription !== kept) transaction.put('subscription', only, subscription);
    return subscription;
  };

  return {
    subscription: {
      async get() {
        const subscription = await store.transact(current);
        return (await namesIn(store, [subscription])).told(subscription);
      },
      async subscribe(plan, sent = {}) {
        await pause();
        return once(asking, sent, async (transaction, by) => {
          const at = now().toISOString();
          const stepped = step(companySubscriptionLifecycle, await current(transaction), {
            type: 'subscription.subscribe',
            plan,
            by,
            at,
          });
          if (stepped.outcome === 'refused') throw new Refused(stepped.refusal);
          const paid = newestFirst(await transaction.all('payment'), ({ date }) => date);
          const id = newId();
          transaction.put('subscription', only, stepped.record);
          transaction.put('payment', id, {
            id,
            date: dayOf(at),
            amount: planPrice(plan) * 100,
            status: 'Completed',
            method: paid.find(({ status }) => status === 'Completed')?.method ?? defaultMethod,
          });
          return stepped.record;
        });
      },
    },
    billing: {
      async list(search, paging) {
        const all = newestFirst(await store.all('payment'), ({ date }) => date);
        return pageOf(selectPayments(all, search), all.length, paging);
      },
    },
  };
}
