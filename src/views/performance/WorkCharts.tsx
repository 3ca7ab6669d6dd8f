import type { EmployeeStats } from '@/data/schemas/performance';
import type { ChartPeriod } from '@/data/schemas/search';
import { shownMonths } from '@/intelligence/chart-months';
import { monthText } from '@/machines/date-text';
import { Chart } from '@/views/shared/charts/Chart';
import { ChartGrid } from '@/views/shared/charts/ChartGrid';
import { valuesOf } from '@/views/shared/charts/chart-data';

/** The tasks that an employee completed, and the hours each took, by month. */
export function WorkCharts({
  stats,
  period,
}: {
  stats: EmployeeStats[];
  period: ChartPeriod | undefined;
}) {
  const months = shownMonths(stats, period);
  return (
    <ChartGrid>
      <Chart
        title="Tasks completed over time"
        months={months}
        kind="bar"
        series={[{ key: 'completed', label: 'Tasks completed' }]}
        points={months.shown.map(({ month, completed }) => ({
          label: monthText(month),
          values: { completed },
        }))}
      />
      <Chart
        title="Average time per task (hours)"
        months={months}
        kind="bar"
        unit=" h"
        empty="No data yet. Employees log their hours on each task."
        series={[{ key: 'avgTime', label: 'Average time' }]}
        points={months.shown.map(({ month, avgTime }) => ({
          label: monthText(month),
          values: valuesOf({ avgTime }),
        }))}
      />
    </ChartGrid>
  );
}
