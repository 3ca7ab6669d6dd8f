import type { EmployeePerformance } from '@/data/schemas/performance';
import { download } from '@/files/download';

/** Makes an employee's performance report in the page and downloads it. */
export async function exportPerformance(performance: EmployeePerformance): Promise<void> {
  const [{ makePdf }, { performanceDocument, performanceFileName }] = await Promise.all([
    import('@/files/report-file'),
    import('./performance-document'),
  ]);
  const file = await makePdf(
    performanceDocument(performance),
    performanceFileName(performance.name),
    { signal: new AbortController().signal, onProgress: () => {} },
  );
  download(file);
}
