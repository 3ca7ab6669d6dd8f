import type { BillingPayment, BillingStatus } from '../schemas/billing';
import { type Client, clientPlans } from '../schemas/client';
import { planIds } from '../schemas/plan';
import type { ProviderPayment } from '../schemas/provider';
import type { Workspace } from '../workspace';
import { keepRecords } from './records';

const statuses = {
  Completed: 'completed',
  Failed: 'failed',
  Pending: 'pending',
} as const satisfies Record<BillingStatus, ProviderPayment['status']>;

/** What a company paid, as its provider has it on record. */
const received =
  (client: string) =>
  ({ id, amount, status, date }: BillingPayment): ProviderPayment => ({
    id,
    client,
    amount,
    status: statuses[status],
    date,
  });

/**
 * The provider's clients and payments, with the company of this world among them: its plan, its renewal and
 * its payments are those of its own subscription.
 */
export function withCompany(
  company: string,
  load: () => Promise<{ clients: Client[]; payments: ProviderPayment[] }>,
  { subscription, billing }: Pick<Workspace, 'subscription' | 'billing'>,
) {
  const clients = keepRecords('client', async () => (await load()).clients);
  return {
    clients: {
      ...clients,
      list: async (): Promise<Client[]> => {
        const [{ plan, renewalDate }, listed] = await Promise.all([
          subscription.get(),
          clients.list(),
        ]);
        // Another client may be added by the same name.
        const own = listed.find(({ name }) => name === company);
        return listed.map((client) =>
          client === own
            ? {
                ...client,
                plan: clientPlans[planIds.indexOf(plan)] ?? client.plan,
                renewal: renewalDate,
              }
            : client,
        );
      },
    },
    /** Newest first. */
    payments: async (): Promise<ProviderPayment[]> => {
      const [own, { payments }] = await Promise.all([billing.list(), load()]);
      return [...own.map(received(company)), ...payments].toSorted((a, b) =>
        b.date.localeCompare(a.date),
      );
    },
  };
}
