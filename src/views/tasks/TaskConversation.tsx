import type { Task } from '@/data/schemas/task';
import { refusal } from '@/machines/step';
import { taskLifecycle } from '@/machines/task/lifecycle';
import type { TaskSender } from './sender';
import { TaskComments } from './TaskComments';
import { TaskHistory } from './TaskHistory';
import type { useDrafts } from '@/views/shared/use-drafts';

const command = (message: string) => ({ type: 'task.comment', message }) as const;

/** The comments on a task and its history. */
export function TaskConversation({
  sender: { by, send },
  task,
  drafts,
}: {
  sender: TaskSender;
  task: Task;
  drafts: ReturnType<typeof useDrafts>;
}) {
  const draft = drafts.draftOf(task.id);
  return (
    <>
      <TaskComments
        by={by}
        task={task}
        draft={draft}
        onDraft={(text) => drafts.write(task.id, text)}
        onSend={(message, sent) => send(task.id, command(message), sent)}
        refused={refusal(taskLifecycle, task, { ...command(draft), by })}
      />
      <TaskHistory history={task.history} />
    </>
  );
}
