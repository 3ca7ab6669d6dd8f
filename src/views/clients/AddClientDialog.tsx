import { type ClientDraft, clientPlans } from '@/data/schemas/client';
import type { clientsMachine } from '@/machines/clients/clients.machine';
import { Button } from '@/views/shared/ui/Button';
import { Dialog } from '@/views/shared/ui/Dialog';
import { SelectField, TextField } from '@/views/shared/ui/Field';
import { useSelector } from '@xstate/react';
import type { UseFormReturn } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';

/** The modal that adds a client. Nothing is required. */
export default function AddClientDialog({
  flow,
  form: { register, handleSubmit },
}: {
  flow: ActorRefFrom<typeof clientsMachine>;
  form: UseFormReturn<ClientDraft>;
}) {
  const failure = useSelector(flow, ({ context }) => context.failure);
  const saving = useSelector(flow, (snapshot) => snapshot.matches({ adding: 'saving' }));
  const close = () => flow.send({ type: 'dialog.close' });
  return (
    <Dialog title="Add Client" onClose={close}>
      <form
        onSubmit={handleSubmit((draft) => flow.send({ type: 'client.submit', draft }))}
        noValidate
        className="grid gap-3 sm:grid-cols-2"
      >
        <TextField label="Name" autoComplete="off" {...register('name')} />
        <TextField label="Email" type="email" autoComplete="off" {...register('email')} />
        <SelectField label="Plan" {...register('plan')}>
          {clientPlans.map((plan) => (
            <option key={plan}>{plan}</option>
          ))}
        </SelectField>
        <TextField label="Renewal date" type="date" {...register('renewal')} />
        {failure !== null && (
          <p role="alert" className="font-semibold text-danger sm:col-span-2">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2 sm:col-span-2">
          <Button onClick={close} disabled={saving}>
            Cancel
          </Button>
          <Button type="submit" look="primary" aria-disabled={saving}>
            Add Client
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
