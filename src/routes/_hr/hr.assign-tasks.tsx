import { assignedTasksSearch } from '@/data/schemas/search';
import { AssignTasksView } from '@/views/tasks/assign/AssignTasksView';
import { assignableQuery, assignedTasksQuery, taskQuery } from '@/views/tasks/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_hr/hr/assign-tasks')({
  staticData: { title: 'Assign Tasks' },
  validateSearch: assignedTasksSearch,
  loader: ({ context: { workspace, queryClient }, location }) => {
    const search = assignedTasksSearch(location.search);
    const { task = '' } = search;
    return Promise.all([
      queryClient.ensureQueryData(assignedTasksQuery(workspace, search)),
      queryClient.ensureQueryData(assignableQuery(workspace)),
      task !== '' && queryClient.prefetchQuery(taskQuery(workspace, task)),
    ]);
  },
  component: AssignTasks,
});

function AssignTasks() {
  const { workspace, user } = Route.useRouteContext();
  return (
    <AssignTasksView
      workspace={workspace}
      by={user}
      people={useSuspenseQuery(assignableQuery(workspace)).data}
      search={Route.useSearch()}
    />
  );
}
