import { TeamTask } from '@/data/schemas/task';
import type { Assignable } from '@/data/schemas/user';
import { Dialog } from '@/views/shared/ui/Dialog';
import { TextAreaField, TextField } from '@/views/shared/ui/Field';
import { SubmitButtons } from '@/views/shared/editing/SubmitButtons';
import type { Submission } from '@/views/shared/editing/use-submission';
import type { UseFormReturn } from 'react-hook-form';

/** The modal that adds a task. Saving does nothing while title or description is empty. */
export default function AddTaskDialog({
  submission,
  form: { register, handleSubmit, setFocus, setError, formState },
  people,
  onClose,
}: {
  submission: Submission<TeamTask>;
  form: UseFormReturn<TeamTask>;
  people: Assignable[];
  onClose: () => void;
}) {
  const { errors } = formState;
  const submit = handleSubmit((draft) => {
    const parsed = TeamTask.safeParse(draft);
    if (parsed.success) {
      submission.submit(parsed.data);
      return;
    }
    for (const { path, message } of parsed.error.issues.toReversed()) {
      const field = path[0] as keyof TeamTask;
      setFocus(field);
      if (field === 'deadline') setError(field, { message });
    }
  });
  return (
    <Dialog title="Add Task" onClose={onClose}>
      <form onSubmit={submit} noValidate className="space-y-3">
        <TextField
          label="Title"
          hint="Needed"
          error={errors.title?.message}
          {...register('title')}
        />
        <TextAreaField
          label="Description"
          hint="Needed"
          error={errors.description?.message}
          {...register('description')}
        />
        <TextField
          label="Deadline"
          type="date"
          error={errors.deadline?.message}
          {...register('deadline')}
        />
        <fieldset>
          <legend className="mb-1 font-semibold">Assign to</legend>
          {people.length === 0 && <p className="text-muted">Your team has no members yet.</p>}
          <div className="grid gap-x-4 sm:grid-cols-2">
            {people.map(({ id, name, position }) => (
              <label key={id} className="flex min-h-11 items-center gap-2 fine:min-h-9">
                <input
                  type="checkbox"
                  value={id}
                  className="size-4 accent-primary"
                  {...register('assignees')}
                />
                <span>
                  {name} <span className="text-xs text-muted">{position}</span>
                </span>
              </label>
            ))}
          </div>
          {errors.assignees !== undefined && (
            <p className="text-xs font-semibold text-danger">{errors.assignees.message}</p>
          )}
        </fieldset>
        <SubmitButtons submission={submission} label="Save" onCancel={onClose} />
      </form>
    </Dialog>
  );
}
