import type { ReportTable } from '@/data/schemas/report';
import { type Column, DataTable } from '@/views/shared/DataTable';
import { cellText } from '@/intelligence/number-text';

type Row = ReportTable['rows'][number];

/** A report's table under its title. */
export function ReportTableView({ table: { title, columns, rows } }: { table: ReportTable }) {
  const shown = columns.map((column, index): Column<Row, never> => ({
    header: column.label,
    numeric: column.kind !== 'text',
    cell: (row) => cellText(row[index] ?? null, column),
  }));
  return (
    <div className="space-y-3">
      <h2 className="text-base">{title}</h2>
      <DataTable caption={title} columns={shown} rows={rows} rowKey={(row) => String(row[0])} />
    </div>
  );
}
