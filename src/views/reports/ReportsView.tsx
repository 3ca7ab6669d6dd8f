import type { Report, ReportType } from '@/data/schemas/report';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { Screen } from '@/views/shared/ui/Page';
import { Link } from '@tanstack/react-router';
import { ReportContent } from './ReportContent';
import { ReportTypeField } from './ReportTypeField';

/** A report computed from the company's records, as a chart and tables. */
export function ReportsView({
  report,
  onType,
}: {
  report: Report;
  onType: (type: ReportType) => void;
}) {
  const { type, title, period } = report;
  return (
    <Screen
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
      <ReportContent report={report} />
    </Screen>
  );
}
