import type { ListedClient } from '@/data/schemas/client';
import type { ProviderPayment } from '@/data/schemas/provider';
import { csv } from '../reports/csv';

const centimesToTheDinar = 100;

/** Payments as a CSV file, in the order given; amounts in DZD. */
export const paymentsCsv = (payments: readonly ProviderPayment[]): string =>
  csv(
    ['Client', 'Amount (DZD)', 'Status', 'Date'],
    payments.map(({ client, amount, status, date }) => [
      client.name,
      amount / centimesToTheDinar,
      status,
      date,
    ]),
  );

/** Clients as a CSV file, in the order given; progress towards the renewal in percent. */
export const clientsCsv = (clients: readonly ListedClient[]): string =>
  csv(
    ['Name', 'Email', 'Plan', 'Status', 'Renewal', 'Progress (%)'],
    clients.map(({ name, email, plan, status, renewal, progress }) => [
      name,
      email,
      plan,
      status,
      renewal,
      progress?.percent ?? null,
    ]),
  );
