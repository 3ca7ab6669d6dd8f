import type { Client, ListedClient } from '@/data/schemas/client';
import type { Sent } from '@/data/port/calls';
import type { Person } from '@/data/schemas/person';
import { isDay } from '@/machines/calendar';
import { dayText } from '@/machines/date-text';
import type { ActivationCommand } from '@/machines/activation/activation.machine';
import { clientActivation } from '@/machines/activation/lifecycles';
import { clientWorkflow } from '@/machines/activation/workflow';
import { workflowOf } from '@/machines/workflow/workflow';
import { refusal } from '@/machines/step';
import { ActivationButton } from '@/views/shared/commands/ActivationButton';
import { nameAndEmail } from '@/views/shared/columns';
import { type Column, DataTable, OneLine, type Sorting } from '@/views/shared/DataTable';
import { RowMenu } from '@/views/shared/lists/RowMenu';
import { Badge } from '@/views/shared/ui/Badge';
import { Button } from '@/views/shared/ui/Button';
import { ProgressBar } from '@/views/shared/ui/ProgressBar';
import { clientName, clientStatusNames } from './names';
import type { ClientSortKey } from '@/intelligence/lists/clients';

interface ClientTableProps {
  clients: ListedClient[];
  by: Person;
  sorting: Sorting<ClientSortKey>;
  onSwitch: (id: string, command: ActivationCommand, sent: Sent) => Promise<Client>;
  onPayments: (id: string) => void;
  onEdit: (id: string) => void;
}

function Progress({ client }: { client: ListedClient }) {
  if (client.progress === null) return null;
  const { percent, daysLeft } = client.progress;
  return (
    <div className="w-29 space-y-0.5 whitespace-nowrap md:w-24 desk:w-29">
      <ProgressBar label={`Renewal of ${clientName(client)}`} value={percent} />
      <p className="flex justify-between gap-2 text-xs text-muted tabular-nums">
        <span>{daysLeft === 1 ? '1 day left' : `${daysLeft} days left`}</span>
        <span>{percent}%</span>
      </p>
    </div>
  );
}

function Actions({
  client,
  by,
  onSwitch,
  onPayments,
  onEdit,
}: Omit<ClientTableProps, 'clients' | 'sorting'> & { client: ListedClient }) {
  const name = clientName(client);
  const asIs = { type: 'activation.change', fields: client, by } as const;
  const edit = { label: clientWorkflow.words[asIs.type], onPress: () => onEdit(client.id) };
  return (
    <div className="flex flex-wrap items-center md:w-40 desk:w-max">
      <div className="min-w-29">
        <ActivationButton
          lifecycle={clientActivation}
          record={client}
          by={by}
          of={name}
          onSwitch={onSwitch}
        />
      </div>
      <Button
        look="quiet"
        className="whitespace-nowrap"
        aria-label={`View Payments of ${name}`}
        onClick={() => onPayments(client.id)}
      >
        View Payments
      </Button>
      <RowMenu
        of={name}
        actions={refusal(clientActivation, client, asIs) === null ? [edit] : []}
        workflow={(at) => workflowOf(clientWorkflow, client, { by, at })}
      />
    </div>
  );
}

const columnsOf = (props: ClientTableProps): Column<ListedClient, ClientSortKey>[] => [
  ...nameAndEmail((client) => ({ client })),
  { header: 'Plan', sortKey: 'plan', cell: ({ plan }) => plan },
  {
    header: 'Status',
    sortKey: 'status',
    phone: 'aside',
    cell: ({ status }) => (
      <Badge tone={status === 'active' ? 'success' : 'neutral'}>{clientStatusNames[status]}</Badge>
    ),
  },
  {
    header: 'Renewal',
    sortKey: 'renewal',
    phone: 'labelled',
    cell: ({ renewal }) => (isDay(renewal) ? <OneLine>{dayText(renewal)}</OneLine> : '—'),
  },
  {
    header: 'Progress',
    sortKey: 'progress',
    cell: (client) => (client.progress === null ? '—' : <Progress client={client} />),
  },
  { header: 'Actions', phone: 'below', cell: (client) => <Actions {...props} client={client} /> },
];

/** The provider's clients, each with the days until its renewal and its actions. */
export function ClientTable(props: ClientTableProps) {
  return (
    <DataTable
      list="clients"
      caption="Clients"
      columns={columnsOf(props)}
      rows={props.clients}
      rowKey={({ id }) => id}
      sorting={props.sorting}
    />
  );
}
