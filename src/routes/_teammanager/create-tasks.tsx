import { taskManagementSearch } from '@/data/schemas/search';
import { assignableQuery, tasksQuery } from '@/views/tasks/queries';
import { TaskManagementView } from '@/views/team/TaskManagementView';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_teammanager/create-tasks')({
  staticData: { title: 'Task management' },
  validateSearch: taskManagementSearch,
  loader: ({ context: { workspace, queryClient }, location }) =>
    Promise.all([
      queryClient.ensureQueryData(tasksQuery(workspace, taskManagementSearch(location.search))),
      queryClient.ensureQueryData(assignableQuery(workspace)),
    ]),
  component: TaskManagement,
});

function TaskManagement() {
  const { workspace, user } = Route.useRouteContext();
  return (
    <TaskManagementView
      workspace={workspace}
      by={user}
      people={useSuspenseQuery(assignableQuery(workspace)).data}
      search={Route.useSearch()}
    />
  );
}
