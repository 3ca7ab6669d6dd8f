import type { ProviderFigures } from '@/data/schemas/provider';
import { Chart } from '@/views/shared/charts/Chart';
import { money } from '@/views/shared/charts/chart-data';
import { linkOptions } from '@tanstack/react-router';
import { monthAndYear, monthText } from '@/machines/date-text';
import { dzd } from '@/views/shared/money';
import { paymentStatusNames, paymentStatusTones } from './payment-status';
import { TopClients } from './RevenueFigures';

const centimesToTheDinar = 100;
const dinars = (centimes: number) => centimes / centimesToTheDinar;
const inDinars = (amount: number) => dzd(amount * centimesToTheDinar);

/** The first and the last of some months: 'Jan 2025 to Jun 2025'. */
const periodOf = (months: string[]) =>
  [months[0], months.at(-1)].map((month) => monthAndYear(month ?? '')).join(' to ');

/** The revenue by month, status, plan and client. */
export function RevenueCharts({
  figures: { monthlyRevenue, paymentStatus, revenueByPlan, topClients },
}: {
  figures: ProviderFigures;
}) {
  return (
    <div className="grid gap-5 lg:grid-cols-2 [&>*]:min-w-0">
      <Chart
        title="Monthly Revenue"
        note={`${periodOf(monthlyRevenue.months.map(({ month }) => month))}, total ${dzd(monthlyRevenue.total)}`}
        kind="line"
        unit={money}
        series={[{ key: 'amount', label: 'Revenue' }]}
        say={inDinars}
        points={monthlyRevenue.months.map(({ month, amount }) => ({
          label: monthText(month),
          values: { amount: dinars(amount) },
        }))}
      />
      <TopClients topClients={topClients} />
      <Chart
        title="Payment Status"
        kind="pie"
        empty="No payment yet."
        series={[{ key: 'count', label: 'Payments' }]}
        points={paymentStatus.map(({ status, count }) => ({
          label: paymentStatusNames[status],
          values: { count },
          tone: paymentStatusTones[status],
          link: linkOptions({ to: '.', search: { status }, hash: 'payments' }),
        }))}
      />
      <Chart
        title="Revenue by Plan"
        kind="pie"
        unit={money}
        empty="No payment yet."
        series={[{ key: 'amount', label: 'Revenue' }]}
        say={inDinars}
        points={revenueByPlan.map(({ plan, amount }) => ({
          label: plan,
          values: { amount: dinars(amount) },
        }))}
      />
    </div>
  );
}
