import type { Sent } from '@/data/port/calls';
import type { Person } from '@/data/schemas/person';
import type { ProviderPlan } from '@/data/schemas/provider';
import type { ActivationCommand } from '@/machines/activation/activation.machine';
import { planActivation } from '@/machines/activation/lifecycles';
import { ActivationButton } from '@/views/shared/commands/ActivationButton';
import { type Column, DataTable, OneLine } from '@/views/shared/DataTable';
import { EditDelete } from '@/views/shared/editing/EditDelete';
import { dzd } from '@/views/shared/money';
import { planName } from './names';

interface PlanTableProps {
  plans: ProviderPlan[];
  by: Person;
  onEdit: (id: string) => void;
  onDelete: (plan: ProviderPlan) => void;
  onSwitch: (id: string, command: ActivationCommand, sent: Sent) => Promise<ProviderPlan>;
}

const columnsOf = ({
  by,
  onEdit,
  onDelete,
  onSwitch,
}: PlanTableProps): Column<ProviderPlan, never>[] => [
  {
    header: 'Name',
    cell: ({ name }) => (
      <span className="block w-max max-w-56 font-semibold wrap-anywhere">{name || '—'}</span>
    ),
  },
  {
    header: 'Price',
    numeric: true,
    phone: 'line',
    cell: ({ price }) => <OneLine>{dzd(price)}</OneLine>,
  },
  {
    header: 'Features',
    cell: ({ features }) => (
      <span className="block max-w-96 min-w-40 break-words">
        {features.length === 0 ? '—' : features.join(', ')}
      </span>
    ),
  },
  {
    header: 'Status',
    phone: 'aside',
    cell: (plan) => (
      <ActivationButton
        lifecycle={planActivation}
        record={plan}
        by={by}
        of={planName(plan)}
        says="status"
        onSwitch={onSwitch}
      />
    ),
  },
  {
    header: 'Actions',
    quiet: true,
    numeric: true,
    cell: (plan) => (
      <EditDelete
        id={plan.id}
        name={planName(plan)}
        onEdit={() => onEdit(plan.id)}
        onDelete={() => onDelete(plan)}
      />
    ),
  },
];

/** The plans on offer, each with what can be done about it. */
export function PlanTable(props: PlanTableProps) {
  return (
    <DataTable
      caption="Plans"
      columns={columnsOf(props)}
      rows={props.plans}
      rowKey={({ id }) => id}
    />
  );
}
