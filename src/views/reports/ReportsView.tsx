import type { Report, ReportType } from '@/data/schemas/report';
import { Chart } from '@/views/shared/charts/Chart';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { Page } from '@/views/shared/ui/Page';
import { Link } from '@tanstack/react-router';
import { ReportTableView } from './ReportTableView';
import { ReportTypeField } from './ReportTypeField';

/** A report computed from the company's records, as a chart and tables. */
export function ReportsView({
  report: { type, title, period, chart, tables },
  onType,
}: {
  report: Report;
  onType: (type: ReportType) => void;
}) {
  return (
    <Page
      title="Reports & Analytics"
      actions={
        <Link to="/hr/export" search={{ type }} className={buttonClasses()}>
          Export this report
        </Link>
      }
    >
      <div className="mb-5 flex flex-wrap items-end gap-4">
        <div className="w-64">
          <ReportTypeField type={type} onType={onType} />
        </div>
        <output className="min-h-9 content-center text-muted">
          {title}: {period}
        </output>
      </div>
      <div className="space-y-5">
        <Chart
          title={chart.title}
          kind="bar"
          min={chart.axis[0]}
          max={chart.axis[1]}
          {...(type === 'completion' && { unit: '%' })}
          series={[{ key: 'value', label: title }]}
          points={chart.points.map(({ label, value }) => ({ label, values: { value } }))}
        />
        {tables.map((table) => (
          <ReportTableView key={table.title} table={table} />
        ))}
      </div>
    </Page>
  );
}
