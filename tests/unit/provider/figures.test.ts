import type { Client } from '@/data/schemas/client';
import type { ProviderPayment } from '@/data/schemas/provider';
import { paymentsOf, providerFigures } from '@/intelligence/provider/figures';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { people } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';

type FigureClient = Pick<Client, 'id' | 'plan' | 'status'>;

const world = aWorld().by(people.sys);
const { rows: payments } = await world.provider.payments({});

/** A client by its name. */
const named = (name: string) => ({ id: name.toLowerCase(), name });
const payment = (changes: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id: 'p',
  client: named('A'),
  amount: 100,
  status: 'completed',
  date: '2025-03-15',
  ...changes,
});
const client = (changes: Partial<FigureClient> = {}): FigureClient => ({
  id: 'a',
  plan: 'Basic',
  status: 'active',
  ...changes,
});

const nothing = {
  revenue: { completed: 0, pending: 0, failed: 0 },
  totalPayments: 0,
  clients: { total: 0, active: 0, inactive: 0 },
  monthlyRevenue: ['2025-01', '2025-02', '2025-03', '2025-04', '2025-05', '2025-06'].map(
    (month) => ({ month, amount: 0 }),
  ),
  paymentStatus: [
    { status: 'completed', count: 0 },
    { status: 'pending', count: 0 },
    { status: 'failed', count: 0 },
  ],
  revenueByPlan: [
    { plan: 'Basic', amount: 0 },
    { plan: 'Pro', amount: 0 },
    { plan: 'Enterprise', amount: 0 },
  ],
  averagePerActiveClient: 0,
  topClients: [],
  changes: {
    completed: { month: '2025-06', now: 0, before: 0 },
    pending: { month: '2025-06', now: 0, before: 0 },
    failed: { month: '2025-06', now: 0, before: 0 },
    payments: { month: '2025-06', now: 0, before: 0 },
  },
};

describe('the figures of the sample, added up by hand', () => {
  // Completed by client, in DZD: Atlas 1,500 + 9 × 2,500; Sahara 5 × 4,000; Constantine 3 × 4,000; Hoggar 3 × 4,000;
  // Casbah 4 × 2,500; Oran 3 × 2,500; Djurdjura 2 × 1,500; Mitidja 2 × 1,500; Annaba 2,500; Tassili 1,500;
  // Bejaia 1,249.50. Together 96,749.50, over 9 active clients 10,749.9444…
  test('are these', async () => {
    expect(await world.provider.figures()).toEqual({
      revenue: { completed: 9_674_950, pending: 1_200_000, failed: 1_300_000 },
      totalPayments: 45,
      clients: { total: 12, active: 9, inactive: 3 },
      monthlyRevenue: [
        { month: '2024-11', amount: 400_000 },
        { month: '2024-12', amount: 500_000 },
        { month: '2025-01', amount: 800_000 },
        { month: '2025-02', amount: 1_200_000 },
        { month: '2025-03', amount: 774_950 },
        { month: '2025-04', amount: 800_000 },
        { month: '2025-05', amount: 1_200_000 },
        { month: '2025-06', amount: 950_000 },
      ],
      paymentStatus: [
        { status: 'completed', count: 35 },
        { status: 'pending', count: 5 },
        { status: 'failed', count: 5 },
      ],
      revenueByPlan: [
        { plan: 'Basic', amount: 874_950 },
        { plan: 'Pro', amount: 4_400_000 },
        { plan: 'Enterprise', amount: 4_400_000 },
      ],
      averagePerActiveClient: 1_074_994,
      topClients: [
        { id: 'client-1', name: 'Atlas Services', amount: 2_400_000 },
        { id: 'client-2', name: 'Sahara Logistics', amount: 2_000_000 },
        { id: 'client-8', name: 'Constantine Pharma', amount: 1_200_000 },
        { id: 'client-5', name: 'Hoggar Energy', amount: 1_200_000 },
        { id: 'client-4', name: 'Casbah Digital', amount: 1_000_000 },
      ],
      changes: {
        completed: { month: '2025-06', now: 950_000, before: 1_200_000 },
        pending: { month: '2025-06', now: 150_000, before: 250_000 },
        failed: { month: '2025-06', now: 0, before: 0 },
        payments: { month: '2025-06', now: 4, before: 5 },
      },
    });
  });

  test('a client’s payments are newest first, and may be none', () => {
    expect(paymentsOf(payments, 'client-3').map(({ date, status }) => [date, status])).toEqual([
      ['2025-06-20', 'completed'],
      ['2025-03-20', 'pending'],
      ['2025-01-20', 'completed'],
    ]);
    expect(paymentsOf(payments, 'client-12')).toEqual([]);
  });
});

describe('the window of the Monthly Revenue chart', () => {
  test.each([
    ['2024-06-30', null],
    ['2024-07-01', '2024-07'],
    ['2024-12-31', '2024-12'],
    ['2025-01-01', '2025-01'],
    ['2025-01-31', '2025-01'],
    ['2025-02-01', '2025-02'],
    ['2025-06-30', '2025-06'],
    ['2025-07-01', null],
    ['2026-03-15', null],
  ])('has %s in %s', (date, month) => {
    const { monthlyRevenue } = providerFigures([payment({ date })], [], '2025-06');
    expect(monthlyRevenue.filter(({ amount }) => amount > 0)).toEqual(
      month === null ? [] : [{ month, amount: 100 }],
    );
  });

  test('leaves out what is pending or failed', () => {
    const unpaid = [payment({ status: 'pending' }), payment({ status: 'failed' })];
    expect(providerFigures(unpaid, [], '2025-06').monthlyRevenue).toEqual(nothing.monthlyRevenue);
  });
});

