import { taskListSearch } from '@/data/schemas/search';
import { MyTasksView } from '@/views/my-tasks/MyTasksView';
import { taskSender } from '@/views/tasks/sender';
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
  const { workspace, user } = Route.useRouteContext();
  return (
    <MyTasksView
      sender={taskSender(workspace, user)}
      tasks={useSuspenseQuery(tasksQuery(workspace)).data}
      search={Route.useSearch()}
    />
  );
}
