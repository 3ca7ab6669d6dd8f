import { performanceSearch } from '@/data/schemas/search';
import { PerformanceView } from '@/views/performance/PerformanceView';
import { employeesQuery, performanceQuery } from '@/views/performance/queries';
import { shownEmployee } from '@/views/performance/select-employees';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_hr/hr/performance')({
  staticData: { title: 'Employee Performance & Evaluation' },
  validateSearch: performanceSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { workspace, queryClient }, deps }) => {
    const people = await queryClient.ensureQueryData(employeesQuery(workspace));
    const id = shownEmployee(people, deps);
    if (id !== null) await queryClient.ensureQueryData(performanceQuery(workspace, id));
  },
  component: Performance,
});

function Performance() {
  const { workspace } = Route.useRouteContext();
  const search = Route.useSearch();
  const people = useSuspenseQuery(employeesQuery(workspace)).data;
  const id = shownEmployee(people, search);
  return (
    <PerformanceView
      people={people}
      performance={
        useQuery({ ...performanceQuery(workspace, id ?? ''), enabled: id !== null }).data ?? null
      }
      search={search}
      onExport={async (performance) => {
        const { exportPerformance } = await import('@/views/performance/performance-document');
        await exportPerformance(performance);
      }}
    />
  );
}
