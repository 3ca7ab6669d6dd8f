import { newestFirst } from '@/intelligence/lists/newest';
import type { BillingPayment, BillingStatus } from '../schemas/billing';
import { type Client, clientPlans } from '../schemas/client';
import type { Named } from '../schemas/person';
import { planIds } from '../schemas/plan';
import type { ProviderPayment } from '../schemas/provider';
import type { Subscription } from '../schemas/subscription';
import type { Reads } from './store';

/** A company that is one of the provider's clients: what it subscribed to, and what it paid, oldest first. */
export interface PayingCompany {
  id: string;
  subscription: Pick<Subscription, 'plan' | 'renewalDate'>;
  payments: BillingPayment[];
}

const statuses = {
  Completed: 'completed',
  Failed: 'failed',
  Pending: 'pending',
} as const satisfies Record<BillingStatus, ProviderPayment['status']>;

/** What a company paid, as its provider has it on record. */
const received =
  (client: Named) =>
  ({ id, amount, status, date }: BillingPayment): ProviderPayment => ({
    id,
    client,
    amount,
    status: statuses[status],
    date,
  });

/**
 * The provider's clients and payments. The plan, renewal and payments of a client that has a world here are those of
 * its own subscription.
 */
export const withCompanies = (companies: () => Promise<PayingCompany[]>, store: Reads) => ({
  clients: async (): Promise<Client[]> => {
    const [paying, listed] = await Promise.all([companies(), store.all('client')]);
    const own = new Map(paying.map(({ id, subscription }) => [id, subscription]));
    return listed.map((client) => {
      const subscription = own.get(client.id);
      if (subscription === undefined) return client;
      return {
        ...client,
        plan: clientPlans[planIds.indexOf(subscription.plan)] ?? client.plan,
        renewal: subscription.renewalDate,
      };
    });
  },
  /** Whether a client has a subscription of its own. */
  subscribes: async (client: string): Promise<boolean> =>
    (await companies()).some(({ id }) => id === client),
  /** Newest first. */
  payments: async (): Promise<ProviderPayment[]> => {
    const [paying, listed, others] = await Promise.all([
      companies(),
      store.all('client'),
      store.all('providerPayment'),
    ]);
    const names = new Map(listed.map(({ id, name }) => [id, name]));
    const own = paying.flatMap(({ id, payments }) =>
      payments.map(received({ id, name: names.get(id) ?? id })),
    );
    return newestFirst([...others, ...own], ({ date }) => date);
  },
});
