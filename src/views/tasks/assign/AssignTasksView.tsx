import type { AssignedTasksSearch } from '@/data/schemas/search';
import type { Person } from '@/data/schemas/person';
import type { Workspace } from '@/data/port/workspace';
import type { Task, TaskAssignment } from '@/data/schemas/task';
import type { User } from '@/data/schemas/user';
import { useSearchChange } from '@/views/shared/steps';
import { DeletedRecords } from '@/views/shared/editing/DeletedRecords';
import { EditAnotherDialog } from '@/views/shared/editing/EditAnotherDialog';
import { type Keeper, useRecordEditor } from '@/views/shared/editing/use-record-editor';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { Card } from '@/views/shared/ui/Card';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Page } from '@/views/shared/ui/Page';
import { useDeferredValue } from 'react';
import { taskSender } from '../sender';
import { selectTasks } from '@/intelligence/lists/tasks';
import { TaskConversation } from '../TaskConversation';
import { TaskDetails } from '../TaskDetails';
import { TaskFilters } from '../TaskFilters';
import { useDrafts } from '@/views/shared/use-drafts';
import { AssignedTasks } from './AssignedTasks';
import { AssignForm } from './AssignForm';
import { assignmentForm } from './assignment-form';
import { assignedOrdering, orderTasks } from '@/intelligence/lists/assigned-tasks';

const keeperOf = ({ tasks }: Workspace): Keeper<TaskAssignment> => ({
  add: tasks.assign,
  change: (id, assignment, sent) => tasks.send(id, { type: 'task.edit', assignment }, sent),
  remove: tasks.remove,
  restore: tasks.restore,
});

/** HR's tasks: assign, change, delete, and see what became of each. */
export function AssignTasksView({
  tasks,
  people,
  workspace,
  by,
  search,
}: {
  tasks: Task[];
  people: User[];
  workspace: Workspace;
  by: Person;
  search: AssignedTasksSearch;
}) {
  const onSearch = useSearchChange<AssignedTasksSearch>();
  const assigning = useRecordEditor(tasks, keeperOf(workspace), assignmentForm);
  const drafts = useDrafts();
  const asked = useDeferredValue(search);
  const shown = orderTasks(selectTasks(tasks, asked), asked);
  const opened = tasks.find(({ id }) => id === search.task);

  return (
    <Page title="Assign Tasks">
      <LeaveGuard
        when={assigning.isDirty || drafts.someIsWritten}
        title="Leave without saving?"
        message="What you wrote and did not save or send is lost."
      />
      <EditAnotherDialog what="task" waiting={assigning.waiting} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[min(20rem,45%)_minmax(0,1fr)]">
        <AssignForm assigning={assigning} people={people} suggest={workspace.tasks.suggest} />
        <div className="min-w-0 space-y-4">
          <DeletedRecords {...assigning.deletion} />
          {tasks.length === 0 ? (
            <EmptyState message="No tasks assigned yet." />
          ) : (
            <>
              <TaskFilters
                search={search}
                onChange={onSearch}
                shown={shown.length}
                all={tasks.length}
              />
              {shown.length === 0 ? (
                <EmptyState message="No tasks match the search and the status." />
              ) : (
                <AssignedTasks
                  tasks={shown}
                  sorting={{
                    ...assignedOrdering(search),
                    onSort: (sort, order) => onSearch({ sort, order }),
                  }}
                  by={by}
                  opened={opened?.id}
                  onOpen={(task) => onSearch({ task })}
                  onEdit={assigning.edit}
                  onDelete={({ id, title }) => assigning.remove({ id, name: title })}
                />
              )}
            </>
          )}
          {opened !== undefined && (
            <Card key={opened.id} title={opened.title} className="space-y-5">
              <TaskDetails task={opened} by={by} />
              <TaskConversation sender={taskSender(workspace, by)} task={opened} drafts={drafts} />
            </Card>
          )}
        </div>
      </div>
    </Page>
  );
}
