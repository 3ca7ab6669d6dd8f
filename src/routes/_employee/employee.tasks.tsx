import { taskListSearch } from '@/data/schemas/search';
import { MyTasksView } from '@/views/my-tasks/MyTasksView';
import { tasksQuery } from '@/views/tasks/queries';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_employee/employee/tasks')({
  staticData: { title: 'My Tasks' },
  validateSearch: taskListSearch,
  loader: ({ context: { workspace, queryClient }, location }) =>
    queryClient.ensureQueryData(tasksQuery(workspace, taskListSearch(location.search))),
  component: MyTasks,
});

function MyTasks() {
  const { workspace, user } = Route.useRouteContext();
  return <MyTasksView workspace={workspace} by={user} search={Route.useSearch()} />;
}
