import type { TaskManagementSearch } from '@/data/schemas/search';
import type { Task, TeamTask } from '@/data/schemas/task';
import type { User } from '@/data/schemas/user';
import { useSearchChange } from '@/views/shared/steps';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { Button } from '@/views/shared/ui/Button';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Page } from '@/views/shared/ui/Page';
import { keepingSender, type TaskSender } from '@/views/tasks/sender';
import { selectTasks } from '@/intelligence/lists/tasks';
import { TaskBoard } from '@/views/tasks/TaskBoard';
import { TaskConversation } from '@/views/tasks/TaskConversation';
import { TaskDetails } from '@/views/tasks/TaskDetails';
import { TaskFilters } from '@/views/tasks/TaskFilters';
import { useDrafts } from '@/views/shared/use-drafts';
import { useDeferredValue } from 'react';
import { AddTask } from './AddTask';
import { EvaluationControl } from './EvaluationControl';

/** A team's tasks: add, find, talk about and evaluate them. */
export function TaskManagementView({
  sender: plainSender,
  tasks,
  people,
  onAdd,
  search,
}: {
  sender: TaskSender;
  tasks: Task[];
  people: User[];
  onAdd: (draft: TeamTask) => Promise<unknown>;
  search: TaskManagementSearch;
}) {
  const onSearch = useSearchChange<TaskManagementSearch>();
  const sender = keepingSender(plainSender, search, onSearch);
  const drafts = useDrafts();
  const shown = selectTasks(tasks, useDeferredValue(search));
  return (
    <Page
      title="Task management"
      actions={
        <Button look="primary" onClick={() => onSearch({ dialog: 'add' })}>
          Add Task
        </Button>
      }
    >
      <LeaveGuard
        when={drafts.someIsWritten}
        title="Leave without sending your comment?"
        message="What you wrote is not sent yet, and will be lost."
      />
      <AddTask
        isOpen={search.dialog === 'add'}
        people={people}
        onAdd={onAdd}
        onClose={() => onSearch({ dialog: undefined })}
      />
      <div className="space-y-4">
        <TaskFilters search={search} onChange={onSearch} shown={shown.length} all={tasks.length} />
        {shown.length === 0 && (
          <EmptyState
            message={
              tasks.length === 0
                ? 'No tasks assigned yet.'
                : 'No tasks match the search and the status.'
            }
          />
        )}
        <TaskBoard tasks={shown} search={search}>
          {(task) => (
            <>
              <TaskDetails task={task} by={sender.by} />
              <EvaluationControl key={task.id} sender={sender} task={task} />
              <TaskConversation
                key={`${task.id} said`}
                sender={sender}
                task={task}
                drafts={drafts}
              />
            </>
          )}
        </TaskBoard>
      </div>
    </Page>
  );
}
