import type { BillingPayment } from '@/data/schemas/billing';
import type { RiskEmployee } from '@/data/schemas/risk';
import type { Subscription } from '@/data/schemas/subscription';
import { recentActivity } from '@/intelligence/reports/activity';
import { billingCsv, billingCsvName } from '@/intelligence/reports/billing-csv';
import { managerDashboard } from '@/intelligence/reports/manager-dashboard';
import { expect, test } from 'vitest';
import { aUser, today } from '../../fixtures/company';

const risk = (id: string, riskLevel: RiskEmployee['riskLevel'], trend: number[]): RiskEmployee => ({
  id,
  name: id,
  role: '',
  department: '',
  riskScore: 0,
  riskLevel,
  riskFactors: [],
  missing: [],
  retentionStrategies: [],
  riskTrendData: trend.map((riskScore, index) => ({ month: `2026-0${index + 6}`, riskScore })),
});
const subscription: Subscription = {
  plan: 'enterprise',
  status: 'Active',
  renewalDate: '2026-12-21',
  next: null,
  history: [
    { action: 'Subscribed to the Enterprise plan', by: 'Salim', date: '2026-11-20T08:00:00.000Z' },
  ],
};
const payment = (
  date: string,
  amount: number,
  status: BillingPayment['status'],
): BillingPayment => ({ id: date, date, amount, status, method: 'CIB card' });
const payments = [
  payment('2026-11-21', 400_050, 'Completed'),
  payment('2026-11-01', 250_025, 'Completed'),
  payment('2026-11-02', 999_999, 'Failed'),
  payment('2026-11-03', 888_888, 'Pending'),
  payment('2026-10-31', 777_777, 'Completed'),
  payment('2025-11-21', 666_666, 'Completed'),
  payment('2026-10-30', 555_555, 'Failed'),
];
const users = [
  aUser({ id: 'a', name: 'Amel', role: 'hr', createdAt: '2026-01-31', hireDate: '2020-01-01' }),
  aUser({ id: 'b', name: 'Bilal', createdAt: '2026-03-01', hireDate: '2026-11-19' }),
  aUser({ id: 'c', name: 'Chafik', createdAt: '2026-03-31', hireDate: '', status: 'Inactive' }),
  aUser({ id: 'd', name: 'Dalia', createdAt: '2026-03-02', hireDate: '2026-12-01' }),
];

test('the company manager’s dashboard is counted from the lists', () => {
  expect(
    managerDashboard(
      {
        subscription,
        payments,
        users,
        listings: [
          { status: 'Open', createdAt: '2026-10-31' },
          { status: 'Open', createdAt: '2026-09-30' },
        ],
        risks: [
          risk('Karim', 'High', []),
          risk('Lamia', 'Medium', []),
          risk('Nadia', 'Medium', []),
          risk('Omar', 'Low', []),
        ],
      },
      today,
    ),
  ).toEqual({
    subscription: { plan: 'enterprise', status: 'Active', renewalDate: '2026-12-21', next: null },
    business: { totalEmployees: 4, activeJobListings: 2, activeSubscriptions: 1 },
    // 4,000.50 and 2,500.25 in November 2026
    financials: { monthlyRevenue: 650_075, payments: { completed: 4, failed: 2, pending: 1 } },
    users: {
      total: 4,
      roles: [
        { role: 'hr', count: 1 },
        { role: 'teammanager', count: 0 },
        { role: 'employee', count: 3 },
        { role: 'admin', count: 0 },
        { role: 'manager', count: 0 },
      ],
      accountsByMonth: [
        { month: '2026-01', count: 1 },
        { month: '2026-02', count: 0 },
        { month: '2026-03', count: 3 },
      ],
    },
    retention: { highRisk: 1, mediumRisk: 2, lowRisk: 1, notAssessed: 0 },
    activity: [
      {
        id: 'risk-Karim',
        type: 'resignationRisk',
        message: 'Karim is at high risk of resignation',
        date: '2026-11-21',
      },
      {
        id: 'subscription-1',
        type: 'subscription',
        message: 'Subscribed to the Enterprise plan, by Salim',
        date: '2026-11-20',
      },
      {
        id: 'hire-b',
        type: 'newHire',
        message: 'Bilal joined Engineering as Frontend Developer',
        date: '2026-11-19',
      },
      {
        id: 'hire-a',
        type: 'newHire',
        message: 'Amel joined Engineering as Frontend Developer',
        date: '2020-01-01',
      },
    ],
    changes: {
      joined: { month: '2026-11', now: 1, before: 0 },
      opened: { month: '2026-11', now: 0, before: 1 },
      revenue: { month: '2026-11', now: 650_075, before: 777_777 },
      completed: { month: '2026-11', now: 2, before: 1 },
      failed: { month: '2026-11', now: 1, before: 1 },
      pending: { month: '2026-11', now: 1, before: 0 },
    },
  });
});

test('an expired subscription is not counted as active', () => {
  const { business } = managerDashboard(
    {
      subscription: { ...subscription, status: 'Expired' },
      payments: [],
      users: [],
      listings: [],
      risks: [],
    },
    today,
  );
  expect(business).toEqual({ totalEmployees: 0, activeJobListings: 0, activeSubscriptions: 0 });
});

const dated = (trend: number[]) =>
  recentActivity(
    { users: [], subscription: { history: [] }, risks: [risk('Karim', 'High', trend)] },
    '2026-09-15',
    1,
  ).map(({ date }) => date);

test('a high risk dates from the end of the month in which it became high and stayed so', () => {
  // From June on: 0.6 is high.
  expect(dated([0.7, 0.59, 0.6, 0.8])).toEqual(['2026-08-31']);
  expect(dated([0.1, 0.2, 0.3, 0.6])).toEqual(['2026-09-15']);
  expect(dated([0.6, 0.6, 0.6, 0.6])).toEqual(['2026-06-30']);
});

test('recent activity stops at the number asked for, and leaves lower risks out', () => {
  const risks = [risk('Karim', 'Medium', []), risk('Lamia', 'Low', [])];
  expect(recentActivity({ users, subscription, risks }, today, 1)).toEqual([
    expect.objectContaining({ id: 'subscription-1' }),
  ]);
});

test('the billing file has amounts in dinars', () => {
  expect(billingCsvName).toBe('billing_payments.csv');
  expect(
    billingCsv([
      payment('2026-11-21', 400_050, 'Completed'),
      { ...payment('2026-11-02', 5, 'Failed'), method: '=Card, old' },
    ]),
  ).toBe(
    '\uFEFFDate,Amount (DZD),Status,Payment Method\r\n' +
      '2026-11-21,4000.50,Completed,CIB card\r\n' +
      `2026-11-02,0.05,Failed,"'=Card, old"\r\n`,
  );
});
