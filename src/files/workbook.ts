import type { ReportColumn, ReportTable } from '@/data/schemas/report';
import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/browser';
import { eachTable, inLines, type MakeOptions, type ReportDocument } from './report-file';

/** Excel's longest sheet name, in characters, and the characters that a sheet name may not contain. */
const nameLimit = 31;
const FORBIDDEN = /[[\]:*?/\\]/g;

const formats = { number: '0', percent: '0%', score: '0.0', rating: '0.0' } as const;
const textWidth = 28;
const numberWidth = 18;

/** A cell typed by its value. Text that starts like a formula stays text, so no formula is ever written. */
function cellOf(value: string | number | null, { kind }: ReportColumn): Cell {
  if (value === null) return null;
  if (typeof value === 'string' || kind === 'text') return { value: String(value), type: String };
  return {
    value: kind === 'percent' ? value / 100 : value,
    type: Number,
    format: formats[kind],
  };
}

const sheetOf = ({ title, columns, rows }: ReportTable) => {
  const header = columns.map(({ label }) => ({ value: label, type: String, fontWeight: 'bold' }));
  return {
    sheet: title.replaceAll(FORBIDDEN, ' ').slice(0, nameLimit),
    columns: columns.map(({ kind }) => ({ width: kind === 'text' ? textWidth : numberWidth })),
    stickyRowsCount: 1,
    data: [
      header,
      ...rows.map((row) => columns.map((column, index) => cellOf(row[index] ?? null, column))),
    ] as SheetData,
  };
};

/** A report as an Excel workbook with one sheet for each table. */
export async function workbookOf(document: ReportDocument, options: MakeOptions): Promise<Blob> {
  const sheets: ReturnType<typeof sheetOf>[] = [];
  await eachTable(inLines(document), options, (table) => sheets.push(sheetOf(table)));
  return writeExcelFile(sheets).toBlob();
}
