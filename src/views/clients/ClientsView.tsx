import { useSearchChange } from '@/views/shared/steps';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import type { ClientDraft, ListedClient } from '@/data/schemas/client';
import type { Sent } from '@/data/port/workspace';
import type { Person } from '@/data/schemas/person';
import type { ProviderPayment } from '@/data/schemas/provider';
import type { ProviderSearch } from '@/data/schemas/search';
import { clientsCsv } from '@/intelligence/provider/csv';
import { paymentsOf } from '@/intelligence/provider/figures';
import type { ActivationCommand } from '@/machines/activation/activation.machine';
import { downloadCsv } from '@/files/download';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { Button } from '@/views/shared/ui/Button';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Page } from '@/views/shared/ui/Page';
import { useSubmission } from '@/views/shared/editing/use-submission';
import { useDeferredValue } from 'react';
import { useForm } from 'react-hook-form';
import { ClientFilters } from './ClientFilters';
import { ClientTable } from './ClientTable';
import { clientName } from './names';
import { clientOrdering, selectClients } from '@/intelligence/lists/clients';

const AddClientDialog = lazyPart(() => import('./AddClientDialog'));
const PaymentHistoryDialog = lazyPart(() => import('./PaymentHistoryDialog'));

const empty: ClientDraft = { name: '', email: '', plan: 'Basic', renewal: '' };

/** The provider's clients. A draft outlives its modal, so that closing it loses nothing. */
export function ClientsView({
  clients,
  payments,
  by,
  onAdd,
  onSwitch,
  search,
}: {
  clients: ListedClient[];
  payments: ProviderPayment[];
  by: Person;
  onAdd: (draft: ClientDraft, sent: Sent) => Promise<unknown>;
  onSwitch: (id: string, command: ActivationCommand, sent: Sent) => Promise<unknown>;
  search: ProviderSearch;
}) {
  const onSearch = useSearchChange<ProviderSearch>();
  const form = useForm<ClientDraft>({ defaultValues: empty });
  const close = () => onSearch({ dialog: undefined });
  const submission = useSubmission(async (draft: ClientDraft, sent) => {
    await onAdd(draft, sent);
    form.reset(empty);
    close();
  }, form);
  const isAdding = search.dialog === 'add';
  const shown = isAdding ? undefined : clients.find(({ id }) => id === search.client);
  const narrowed = selectClients(clients, useDeferredValue(search));
  return (
    <Page
      title="Client Management"
      actions={
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => downloadCsv('clients.csv', clientsCsv(narrowed))}>
            Export CSV
          </Button>
          <Button look="primary" onClick={() => onSearch({ dialog: 'add' })}>
            Add Client
          </Button>
        </div>
      }
    >
      <LeaveGuard
        when={form.formState.isDirty}
        title="Leave without saving the client?"
        message="What you wrote is not saved yet, and will be lost."
      />
      <div className="space-y-4">
        <ClientFilters
          search={search}
          onChange={onSearch}
          shown={narrowed.length}
          all={clients.length}
        />
        {narrowed.length === 0 ? (
          <EmptyState message="No clients match the search and the filters." />
        ) : (
          <ClientTable
            clients={narrowed}
            by={by}
            sorting={{
              ...clientOrdering(search),
              onSort: (sort, order) => onSearch({ sort, order }),
            }}
            onSwitch={onSwitch}
            onPayments={(client) => onSearch({ client })}
          />
        )}
      </div>
      <Arriving>
        {isAdding && <AddClientDialog submission={submission} form={form} onClose={close} />}
        {shown !== undefined && (
          <PaymentHistoryDialog
            name={clientName(shown)}
            payments={paymentsOf(payments, shown.id)}
            onClose={() => onSearch({ client: undefined })}
          />
        )}
      </Arriving>
    </Page>
  );
}
