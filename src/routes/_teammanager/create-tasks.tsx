import { companyChanged } from '@/actors/asked-world';
import { taskManagementSearch } from '@/data/schemas/search';
import { taskDesk } from '@/views/tasks/desk';
import { assignableQuery, tasksQuery } from '@/views/tasks/queries';
import { TaskManagementView } from '@/views/team/TaskManagementView';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_teammanager/create-tasks')({
  validateSearch: taskManagementSearch,
  loader: ({ context: { workspace, queryClient, user } }) =>
    Promise.all([
      queryClient.ensureQueryData(tasksQuery(workspace, { team: user.name })),
      queryClient.ensureQueryData(assignableQuery(workspace, user.name)),
    ]),
  component: TaskManagement,
});

function TaskManagement() {
  const { workspace, queryClient, user } = Route.useRouteContext();
  return (
    <TaskManagementView
      desk={taskDesk(workspace, queryClient, user)}
      tasks={useSuspenseQuery(tasksQuery(workspace, { team: user.name })).data}
      people={useSuspenseQuery(assignableQuery(workspace, user.name)).data}
      onAdd={async (draft) => {
        await workspace.tasks.add(draft, user);
        await companyChanged(queryClient);
      }}
      search={Route.useSearch()}
    />
  );
}
