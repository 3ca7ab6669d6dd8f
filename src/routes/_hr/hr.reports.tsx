import { reportSearch } from '@/data/schemas/search';
import { reportQuery } from '@/views/reports/queries';
import { ReportsView } from '@/views/reports/ReportsView';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchChange } from '@/views/shared/steps';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_hr/hr/reports')({
  staticData: { title: 'Reports & Analytics' },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { workspace, queryClient }, deps: { type } }) =>
    queryClient.ensureQueryData(reportQuery(workspace, type)),
  component: Reports,
});

function Reports() {
  const { workspace } = Route.useRouteContext();
  const { type } = Route.useSearch();
  const change = useSearchChange();
  return (
    <ReportsView
      report={useSuspenseQuery(reportQuery(workspace, type)).data}
      onType={(chosen) => change({ type: chosen })}
    />
  );
}
