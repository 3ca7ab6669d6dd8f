import type { EmployeePerformance } from '@/data/schemas/performance';
import type { ChartSearch } from '@/data/schemas/search';
import { shownMonths } from '@/intelligence/chart-months';
import { percentText } from '@/intelligence/number-text';
import { Chart } from '@/views/shared/charts/Chart';
import { valuesOf } from '@/views/shared/charts/chart-data';
import { dayText, monthText } from '@/machines/date-text';
import { FigureCard } from '@/views/shared/ui/Card';
import { Missing } from '@/views/shared/ui/Missing';
import { Screen } from '@/views/shared/ui/Page';

/** An employee's own performance: the rating of each month, out of 5. */
export function PerformanceView({
  performance: { monthlyScores, lastEvaluation, completionRate },
  search: { period },
}: {
  performance: EmployeePerformance;
  search: ChartSearch;
}) {
  const months = shownMonths(monthlyScores, period);
  return (
    <Screen>
      <div className="space-y-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <FigureCard
            label="Last evaluation"
            value={
              lastEvaluation === null ? (
                <Missing what="No evaluation is entered yet" />
              ) : (
                `${lastEvaluation.rating} / 5`
              )
            }
            {...(lastEvaluation !== null && {
              note: `${dayText(lastEvaluation.date)}: ${lastEvaluation.feedback}`,
            })}
          />
          <FigureCard
            label="Tasks completed"
            value={
              completionRate === null ? (
                <Missing what="No task is assigned yet" />
              ) : (
                percentText(completionRate)
              )
            }
          />
        </div>
        <Chart
          title="Monthly scores"
          months={months}
          note="The axis runs from 3 to 5."
          kind="dots"
          empty="No data yet. HR enters an evaluation of your work from time to time."
          min={3}
          max={5}
          series={[{ key: 'score', label: 'Score out of 5' }]}
          points={months.shown.map(({ month, score }) => ({
            label: monthText(month),
            values: valuesOf({ score }),
          }))}
        />
      </div>
    </Screen>
  );
}
