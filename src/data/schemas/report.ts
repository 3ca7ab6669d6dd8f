import type { Candidate } from './candidate';
import * as z from 'zod/mini';
import { RiskLevel } from './risk';

export const reportTypes = ['performance', 'satisfaction', 'completion'] as const;
export const ReportType = z.enum(reportTypes);
export type ReportType = z.infer<typeof ReportType>;

/** How the report selector spells each type. */
export const reportLabels = {
  performance: 'Performance',
  satisfaction: 'Satisfaction',
  completion: 'Completion Rate',
} as const satisfies Record<ReportType, string>;

/** The type of a column's cells: text, or numbers, and their unit. */
export const ReportColumn = z.object({
  label: z.string(),
  kind: z.enum(['text', 'number', 'percent', 'score', 'rating']),
});
export type ReportColumn = z.infer<typeof ReportColumn>;

/** A figure of a month, YYYY-MM, and of the month before: what came in it, or what stood at its end. */
export const MonthChange = z.object({ month: z.string(), now: z.number(), before: z.number() });
export type MonthChange = z.infer<typeof MonthChange>;

/** A table, the same on a screen and in a PDF, a workbook or a CSV file. A cell without a value is null. */
export const ReportTable = z.object({
  title: z.string(),
  columns: z.array(ReportColumn),
  rows: z.array(z.array(z.nullable(z.union([z.string(), z.number()])))),
});
export type ReportTable = z.infer<typeof ReportTable>;

/** A report's key figure; without a value it is null. */
export const ReportFigure = z.extend(ReportColumn, { value: z.nullable(z.number()) });
export type ReportFigure = z.infer<typeof ReportFigure>;

/** A bar chart with one bar for each label. `axis` holds the ends of the axis, and `unit` follows each number. */
export const ReportChart = z.object({
  title: z.string(),
  axis: z.tuple([z.number(), z.number()]),
  unit: z.string(),
  points: z.array(z.object({ label: z.string(), value: z.number() })),
});
export type ReportChart = z.infer<typeof ReportChart>;

/** A computed report on a company; `period` is in words. */
export const Report = z.object({
  type: ReportType,
  company: z.string(),
  title: z.string(),
  period: z.string(),
  figures: z.array(ReportFigure),
  chart: ReportChart,
  tables: z.array(ReportTable),
});
export type Report = z.infer<typeof Report>;

/** How many candidates of a status were received in a month, YYYY-MM. */
export interface ReceivedCandidates {
  month: string;
  status: Candidate['status'];
  count: number;
}

/**
 * The HR dashboard. Months are YYYY-MM, oldest first. Performance is 0 to 100 over the evaluated tasks, null in a
 * month without one. `notEvaluated` counts the completed tasks that the averages leave out. `risksDetected` is null
 * while nobody's risk is known, and `notAssessed` counts the people whose risk is not. `changes` holds the resumes
 * received and analyzed in the month, the listings opened in it, and the risks detected at its end.
 */
export const HrDashboard = z.object({
  resumesAnalyzed: z.int(),
  activeJobListings: z.int(),
  risksDetected: z.nullable(z.int()),
  notAssessed: z.int(),
  performanceByMonth: z.array(z.object({ month: z.string(), score: z.nullable(z.number()) })),
  notEvaluated: z.int(),
  riskDistribution: z.array(z.object({ level: RiskLevel, count: z.int() })),
  resumesByMonth: z.array(z.object({ month: z.string(), count: z.int() })),
  taskCompletion: z.object({ completed: z.int(), pending: z.int() }),
  topPerformers: z.array(z.object({ id: z.string(), name: z.string(), score: z.number() })),
  changes: z.object({ analyzed: MonthChange, opened: MonthChange, risks: MonthChange }),
});
export type HrDashboard = z.infer<typeof HrDashboard>;
