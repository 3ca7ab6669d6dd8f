import type { Report } from '@/data/schemas/report';
import { Chart } from '@/views/shared/charts/Chart';
import { classes } from '@/views/shared/ui/classes';
import { FigureCard } from '@/views/shared/ui/Card';
import { cellText } from '@/intelligence/number-text';
import { ReportTableView } from './ReportTableView';

/** The contents of a report: its key figures, its chart and its tables. */
export function ReportContent({ report: { title, figures, chart, tables } }: { report: Report }) {
  return (
    <div className="space-y-5">
      <div
        className={classes(
          'grid grid-cols-2 gap-4',
          figures.length % 2 === 0 ? 'xl:grid-cols-4' : 'max-sm:*:last:col-span-2 sm:grid-cols-3',
        )}
      >
        {figures.map(({ value, ...column }) => (
          <FigureCard key={column.label} label={column.label} value={cellText(value, column)} />
        ))}
      </div>
      <Chart
        title={chart.title}
        kind="horizontalBar"
        max={chart.axis[1]}
        unit={chart.unit}
        series={[{ key: 'value', label: title }]}
        points={chart.points.map(({ label, value }) => ({ label, values: { value } }))}
      />
      {tables.map((table) => (
        <ReportTableView key={table.title} table={table} />
      ))}
    </div>
  );
}
