import type { ReportType } from '@/data/schemas/report';
import type { Workspace } from '@/data/port/workspace';
import type { ExportFormat, ReportExportEvent } from '@/machines/report/report-export.machine';
import { download } from '@/files/download';
import { fromCallback } from 'xstate';

/**
 * Makes a report's file, reports the progress to the machine, and downloads the file. Leaving the state ends
 * this.
 */
export const makeReportFile = (workspace: Workspace, type: ReportType) =>
  fromCallback<ReportExportEvent, ExportFormat>(({ input: format, sendBack }) => {
    const ending = new AbortController();
    const make = async () => {
      const [report, { makePdf, makeWorkbook }] = await Promise.all([
        workspace.reports.get(type),
        import('@/files/report-file'),
      ]);
      const options = {
        signal: ending.signal,
        onProgress: (progress: number) => sendBack({ type: 'export.progressed', progress }),
      };
      const file =
        format === 'pdf'
          ? await makePdf(report, `${type}_report.pdf`, options)
          : await makeWorkbook(report, `${type}_report.xlsx`, options);
      ending.signal.throwIfAborted();
      download(file);
      sendBack({ type: 'export.completed', file });
    };
    make().catch((error: unknown) => sendBack({ type: 'export.failed', error }));
    return () => ending.abort();
  });
