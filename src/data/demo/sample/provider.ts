import { addDays } from '@/machines/calendar';
import type { Client } from '../../schemas/client';
import { pricingPlans } from '../../schemas/plan';
import type {
  LogType,
  Offer,
  ProviderPayment,
  ProviderPlan,
  SystemHealth,
} from '../../schemas/provider';
import type { ProviderSample } from '../world';

interface Stored {
  /** `renewsIn` counts days from today. */
  clients: [
    name: string,
    email: string,
    plan: Client['plan'],
    status: Client['status'],
    renewsIn: number,
    /** A day, or days before today. */
    since: string | number,
  ][];
  payments: [client: string, date: string, amount: number, status: ProviderPayment['status']][];
  logs: [minutesAgo: number, type: LogType, message: string][];
}

const minute = 60_000;

const created = (day: string) => [{ action: 'Created', by: 'Admin', date: `${day}T08:00:00.000Z` }];

/** The provider's clients, the oldest first. Renewals lie around `today`, YYYY-MM-DD. */
const clientsOn = (today: string, clients: Stored['clients']): Client[] =>
  clients.map(([name, email, plan, status, renewsIn, since], index) => ({
    id: `client-${index + 1}`,
    name,
    email,
    plan,
    status,
    renewal: addDays(today, renewsIn),
    history: created(typeof since === 'number' ? addDays(today, -since) : since),
  }));

/** The clients' payments without those of the demo's company, oldest first. */
const providerPayments = (
  payments: Stored['payments'],
  clients: readonly Client[],
): ProviderPayment[] => {
  const ids = new Map(clients.map(({ id, name }) => [name, id]));
  return payments.map(([name, date, amount, status], index) => ({
    id: `payment-${index + 1}`,
    client: { id: ids.get(name) ?? '', name },
    amount,
    status,
    date,
  }));
};

/** The plans on offer, and one that is not offered any more. */
const providerPlans: ProviderPlan[] = [
  ...pricingPlans.map(({ id, name, price, features }) => ({
    id,
    name,
    price: price * 100,
    features: [...features],
    status: 'active' as const,
    removedAt: null,
    history: created('2024-11-01'),
  })),
  {
    id: 'starter',
    name: 'Starter',
    price: 90_000,
    features: ['Up to 3 employees'],
    status: 'inactive',
    removedAt: null,
    history: created('2024-11-01'),
  },
];

/** The two offers of the specification's section 3. */
const offers: Offer[] = [
  {
    id: 'offer-1',
    code: 'WELCOME20',
    discount: 20,
    status: 'active',
    validTill: '2025-09-30',
    removedAt: null,
    history: created('2025-06-01'),
  },
  {
    id: 'offer-2',
    code: 'YEAREND30',
    discount: 30,
    status: 'inactive',
    validTill: '2025-12-01',
    removedAt: null,
    history: created('2025-06-01'),
  },
];

/** The state of the provider's servers at an instant: specification, section 3. */
const healthAt = (now: Date, logs: Stored['logs']): SystemHealth => ({
  uptime: 99.98,
  serverLoad: 65,
  activeConnections: 320,
  recentLogs: logs.map(([minutesAgo, type, message], index) => ({
    id: `log-${logs.length - index}`,
    type,
    message,
    date: new Date(now.getTime() - minutesAgo * minute).toISOString(),
  })),
});

/** The provider's records at an instant, whose day is `today`, YYYY-MM-DD. */
export function providerOn(now: Date, today: string, stored: unknown): ProviderSample {
  const { clients: rows, payments, logs } = stored as Stored;
  const clients = clientsOn(today, rows);
  return {
    clients,
    payments: providerPayments(payments, clients),
    plans: providerPlans,
    offers,
    health: healthAt(now, logs),
  };
}
