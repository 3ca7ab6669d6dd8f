import { chartSearch } from '@/data/schemas/search';
import { PerformanceView } from '@/views/employee/PerformanceView';
import { performanceQuery } from '@/views/performance/queries';
import { profileQuery } from '@/views/tasks/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_employee/employee/performance')({
  staticData: { title: 'Performance' },
  validateSearch: chartSearch,
  loader: async ({ context: { workspace, queryClient } }) => {
    const { id } = await queryClient.ensureQueryData(profileQuery(workspace));
    await queryClient.ensureQueryData(performanceQuery(workspace, id));
  },
  component: Performance,
});

function Performance() {
  const { workspace } = Route.useRouteContext();
  const { id } = useSuspenseQuery(profileQuery(workspace)).data;
  return (
    <PerformanceView
      performance={useSuspenseQuery(performanceQuery(workspace, id)).data}
      search={Route.useSearch()}
    />
  );
}
