import type { ProviderFigures } from '@/data/schemas/provider';
import type { ChartPeriod } from '@/data/schemas/search';
import { shownMonths } from '@/intelligence/chart-months';
import { sum } from '@/intelligence/numbers';
import { Chart } from '@/views/shared/charts/Chart';
import { ChartGrid } from '@/views/shared/charts/ChartGrid';
import { money } from '@/views/shared/charts/chart-data';
import { monthText } from '@/machines/date-text';
import { dzd } from '@/views/shared/money';
import { paymentStatusNames, paymentStatusTones } from './payment-status';
import { paymentsThat, TopClients } from './RevenueFigures';

const centimesToTheDinar = 100;
const dinars = (centimes: number) => centimes / centimesToTheDinar;
const inDinars = (amount: number) => dzd(amount * centimesToTheDinar);

/** The revenue by month, status, plan and client. */
export function RevenueCharts({
  figures: { monthlyRevenue, paymentStatus, revenueByPlan, topClients },
  period,
}: {
  figures: ProviderFigures;
  period: ChartPeriod | undefined;
}) {
  const months = shownMonths(monthlyRevenue, period);
  return (
    <ChartGrid>
      <Chart
        title="Monthly Revenue"
        note={`Total ${dzd(sum(months.shown.map(({ amount }) => amount)))}`}
        months={months}
        kind="line"
        unit={money}
        series={[{ key: 'amount', label: 'Revenue' }]}
        say={inDinars}
        points={months.shown.map(({ month, amount }) => ({
          label: monthText(month),
          values: { amount: dinars(amount) },
          ...(amount > 0 && { link: paymentsThat('completed', { paid: month }) }),
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
          link: paymentsThat(status),
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
          ...(amount > 0 && { link: paymentsThat('completed', { plan }) }),
        }))}
      />
    </ChartGrid>
  );
}
