import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { TeamTask } from '@/data/schemas/task';
import type { User } from '@/data/schemas/user';
import { editorMachine } from '@/machines/editor/editor.machine';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fromPromise } from 'xstate';

const AddTaskDialog = lazyPart(() => import('./AddTaskDialog'));

const empty: TeamTask = { title: '', description: '', deadline: '', assignees: [] };

/** Adding a task: its draft outlives the modal, so that closing it by mistake loses nothing. */
export function AddTask({
  isOpen,
  people,
  onAdd,
  onClose,
}: {
  isOpen: boolean;
  people: User[];
  onAdd: (draft: TeamTask) => Promise<void>;
  onClose: () => void;
}) {
  const form = useForm<TeamTask>({ defaultValues: empty });
  const [machine] = useState(() =>
    editorMachine.provide({
      actors: {
        save: fromPromise(async ({ input }) => {
          await onAdd(TeamTask.parse(input.draft));
          form.reset(empty);
          onClose();
        }),
      },
    }),
  );
  const editor = useActorRef(machine);
  return (
    <>
      <LeaveGuard
        when={form.formState.isDirty}
        title="Leave without adding the task?"
        message="What you wrote is not saved yet, and will be lost."
      />
      {isOpen && (
        <Arriving>
          <AddTaskDialog editor={editor} form={form} people={people} onClose={onClose} />
        </Arriving>
      )}
    </>
  );
}
