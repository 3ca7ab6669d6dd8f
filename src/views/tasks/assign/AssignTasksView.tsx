import type { TaskListSearch } from '@/data/schemas/search';
import type { Task, TaskSuggestion } from '@/data/schemas/task';
import type { User } from '@/data/schemas/user';
import type { editorMachine } from '@/machines/editor/editor.machine';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { Card } from '@/views/shared/ui/Card';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Page } from '@/views/shared/ui/Page';
import { announceFailure } from '@/views/shared/ui/toast';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { TaskDesk } from '../desk';
import { selectTasks } from '../select-tasks';
import { TaskConversation } from '../TaskConversation';
import { TaskDetails } from '../TaskDetails';
import { TaskFilters } from '../TaskFilters';
import { useDrafts } from '@/views/shared/use-drafts';
import { AssignedTasks } from './AssignedTasks';
import { AssignForm } from './AssignForm';
import { useAssignmentForm } from './assignment-form';
import { DeletedTasks } from './DeletedTasks';

const ConfirmDialog = lazy(() => import('@/views/shared/ui/ConfirmDialog'));

/** HR's desk for tasks: assign, change, delete, and see what became of each. */
export function AssignTasksView({
  editor,
  tasks,
  people,
  desk,
  suggest,
  remove,
  restore,
  search,
  onSearch,
}: {
  editor: ActorRefFrom<typeof editorMachine>;
  tasks: Task[];
  people: User[];
  desk: TaskDesk;
  suggest: (title: string) => Promise<TaskSuggestion>;
  remove: (task: Task) => Promise<void>;
  restore: (task: Task) => Promise<void>;
  search: TaskListSearch;
  onSearch: (change: Partial<TaskListSearch>) => void;
}) {
  const form = useAssignmentForm(editor, tasks);
  const drafts = useDrafts();
  const [deleted, setDeleted] = useState<Task[]>([]);
  const [editNext, setEditNext] = useState<string | null>(null);
  const { isDirty } = form.formState;
  const shown = selectTasks(tasks, useDeferredValue(search));
  const opened = tasks.find(({ id }) => id === search.task);

  const edit = (id: string) => {
    setEditNext(null);
    editor.send({ type: 'editor.edit', id });
  };
  const drop = async (task: Task) => {
    await remove(task);
    editor.send({ type: 'editor.removed', id: task.id });
    setDeleted((all) => [task, ...all]);
  };
  const putBack = async (task: Task) => {
    await restore(task);
    setDeleted((all) => all.filter(({ id }) => id !== task.id));
  };

  return (
    <Page title="Assign Tasks">
      <LeaveGuard
        when={isDirty || drafts.someIsWritten}
        title="Leave without saving?"
        message="What you wrote and did not save or send is lost."
      />
      {editNext !== null && (
        <Suspense>
          <ConfirmDialog
            title="Edit another task?"
            message="What you wrote in the form and did not save is lost."
            confirm="Edit the other task"
            onConfirm={() => edit(editNext)}
            onStay={() => setEditNext(null)}
          />
        </Suspense>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <AssignForm editor={editor} form={form} people={people} suggest={suggest} />
        <div className="min-w-0 space-y-4">
          <DeletedTasks
            tasks={deleted}
            onUndo={(task) => void putBack(task).catch(announceFailure)}
          />
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
              <AssignedTasks
                tasks={shown}
                by={desk.by}
                opened={opened?.id}
                onOpen={(task) => onSearch({ task })}
                onEdit={isDirty ? setEditNext : edit}
                onDelete={(task) => void drop(task).catch(announceFailure)}
              />
            </>
          )}
          {opened !== undefined && (
            <Card key={opened.id} title={opened.title} className="space-y-5">
              <TaskDetails task={opened} />
              <TaskConversation desk={desk} task={opened} drafts={drafts} />
            </Card>
          )}
        </div>
      </div>
    </Page>
  );
}
