import { PerformanceView } from '@/views/employee/PerformanceView';
import { performanceQuery } from '@/views/performance/queries';
import { profileQuery } from '@/views/tasks/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_employee/employee/performance')({
  loader: async ({ context: { workspace, queryClient, user } }) => {
    const { id } = await queryClient.ensureQueryData(profileQuery(workspace, user.email));
    await queryClient.ensureQueryData(performanceQuery(workspace, id));
  },
  component: Performance,
});

function Performance() {
  const { workspace, user } = Route.useRouteContext();
  const { id } = useSuspenseQuery(profileQuery(workspace, user.email)).data;
  return <PerformanceView performance={useSuspenseQuery(performanceQuery(workspace, id)).data} />;
}
