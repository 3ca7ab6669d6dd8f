import { clientPlans, clientStatuses } from '@/data/schemas/client';
import type { ClientListSearch } from '@/data/schemas/search';
import { SelectField } from '@/views/shared/ui/Field';
import { UrlField } from '@/views/shared/ui/UrlField';
import { clientStatusNames } from './names';
import { clientWords } from '@/intelligence/lists/clients';

/** The search and the filters of the list of clients, over the URL's search parameters. */
export function ClientFilters({
  search,
  onChange,
  shown,
  all,
}: {
  search: ClientListSearch;
  onChange: (change: Partial<ClientListSearch>) => void;
  shown: number;
  all: number;
}) {
  const { status, plan } = clientWords(search);
  return (
    <search className="flex flex-wrap items-end gap-3">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <UrlField
          label="Search"
          placeholder="Name or email"
          type="search"
          value={search.q ?? ''}
          onChange={(value) => onChange({ q: value === '' ? undefined : value })}
        />
      </div>
      <SelectField
        label="Plan"
        value={plan ?? ''}
        onChange={({ target }) => onChange({ plan: target.value || undefined })}
      >
        <option value="">All</option>
        {clientPlans.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField
        label="Status"
        value={status ?? ''}
        onChange={({ target }) => onChange({ status: target.value || undefined })}
      >
        <option value="">All</option>
        {clientStatuses.map((one) => (
          <option key={one} value={one}>
            {clientStatusNames[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Renewal"
        value={search.renewal ?? ''}
        onChange={({ target }) =>
          onChange({ renewal: target.value === 'week' ? 'week' : undefined })
        }
      >
        <option value="">All</option>
        <option value="week">Within 7 days</option>
      </SelectField>
      <output className="min-h-9 content-center text-muted tabular-nums max-md:w-full">
        {shown} of {all} clients
      </output>
    </search>
  );
}
