import { makeReportFile } from '@/actors/make-report-file';
import type { ReportType } from '@/data/schemas/report';
import { reportSearch } from '@/data/schemas/search';
import { reportExportMachine } from '@/machines/report/report-export.machine';
import { ExportReportsView } from '@/views/reports/ExportReportsView';
import { defaultReport, reportQuery } from '@/views/reports/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchChange } from '@/views/shared/steps';
import { createFileRoute } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';

export const Route = createFileRoute('/_hr/hr/export')({
  staticData: { title: 'Export Reports' },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { workspace, queryClient }, deps: { type } }) =>
    queryClient.ensureQueryData(reportQuery(workspace, type)),
  component: Exports,
});

/** Each report has a machine of its own. Leaving a report stops the making of its file. */
function Exports() {
  const { type = defaultReport } = Route.useSearch();
  return <ExportReports key={type} type={type} />;
}

function ExportReports({ type }: { type: ReportType }) {
  const { workspace } = Route.useRouteContext();
  const making = useActorRef(
    reportExportMachine.provide({ actors: { makeFile: makeReportFile(workspace, type) } }),
  );
  const change = useSearchChange();
  return (
    <ExportReportsView
      making={making}
      report={useSuspenseQuery(reportQuery(workspace, type)).data}
      onType={(chosen) => change({ type: chosen })}
    />
  );
}
