import { newestFirst } from '@/intelligence/lists/sorting';
import type { BillingPayment, BillingStatus } from '../schemas/billing';
import { type Client, clientPlans } from '../schemas/client';
import type { Named } from '../schemas/person';
import { planIds } from '../schemas/plan';
import type { ProviderPayment } from '../schemas/provider';
import type { Workspace } from '../port/workspace';
import type { Reads } from './store';

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
 * The provider's clients and payments, with this world's company among them. Its plan, renewal and payments are
 * those of its own subscription.
 */
export const withCompany = (
  company: Named,
  store: Reads,
  subscription: Workspace['subscription'],
) => ({
  clients: async (): Promise<Client[]> => {
    const [{ plan, renewalDate }, listed] = await Promise.all([
      subscription.get(),
      store.all('client'),
    ]);
    return listed.map((client) =>
      client.id === company.id
        ? {
            ...client,
            plan: clientPlans[planIds.indexOf(plan)] ?? client.plan,
            renewal: renewalDate,
          }
        : client,
    );
  },
  /** Newest first. */
  payments: async (): Promise<ProviderPayment[]> => {
    const [own, others] = await Promise.all([store.all('payment'), store.all('providerPayment')]);
    return newestFirst([...others, ...own.map(received(company))], ({ date }) => date);
  },
});
