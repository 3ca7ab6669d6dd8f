import { generateReport } from '@/actors/requests';
import { reportSearch } from '@/data/schemas/search';
import { reportGenerationMachine } from '@/machines/report/report-generation.machine';
import { defaultReport } from '@/views/reports/queries';
import { ViewReportsView } from '@/views/reports/ViewReportsView';
import { useSearchChange } from '@/views/shared/steps';
import { createFileRoute } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';

export const Route = createFileRoute('/_manager/view-reports')({
  staticData: { title: 'View Reports' },
  validateSearch: reportSearch,
  component: Reports,
});

/** The URL says which type is chosen, whether the selector, a link or Back put it there. */
function Reports() {
  const { workspace } = Route.useRouteContext();
  const { type: reportType = defaultReport } = Route.useSearch();
  const change = useSearchChange();
  const generation = useActorRef(
    reportGenerationMachine.provide({ actors: { generateReport: generateReport(workspace) } }),
    { input: { reportType } },
  );
  useEffect(() => generation.send({ type: 'report.choose', reportType }), [generation, reportType]);
  return <ViewReportsView generation={generation} onType={(type) => change({ type })} />;
}
