import type { BillingPayment } from '@/data/schemas/billing';
import type { ListedClient } from '@/data/schemas/client';
import type { JobListing } from '@/data/schemas/job-listing';
import type { ProviderPayment } from '@/data/schemas/provider';
import type { RiskEmployee } from '@/data/schemas/risk';
import type { Subscription } from '@/data/schemas/subscription';
import { waitingForManager, waitingForProvider } from '@/intelligence/reports/waiting-payments';
import {
  waitingForEmployee,
  waitingForHr,
  waitingForTeamManager,
} from '@/intelligence/reports/waiting-tasks';
import { expect, test } from 'vitest';
import { aTask, aUser } from '../../fixtures/company';

const today = '2026-11-21';
const karim = { id: 'u-09', name: 'Karim Haddad' };
const amine = { id: 'u-10', name: 'Amine Kaci' };
const saying = (by: { id: string; name: string }) => ({ id: 'c', by, date: '', message: 'Done?' });

const risk = (riskLevel: RiskEmployee['riskLevel']) => ({ riskLevel }) as RiskEmployee;
const listing = (createdAt: string) => ({ status: 'Open', createdAt }) as JobListing;
const paid = (status: BillingPayment['status']) => ({ status }) as BillingPayment;
const received = (status: ProviderPayment['status']) => ({ status }) as ProviderPayment;
const client = (status: ListedClient['status'], daysLeft: number | null) =>
  ({ status, progress: daysLeft === null ? null : { daysLeft, percent: 0 } }) as ListedClient;
const subscribed = (plan: Subscription['plan'], renewalDate: string): Subscription => ({
  plan,
  status: renewalDate < today ? 'Expired' : 'Active',
  renewalDate,
  next: null,
  history: [],
});

const waiting = (subscription: Subscription, users: number) =>
  waitingForManager(
    {
      payments: [paid('Failed'), paid('Pending'), paid('Pending'), paid('Completed')],
      subscription,
      users: Array.from({ length: users }, () => aUser()),
    },
    today,
  );

const yesterday = aTask({ id: 'late', deadline: '2026-11-20', assignedTo: [karim] });
const tasks = [
  yesterday,
  aTask({ id: 'late and done', deadline: '2026-11-20', status: 'done', assignedTo: [karim] }),
  aTask({ id: 'today', deadline: '2026-11-21', assignedTo: [amine] }),
  aTask({ id: 'in a week', deadline: '2026-11-28', assignedTo: [karim, amine] }),
  aTask({ id: 'in eight days', deadline: '2026-11-29', assignedTo: [karim] }),
  aTask({ id: 'whenever', deadline: '', assignedTo: [karim] }),
  aTask({ id: 'asked', deadline: '', comments: [saying(karim), saying(amine)] }),
  aTask({ id: 'answered', deadline: '', comments: [saying(amine), saying(karim)] }),
];

test('an employee is told of overdue tasks, of those due within 7 days, and of new comments', () => {
  expect(waitingForEmployee(tasks, { id: karim.id, today })).toEqual([
    { kind: 'ownOverdue', count: 1, about: '', of: null },
    { kind: 'ownDue', count: 2, about: '', of: null },
    { kind: 'ownComments', count: 1, about: '', of: null },
  ]);
  expect(waitingForEmployee([], { id: karim.id, today })).toEqual([]);
});

test('a team manager is told of tasks to evaluate, and of overdue ones by person', () => {
  const late = aTask({ deadline: '2026-11-01', assignedTo: [amine] });
  expect(
    waitingForTeamManager([...tasks, late, { ...late, assignedTo: [karim, amine] }], {
      id: 'u-05',
      today,
    }),
  ).toEqual([
    { kind: 'tasksToEvaluate', count: 1, about: '', of: null },
    { kind: 'overdueOf', count: 2, about: '', of: amine },
    { kind: 'overdueOf', count: 2, about: '', of: karim },
  ]);
});

test('two people of one name are told apart', () => {
  const twin = { ...karim, id: 'u-20' };
  const late = (person: typeof karim) => aTask({ deadline: '2026-11-01', assignedTo: [person] });
  expect(
    waitingForTeamManager([late(karim), late(twin), late(twin)], { id: 'u-05', today }),
  ).toEqual([
    { kind: 'overdueOf', count: 2, about: '', of: twin },
    { kind: 'overdueOf', count: 1, about: '', of: karim },
  ]);
});

test('HR is told of overdue tasks, unread resumes, high risks and listings open for 30 days', () => {
  expect(
    waitingForHr(
      {
        received: [
          { month: '2026-10', status: 'Pending', count: 2 },
          { month: '2026-11', status: 'Pending', count: 1 },
          { month: '2026-11', status: 'Analyzed', count: 8 },
        ],
        risks: [risk('High'), risk('Medium'), risk('High'), risk(null)],
        listings: [listing('2026-10-22'), listing('2026-10-23')],
        tasks,
      },
      { id: 'u-02', today },
    ),
  ).toEqual([
    { kind: 'assignedOverdue', count: 1, about: '', of: null },
    { kind: 'resumesToRead', count: 3, about: '', of: null },
    { kind: 'highRisks', count: 2, about: '', of: null },
    { kind: 'listingsOpenLong', count: 1, about: '', of: null },
  ]);
});

test('a company manager is told of payments, of a filled plan, and of the end of a subscription', () => {
  const payments = [
    { kind: 'paymentsFailed', count: 1, about: '', of: null },
    { kind: 'paymentsPending', count: 2, about: '', of: null },
  ];
  expect(waiting(subscribed('basic', '2026-11-29'), 8)).toEqual(payments);
  expect(waiting(subscribed('enterprise', '2026-11-29'), 900)).toEqual(payments);
  expect(waiting(subscribed('basic', '2026-11-28'), 9)).toEqual([
    { kind: 'subscriptionEnding', count: 1, about: '2026-11-28', of: null },
    ...payments,
    { kind: 'planFilled', count: 9, about: '10', of: null },
  ]);
  expect(waiting(subscribed('pro', '2026-11-20'), 9)).toEqual([
    { kind: 'subscriptionExpired', count: 1, about: '2026-11-20', of: null },
    ...payments,
  ]);
});

test('the provider is told of payments, of renewals within 7 days, and of clients who are gone', () => {
  expect(
    waitingForProvider({
      payments: [
        received('failed'),
        received('completed'),
        received('pending'),
        received('failed'),
      ],
      clients: [
        client('active', 7),
        client('active', 8),
        client('inactive', 0),
        client('active', null),
      ],
    }),
  ).toEqual([
    { kind: 'clientPaymentsFailed', count: 2, about: '', of: null },
    { kind: 'clientPaymentsPending', count: 1, about: '', of: null },
    { kind: 'renewals', count: 1, about: '', of: null },
    { kind: 'clientsLost', count: 1, about: '', of: null },
  ]);
});
