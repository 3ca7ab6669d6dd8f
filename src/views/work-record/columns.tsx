import type { WorkMonth } from '@/data/schemas/work-record';
import type { Column } from '@/views/shared/DataTable';
import { Missing } from '@/views/shared/ui/Missing';

const figures = [
  ['absenceDays', 'Absence days', 'No absence entered'],
  ['overtimeHours', 'Overtime hours', 'No overtime entered'],
  ['satisfaction', 'Satisfaction', 'No satisfaction entered', 5],
] as const;

/** The columns of a month's figures. @param monthOf the month that a row is of. */
export const figureColumns = <T,>(monthOf: (row: T) => WorkMonth): Column<T, never>[] =>
  figures.map(([key, header, missing, outOf]) => ({
    header,
    numeric: true,
    ...(outOf !== undefined && { outOf }),
    cell: (row) => monthOf(row)[key] ?? <Missing what={missing} />,
  }));
