import { newId } from '@/data/new-id';
import type { AcceptedRow, AttendanceCheck } from '@/data/schemas/attendance';
import { monthAndYear } from '@/machines/date-text';
import type { attendanceImportMachine } from '@/machines/work-record/attendance-import.machine';
import { type Column, DataTable } from '@/views/shared/DataTable';
import { Button } from '@/views/shared/ui/Button';
import { takeFocus } from '@/views/shared/ui/handing-focus-on';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { figureColumns } from './columns';
import { Failure } from '@/views/shared/ui/Failure';

export type AttendanceImportRef = ActorRefFrom<typeof attendanceImportMachine>;

/** How many of the rows are shown before they are written. */
const shownAtFirst = 10;

const columns: Column<AcceptedRow, never>[] = [
  { header: 'Employee', cell: ({ name }) => name },
  { header: 'Month', cell: ({ month }) => monthAndYear(month.month) },
  ...figureColumns<AcceptedRow>(({ month }) => month),
  { header: 'Change', cell: ({ replaces }) => (replaces ? 'Replaces what is on record' : 'New') },
];

/** So many rows, in words. */
export const rowsText = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

/** What would be written of the file, what would not and why, and the button that writes it. */
export function AttendancePreview({ importing }: { importing: AttendanceImportRef }) {
  const { check, failure } = useSelector(importing, ({ context }) => context);
  const busy = useSelector(importing, (snapshot) => snapshot.matches('importing'));
  if (check === null) return null;
  const { accepted, refused } = check;
  const label = `Import ${rowsText(accepted.length)}`;
  return (
    <>
      <h3 ref={takeFocus} tabIndex={-1} className="text-base">
        {accepted.length === 0
          ? 'No row can be written'
          : `${rowsText(accepted.length)} will be written`}
      </h3>
      {accepted.length > 0 && (
        <DataTable
          caption="Rows to write"
          columns={columns}
          rows={accepted.slice(0, shownAtFirst)}
          rowKey={({ source }) => String(source.row)}
        />
      )}
      {accepted.length > shownAtFirst && (
        <p className="text-muted">and {rowsText(accepted.length - shownAtFirst)} more</p>
      )}
      <RefusedRows title={`${rowsText(refused.length)} cannot be written`} refused={refused} />
      <Failure says={failure} />
      {busy && <progress aria-label="Importing" className="h-2 w-full accent-primary" />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button aria-disabled={busy} onClick={() => importing.send({ type: 'file.another' })}>
          Choose another file
        </Button>
        {accepted.length > 0 && (
          <Button
            look="primary"
            aria-disabled={busy}
            onClick={() => importing.send({ type: 'import.start', key: newId() })}
          >
            {busy ? 'Importing...' : label}
          </Button>
        )}
      </div>
    </>
  );
}

/** The rows that are not written, each with its number in the file and the reason. */
export function RefusedRows({
  title,
  refused,
}: {
  title: string;
  refused: AttendanceCheck['refused'];
}) {
  if (refused.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-base">{title}</h3>
      <ul
        aria-label={title}
        tabIndex={0}
        className="max-h-48 space-y-1 overflow-y-auto rounded-md bg-warning-tint p-3"
      >
        {refused.map(({ row, email, reason }) => (
          <li key={row} className="wrap-anywhere">
            <span className="font-semibold">Row {row}</span>
            {email === '' ? '' : `, ${email}`}: {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
