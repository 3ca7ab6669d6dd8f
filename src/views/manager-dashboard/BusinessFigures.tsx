import type { ManagerDashboard } from '@/data/schemas/manager-dashboard';
import { cameText } from '@/views/shared/change-text';
import { dzd } from '@/views/shared/money';
import { FigureCard } from '@/views/shared/ui/Card';
import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A group of a dashboard's figures under its title. */
export function Figures({
  title,
  className,
  children,
}: {
  title: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-base">{title}</h2>
      <div className={`grid gap-4 ${className}`}>{children}</div>
    </section>
  );
}

/** The company's people, listings and money, each with what came in the month. */
export function BusinessFigures({
  business,
  financials: { monthlyRevenue, payments },
  changes,
}: Pick<ManagerDashboard, 'business' | 'financials' | 'changes'>) {
  return (
    <>
      <Figures title="Business overview" className="sm:grid-cols-3">
        <FigureCard
          label="Total Employees"
          value={business.totalEmployees}
          note={`Joined: ${cameText(changes.joined)}`}
          link={linkOptions({ to: '/manage-users' })}
        />
        <FigureCard
          label="Active Job Listings"
          value={business.activeJobListings}
          note={`Opened: ${cameText(changes.opened)}`}
        />
        <FigureCard
          label="Active Subscriptions"
          value={business.activeSubscriptions}
          link={linkOptions({ to: '/manage-subscription' })}
        />
      </Figures>
      <Figures title="Financial overview" className="grid-cols-2 xl:grid-cols-4">
        <FigureCard
          label="Monthly Revenue"
          value={dzd(monthlyRevenue)}
          note={`Paid for the subscription: ${cameText(changes.revenue, dzd)}`}
          link={linkOptions({ to: '/billing-payments', search: { status: 'Completed' } })}
        />
        <FigureCard
          label="Payments Completed"
          value={payments.completed}
          note={cameText(changes.completed)}
          link={linkOptions({ to: '/billing-payments', search: { status: 'Completed' } })}
        />
        <FigureCard
          label="Payments Failed"
          value={payments.failed}
          note={cameText(changes.failed)}
          link={linkOptions({ to: '/billing-payments', search: { status: 'Failed' } })}
        />
        <FigureCard
          label="Payments Pending"
          value={payments.pending}
          note={cameText(changes.pending)}
          link={linkOptions({ to: '/billing-payments', search: { status: 'Pending' } })}
        />
      </Figures>
    </>
  );
}
