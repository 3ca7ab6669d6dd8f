import { download } from './download';
import { fileLine } from '@masar/resume/file-text';
import type { ReportChart, ReportFigure, ReportTable } from '@/data/schemas/report';

/** The content of a PDF or a workbook. A workbook holds only the tables. */
export interface ReportDocument {
  company?: string;
  title: string;
  period: string;
  figures?: ReportFigure[];
  chart?: ReportChart;
  tables: ReportTable[];
}

/** The document with each text on one line, without the characters that a file cannot show. */
export const inLines = (document: ReportDocument): ReportDocument =>
  JSON.parse(JSON.stringify(document), (_, value: unknown) =>
    typeof value === 'string' ? fileLine(value) : value,
  );

/** The signal that cancels the making of a file, and the callback for its progress, from 0 to 1. */
export interface MakeOptions {
  signal: AbortSignal;
  onProgress: (progress: number) => void;
}

/**
 * Runs a step for each table. After each one, it reports the progress and lets the page draw. Rejects when
 * `signal` aborts.
 */
export async function eachTable(
  { tables }: ReportDocument,
  { signal, onProgress }: MakeOptions,
  step: (table: ReportTable) => void,
): Promise<void> {
  for (const [index, table] of tables.entries()) {
    signal.throwIfAborted();
    step(table);
    onProgress((index + 1) / (tables.length + 1));
    await new Promise((resolve) => setTimeout(resolve));
  }
  signal.throwIfAborted();
}

/** Makes a report's PDF file. The PDF library loads with the first one. */
export async function makePdf(
  document: ReportDocument,
  name: string,
  options: MakeOptions,
): Promise<File> {
  const { pdfOf } = await import('./pdf');
  return new File([await pdfOf(document, options)], name, { type: 'application/pdf' });
}

/** Makes a PDF without reporting its progress, and downloads it. */
export async function downloadPdf(document: ReportDocument, name: string): Promise<void> {
  const options = { signal: new AbortController().signal, onProgress: () => {} };
  download(await makePdf(document, name, options));
}

/** Makes a report's Excel workbook. The Excel library loads with the first one. */
export async function makeWorkbook(
  document: ReportDocument,
  name: string,
  options: MakeOptions,
): Promise<File> {
  const { workbookOf } = await import('./workbook');
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return new File([await workbookOf(document, options)], name, { type });
}
