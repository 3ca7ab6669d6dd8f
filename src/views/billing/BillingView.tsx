import { type BillingPayment, type BillingStatus, billingStatuses } from '@/data/schemas/billing';
import type { BillingSearch } from '@/data/schemas/search';
import { billingCsv, billingCsvName } from '@/intelligence/reports/billing-csv';
import { useSearchChange } from '@/views/shared/steps';
import { type Column, DataTable } from '@/views/shared/DataTable';
import { dayText } from '@/intelligence/date-text';
import { downloadCsv } from '@/files/download';
import { dzd } from '@/views/shared/money';
import { Badge, type Tone } from '@/views/shared/ui/Badge';
import { Button } from '@/views/shared/ui/Button';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { SelectField } from '@/views/shared/ui/Field';
import { Page } from '@/views/shared/ui/Page';
import { billingOrdering, selectPayments } from '@/intelligence/lists/payments';

const tones: Record<BillingStatus, Tone> = {
  Completed: 'success',
  Failed: 'danger',
  Pending: 'warning',
};

const OneLine = ({ children }: { children: string }) => (
  <span className="whitespace-nowrap">{children}</span>
);

const columns: Column<BillingPayment, NonNullable<BillingSearch['sort']>>[] = [
  { header: 'Date', sortKey: 'date', cell: ({ date }) => <OneLine>{dayText(date)}</OneLine> },
  {
    header: 'Amount',
    sortKey: 'amount',
    numeric: true,
    cell: ({ amount }) => <OneLine>{dzd(amount)}</OneLine>,
  },
  {
    header: 'Status',
    sortKey: 'status',
    cell: ({ status }) => <Badge tone={tones[status]}>{status}</Badge>,
  },
  { header: 'Payment Method', sortKey: 'method', cell: ({ method }) => method },
];

/** What the company paid for its subscription, or tried to. */
export function BillingView({
  payments,
  search,
}: {
  payments: BillingPayment[];
  search: BillingSearch;
}) {
  const onSearch = useSearchChange<BillingSearch>();
  const shown = selectPayments(payments, search);
  const exportCsv = () => downloadCsv(billingCsvName, billingCsv(shown));
  return (
    <Page title="Billing & Payments" actions={<Button onClick={exportCsv}>Export CSV</Button>}>
      <div className="space-y-4">
        <search className="flex flex-wrap items-end justify-between gap-3">
          <div className="w-48">
            <SelectField
              label="Status"
              value={search.status ?? ''}
              onChange={({ target }) =>
                onSearch({ status: billingStatuses.find((status) => status === target.value) })
              }
            >
              <option value="">All statuses</option>
              {billingStatuses.map((status) => (
                <option key={status}>{status}</option>
              ))}
            </SelectField>
          </div>
          <output className="text-muted tabular-nums">
            {shown.length} of {payments.length} payments
          </output>
        </search>
        {shown.length === 0 ? (
          <EmptyState message="No payments found." />
        ) : (
          <DataTable
            caption="Payments"
            columns={columns}
            rows={shown}
            rowKey={({ id }) => id}
            sorting={{
              ...billingOrdering(search),
              onSort: (sort, order) => onSearch({ sort, order }),
            }}
          />
        )}
      </div>
    </Page>
  );
}
