import type { BillingPayment, BillingStatus } from '@/data/schemas/billing';
import type { JobListing } from '@/data/schemas/job-listing';
import type { ManagerDashboard } from '@/data/schemas/manager-dashboard';
import type { RiskEmployee } from '@/data/schemas/risk';
import type { RiskLevel } from '@/data/schemas/search';
import type { Subscription } from '@/data/schemas/subscription';
import type { User } from '@/data/schemas/user';
import { isOpen } from '@/intelligence/lists/job-listings';
import { monthOf } from '@/machines/calendar';
import { sum } from '../numbers';
import { userOverview } from '../users/role-counts';
import { recentActivity } from './activity';
import { datedIn, monthChange } from './month-change';

const RECENT_ACTIVITIES = 6;

/** The company manager's figures. Everyone on the list of users is an employee of the company. */
export function managerDashboard(
  {
    subscription,
    payments,
    users,
    listings,
    risks,
  }: {
    subscription: Subscription;
    payments: readonly BillingPayment[];
    users: readonly User[];
    listings: readonly Pick<JobListing, 'status' | 'createdAt'>[];
    risks: readonly RiskEmployee[];
  },
  today: string,
): ManagerDashboard {
  const { plan, status, renewalDate, next } = subscription;
  const paid = (wanted: BillingStatus) => payments.filter((payment) => payment.status === wanted);
  const paidIn = (wanted: BillingStatus) =>
    datedIn(
      today,
      paid(wanted).map(({ date }) => date),
    );
  const revenue = monthChange(today, (month) =>
    sum(
      paid('Completed')
        .filter(({ date }) => monthOf(date) === month)
        .map(({ amount }) => amount),
    ),
  );
  const atRisk = (level: RiskLevel) => risks.filter(({ riskLevel }) => riskLevel === level).length;
  return {
    subscription: { plan, status, renewalDate, next },
    business: {
      totalEmployees: users.length,
      activeJobListings: listings.filter(isOpen).length,
      activeSubscriptions: [subscription].filter((one) => one.status === 'Active').length,
    },
    financials: {
      monthlyRevenue: revenue.now,
      payments: {
        completed: paid('Completed').length,
        failed: paid('Failed').length,
        pending: paid('Pending').length,
      },
    },
    users: userOverview(users),
    retention: {
      highRisk: atRisk('High'),
      mediumRisk: atRisk('Medium'),
      lowRisk: atRisk('Low'),
      notAssessed: risks.filter(({ riskLevel }) => riskLevel === null).length,
    },
    activity: recentActivity({ users, subscription, risks }, today, RECENT_ACTIVITIES),
    changes: {
      joined: datedIn(
        today,
        users.map(({ hireDate }) => hireDate),
      ),
      opened: datedIn(
        today,
        listings.map(({ createdAt }) => createdAt),
      ),
      revenue,
      completed: paidIn('Completed'),
      failed: paidIn('Failed'),
      pending: paidIn('Pending'),
    },
  };
}
