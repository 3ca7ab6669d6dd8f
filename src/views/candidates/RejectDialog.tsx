import type { Sent } from '@/data/port/calls';
import { RejectionReason } from '@/data/schemas/candidate';
import { SubmitButtons } from '@/views/shared/editing/SubmitButtons';
import { useSubmission } from '@/views/shared/editing/use-submission';
import { Dialog } from '@/views/shared/ui/Dialog';
import { TextAreaField } from '@/views/shared/ui/Field';
import { useForm } from 'react-hook-form';

/**
 * Asks why a candidate is rejected.
 * @param onReject sends the reason and closes the dialog, which goes with the candidate's old state; rejects with a
 *   sentence.
 */
export default function RejectDialog({
  name,
  onReject,
  onClose,
}: {
  name: string;
  onReject: (reason: string, sent: Sent) => Promise<unknown>;
  onClose: () => void;
}) {
  const form = useForm({ defaultValues: { reason: '' } });
  const submission = useSubmission(onReject, { onSaved: () => undefined, form });
  const { register, handleSubmit, setError, formState } = form;
  const submit = handleSubmit(({ reason }) => {
    const read = RejectionReason.safeParse(reason);
    if (read.success) return submission.submit(read.data);
    const message = read.error.issues[0]?.message ?? '';
    return setError('reason', { message }, { shouldFocus: true });
  });
  return (
    <Dialog title={`Reject ${name}`} onClose={onClose}>
      <form onSubmit={submit} noValidate className="space-y-3">
        <TextAreaField
          label="Reason"
          hint="HR sees it on the candidate. Reconsider takes the rejection back."
          error={formState.errors.reason?.message}
          {...register('reason')}
        />
        <SubmitButtons submission={submission} label="Reject candidate" onCancel={onClose} />
      </form>
    </Dialog>
  );
}
