import { type CandidateSearch, decisions } from '@/data/schemas/search';
import { monthAndYear } from '@/machines/date-text';
import { NotOnly } from '@/views/shared/lists/NotOnly';
import { SelectField } from '@/views/shared/ui/Field';
import { UrlField } from '@/views/shared/ui/UrlField';

const text = (value: string) => (value === '' ? undefined : value);

/**
 * The filters of section 5 and HR's decision, over the URL's search parameters. An empty field does not narrow. The
 * month in which a resume was received comes from the dashboard, and a button takes it back.
 */
export function CandidateFilters({
  search,
  onChange,
}: {
  search: CandidateSearch;
  onChange: (change: Partial<CandidateSearch>) => void;
}) {
  return (
    <search className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] items-end gap-3 sm:grid-cols-3 xl:grid-cols-[minmax(0,1.5fr)_repeat(2,minmax(0,1fr))_auto_repeat(2,minmax(0,1fr))]">
      <UrlField
        label="Search"
        placeholder="Name or position"
        type="search"
        value={search.q ?? ''}
        onChange={(value) => onChange({ q: text(value) })}
      />
      <SelectField
        label="Status"
        value={search.status ?? ''}
        onChange={({ target }) => {
          const { value } = target;
          onChange({ status: value === 'Analyzed' || value === 'Pending' ? value : undefined });
        }}
      >
        <option value="">All</option>
        <option>Analyzed</option>
        <option>Pending</option>
      </SelectField>
      <SelectField
        label="Decision"
        value={search.decision ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ decision: decisions.find((one) => one === value) })
        }
      >
        <option value="">All</option>
        {decisions.map((decision) => (
          <option key={decision}>{decision}</option>
        ))}
      </SelectField>
      <UrlField
        label="Minimum experience (years)"
        type="number"
        min={0}
        value={search.years?.toString() ?? ''}
        onChange={(value) => onChange({ years: value === '' ? undefined : Number(value) })}
      />
      <UrlField
        label="Location"
        type="search"
        value={search.location ?? ''}
        onChange={(value) => onChange({ location: text(value) })}
      />
      <UrlField
        label="Skill"
        type="search"
        value={search.skill ?? ''}
        onChange={(value) => onChange({ skill: text(value) })}
      />
      {search.received !== undefined && (
        <NotOnly
          all="all months"
          only={monthAndYear(search.received)}
          onClear={() => onChange({ received: undefined })}
        />
      )}
    </search>
  );
}
