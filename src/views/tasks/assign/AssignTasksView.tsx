import type { AssignedTasksSearch } from '@/data/schemas/search';
import type { Person } from '@/data/schemas/person';
import type { Workspace } from '@/data/port/workspace';
import type { Task, TaskAssignment } from '@/data/schemas/task';
import type { Assignable } from '@/data/schemas/user';
import { useSearchChange } from '@/views/shared/steps';
import { EditAnotherDialog } from '@/views/shared/editing/EditAnotherDialog';
import { type Keeper, useRecordEditor } from '@/views/shared/editing/use-record-editor';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { MoreRows } from '@/views/shared/MoreRows';
import { ClearFilters } from '@/views/shared/lists/ClearFilters';
import { Failure } from '@/views/shared/ui/Failure';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Screen } from '@/views/shared/ui/Page';
import { useDeferredValue } from 'react';
import { assignedTasksQuery } from '../queries';
import { taskOrdering } from '@/intelligence/lists/tasks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { TaskFilters } from '../TaskFilters';
import { useDrafts } from '@/views/shared/use-drafts';
import { AssignedTasks } from './AssignedTasks';
import { AssignForm } from './AssignForm';
import { assignmentForm } from './assignment-form';
import { OpenTask } from './OpenTask';

const keeperOf = ({ tasks }: Workspace): Keeper<Task, TaskAssignment> => ({
  get: tasks.get,
  add: tasks.assign,
  change: (id, assignment, sent) => tasks.send(id, { type: 'task.edit', assignment }, sent),
  remove: tasks.remove,
  restore: tasks.restore,
});

/** HR's tasks: assign, change, delete, and see what became of each. */
export function AssignTasksView({
  people,
  workspace,
  by,
  search,
}: {
  people: Assignable[];
  workspace: Workspace;
  by: Person;
  search: AssignedTasksSearch;
}) {
  const onSearch = useSearchChange<AssignedTasksSearch>();
  const { data: page } = useSuspenseQuery(assignedTasksQuery(workspace, useDeferredValue(search)));
  const assigning = useRecordEditor(page.rows, keeperOf(workspace), assignmentForm);
  const drafts = useDrafts();
  const { task: open = '' } = search;

  return (
    <Screen>
      <LeaveGuard
        when={assigning.isDirty || drafts.someIsWritten}
        title="Leave without saving?"
        message="What you wrote and did not save or send is lost."
      />
      <EditAnotherDialog what="task" waiting={assigning.waiting} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[min(20rem,45%)_minmax(0,1fr)]">
        <AssignForm assigning={assigning} people={people} suggest={workspace.tasks.suggest} />
        <div className="min-w-0 space-y-4">
          <Failure says={assigning.deletionFailure} />
          {page.total === 0 ? (
            <EmptyState
              message="No tasks assigned yet."
              hint={
                people.length === 0
                  ? 'A task is for an employee, and there is none yet. A company manager or an admin adds people in Manage Users.'
                  : 'A task asks somebody for something by a day. Assign the first one with the form, and follow it here.'
              }
            />
          ) : (
            <>
              <TaskFilters search={search} onChange={onSearch} page={page} />
              {page.found === 0 ? (
                <EmptyState message="No tasks match the search and the status.">
                  <ClearFilters />
                </EmptyState>
              ) : (
                <AssignedTasks
                  tasks={page.rows}
                  sorting={{
                    ...taskOrdering(search),
                    onSort: (sort, order) => onSearch({ sort, order }),
                  }}
                  by={by}
                  opened={open}
                  onEdit={assigning.edit}
                  onDelete={({ id, title }) => assigning.remove({ id, name: title })}
                />
              )}
              <MoreRows page={page} onMore={(rows) => onSearch({ rows })} />
            </>
          )}
          {open !== '' && (
            <OpenTask
              key={open}
              id={open}
              listed={page.rows.find(({ id }) => id === open)}
              workspace={workspace}
              by={by}
              drafts={drafts}
            />
          )}
        </div>
      </div>
    </Screen>
  );
}
