import type { NewJobListing } from '@/data/schemas/job-listing';
import { Dialog } from '@/views/shared/ui/Dialog';
import { TextAreaField, TextField } from '@/views/shared/ui/Field';
import { SubmitButtons } from '@/views/shared/editing/SubmitButtons';
import type { Submission } from '@/views/shared/editing/use-submission';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** The modal that opens a job listing, or changes one. Every field is required. */
export default function JobListingDialog({
  title = 'New Job Listing',
  submission,
  form: { register, handleSubmit, formState },
  onClose,
  children,
}: {
  title?: string;
  submission: Submission<NewJobListing>;
  form: UseFormReturn<NewJobListing>;
  onClose: () => void;
  /** What asks before the modal is closed. */
  children?: ReactNode;
}) {
  const { errors } = formState;
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <form
        onSubmit={handleSubmit(submission.submit)}
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
        <SubmitButtons submission={submission} label="Save Job" onCancel={onClose} />
      </form>
    </Dialog>
  );
}
