import { download } from './download';
import { fileLine } from '@/intelligence/reports/file-text';
import type { ReportChart, ReportFigure, ReportTable } from '@/data/schemas/report';

/** What a PDF or a workbook is made of; a workbook leaves out all but the tables. */
export interface ReportDocument {
  company?: string;
  title: string;
  period: string;
  figures?: ReportFigure[];
  chart?: ReportChart;
  tables: ReportTable[];
}

/** The document with each text on one line, without what a file cannot show. */
export const inLines = (document: ReportDocument): ReportDocument =>
  JSON.parse(JSON.stringify(document), (_, value: unknown) =>
    typeof value === 'string' ? fileLine(value) : value,
  );

/** How the making of a file is watched and ended; progress counts from 0 to 1. */
export interface MakeOptions {
  signal: AbortSignal;
  onProgress: (progress: number) => void;
}

/**
 * Runs a step for each table, and lets the page draw and say how far it is in between. Rejects when `signal`
 * aborts.
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

/** A report's PDF file; its library loads with the first one. */
export async function makePdf(
  document: ReportDocument,
  name: string,
  options: MakeOptions,
): Promise<File> {
  const { pdfOf } = await import('./pdf');
  return new File([await pdfOf(document, options)], name, { type: 'application/pdf' });
}

/** Makes a PDF whose progress nobody watches, and downloads it. */
export async function downloadPdf(document: ReportDocument, name: string): Promise<void> {
  const options = { signal: new AbortController().signal, onProgress: () => {} };
  download(await makePdf(document, name, options));
}

/** A report's Excel workbook; its library loads with the first one. */
export async function makeWorkbook(
  document: ReportDocument,
  name: string,
  options: MakeOptions,
): Promise<File> {
  const { workbookOf } = await import('./workbook');
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return new File([await workbookOf(document, options)], name, { type });
}
