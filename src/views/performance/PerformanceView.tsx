import type { EmployeePerformance } from '@/data/schemas/performance';
import type { PerformanceSearch } from '@/data/schemas/search';
import type { User } from '@/data/schemas/user';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { useSearchChange } from '@/views/shared/steps';
import { Button } from '@/views/shared/ui/Button';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { SelectField } from '@/views/shared/ui/Field';
import { Screen } from '@/views/shared/ui/Page';
import { announce } from '@/views/shared/ui/toast';
import { UrlField } from '@/views/shared/ui/UrlField';
import { useCommand } from '@/views/shared/commands/use-command';
import { PerformanceDetail } from './PerformanceDetail';
import { selectEmployees, shownEmployee } from './select-employees';

const AttendanceImportDialog = lazyPart(() => import('../work-record/AttendanceImportDialog'));

/** One employee's work at a time: a search narrows the selector and moves the selection with it. */
export function PerformanceView({
  people,
  performance,
  search,
  onExport,
}: {
  people: User[];
  performance: EmployeePerformance | null;
  search: PerformanceSearch;
  onExport: (performance: EmployeePerformance) => Promise<void>;
}) {
  const onSearch = useSearchChange<PerformanceSearch>();
  const matching = selectEmployees(people, search);
  const narrow = (value: string) => {
    const q = value === '' ? undefined : value;
    onSearch({ q, employee: shownEmployee(people, { ...search, q }) ?? undefined });
  };
  const exporting = useCommand(async (report: EmployeePerformance) => {
    announce(`Downloading report for ${report.name}`);
    await onExport(report).catch(() => announce('The report could not be made. Please try again.'));
  });
  return (
    <Screen
      actions={
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onSearch({ dialog: 'import' })}>Import attendance</Button>
          <Button
            disabled={performance === null || exporting.isRunning}
            title={performance === null ? 'Choose an employee first' : undefined}
            onClick={() => performance !== null && exporting.run(performance)}
          >
            Export Report
          </Button>
        </div>
      }
    >
      <search className="mb-5 grid max-w-2xl gap-3 sm:grid-cols-2">
        <UrlField
          label="Search"
          placeholder="Employee name"
          type="search"
          value={search.q ?? ''}
          onChange={narrow}
        />
        <SelectField
          label="Employee"
          value={performance?.employeeId ?? ''}
          onChange={({ target }) => onSearch({ employee: target.value })}
        >
          {matching.length === 0 && <option value="">No employees found</option>}
          {matching.map(({ id, name, status }) => (
            <option key={id} value={id}>
              {status === 'Inactive' ? `${name} (inactive)` : name}
            </option>
          ))}
        </SelectField>
      </search>
      {performance === null ? (
        <EmptyState
          message="No employee selected or found."
          hint={
            people.length === 0
              ? 'The work of each employee is looked at here. A company manager or an admin adds people in Manage Users.'
              : undefined
          }
        />
      ) : (
        <PerformanceDetail performance={performance} period={search.period} />
      )}
      <Arriving>
        {search.dialog === 'import' && (
          <AttendanceImportDialog onClose={() => onSearch({ dialog: undefined })} />
        )}
      </Arriving>
    </Screen>
  );
}
