import { taskManagementSearch } from '@/data/schemas/search';
import { taskSender } from '@/views/tasks/sender';
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
  const { workspace, user } = Route.useRouteContext();
  return (
    <TaskManagementView
      sender={taskSender(workspace, user)}
      tasks={useSuspenseQuery(tasksQuery(workspace)).data}
      people={useSuspenseQuery(assignableQuery(workspace)).data}
      onAdd={workspace.tasks.add}
      search={Route.useSearch()}
    />
  );
}
