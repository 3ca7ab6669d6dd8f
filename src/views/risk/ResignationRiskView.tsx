import type { RiskEmployee } from '@/data/schemas/risk';
import { riskLevels } from '@/data/schemas/search';
import type { RiskSearch } from '@/data/schemas/search';
import { riskCsv, riskCsvName } from '@/intelligence/reports/risk-csv';
import { downloadCsv } from '@/files/download';
import { useSearchChange } from '@/views/shared/steps';
import { Button } from '@/views/shared/ui/Button';
import { Card } from '@/views/shared/ui/Card';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { SelectField } from '@/views/shared/ui/Field';
import { Screen } from '@/views/shared/ui/Page';
import { UrlField } from '@/views/shared/ui/UrlField';
import { useDeferredValue } from 'react';
import { RiskDetail } from './RiskDetail';
import { RiskList } from './RiskList';
import { selectedRisk, selectRisks } from './select-risks';

/** Whom the list holds. Its title is fixed, though people without a risk stand in it, too. */
const scopeText = (shown: number, all: number) =>
  shown === all ? `Everyone, highest first: ${all}` : `${shown} of ${all}, highest first`;

/** The employees who may resign, the reasons, and what may keep them. */
export function ResignationRiskView({
  risks,
  search,
}: {
  risks: RiskEmployee[];
  search: RiskSearch;
}) {
  const onSearch = useSearchChange<RiskSearch>();
  const shown = selectRisks(risks, useDeferredValue(search));
  const selected = selectedRisk(search, shown);
  const narrow = (change: Pick<RiskSearch, 'q' | 'level'>) => {
    const listed = selectRisks(risks, { ...search, ...change });
    onSearch({ ...change, employee: selectedRisk(search, listed)?.id });
  };
  return (
    <Screen
      actions={<Button onClick={() => downloadCsv(riskCsvName, riskCsv(shown))}>Export CSV</Button>}
    >
      <search className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <UrlField
          label="Search"
          placeholder="Name, role or department"
          type="search"
          value={search.q ?? ''}
          onChange={(value) => narrow({ q: value === '' ? undefined : value })}
        />
        <SelectField
          label="Risk level"
          value={search.level ?? ''}
          onChange={({ target }) =>
            narrow({ level: riskLevels.find((level) => level === target.value) })
          }
        >
          <option value="">All</option>
          {riskLevels.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </SelectField>
      </search>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[min(24rem,45%)_minmax(0,1fr)]">
        <Card title="Employees at Risk">
          <p className="-mt-2 mb-2 text-xs text-muted">{scopeText(shown.length, risks.length)}</p>
          {shown.length === 0 ? (
            <EmptyState message="No employees found." />
          ) : (
            <RiskList
              risks={shown}
              selected={selected?.id}
              onSelect={(employee) => onSearch({ employee })}
            />
          )}
        </Card>
        {selected === undefined ? (
          <Card>
            <EmptyState
              message="Select an employee to view detailed resignation risk info."
              hint={
                risks.every(({ riskScore }) => riskScore === null)
                  ? 'A risk is worked out from attendance, skills and evaluations. Select somebody and enter them.'
                  : undefined
              }
            />
          </Card>
        ) : (
          <RiskDetail key={selected.id} risk={selected} period={search.period} />
        )}
      </div>
    </Screen>
  );
}
