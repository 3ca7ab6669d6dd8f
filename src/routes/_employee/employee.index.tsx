import { EmployeeDashboardView } from '@/views/employee/EmployeeDashboardView';
import { announcementsQuery, newestTasksQuery } from '@/views/employee/queries';
import { performanceQuery } from '@/views/performance/queries';
import { profileQuery } from '@/views/tasks/queries';
import { waitingQuery } from '@/views/waiting/WaitingList';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_employee/employee/')({
  staticData: { title: 'Employee Dashboard' },
  loader: async ({ context: { workspace, queryClient } }) => {
    const { id } = await queryClient.ensureQueryData(profileQuery(workspace));
    await Promise.all([
      queryClient.ensureQueryData(performanceQuery(workspace, id)),
      queryClient.ensureQueryData(newestTasksQuery(workspace)),
      queryClient.ensureQueryData(announcementsQuery(workspace)),
      queryClient.ensureQueryData(waitingQuery(workspace)),
    ]);
  },
  component: EmployeeDashboard,
});

function EmployeeDashboard() {
  const { workspace } = Route.useRouteContext();
  const profile = useSuspenseQuery(profileQuery(workspace)).data;
  return (
    <EmployeeDashboardView
      profile={profile}
      performance={useSuspenseQuery(performanceQuery(workspace, profile.id)).data}
      newestTasks={useSuspenseQuery(newestTasksQuery(workspace)).data.rows}
      announcements={useSuspenseQuery(announcementsQuery(workspace)).data}
      waiting={useSuspenseQuery(waitingQuery(workspace)).data}
    />
  );
}
