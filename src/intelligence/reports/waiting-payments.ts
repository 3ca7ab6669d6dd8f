import type { BillingPayment } from '@/data/schemas/billing';
import type { ListedClient } from '@/data/schemas/client';
import { pricingPlans } from '@/data/schemas/plan';
import type { ProviderPayment } from '@/data/schemas/provider';
import type { Subscription } from '@/data/schemas/subscription';
import type { User } from '@/data/schemas/user';
import type { Waiting } from '@/data/schemas/waiting';
import { renewsSoon } from '@/intelligence/provider/renewal';
import { daysBetween } from '@/machines/calendar';
import { counted, line } from './waiting-tasks';

/** The share of a plan's employees from which on the plan counts as filled. */
const FILLED = 0.9;
/** How many days before its last day a subscription counts as ending. */
const ENDING_DAYS = 7;

/** What waits for a company manager: the payments, the plan and its renewal. */
export function waitingForManager(
  {
    payments,
    subscription: { plan, status, renewalDate },
    users,
  }: {
    payments: readonly BillingPayment[];
    subscription: Subscription;
    users: readonly User[];
  },
  today: string,
): Waiting[] {
  const holds = pricingPlans.find(({ id }) => id === plan)?.employees ?? null;
  const isFilled = holds !== null && users.length >= FILLED * holds;
  const isEnding = daysBetween(today, renewalDate) <= ENDING_DAYS;
  return [
    ...line('subscriptionExpired', Number(status === 'Expired'), { about: renewalDate }),
    ...line('subscriptionEnding', Number(status === 'Active' && isEnding), { about: renewalDate }),
    ...line(
      'paymentsFailed',
      counted(payments, (payment) => payment.status === 'Failed'),
    ),
    ...line(
      'paymentsPending',
      counted(payments, (payment) => payment.status === 'Pending'),
    ),
    ...(isFilled ? line('planFilled', users.length, { about: String(holds) }) : []),
  ];
}

/** What waits for the provider's operator: payments to look at, renewals, and clients who are gone. */
export const waitingForProvider = ({
  payments,
  clients,
}: {
  payments: readonly ProviderPayment[];
  clients: readonly ListedClient[];
}): Waiting[] => [
  ...line(
    'clientPaymentsFailed',
    counted(payments, ({ status }) => status === 'failed'),
  ),
  ...line(
    'clientPaymentsPending',
    counted(payments, ({ status }) => status === 'pending'),
  ),
  ...line('renewals', counted(clients, renewsSoon)),
  ...line(
    'clientsLost',
    counted(clients, ({ status }) => status === 'inactive'),
  ),
];
