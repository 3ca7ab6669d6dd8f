import type { EmployeePerformance } from '@/data/schemas/performance';
import { downloadPdf, type ReportDocument } from '@/files/report-file';

/** An employee's performance as the file that 'Export Report' downloads. */
function performanceDocument({ name, stats, summary, tasks }: EmployeePerformance): ReportDocument {
  const [first, last] = [stats[0], stats.at(-1)];
  return {
    title: `Performance of ${name}`,
    period: first === undefined || last === undefined ? '' : `${first.month} to ${last.month}`,
    tables: [
      {
        title: 'AI Evaluation Summary',
        columns: [{ label: 'Finding', kind: 'text' }],
        rows: summary.map((sentence) => [sentence]),
      },
      {
        title: 'Tasks by month',
        columns: [
          { label: 'Month', kind: 'text' },
          { label: 'Tasks completed', kind: 'number' },
          { label: 'Average hours per task', kind: 'number' },
        ],
        rows: stats.map(({ month, completed, avgTime }) => [month, completed, avgTime]),
      },
      {
        title: 'Task History',
        columns: [
          { label: 'Task', kind: 'text' },
          { label: 'Deadline', kind: 'text' },
          { label: 'Status', kind: 'text' },
          { label: 'Hours', kind: 'number' },
          { label: 'Performance score', kind: 'score' },
        ],
        rows: tasks.map(({ task, performance }) => [
          task.title,
          task.deadline,
          task.status,
          task.timeSpentHours,
          performance?.performanceScore ?? null,
        ]),
      },
    ],
  };
}

/** The most letters of a name in the name of a file: systems take 255 bytes, and a letter has up to four. */
const nameLimit = 50;

/** The name of that file: 'performance_report_karim_haddad.pdf'. */
export const performanceFileName = (name: string): string =>
  `performance_report_${Array.from(name.trim().toLowerCase())
    .slice(0, nameLimit)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')}.pdf`;

/** Makes an employee's performance report in the page and downloads it. */
export const exportPerformance = (performance: EmployeePerformance): Promise<void> =>
  downloadPdf(performanceDocument(performance), performanceFileName(performance.name));
