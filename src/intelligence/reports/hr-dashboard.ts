import type { Candidate } from '@/data/schemas/candidate';
import type { JobListing } from '@/data/schemas/job-listing';
import type { HrDashboard, ReceivedCandidates } from '@/data/schemas/report';
import type { RiskEmployee } from '@/data/schemas/risk';
import { riskLevels } from '@/data/schemas/search';
import type { Task } from '@/data/schemas/task';
import { isOpen } from '@/intelligence/lists/job-listings';
import { chartMonths } from '@/intelligence/chart-months';
import { monthOf } from '@/machines/calendar';
import {
  averageScore,
  isCompleted,
  monthlyAverages,
  notEvaluated,
  topPerformers,
} from '../performance/figures';
import { performanceBy } from '../performance/score';
import { riskLevel as levelOf } from '../risk/score';
import { datedIn, monthChange } from './month-change';
import type { StaffMember } from './staff';

/** How many months the charts by month have, though fewer hold anything. */
const LEAST_MONTHS = 6;
const TOP_PERFORMERS = 5;

const sum = (counted: readonly ReceivedCandidates[]) =>
  counted.reduce((total, { count }) => total + count, 0);

/** How many candidates were received in each month, by their status. */
export function receivedByMonth(candidates: readonly Candidate[]): ReceivedCandidates[] {
  const counted = new Map<string, ReceivedCandidates>();
  for (const { receivedAt, status } of candidates) {
    const month = monthOf(receivedAt);
    const key = `${month} ${status}`;
    counted.set(key, { month, status, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return [...counted.values()];
}

/** The HR dashboard's figures. A risk counts as detected from Medium on. @param tasks each once. */
export function hrDashboard(
  {
    received,
    listings,
    risks,
    staff,
    tasks,
  }: {
    received: readonly ReceivedCandidates[];
    listings: readonly JobListing[];
    risks: readonly RiskEmployee[];
    staff: readonly StaffMember[];
    tasks: readonly Task[];
  },
  today: string,
): HrDashboard {
  const scored = staff.map(({ user, record, tasks: own }) => ({
    id: user.id,
    name: user.name,
    tasks: own.map((task) => ({ task, performance: performanceBy(record, task) })),
  }));
  const averages = new Map(
    monthlyAverages(
      scored.flatMap((member) =>
        member.tasks.flatMap(({ task, performance }) =>
          performance === null || task.doneDate === null
            ? []
            : [{ month: monthOf(task.doneDate), score: performance.performanceScore }],
        ),
      ),
    ).map(({ month, score }) => [month, score]),
  );
  const months = chartMonths(
    [...averages.keys(), ...received.map(({ month }) => month)],
    monthOf(today),
    LEAST_MONTHS,
  );
  const completed = tasks.filter(isCompleted).length;
  const assessed = risks.filter(({ riskLevel }) => riskLevel !== null);
  const analyzed = received.filter(({ status }) => status === 'Analyzed');
  const atRiskIn = (month: string) =>
    risks.filter(({ riskTrendData }) => {
      const score = riskTrendData.find((one) => one.month === month)?.riskScore ?? null;
      return score !== null && levelOf(score) !== 'Low';
    }).length;
  return {
    resumesAnalyzed: sum(analyzed),
    activeJobListings: listings.filter(isOpen).length,
    risksDetected:
      assessed.length === 0 ? null : assessed.filter(({ riskLevel }) => riskLevel !== 'Low').length,
    notAssessed: risks.length - assessed.length,
    performanceByMonth: months.map((month) => ({ month, score: averages.get(month) ?? null })),
    notEvaluated: notEvaluated(tasks),
    riskDistribution: riskLevels.map((level) => ({
      level,
      count: risks.filter(({ riskLevel }) => riskLevel === level).length,
    })),
    resumesByMonth: months.map((month) => ({
      month,
      count: sum(received.filter((one) => one.month === month)),
    })),
    taskCompletion: { completed, pending: tasks.length - completed },
    topPerformers: topPerformers(
      scored.map(({ id, name, tasks: own }) => ({ id, name, score: averageScore(own) })),
      TOP_PERFORMERS,
    ),
    changes: {
      analyzed: monthChange(today, (month) => sum(analyzed.filter((one) => one.month === month))),
      opened: datedIn(
        today,
        listings.map(({ createdAt }) => createdAt),
      ),
      risks: monthChange(today, atRiskIn),
    },
  };
}
