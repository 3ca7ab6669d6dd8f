import type { MissingFact, RiskEmployee } from '@/data/schemas/risk';
import type { ChartPeriod } from '@/data/schemas/search';
import { periodNames, shownMonths } from '@/intelligence/chart-months';
import { Chart } from '@/views/shared/charts/Chart';
import { valuesOf } from '@/views/shared/charts/chart-data';
import { monthText } from '@/machines/date-text';
import { WorkRecordSection } from '@/views/work-record/WorkRecordSection';
import { known } from '@/intelligence/number-text';
import { Card } from '@/views/shared/ui/Card';
import { RiskFigure } from './RiskFigure';
import { riskPercent } from './tones';

const missingText = ({ what, points }: MissingFact) => `${what} (up to +${riskPercent(points)})`;

/** On a phone the list may have been scrolled far below the employee who was selected in it. */
const showTop = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'nearest' });

/** One employee's risk: its trend, its factors, and what may lower it. */
export function RiskDetail({
  risk,
  period,
}: {
  risk: RiskEmployee;
  period: ChartPeriod | undefined;
}) {
  const months = shownMonths(risk.riskTrendData, period);
  return (
    <section
      aria-label={`Resignation risk of ${risk.name}`}
      className="min-w-0 space-y-5 max-lg:order-first"
    >
      <Card
        ref={showTop}
        title={risk.name}
        actions={
          <span className="flex items-center gap-2">
            <RiskFigure score={risk.riskScore} level={risk.riskLevel} />
          </span>
        }
      >
        <p className="text-muted">{known(risk.role, risk.department)}</p>
      </Card>
      <Chart
        title={`Risk score trend (${periodNames[months.period].toLowerCase()})`}
        months={months}
        kind="line"
        min={0}
        max={100}
        unit="%"
        series={[{ key: 'score', label: 'Risk score' }]}
        points={months.shown.map(({ month, riskScore }) => ({
          label: monthText(month),
          values: valuesOf({ score: riskScore === null ? null : riskScore * 100 }),
        }))}
      />
      <div className="grid gap-5 xl:grid-cols-2">
        <Card title="Risk factors">
          {risk.riskFactors.length === 0 ? (
            <p className="text-muted">Nothing on record adds to this score.</p>
          ) : (
            <ul className="space-y-2">
              {risk.riskFactors.map(({ kind, points, reason }) => (
                <li key={kind} className="flex justify-between gap-4">
                  {reason}
                  <span className="whitespace-nowrap text-muted tabular-nums">
                    +{riskPercent(points)}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {risk.missing.length > 0 && (
            <p className="mt-3 text-xs text-muted">
              Not known, and left out: {risk.missing.map(missingText).join(', ')}.
            </p>
          )}
        </Card>
        <Card title="AI suggested retention strategies">
          <ul className="list-disc space-y-2 ps-5">
            {risk.retentionStrategies.map((strategy) => (
              <li key={strategy}>{strategy}</li>
            ))}
          </ul>
        </Card>
      </div>
      <WorkRecordSection employeeId={risk.id} name={risk.name} />
    </section>
  );
}
