import type { Workspace } from '@/data/port/workspace';
import type { Person } from '@/data/schemas/person';
import type { Task } from '@/data/schemas/task';
import { messageOf } from '@/machines/failure';
import { Card } from '@/views/shared/ui/Card';
import type { useDrafts } from '@/views/shared/use-drafts';
import { useQuery } from '@tanstack/react-query';
import { taskQuery } from '../queries';
import { taskSender } from '../sender';
import { TaskConversation } from '../TaskConversation';
import { TaskDetails } from '../TaskDetails';

/**
 * The task that the URL opens, wherever it stands in the list, or why none is open.
 * @param listed the task from the list, where it is there. It is shown while the full task is loading.
 */
export function OpenTask({
  id,
  listed,
  workspace,
  by,
  drafts,
}: {
  id: string;
  listed: Task | undefined;
  workspace: Workspace;
  by: Person;
  drafts: ReturnType<typeof useDrafts>;
}) {
  const { data: task, error } = useQuery({
    ...taskQuery(workspace, id),
    placeholderData: () => listed,
  });
  const sender = taskSender(workspace, by);
  if (error !== null) return <p className="text-muted">No task is open. {messageOf(error)}</p>;
  if (task === undefined) return null;
  return (
    <Card title={task.title} className="space-y-5">
      <TaskDetails task={task} sender={sender} />
      <TaskConversation sender={sender} task={task} drafts={drafts} />
    </Card>
  );
}
