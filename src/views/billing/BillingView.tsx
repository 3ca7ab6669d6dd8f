import { type BillingPayment, type BillingStatus, billingStatuses } from '@/data/schemas/billing';
import type { Workspace } from '@/data/port/workspace';
import { type BillingListSearch, type BillingSearch, billingSearch } from '@/data/schemas/search';
import { billingCsv, billingCsvName } from '@/intelligence/reports/billing-csv';
import { useSearchChange } from '@/views/shared/steps';
import { type Column, DataTable, OneLine } from '@/views/shared/DataTable';
import { dayText } from '@/machines/date-text';
import { downloadCsv } from '@/files/download';
import { dzd } from '@/views/shared/money';
import { Badge, type Tone } from '@/views/shared/ui/Badge';
import { CommandButton } from '@/views/shared/commands/CommandButton';
import { MoreRows } from '@/views/shared/MoreRows';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { ClearFilters } from '@/views/shared/lists/ClearFilters';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { SelectField } from '@/views/shared/ui/Field';
import { Screen } from '@/views/shared/ui/Page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { billingQuery } from '@/views/subscription/queries';
import { billingOrdering } from '@/intelligence/lists/payments';

const tones: Record<BillingStatus, Tone> = {
  Completed: 'success',
  Failed: 'danger',
  Pending: 'warning',
};

const columns: Column<BillingPayment, NonNullable<BillingListSearch['sort']>>[] = [
  { header: 'Date', sortKey: 'date', cell: ({ date }) => <OneLine>{dayText(date)}</OneLine> },
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
    cell: ({ status }) => <Badge tone={tones[status]}>{status}</Badge>,
  },
  { header: 'Payment Method', sortKey: 'method', cell: ({ method }) => method },
];

/** What the company paid for its subscription, or tried to. */
export function BillingView({
  workspace,
  search,
}: {
  workspace: Workspace;
  search: BillingListSearch;
}) {
  const onSearch = useSearchChange<BillingListSearch>();
  const page = useSuspenseQuery(billingQuery(workspace, useDeferredValue(search))).data;
  const exportCsv = async (asked: BillingSearch) => {
    const { rows } = await workspace.billing.list(asked);
    downloadCsv(billingCsvName, billingCsv(rows));
  };
  return (
    <Screen
      actions={
        <div className="flex flex-wrap gap-2">
          <CommandButton
            label="Export CSV"
            look="secondary"
            command={billingSearch(search)}
            onRun={exportCsv}
          />
        </div>
      }
    >
      <div className="space-y-4">
        <search className="flex flex-wrap items-end justify-between gap-3">
          <div className="w-48">
            <SelectField
              label="Status"
              value={search.status ?? ''}
              onChange={({ target }) =>
                onSearch({
                  status: billingStatuses.find((status) => status === target.value),
                  rows: undefined,
                })
              }
            >
              <option value="">All statuses</option>
              {billingStatuses.map((status) => (
                <option key={status}>{status}</option>
              ))}
            </SelectField>
          </div>
          <output className="text-muted tabular-nums">
            {page.found} of {page.total} payments
          </output>
        </search>
        {page.rows.length === 0 ? (
          <EmptyState
            message="No payments found."
            hint={
              page.total === 0
                ? 'What the company pays for its subscription is listed here. Subscribe to a plan first.'
                : undefined
            }
          >
            {page.total > 0 && <ClearFilters />}
            {page.total === 0 && (
              <Link to="/manage-subscription" className={buttonClasses('secondary')}>
                Choose a plan
              </Link>
            )}
          </EmptyState>
        ) : (
          <DataTable
            list="billing"
            caption="Payments"
            columns={columns}
            rows={page.rows}
            rowKey={({ id }) => id}
            sorting={{
              ...billingOrdering(search),
              onSort: (sort, order) => onSearch({ sort, order, rows: undefined }),
            }}
          />
        )}
        <MoreRows page={page} onMore={(rows) => onSearch({ rows })} />
      </div>
    </Screen>
  );
}
