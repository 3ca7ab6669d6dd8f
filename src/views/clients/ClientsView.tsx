import { useSearchChange } from '@/views/shared/steps';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import type { ClientDraft } from '@/data/schemas/client';
import type { Person } from '@/data/schemas/person';
import type { Workspace } from '@/data/port/workspace';
import { type ClientListSearch, type ClientSearch, clientSearch } from '@/data/schemas/search';
import { clientsCsv } from '@/intelligence/provider/csv';
import { downloadCsv } from '@/files/download';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { CommandButton } from '@/views/shared/commands/CommandButton';
import { MoreRows } from '@/views/shared/MoreRows';
import { Button } from '@/views/shared/ui/Button';
import { ClearFilters } from '@/views/shared/lists/ClearFilters';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Screen } from '@/views/shared/ui/Page';
import { announce } from '@/views/shared/ui/toast';
import { useSubmission } from '@/views/shared/editing/use-submission';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useForm } from 'react-hook-form';
import { ClientFilters } from './ClientFilters';
import { ClientTable } from './ClientTable';
import { clientsQuery } from './queries';
import { clientOrdering } from '@/intelligence/lists/clients';

const ClientDialog = lazyPart(() => import('./ClientDialog'));
const EditClientDialog = lazyPart(() => import('./EditClientDialog'));
const PaymentHistoryDialog = lazyPart(() => import('./PaymentHistoryDialog'));

const empty: ClientDraft = { name: '', email: '', plan: 'Basic', renewal: '' };

/** The provider's clients. A draft is kept when its modal closes, so that closing loses nothing. */
export function ClientsView({
  workspace,
  by,
  search,
}: {
  workspace: Workspace;
  by: Person;
  search: ClientListSearch;
}) {
  const onSearch = useSearchChange<ClientListSearch>();
  const page = useSuspenseQuery(clientsQuery(workspace, useDeferredValue(search))).data;
  const form = useForm<ClientDraft>({ defaultValues: empty });
  const close = () => onSearch({ dialog: undefined });
  const submission = useSubmission(workspace.clients.add, {
    onSaved: () => {
      announce('Client added');
      form.reset(empty);
      close();
    },
    form,
  });
  const add = () => onSearch({ dialog: 'add' });
  const isAdding = search.dialog === 'add';
  const isEditing = search.dialog === 'edit';
  const shown = isAdding ? undefined : search.client;
  const exportCsv = async (asked: ClientSearch) => {
    const { rows } = await workspace.clients.list(asked);
    downloadCsv('clients.csv', clientsCsv(rows));
  };
  return (
    <Screen
      actions={
        <div className="flex flex-wrap gap-2">
          <CommandButton
            label="Export CSV"
            look="secondary"
            command={clientSearch(search)}
            onRun={exportCsv}
          />
          <Button look="primary" onClick={add}>
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
          onChange={(change) => onSearch({ ...change, rows: undefined })}
          shown={page.found}
          all={page.total}
        />
        {page.rows.length === 0 ? (
          <EmptyState
            message={
              page.total === 0 ? 'No clients yet.' : 'No clients match the search and the filters.'
            }
            hint={
              page.total === 0
                ? 'Every company is listed here once it is opened, with its plan and payments. Add other clients by hand.'
                : undefined
            }
          >
            {page.total === 0 ? (
              <Button onClick={add}>Add the first client</Button>
            ) : (
              <ClearFilters />
            )}
          </EmptyState>
        ) : (
          <ClientTable
            clients={page.rows}
            by={by}
            sorting={{
              ...clientOrdering(search),
              onSort: (sort, order) => onSearch({ sort, order, rows: undefined }),
            }}
            onSwitch={workspace.clients.send}
            onPayments={(client) => onSearch({ client })}
            onEdit={(client) => onSearch({ client, dialog: 'edit' })}
          />
        )}
        <MoreRows page={page} onMore={(rows) => onSearch({ rows })} />
      </div>
      <Arriving>
        {isAdding && <ClientDialog submission={submission} form={form} onClose={close} />}
        {shown !== undefined && isEditing && (
          <EditClientDialog
            id={shown}
            onClose={() => onSearch({ client: undefined, dialog: undefined })}
          />
        )}
        {shown !== undefined && !isEditing && (
          <PaymentHistoryDialog id={shown} onClose={() => onSearch({ client: undefined })} />
        )}
      </Arriving>
    </Screen>
  );
}
