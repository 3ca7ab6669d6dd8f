import { type ChosenPeriod, periodNames } from '@/intelligence/chart-months';
import { chartPeriods, type ChartSearch } from '@/data/schemas/search';
import { useSearchChange } from '@/views/shared/steps';

/** The choice of a chart's period, which the page's address holds: charts of a page show the same months. */
export function PeriodChooser({ period, periods }: ChosenPeriod) {
  const onSearch = useSearchChange<ChartSearch>();
  return (
    <label className="flex max-w-full flex-wrap items-center gap-x-2 text-xs text-muted">
      Period
      <select
        value={period}
        onChange={({ target: { value } }) =>
          onSearch({ period: chartPeriods.find((one) => one === value) })
        }
        className="min-h-11 min-w-0 rounded-md border border-edge bg-surface px-2 text-sm text-ink fine:min-h-8"
      >
        {periods.map((one) => (
          <option key={one} value={one}>
            {periodNames[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
