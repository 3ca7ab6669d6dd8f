import { taskListSearch } from '@/data/schemas/search';
import { MyTasksView } from '@/views/my-tasks/MyTasksView';
import { taskDesk } from '@/views/tasks/desk';
import { tasksQuery } from '@/views/tasks/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_employee/employee/tasks')({
  validateSearch: taskListSearch,
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.ensureQueryData(tasksQuery(workspace)),
  component: MyTasks,
});

function MyTasks() {
  const { workspace, queryClient, user } = Route.useRouteContext();
  return (
    <MyTasksView
      desk={taskDesk(workspace, queryClient, user)}
      tasks={useSuspenseQuery(tasksQuery(workspace)).data}
      search={Route.useSearch()}
    />
  );
}
