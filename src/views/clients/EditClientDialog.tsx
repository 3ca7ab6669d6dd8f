import type { Sent } from '@/data/port/calls';
import type { Client, ClientDraft } from '@/data/schemas/client';
import { versionOf } from '@/data/schemas/history';
import type { PaymentHistory } from '@/data/schemas/provider';
import { Discarding } from '@/views/shared/editing/Discarding';
import { useRecordForm } from '@/views/shared/editing/use-filled';
import { useSubmission } from '@/views/shared/editing/use-submission';
import { useSignedIn } from '@/views/shared/signed-in';
import { closeSaved } from '@/views/shared/editing/close-saved';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import ClientDialog from './ClientDialog';
import { clientName } from './names';
import { paymentHistoryQuery } from './queries';

const draftOf = ({ name, email, plan, renewal }: Client): ClientDraft => ({
  name,
  email,
  plan,
  renewal,
});

/** The modal that changes a client, or nothing where there is no such client. @param id the client's. */
export default function EditClientDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { workspace } = useSignedIn();
  const history = useSuspenseQuery(paymentHistoryQuery(workspace, id)).data;
  return history && <EditClientForm key={id} {...history} onClose={onClose} />;
}

function EditClientForm({ client, subscribes, onClose }: PaymentHistory & { onClose: () => void }) {
  const { workspace } = useSignedIn();
  const router: AnyRouter = useRouter();
  const { form, overwrite } = useRecordForm(client, { draftOf });
  const { id } = client;
  const submission = useSubmission(
    (draft: ClientDraft, sent: Sent, signal) =>
      overwrite(
        client,
        (seen) => workspace.clients.change(id, draft, { ...sent, seen }),
        async () => (await workspace.clients.payments(id))?.client ?? client,
        signal,
      ),
    {
      onSaved: (saved) =>
        closeSaved(
          router,
          'Client saved',
          (undoing) =>
            workspace.clients.change(id, draftOf(client), { ...undoing, seen: versionOf(saved) }),
          { client: undefined },
        ),
      form,
    },
  );
  return (
    <ClientDialog
      title={`Edit ${clientName(client)}`}
      label="Save"
      subscribes={subscribes}
      submission={submission}
      form={form}
      onClose={onClose}
    >
      <Discarding when={form.formState.isDirty} />
    </ClientDialog>
  );
}
