import { type ClientDraft, clientPlans } from '@/data/schemas/client';
import { Dialog } from '@/views/shared/ui/Dialog';
import { SelectField, TextField } from '@/views/shared/ui/Field';
import { SubmitButtons } from '@/views/shared/editing/SubmitButtons';
import type { Submission } from '@/views/shared/editing/use-submission';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** The modal that adds a client, or changes one. Nothing is required. */
export default function ClientDialog({
  title = 'Add Client',
  label = 'Add Client',
  subscribes = false,
  submission,
  form: { register, handleSubmit, formState },
  onClose,
  children,
}: {
  title?: string;
  /** The label of the button that sends the form. */
  label?: string;
  /** Whether the plan and the renewal are those of the client's own subscription. */
  subscribes?: boolean;
  submission: Submission<ClientDraft>;
  form: UseFormReturn<ClientDraft>;
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
        {subscribes ? (
          <p className="col-span-full text-sm text-muted">
            The plan and the renewal are those of the client’s own subscription.
          </p>
        ) : (
          <>
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
          </>
        )}
        <SubmitButtons submission={submission} label={label} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
