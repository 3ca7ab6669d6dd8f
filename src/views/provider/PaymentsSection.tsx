import { paymentStatuses, type ProviderPayment } from '@/data/schemas/provider';
import type { Workspace } from '@/data/port/workspace';
import { type ProviderSearch, type ReceivedSearch, receivedSearch } from '@/data/schemas/search';
import { paymentsCsv } from '@/intelligence/provider/csv';
import { useSearchChange } from '@/views/shared/steps';
import { type Column, DataTable, OneLine } from '@/views/shared/DataTable';
import { dayText, monthAndYear } from '@/machines/date-text';
import { downloadCsv } from '@/files/download';
import { dzd } from '@/views/shared/money';
import { Pagination } from '@/views/shared/Pagination';
import { CommandButton } from '@/views/shared/commands/CommandButton';
import { Card } from '@/views/shared/ui/Card';
import { NotOnly } from '@/views/shared/lists/NotOnly';
import { ClearFilters } from '@/views/shared/lists/ClearFilters';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { SelectField } from '@/views/shared/ui/Field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { PaymentStatusBadge, paymentStatusNames } from './payment-status';
import { paymentsQuery } from './queries';
import {
  paymentOrdering,
  type PaymentSortKey,
  paidPlanOf,
  paymentStatusOf,
} from '@/intelligence/lists/provider-payments';

const columns: Column<ProviderPayment, PaymentSortKey>[] = [
  {
    header: 'Client',
    sortKey: 'client',
    cell: ({ client }) => <span className="block w-max max-w-64 wrap-anywhere">{client.name}</span>,
  },
  {
    header: 'Amount',
    sortKey: 'amount',
    numeric: true,
    phone: 'line',
    cell: ({ amount }) => <OneLine>{dzd(amount)}</OneLine>,
  },
  {
    header: 'Status',
    sortKey: 'status',
    phone: 'aside',
    cell: ({ status }) => <PaymentStatusBadge status={status} />,
  },
  {
    header: 'Date',
    sortKey: 'date',
    cell: ({ date }) => <OneLine>{dayText(date)}</OneLine>,
  },
];

/** The clients' payments, filtered by status, in pages. */
export function PaymentsSection({
  workspace,
  search,
}: {
  workspace: Workspace;
  search: ProviderSearch;
}) {
  const onSearch = useSearchChange<ProviderSearch>();
  const plan = paidPlanOf(search);
  const { rows, found, total, page, pages } = useSuspenseQuery(
    paymentsQuery(workspace, useDeferredValue(search)),
  ).data;
  const exportCsv = async (asked: ReceivedSearch) => {
    const all = await workspace.provider.payments(asked);
    downloadCsv('payments.csv', paymentsCsv(all.rows));
  };
  return (
    <Card
      id="payments"
      title="Payments"
      className="space-y-4"
      actions={
        <CommandButton
          label="Export CSV"
          look="secondary"
          command={receivedSearch(search)}
          onRun={exportCsv}
        />
      }
    >
      <search className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Payment status"
          value={paymentStatusOf(search) ?? ''}
          onChange={({ target }) =>
            onSearch({ status: target.value || undefined, page: undefined })
          }
        >
          <option value="">All</option>
          {paymentStatuses.map((status) => (
            <option key={status} value={status}>
              {paymentStatusNames[status]}
            </option>
          ))}
        </SelectField>
        {search.paid !== undefined && (
          <NotOnly
            all="all months"
            only={monthAndYear(search.paid)}
            onClear={() => onSearch({ paid: undefined, page: undefined })}
          />
        )}
        {plan !== undefined && (
          <NotOnly
            all="all plans"
            only={plan}
            onClear={() => onSearch({ plan: undefined, page: undefined })}
          />
        )}
        <output className="min-h-9 content-center text-muted tabular-nums">
          {found} of {total} payments
        </output>
      </search>
      {rows.length === 0 ? (
        <EmptyState
          message={total === 0 ? 'No payments yet.' : 'No payments with this status.'}
          hint={
            total === 0
              ? 'What clients pay is listed here. The first payment comes when a company subscribes to a plan.'
              : undefined
          }
        >
          {total > 0 && <ClearFilters />}
        </EmptyState>
      ) : (
        <DataTable
          list="payments"
          caption="List of payments"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          sorting={{
            ...paymentOrdering(search),
            onSort: (sort, order) => onSearch({ sort, order, page: undefined }),
          }}
        />
      )}
      <Pagination page={page} pages={pages} onPage={(next) => onSearch({ page: next })} />
    </Card>
  );
}
