import { reportSearch } from '@/data/schemas/search';
import { reportGenerationMachine } from '@/machines/report/report-generation.machine';
import { defaultReport } from '@/views/reports/queries';
import { ViewReportsView } from '@/views/reports/ViewReportsView';
import { useSearchChange } from '@/views/shared/steps';
import { createFileRoute } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';

export const Route = createFileRoute('/_manager/view-reports')({
  validateSearch: reportSearch,
  component: Reports,
});

/** The URL says which type is chosen, whether the selector, a link or Back put it there. */
function Reports() {
  const { workspace } = Route.useRouteContext();
  const { type: reportType = defaultReport } = Route.useSearch();
  const change = useSearchChange();
  const [machine] = useState(() =>
    reportGenerationMachine.provide({
      actors: { generateReport: fromPromise(({ input }) => workspace.reports.generate(input)) },
    }),
  );
  const generation = useActorRef(machine, { input: { reportType } });
  useEffect(() => generation.send({ type: 'report.choose', reportType }), [generation, reportType]);
  return <ViewReportsView generation={generation} onType={(type) => change({ type })} />;
}
