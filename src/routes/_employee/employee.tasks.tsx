import { taskListSearch } from '@/data/schemas/search';
import { MyTasksView } from '@/views/my-tasks/MyTasksView';
import { taskDesk } from '@/views/tasks/desk';
import { profileQuery, tasksQuery } from '@/views/tasks/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_employee/employee/tasks')({
  validateSearch: taskListSearch,
  loader: async ({ context: { workspace, queryClient, user } }) => {
    const { name } = await queryClient.ensureQueryData(profileQuery(workspace, user.email));
    await queryClient.ensureQueryData(tasksQuery(workspace, { assignee: name }));
  },
  component: MyTasks,
});

function MyTasks() {
  const { workspace, queryClient, user } = Route.useRouteContext();
  const { name } = useSuspenseQuery(profileQuery(workspace, user.email)).data;
  return (
    <MyTasksView
      desk={taskDesk(workspace, queryClient, { name, role: user.role })}
      tasks={useSuspenseQuery(tasksQuery(workspace, { assignee: name })).data}
      search={Route.useSearch()}
    />
  );
}
