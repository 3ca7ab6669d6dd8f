import { type ClientDraft, clientPlans } from '@/data/schemas/client';
import { Dialog } from '@/views/shared/ui/Dialog';
import { SelectField, TextField } from '@/views/shared/ui/Field';
import { SubmitButtons } from '@/views/shared/editing/SubmitButtons';
import type { Submission } from '@/views/shared/editing/use-submission';
import type { UseFormReturn } from 'react-hook-form';

/** The modal that adds a client. Nothing is required. */
export default function AddClientDialog({
  submission,
  form: { register, handleSubmit, formState },
  onClose,
}: {
  submission: Submission<ClientDraft>;
  form: UseFormReturn<ClientDraft>;
  onClose: () => void;
}) {
  const { errors } = formState;
  return (
    <Dialog title="Add Client" onClose={onClose}>
      <form
        onSubmit={handleSubmit(submission.submit)}
        noValidate
        className="grid gap-3 sm:grid-cols-2"
      >
        <TextField
          label="Name"
          autoComplete="off"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...register('email')}
        />
        <SelectField label="Plan" error={errors.plan?.message} {...register('plan')}>
          {clientPlans.map((plan) => (
            <option key={plan}>{plan}</option>
          ))}
        </SelectField>
        <TextField
          label="Renewal date"
          type="date"
          error={errors.renewal?.message}
          {...register('renewal')}
        />
        <SubmitButtons submission={submission} label="Add Client" onCancel={onClose} />
      </form>
    </Dialog>
  );
}
