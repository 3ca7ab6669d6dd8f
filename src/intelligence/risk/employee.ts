import {
  addMonths,
  dayOf,
  lastDayOf,
  monthOf,
  monthsUpTo,
  yearsBetween,
} from '@/machines/calendar';
import type { WorkRecord } from '@/data/schemas/work-record';
import type { OwnRisk, RiskEmployee } from '@/data/schemas/risk';
import type { Task } from '@/data/schemas/task';
import type { User } from '@/data/schemas/user';
import { mean, median, round, sum } from '../numbers';
import { isKnownEnough, missingFacts, type RiskFacts, riskFactors } from './factors';
import { riskLevel, riskScore } from './score';
import { ownSuggestions, retentionStrategies } from './strategies';

const TREND_MONTHS = 6;
const RECENT_MONTHS = 3;
const TASK_MONTHS = 6;

/** What is on record about one employee. `peers` are the others to compare the salary with. */
export interface RiskSubject {
  user: User;
  record: WorkRecord | undefined;
  tasks: readonly Task[];
  peers: readonly User[];
}

/** The people that a salary is compared with: same department and role, active, with a known salary. */
export const peersOf = (user: User, everyone: readonly User[]): User[] =>
  everyone.filter(
    (other) =>
      other.id !== user.id &&
      other.department === user.department &&
      other.role === user.role &&
      other.status === 'Active' &&
      other.salary !== null,
  );

const ratio = (value: number | null, to: number | null) =>
  value === null || to === null || to === 0 ? null : value / to;

/** The facts on someone that were known on a day. Later facts are left out. */
export function riskFactsOn(day: string, { user, record, tasks, peers }: RiskSubject): RiskFacts {
  const month = monthOf(day);
  const recent = (record?.months ?? []).filter(
    (one) => one.month <= month && one.month > addMonths(month, -RECENT_MONTHS),
  );
  const finished = tasks.filter(
    ({ doneDate }) =>
      doneDate !== null &&
      dayOf(doneDate) <= day &&
      monthOf(doneDate) > addMonths(month, -TASK_MONTHS),
  );
  const known = (key: 'overtimeHours' | 'satisfaction' | 'absenceDays') =>
    recent.flatMap((one) => one[key] ?? []);
  const absences = known('absenceDays');
  const [last, before] = (record?.evaluations ?? []).filter(({ date }) => date <= day).toReversed();
  const promoted = record?.promotedAt ?? null;
  const promotedAt = promoted !== null && promoted <= day ? promoted : user.hireDate;
  const salaries = peers.flatMap(({ salary }) => salary ?? []);
  const yearsTo = (from: string) => (from === '' ? null : Math.max(0, yearsBetween(from, day)));
  return {
    tenureYears: yearsTo(user.hireDate),
    overtimeHours: mean(known('overtimeHours')),
    lateShare: mean(finished.map(({ doneOnTime }) => (doneOnTime === false ? 1 : 0))),
    ratingChange:
      last === undefined || before === undefined ? null : round(last.rating - before.rating, 1),
    salaryRatio: ratio(user.salary, median(salaries)),
    yearsSincePromotion: yearsTo(promotedAt),
    satisfaction: mean(known('satisfaction')),
    absenceDays: absences.length === 0 ? null : sum(absences),
  };
}

/** The score of facts; null where too little is known. */
const scoreOf = (facts: RiskFacts) =>
  isKnownEnough(missingFacts(facts)) ? riskScore(riskFactors(facts)) : null;

/** An employee's resignation risk on a day, with its trend over the six months that end with it. */
export function riskOf(subject: RiskSubject, today: string): RiskEmployee {
  const facts = riskFactsOn(today, subject);
  const [factors, score] = [riskFactors(facts), scoreOf(facts)];
  const { id, name, position, department } = subject.user;
  return {
    id,
    name,
    role: position,
    department,
    riskScore: score,
    riskLevel: score === null ? null : riskLevel(score),
    riskFactors: factors,
    missing: missingFacts(facts),
    retentionStrategies: retentionStrategies(factors),
    riskTrendData: monthsUpTo(monthOf(today), TREND_MONTHS).map((month) => {
      const end = lastDayOf(month);
      return { month, riskScore: scoreOf(riskFactsOn(end < today ? end : today, subject)) };
    }),
  };
}

/** What an employee sees of their own risk. */
export const ownRiskOf = ({
  riskScore: score,
  riskLevel: level,
  riskFactors: factors,
  missing,
}: RiskEmployee): OwnRisk => ({
  riskLevel: level,
  score: score === null ? null : Math.round(score * 100),
  missing: missing.map(({ what }) => what),
  suggestions: ownSuggestions(factors),
});