describe('without records', () => {
  test('every figure is 0', () => {
    expect(providerFigures([], [], '2025-06')).toEqual(nothing);
  });

  test('the average is 0 where no client is active, whatever was paid', () => {
    expect(
      providerFigures([payment()], [client({ status: 'inactive' })], '2025-06')
        .averagePerActiveClient,
    ).toBe(0);
  });

  test('a client who paid nothing is not a top client', () => {
    expect(
      providerFigures([payment({ status: 'failed' })], [client()], '2025-06').topClients,
    ).toEqual([]);
    expect(providerFigures([payment({ amount: 0 })], [client()], '2025-06').topClients).toEqual([]);
  });
});

const dated = (id: string, date: string) => payment({ id, date });

describe('the order', () => {
  test('of a client’s payments is newest first, however they are kept', () => {
    const kept = [dated('b', '2025-02-01'), dated('c', '2025-12-31'), dated('a', '2024-03-01')];
    expect(paymentsOf(kept, 'a').map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(paymentsOf(kept.toReversed(), 'a').map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  test('of the top clients who paid the same is by name', () => {
    const paid = ['B', 'C', 'A'].map((name) => payment({ client: named(name) }));
    const inOrder = ['A', 'B', 'C'].map((name) => ({ ...named(name), amount: 100 }));
    expect(providerFigures(paid, [], '2025-06').topClients).toEqual(inOrder);
    expect(providerFigures(paid.toReversed(), [], '2025-06').topClients).toEqual(inOrder);
  });
});

test('two clients of one name are two: each has its own payments, plan and place', () => {
  const [old, young] = [
    { id: 'old', name: 'A' },
    { id: 'young', name: 'A' },
  ];
  const paid = [payment({ id: '1', client: old }), payment({ id: '2', client: young, amount: 70 })];
  const figures = providerFigures(
    paid,
    [client({ id: 'old', plan: 'Pro' }), client({ id: 'young', plan: 'Basic' })],
    '2025-06',
  );
  expect(paymentsOf(paid, 'young').map(({ id }) => id)).toEqual(['2']);
  expect(figures.topClients).toEqual([
    { ...old, amount: 100 },
    { ...young, amount: 70 },
  ]);
  expect(figures.revenueByPlan).toEqual([
    { plan: 'Basic', amount: 70 },
    { plan: 'Pro', amount: 100 },
    { plan: 'Enterprise', amount: 0 },
  ]);
});

const names = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G');
const anyPayments = fc.array(
  fc.record({
    id: fc.uuid(),
    client: names.map(named),
    amount: fc.integer({ min: 0, max: 10_000_000 }),
    status: fc.constantFrom('completed', 'pending', 'failed'),
    date: fc.constantFrom('2024-12-31', '2025-01-01', '2025-03-31', '2025-06-30', '2025-07-01'),
  }),
);
const anyClients = fc.uniqueArray(
  fc.record({
    id: names.map((name) => name.toLowerCase()),
    plan: fc.constantFrom('Basic', 'Pro', 'Enterprise'),
    status: fc.constantFrom('active', 'inactive'),
  }),
  { selector: ({ id }) => id },
);

const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0);

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];

describe('whatever the records', () => {
  test('every figure is a whole number of centimes or a count, never below 0', () => {
    fc.assert(
      fc.property(anyPayments, anyClients, (some, known) => {
        const wrong = numbersIn(providerFigures(some, known, '2025-06')).filter(
          (figure) => !Number.isSafeInteger(figure) || figure < 0,
        );
        expect(wrong).toEqual([]);
      }),
    );
  });

  test('the order of payments and clients does not matter', () => {
    fc.assert(
      fc.property(anyPayments, anyClients, (some, known) => {
        expect(providerFigures(some.toReversed(), known.toReversed(), '2025-06')).toEqual(
          providerFigures(some, known, '2025-06'),
        );
      }),
    );
  });

  test('the parts never exceed the whole', () => {
    fc.assert(
      fc.property(anyPayments, anyClients, (some, known) => {
        const { revenue, topClients, revenueByPlan, monthlyRevenue, paymentStatus } =
          providerFigures(some, known, '2025-06');
        expect(
          [
            sum(topClients.map(({ amount }) => amount)),
            sum(revenueByPlan.map(({ amount }) => amount)),
            sum(monthlyRevenue.map(({ amount }) => amount)),
          ].filter((part) => part > revenue.completed),
        ).toEqual([]);
        expect(topClients.length).toBeLessThanOrEqual(5);
        expect(sum(paymentStatus.map(({ count }) => count))).toBe(some.length);
      }),
    );
  });
});

const paidBy = (id: string, name: string, amount: number) =>
  payment({ client: { id, name }, amount });

const topIds = (all: ProviderPayment[]) =>
  providerFigures(all, [], '2025-06').topClients.map(({ id }) => id);

test('clients who paid the same stand by name, and those of one name by id', () => {
  const paid = [
    paidBy('c2', 'Sahel', 50),
    paidBy('c3', 'Atlas', 50),
    paidBy('c1', 'Sahel', 50),
    paidBy('c4', 'Zed', 60),
  ];
  expect(topIds(paid)).toEqual(['c4', 'c3', 'c1', 'c2']);
  expect(topIds(paid.toReversed())).toEqual(['c4', 'c3', 'c1', 'c2']);
});
