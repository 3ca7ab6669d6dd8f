import type { TaskManagementSearch } from '@/data/schemas/search';
import type { Workspace } from '@/data/port/workspace';
import type { Person } from '@/data/schemas/person';
import type { Assignable } from '@/data/schemas/user';
import { useSearchChange } from '@/views/shared/steps';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { Button } from '@/views/shared/ui/Button';
import { ClearFilters } from '@/views/shared/lists/ClearFilters';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Screen } from '@/views/shared/ui/Page';
import { MoreRows } from '@/views/shared/MoreRows';
import { TaskBoard } from '@/views/tasks/TaskBoard';
import { TaskConversation } from '@/views/tasks/TaskConversation';
import { TaskDetails } from '@/views/tasks/TaskDetails';
import { TaskFilters } from '@/views/tasks/TaskFilters';
import { useDrafts } from '@/views/shared/use-drafts';
import { useTaskBoard } from '@/views/tasks/use-task-board';
import { useRef } from 'react';
import { canBeEvaluated } from '@/views/tasks/open-task';
import { AddTask } from './AddTask';
import { EvaluationControl } from './EvaluationControl';
import { howToJoin } from './queries';

/** A team's tasks: add, find, talk about and evaluate them. */
export function TaskManagementView({
  workspace,
  by,
  people,
  search,
}: {
  workspace: Workspace;
  by: Person;
  people: Assignable[];
  search: TaskManagementSearch;
}) {
  const onSearch = useSearchChange<TaskManagementSearch>();
  const { page, tasks, sender } = useTaskBoard(workspace, by, search);
  const drafts = useDrafts();
  const awaited = useRef<string | null>(null);
  const focusAwaited = (select: HTMLSelectElement | null, id: string) => {
    if (select === null || awaited.current !== id) return;
    awaited.current = null;
    select.focus();
  };
  const evaluable = tasks.filter((task) => canBeEvaluated(task, by));
  const add = () => onSearch({ dialog: 'add' });
  return (
    <Screen
      actions={
        <Button look="primary" onClick={add}>
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
        onAdd={workspace.tasks.add}
        onClose={() => onSearch({ dialog: undefined })}
      />
      <div className="space-y-4">
        {page.total > 0 && <TaskFilters search={search} onChange={onSearch} page={page} />}
        {page.total > 0 && page.found === 0 && (
          <EmptyState message="No tasks match the search and the status.">
            <ClearFilters />
          </EmptyState>
        )}
        {page.total === 0 && (
          <EmptyState
            message="No tasks assigned yet."
            hint={
              people.length === 0
                ? `Tasks are for the members of your team. ${howToJoin}`
                : 'A task asks your team for something, and you score it once it is done. Add the first one.'
            }
          >
            {people.length > 0 && <Button onClick={add}>Add the first task</Button>}
          </EmptyState>
        )}
        <TaskBoard tasks={tasks} search={search} sender={sender}>
          {(task) => (
            <>
              <TaskDetails task={task} sender={sender} />
              <EvaluationControl
                key={task.id}
                sender={sender}
                task={task}
                next={evaluable.find(({ id }) => id !== task.id)?.id}
                scoreRef={(select) => focusAwaited(select, task.id)}
                onNext={(next) => {
                  awaited.current = next;
                  onSearch({ task: next });
                }}
              />
              <TaskConversation
                key={`${task.id} said`}
                sender={sender}
                task={task}
                drafts={drafts}
              />
            </>
          )}
        </TaskBoard>
        <MoreRows page={page} onMore={(rows) => onSearch({ rows })} />
      </div>
    </Screen>
  );
}
