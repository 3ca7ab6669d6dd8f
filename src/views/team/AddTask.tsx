import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import type { Sent } from '@/data/port/calls';
import type { TeamTask } from '@/data/schemas/task';
import type { Assignable } from '@/data/schemas/user';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { useSubmission } from '@/views/shared/editing/use-submission';
import { announce } from '@/views/shared/ui/toast';
import { useForm } from 'react-hook-form';

const AddTaskDialog = lazyPart(() => import('./AddTaskDialog'));

const empty: TeamTask = { title: '', description: '', deadline: '', assignees: [] };

/** Adding a task. Its draft is kept when the modal closes, so that closing by mistake loses nothing. */
export function AddTask({
  isOpen,
  people,
  onAdd,
  onClose,
}: {
  isOpen: boolean;
  people: Assignable[];
  onAdd: (draft: TeamTask, sent: Sent) => Promise<unknown>;
  onClose: () => void;
}) {
  const form = useForm<TeamTask>({ defaultValues: empty });
  const submission = useSubmission(onAdd, {
    onSaved: () => {
      announce('Task added');
      form.reset(empty);
      onClose();
    },
    form,
  });
  return (
    <>
      <LeaveGuard
        when={form.formState.isDirty}
        title="Leave without adding the task?"
        message="What you wrote is not saved yet, and will be lost."
      />
      {isOpen && (
        <Arriving>
          <AddTaskDialog submission={submission} form={form} people={people} onClose={onClose} />
        </Arriving>
      )}
    </>
  );
}
