import type { ClientPlan } from '@/data/schemas/client';
import type { PaymentStatus, ProviderFigures } from '@/data/schemas/provider';
import type { ProviderSearch } from '@/data/schemas/search';
import { cameText } from '@/views/shared/change-text';
import { dzd } from '@/views/shared/money';
import { Card, FigureCard } from '@/views/shared/ui/Card';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { classes, touchTarget } from '@/views/shared/ui/classes';
import { Link, linkOptions } from '@tanstack/react-router';

/** The payments of a status, a month and a plan, or all, below on the page, whose chart keeps its period. */
export const paymentsThat = (
  status?: PaymentStatus,
  { paid, plan }: { paid?: string; plan?: ClientPlan } = {},
) =>
  linkOptions({
    to: '.',
    search: ({ period }: ProviderSearch) => ({ period, status, paid, plan }),
    hash: 'payments',
  });

/** The sum of payments and the number of clients: the cards at the top of the provider panel. */
export function RevenueFigures({
  figures: { revenue, totalPayments, clients, averagePerActiveClient, changes },
}: {
  figures: ProviderFigures;
}) {
  return (
    <>
      <section aria-label="Revenue" className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        <FigureCard
          label="Total Revenue (Completed)"
          value={dzd(revenue.completed)}
          note={cameText(changes.completed, dzd)}
          link={paymentsThat('completed')}
        />
        <FigureCard
          label="Pending Revenue"
          value={dzd(revenue.pending)}
          note={cameText(changes.pending, dzd)}
          link={paymentsThat('pending')}
        />
        <FigureCard
          label="Failed Revenue"
          value={dzd(revenue.failed)}
          note={cameText(changes.failed, dzd)}
          link={paymentsThat('failed')}
        />
        <FigureCard
          label="Total Payments"
          value={totalPayments}
          note={cameText(changes.payments)}
          link={paymentsThat()}
        />
      </section>
      <section aria-label="Clients" className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        <FigureCard
          label="Total Clients"
          value={clients.total}
          link={linkOptions({ to: '/clients' })}
        />
        <FigureCard
          label="Active Clients"
          value={clients.active}
          link={linkOptions({ to: '/clients', search: { status: 'active' } })}
        />
        <FigureCard
          label="Inactive Clients"
          value={clients.inactive}
          link={linkOptions({ to: '/clients', search: { status: 'inactive' } })}
        />
        <FigureCard label="Avg Revenue / Active Client" value={dzd(averagePerActiveClient)} />
      </section>
    </>
  );
}

/** The clients who paid most. */
export function TopClients({ topClients }: Pick<ProviderFigures, 'topClients'>) {
  return (
    <Card title="Top Clients">
      {topClients.length === 0 ? (
        <EmptyState
          message="No client has paid yet."
          hint="The five who paid most are listed here. Companies subscribe to a plan by themselves."
        />
      ) : (
        <ol className="divide-y divide-line">
          {topClients.map(({ id, name, amount }, index) => (
            <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3 lg:min-h-13">
              <span className="w-5 text-muted tabular-nums">{index + 1}</span>
              <Link
                to="/clients"
                search={{ client: id }}
                className={classes(
                  touchTarget,
                  'flex-1 basis-32 font-semibold wrap-anywhere text-primary hover:underline',
                )}
              >
                {name}
              </Link>
              <span className="tabular-nums">{dzd(amount)}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
