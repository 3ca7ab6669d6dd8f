import type { ManagerDashboard } from '@/data/schemas/manager-dashboard';
import type { RiskLevel } from '@/data/schemas/search';
import type { ChartSearch, UserSearch } from '@/data/schemas/search';
import type { Waiting } from '@/data/schemas/waiting';
import { notAssessed, riskTone } from '@/views/risk/tones';
import { Badge } from '@/views/shared/ui/Badge';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { Card } from '@/views/shared/ui/Card';
import { Missing } from '@/views/shared/ui/Missing';
import { Screen } from '@/views/shared/ui/Page';
import { SubscriptionFacts } from '@/views/subscription/SubscriptionFacts';
import { RoleCards, UserCharts } from '@/views/users/RoleFigures';
import { Link, linkOptions } from '@tanstack/react-router';
import { NobodyElse } from '@/views/users/NobodyElse';
import { dayText } from '@/machines/date-text';
import { type Lines, WaitingList } from '@/views/waiting/WaitingList';
import { BusinessFigures, Figures } from './BusinessFigures';
import { RecentActivity } from './RecentActivity';

const usersOf = (search: UserSearch) => linkOptions({ to: '/manage-users', search });

const lines: Lines = {
  subscriptionExpired: {
    label: ({ about }) => `Subscription expired after ${dayText(about)}`,
    hasNoCount: true,
    link: () => linkOptions({ to: '/manage-subscription' }),
    isUrgent: true,
  },
  subscriptionEnding: {
    label: ({ about }) => `Subscription paid until ${dayText(about)}`,
    hasNoCount: true,
    link: () => linkOptions({ to: '/manage-subscription' }),
  },
  paymentsFailed: {
    label: 'Failed payments',
    link: () => linkOptions({ to: '/billing-payments', search: { status: 'Failed' } }),
    isUrgent: true,
  },
  paymentsPending: {
    label: 'Pending payments',
    link: () => linkOptions({ to: '/billing-payments', search: { status: 'Pending' } }),
  },
  planFilled: {
    label: ({ about }) => `Employees, of ${about} in the plan`,
    link: () => linkOptions({ to: '/manage-subscription' }),
  },
};

/** The company manager's home: the subscription, the business, the money and the people behind them. */
export function ManagerDashboardView({
  subscription,
  business,
  financials,
  users: { total, roles, accountsByMonth },
  retention: { highRisk, mediumRisk, lowRisk, notAssessed: unknown },
  activity,
  changes,
  waiting,
  search: { period },
}: ManagerDashboard & { waiting: Waiting[]; search: ChartSearch }) {
  const own = roles.filter(({ role }) => role !== 'admin');
  const risks: [RiskLevel, number][] = [
    ['High', highRisk],
    ['Medium', mediumRisk],
    ['Low', lowRisk],
  ];
  const isUnknown = unknown > 0 && highRisk + mediumRisk + lowRisk === 0;
  return (
    <Screen>
      <WaitingList waiting={waiting} lines={lines} />
      <div className="space-y-6">
        {total === 1 && <NobodyElse />}
        <Card
          title="Subscription status"
          actions={
            <Link to="/manage-subscription" className={buttonClasses('primary')}>
              Manage Subscription
            </Link>
          }
        >
          <SubscriptionFacts subscription={subscription} />
        </Card>
        <BusinessFigures business={business} financials={financials} changes={changes} />
        <Figures
          title="User role overview"
          className="grid-cols-2 max-lg:*:last:odd:col-span-2 lg:grid-cols-5"
        >
          <RoleCards total={total} roles={own} note="Admins included" linkOf={usersOf} />
        </Figures>
        <UserCharts
          roles={own}
          accountsByMonth={accountsByMonth}
          period={period}
          linkOf={usersOf}
        />
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <Card title="Retention summary">
            <ul className="divide-y divide-line">
              {risks.map(([level, count]) => (
                <li key={level} className="flex items-center justify-between py-2.5">
                  <Badge tone={riskTone[level]}>{level} risk</Badge>
                  <span className="font-semibold tabular-nums">
                    {isUnknown ? <Missing what="Nobody’s risk is known yet" /> : count}
                  </span>
                </li>
              ))}
            </ul>
            {unknown > 0 && <p className="mt-2 text-xs text-muted">{notAssessed(unknown)}</p>}
          </Card>
          <RecentActivity activity={activity} />
        </div>
      </div>
    </Screen>
  );
}
