import type { NewJobListing } from '@/data/schemas/job-listing';
import type { jobListingDialogMachine } from '@/machines/job-listing/job-listing-dialog.machine';
import { Button } from '@/views/shared/ui/Button';
import { Dialog } from '@/views/shared/ui/Dialog';
import { TextAreaField, TextField } from '@/views/shared/ui/Field';
import { useSelector } from '@xstate/react';
import type { UseFormReturn } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';

/** The modal that opens a job listing. Every field is required. */
export default function JobListingDialog({
  dialog,
  form: { register, handleSubmit, formState },
}: {
  dialog: ActorRefFrom<typeof jobListingDialogMachine>;
  form: UseFormReturn<NewJobListing>;
}) {
  const failure = useSelector(dialog, ({ context }) => context.failure);
  const saving = useSelector(dialog, (snapshot) => snapshot.matches('saving'));
  const { errors } = formState;
  const close = () => dialog.send({ type: 'dialog.close' });
  return (
    <Dialog title="New Job Listing" onClose={close}>
      <form
        onSubmit={handleSubmit((draft) => dialog.send({ type: 'listing.submit', draft }))}
        noValidate
        className="grid gap-3 sm:grid-cols-2"
      >
        <TextField label="Title" error={errors.title?.message} {...register('title')} />
        <TextField label="Location" error={errors.location?.message} {...register('location')} />
        <TextField
          label="Experience (years)"
          error={errors.experience?.message}
          {...register('experience')}
        />
        <TextField
          label="Skills (comma separated)"
          error={errors.skills?.message}
          {...register('skills')}
        />
        <div className="sm:col-span-2">
          <TextAreaField
            label="Description"
            error={errors.description?.message}
            {...register('description')}
          />
        </div>
        {failure !== null && (
          <p role="alert" className="font-semibold text-danger sm:col-span-2">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2 sm:col-span-2">
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" look="primary" aria-disabled={saving}>
            {saving ? 'Saving...' : 'Save Job'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
