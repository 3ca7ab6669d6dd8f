import { paymentStatuses, type ProviderPayment } from '@/data/schemas/provider';
import type { ProviderSearch } from '@/data/schemas/search';
import { paymentsCsv } from '@/intelligence/provider/csv';
import { useSearchChange } from '@/views/shared/steps';
import { type Column, DataTable } from '@/views/shared/DataTable';
import { dayText } from '@/intelligence/date-text';
import { downloadCsv } from '@/files/download';
import { dzd } from '@/views/shared/money';
import { Pagination } from '@/views/shared/Pagination';
import { pageOf } from '@/intelligence/lists/paging';
import { Button } from '@/views/shared/ui/Button';
import { Card } from '@/views/shared/ui/Card';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { SelectField } from '@/views/shared/ui/Field';
import { PaymentStatusBadge, paymentStatusNames } from './payment-status';
import {
  paymentOrdering,
  type PaymentSortKey,
  paymentStatusOf,
  selectPayments,
} from '@/intelligence/lists/provider-payments';

/** Rows on a page. */
const pageSize = 10;

const columns: Column<ProviderPayment, PaymentSortKey>[] = [
  {
    header: 'Client',
    sortKey: 'client',
    cell: ({ client }) => <span className="block min-w-32">{client.name}</span>,
  },
  {
    header: 'Amount',
    sortKey: 'amount',
    numeric: true,
    cell: ({ amount }) => <span className="whitespace-nowrap tabular-nums">{dzd(amount)}</span>,
  },
  {
    header: 'Status',
    sortKey: 'status',
    cell: ({ status }) => <PaymentStatusBadge status={status} />,
  },
  {
    header: 'Date',
    sortKey: 'date',
    cell: ({ date }) => <span className="whitespace-nowrap">{dayText(date)}</span>,
  },
];

/** What clients paid, narrowed by status, in pages. */
export function PaymentsSection({
  payments,
  search,
}: {
  payments: ProviderPayment[];
  search: ProviderSearch;
}) {
  const onSearch = useSearchChange<ProviderSearch>();
  const narrowed = selectPayments(payments, search);
  const { page, pages, rows } = pageOf(narrowed, payments.length, {
    page: search.page,
    size: pageSize,
  });
  return (
    <Card
      title="Payments"
      className="space-y-4"
      actions={
        <Button onClick={() => downloadCsv('payments.csv', paymentsCsv(narrowed))}>
          Export CSV
        </Button>
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
        <output className="min-h-9 content-center text-muted tabular-nums">
          {narrowed.length} of {payments.length} payments
        </output>
      </search>
      {rows.length === 0 ? (
        <EmptyState message="No payments with this status." />
      ) : (
        <DataTable
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
