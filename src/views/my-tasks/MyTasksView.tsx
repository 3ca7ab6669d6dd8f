import type { TaskListSearch } from '@/data/schemas/search';
import type { Workspace } from '@/data/port/workspace';
import type { Person } from '@/data/schemas/person';
import type { Task } from '@/data/schemas/task';
import { refusedBy } from '@/machines/step';
import { taskLifecycle } from '@/machines/task/lifecycle';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { ClearFilters } from '@/views/shared/lists/ClearFilters';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Screen } from '@/views/shared/ui/Page';
import { CommandButton } from '@/views/shared/commands/CommandButton';
import { MoreRows } from '@/views/shared/MoreRows';
import type { TaskSender } from '@/views/tasks/sender';
import { TaskBoard } from '@/views/tasks/TaskBoard';
import { TaskConversation } from '@/views/tasks/TaskConversation';
import { TaskDetails } from '@/views/tasks/TaskDetails';
import { announce } from '@/views/shared/ui/toast';
import { TaskFilters } from '@/views/tasks/TaskFilters';
import { useSearchChange } from '@/views/shared/steps';
import { useDrafts } from '@/views/shared/use-drafts';
import { NoTasks } from '@/views/employee/AssignedTaskList';
import { LogHours } from './LogHours';
import { useTaskBoard } from '@/views/tasks/use-task-board';

/** An employee's own tasks, with their comments, the hours worked on each, and the button that marks it as done. */
export function MyTasksView({
  workspace,
  by,
  search,
}: {
  workspace: Workspace;
  by: Person;
  search: TaskListSearch;
}) {
  const onSearch = useSearchChange<TaskListSearch>();
  const { page, tasks, sender } = useTaskBoard(workspace, by, search);
  const drafts = useDrafts();
  const hours = useDrafts();
  return (
    <Screen>
      <LeaveGuard
        when={drafts.someIsWritten || hours.someIsWritten}
        title={`Leave without ${drafts.someIsWritten ? 'sending your comment' : 'logging your hours'}?`}
        message="What you wrote is not sent yet, and will be lost."
      />
      {page.total === 0 ? (
        <NoTasks />
      ) : (
        <div className="space-y-4">
          <TaskFilters search={search} onChange={onSearch} page={page} />
          {page.found === 0 && (
            <EmptyState message="No tasks match the search and the status.">
              <ClearFilters />
            </EmptyState>
          )}
          <TaskBoard tasks={tasks} search={search} sender={sender}>
            {(task) => (
              <>
                <TaskDetails task={task} sender={sender} />
                <LogHours sender={sender} task={task} drafts={hours} />
                <MarkAsDone sender={sender} task={task} />
                <TaskConversation sender={sender} task={task} drafts={drafts} />
              </>
            )}
          </TaskBoard>
          <MoreRows page={page} onMore={(rows) => onSearch({ rows })} />
        </div>
      )}
    </Screen>
  );
}

/** The button 'Mark as Done', where the task's state takes it; or the reason why the chart refuses this person. */
function MarkAsDone({ sender, task }: { sender: TaskSender; task: Task }) {
  const command = { type: 'task.markDone' } as const;
  const refused = refusedBy(taskLifecycle, task, { ...command, by: sender.by });
  if (refused?.guard === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {refused === null ? (
        <CommandButton
          label="Mark as Done"
          command={command}
          onRun={async (asked, sent) => {
            await sender.send(task.id, asked, sent);
            announce('Marked as done');
          }}
        />
      ) : (
        <p className="text-muted">{refused.refusal.sentence}</p>
      )}
    </div>
  );
}
