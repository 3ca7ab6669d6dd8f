import type { TaskListSearch } from '@/data/schemas/search';
import type { Task } from '@/data/schemas/task';
import { refusedBy } from '@/machines/step';
import { taskLifecycle } from '@/machines/task/lifecycle';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Page } from '@/views/shared/ui/Page';
import { CommandButton } from '@/views/shared/commands/CommandButton';
import { keepingDesk, type TaskDesk } from '@/views/tasks/desk';
import { selectTasks } from '@/views/tasks/select-tasks';
import { TaskBoard } from '@/views/tasks/TaskBoard';
import { TaskConversation } from '@/views/tasks/TaskConversation';
import { TaskDetails } from '@/views/tasks/TaskDetails';
import { TaskFilters } from '@/views/tasks/TaskFilters';
import { useSearchChange } from '@/views/shared/steps';
import { useDrafts } from '@/views/shared/use-drafts';
import { useDeferredValue } from 'react';

/** An employee's own tasks: what to do, what was said, and the way to mark them as done. */
export function MyTasksView({
  desk: plainDesk,
  tasks,
  search,
}: {
  desk: TaskDesk;
  tasks: Task[];
  search: TaskListSearch;
}) {
  const onSearch = useSearchChange<TaskListSearch>();
  const desk = keepingDesk(plainDesk, search, onSearch);
  const drafts = useDrafts();
  const shown = selectTasks(tasks, useDeferredValue(search));
  return (
    <Page title="My Tasks">
      <LeaveGuard
        when={drafts.someIsWritten}
        title="Leave without sending your comment?"
        message="What you wrote is not sent yet, and will be lost."
      />
      {tasks.length === 0 ? (
        <EmptyState message="You have no assigned tasks." />
      ) : (
        <div className="space-y-4">
          <TaskFilters
            search={search}
            onChange={onSearch}
            shown={shown.length}
            all={tasks.length}
          />
          {shown.length === 0 && <EmptyState message="No tasks match the search and the status." />}
          <TaskBoard tasks={shown} search={search}>
            {(task) => (
              <>
                <TaskDetails task={task} by={desk.by} />
                <MarkAsDone desk={desk} task={task} />
                <TaskConversation desk={desk} task={task} drafts={drafts} />
              </>
            )}
          </TaskBoard>
        </div>
      )}
    </Page>
  );
}

/** 'Mark as Done' where the task's state takes it. Where the chart refuses whoever asks, why. */
function MarkAsDone({ desk, task }: { desk: TaskDesk; task: Task }) {
  const command = { type: 'task.markDone' } as const;
  const refused = refusedBy(taskLifecycle, task, { ...command, by: desk.by });
  if (refused?.guard === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {refused === null ? (
        <CommandButton label="Mark as Done" onRun={() => desk.send(task.id, command)} />
      ) : (
        <p className="text-muted">{refused.refusal.sentence}</p>
      )}
    </div>
  );
}
