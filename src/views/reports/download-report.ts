import type { Report, ReportType } from '@/data/schemas/report';
import { download } from '@/files/download';

/** Where a report's PDF would lie on a server, and what its file is called. */
export const reportPath = (type: ReportType): string => `/reports/${type}.pdf`;

/** Makes a report's PDF in the page and downloads it. Rejects when it cannot be made. */
export async function downloadReport(report: Report): Promise<void> {
  const { makePdf } = await import('@/files/report-file');
  const name = reportPath(report.type).slice('/reports/'.length);
  const options = { signal: new AbortController().signal, onProgress: () => {} };
  download(await makePdf(report, name, options));
}
