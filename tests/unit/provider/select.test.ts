import type { ClientPlan, ListedClient } from '@/data/schemas/client';
import type { ProviderPayment } from '@/data/schemas/provider';
import { clientsCsv, paymentsCsv } from '@/intelligence/provider/csv';
import { selectClients } from '@/intelligence/lists/clients';
import { selectPayments } from '@/intelligence/lists/provider-payments';
import { describe, expect, test } from 'vitest';

const client = (changes: Partial<ListedClient>): ListedClient => ({
  id: '1',
  name: '',
  email: '',
  plan: 'Basic',
  status: 'active',
  renewal: '',
  progress: null,
  history: [],
  ...changes,
});

const clients = [
  client({
    id: '1',
    name: 'beta',
    email: 'b@x.dz',
    plan: 'Pro',
    renewal: '2026-12-01',
    progress: { daysLeft: 10, percent: 40 },
  }),
  client({
    id: '2',
    name: 'Alpha',
    email: 'a@y.dz',
    plan: 'Enterprise',
    status: 'inactive',
    renewal: 'soon',
  }),
  client({ id: '3' }),
  client({
    id: '4',
    name: '=Gamma',
    plan: 'Pro',
    renewal: '2026-11-01',
    progress: { daysLeft: 0, percent: 100 },
  }),
];

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).join('');

describe('the clients that the URL asks for', () => {
  test.each([
    [{}, '1234'],
    [{ q: ' ALPHA ' }, '2'],
    [{ q: 'x.dz' }, '1'],
    [{ q: 'nobody' }, ''],
    [{ status: 'inactive' }, '2'],
    [{ status: 'lost' }, '1234'],
    [{ plan: 'Pro' }, '14'],
    [{ plan: 'Pro', status: 'active', q: 'beta' }, '1'],
    [{ plan: 'Gold' }, '1234'],
    [{ sort: 'name' }, '4213'],
    [{ sort: 'name', order: 'desc' as const }, '1243'],
    [{ sort: 'plan' }, '3142'],
    [{ sort: 'status' }, '1342'],
    [{ sort: 'renewal' }, '4123'],
    [{ sort: 'renewal', order: 'desc' as const }, '1423'],
    [{ sort: 'progress' }, '4123'],
    [{ sort: 'progress', order: 'asc' as const }, '1423'],
    [{ sort: 'colour' }, '1234'],
  ])('%j: %s', (search, ids) => {
    expect(idsOf(selectClients(clients, search))).toBe(ids);
  });
});

const payments: ProviderPayment[] = [
  { id: '1', client: { id: 'b', name: 'B' }, amount: 900, status: 'failed', date: '2025-02-01' },
  {
    id: '2',
    client: { id: 'a', name: 'A' },
    amount: 10_000,
    status: 'completed',
    date: '2024-12-31',
  },
  {
    id: '3',
    client: { id: 'c', name: 'C' },
    amount: 150_050,
    status: 'pending',
    date: '2025-01-15',
  },
];

describe('the payments that the URL asks for', () => {
  test.each([
    [{}, '123'],
    [{ status: 'pending' }, '3'],
    [{ status: 'lost' }, '123'],
    [{ paid: '2024-12' }, '2'],
    [{ paid: '2025-01', status: 'completed' }, ''],
    [{ plan: 'Pro' }, '2'],
    [{ plan: 'Basic' }, '1'],
    [{ plan: 'Enterprise' }, ''],
    [{ plan: 'Gold' }, '123'],
    [{ sort: 'client' }, '213'],
    [{ sort: 'amount' }, '321'],
    [{ sort: 'amount', order: 'asc' as const }, '123'],
    [{ sort: 'status' }, '231'],
    [{ sort: 'date' }, '231'],
    [{ sort: 'name' }, '123'],
  ])('%j: %s', (search, ids) => {
    const planOf = new Map<string, ClientPlan>([
      ['a', 'Pro'],
      ['b', 'Basic'],
    ]);
    expect(idsOf(selectPayments(payments, search, planOf))).toBe(ids);
  });
});

test('CSV files say amounts in DZD, and run nothing in a spreadsheet', () => {
  expect(paymentsCsv(payments)).toBe(
    '\uFEFFClient,Amount (DZD),Status,Date\r\n' +
      'B,9,failed,2025-02-01\r\n' +
      'A,100,completed,2024-12-31\r\n' +
      'C,1500.5,pending,2025-01-15\r\n',
  );
  expect(clientsCsv(clients.slice(2))).toBe(
    '\uFEFFName,Email,Plan,Status,Renewal,Progress (%)\r\n' +
      ',,Basic,active,,\r\n' +
      "'=Gamma,,Pro,active,2026-11-01,100\r\n",
  );
});
