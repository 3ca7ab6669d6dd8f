import { companyChanged } from '@/actors/asked-world';
import { taskManagementSearch } from '@/data/schemas/search';
import { taskDesk } from '@/views/tasks/desk';
import { assignableQuery, tasksQuery } from '@/views/tasks/queries';
import { TaskManagementView } from '@/views/team/TaskManagementView';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_teammanager/create-tasks')({
  validateSearch: taskManagementSearch,
  loader: ({ context: { workspace, queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(tasksQuery(workspace)),
      queryClient.ensureQueryData(assignableQuery(workspace)),
    ]),
  component: TaskManagement,
});

function TaskManagement() {
  const { workspace, queryClient, user } = Route.useRouteContext();
  return (
    <TaskManagementView
      desk={taskDesk(workspace, queryClient, user)}
      tasks={useSuspenseQuery(tasksQuery(workspace)).data}
      people={useSuspenseQuery(assignableQuery(workspace)).data}
      onAdd={async (draft) => {
        await workspace.tasks.add(draft);
        await companyChanged(queryClient);
      }}
      search={Route.useSearch()}
    />
  );
}
