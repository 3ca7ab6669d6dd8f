import { assignedTasksSearch } from '@/data/schemas/search';
import { editorMachine } from '@/machines/editor/editor.machine';
import { AssignTasksView } from '@/views/tasks/assign/AssignTasksView';
import { assignmentDesk, hrTasks } from '@/views/tasks/assign/desk';
import { assignableQuery, tasksQuery } from '@/views/tasks/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchChange } from '@/views/shared/steps';
import { createFileRoute } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';

export const Route = createFileRoute('/_hr/hr/assign-tasks')({
  validateSearch: assignedTasksSearch,
  loader: ({ context: { workspace, queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(tasksQuery(workspace, hrTasks)),
      queryClient.ensureQueryData(assignableQuery(workspace)),
    ]),
  component: AssignTasks,
});

function AssignTasks() {
  const { workspace, queryClient, user } = Route.useRouteContext();
  const [{ save, ...desk }] = useState(() => assignmentDesk(workspace, queryClient, user));
  const [machine] = useState(() => editorMachine.provide({ actors: { save } }));
  return (
    <AssignTasksView
      {...desk}
      editor={useActorRef(machine)}
      tasks={useSuspenseQuery(tasksQuery(workspace, hrTasks)).data}
      people={useSuspenseQuery(assignableQuery(workspace)).data}
      search={Route.useSearch()}
      onSearch={useSearchChange()}
    />
  );
}
