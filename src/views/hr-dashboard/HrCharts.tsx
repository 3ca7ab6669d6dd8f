import type { HrDashboard } from '@/data/schemas/report';
import type { ChartPeriod } from '@/data/schemas/search';
import { shownMonths } from '@/intelligence/chart-months';
import { monthText } from '@/machines/date-text';
import { notAssessed, riskTone } from '@/views/risk/tones';
import { Chart } from '@/views/shared/charts/Chart';
import { ChartGrid } from '@/views/shared/charts/ChartGrid';
import { valuesOf } from '@/views/shared/charts/chart-data';
import { progressTone } from '@/views/tasks/tones';
import { linkOptions } from '@tanstack/react-router';

const unscored = 'No data yet. Team managers score the tasks that employees have done.';

/** The work, the risks and the resumes of the company as charts. */
export function HrCharts({
  figures,
  period,
}: {
  figures: HrDashboard;
  period: ChartPeriod | undefined;
}) {
  const performance = shownMonths(figures.performanceByMonth, period);
  const resumes = shownMonths(figures.resumesByMonth, period);
  const { completed, pending } = figures.taskCompletion;
  const left = {
    note:
      figures.notEvaluated === 0
        ? 'Over evaluated tasks'
        : `Over evaluated tasks; ${figures.notEvaluated} not evaluated yet`,
  };
  const unknown = figures.notAssessed > 0 && { note: notAssessed(figures.notAssessed) };
  return (
    <ChartGrid>
      <Chart
        title="Employee performance by month"
        {...left}
        months={performance}
        kind="line"
        empty={unscored}
        min={0}
        max={100}
        series={[{ key: 'score', label: 'Average score of 100' }]}
        points={performance.shown.map(({ month, score }) => ({
          label: monthText(month),
          values: valuesOf({ score }),
        }))}
      />
      <Chart
        title="Resignation risk distribution"
        {...unknown}
        kind="pie"
        empty="No data yet. Enter attendance, skills and evaluations in Resignation Risk."
        series={[{ key: 'count', label: 'Employees' }]}
        points={figures.riskDistribution.toReversed().map(({ level, count }) => ({
          label: level,
          values: { count },
          tone: riskTone[level],
          link: linkOptions({ to: '/hr/resignation-risk', search: { level } }),
        }))}
      />
      <Chart
        title="Resumes uploaded monthly"
        months={resumes}
        kind="bar"
        series={[{ key: 'count', label: 'Resumes' }]}
        points={resumes.shown.map(({ month, count }) => ({
          label: monthText(month),
          values: { count },
          ...(count > 0 && {
            link: linkOptions({ to: '/hr/candidates', search: { received: month } }),
          }),
        }))}
      />
      <Chart
        title="Task completion"
        kind="bar"
        series={[{ key: 'tasks', label: 'Tasks' }]}
        points={[
          { label: 'Completed', values: { tasks: completed }, tone: progressTone.Completed },
          { label: 'Pending', values: { tasks: pending }, tone: progressTone.Pending },
        ]}
      />
      <Chart
        title="Top 5 performing employees"
        {...left}
        kind="horizontalBar"
        empty={unscored}
        max={100}
        series={[{ key: 'score', label: 'Average score of 100' }]}
        points={figures.topPerformers.map(({ id, name, score }) => ({
          label: name,
          values: { score },
          link: linkOptions({ to: '/hr/performance', search: { employee: id } }),
        }))}
      />
    </ChartGrid>
  );
}
