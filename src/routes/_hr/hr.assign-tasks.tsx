import { assignedTasksSearch } from '@/data/schemas/search';
import { AssignTasksView } from '@/views/tasks/assign/AssignTasksView';
import { assignableQuery, tasksQuery } from '@/views/tasks/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_hr/hr/assign-tasks')({
  validateSearch: assignedTasksSearch,
  loader: ({ context: { workspace, queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(tasksQuery(workspace)),
      queryClient.ensureQueryData(assignableQuery(workspace)),
    ]),
  component: AssignTasks,
});

function AssignTasks() {
  const { workspace, user } = Route.useRouteContext();
  return (
    <AssignTasksView
      workspace={workspace}
      by={user}
      tasks={useSuspenseQuery(tasksQuery(workspace)).data}
      people={useSuspenseQuery(assignableQuery(workspace)).data}
      search={Route.useSearch()}
    />
  );
}
