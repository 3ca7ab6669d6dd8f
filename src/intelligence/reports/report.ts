import { monthOf, monthsUpTo } from '@/machines/calendar';
import { dayText, monthAndYear } from '@/machines/date-text';
import {
  type Report,
  reportLabels,
  type ReportTable,
  type ReportType,
} from '@/data/schemas/report';
import type { Task } from '@/data/schemas/task';
import { groupBy } from '../group-by';
import { sortedBy } from '../lists/sorting';
import { mean, round } from '../numbers';
import { completionRate, isCompleted, notEvaluated } from '../performance/figures';
import { employeePerformance } from '../performance/employee';
import type { StaffMember } from './staff';

const REPORTED_MONTHS = 6;
const RECENT_MONTHS = 3;

type Point = Report['chart']['points'][number];

/** The contents of a report, whatever the period. */
type Findings = Omit<Report, 'company' | 'period'>;

const byDepartment = (staff: readonly StaffMember[]) =>
  sortedBy([...groupBy(staff, ({ user }) => user.department || 'No department')], ([name]) => name);

/** A bar for each department that has a value. */
const departmentPoints = (
  staff: readonly StaffMember[],
  valueOf: (members: readonly StaffMember[]) => number | null,
): Point[] =>
  byDepartment(staff).flatMap(([label, members]) => {
    const value = valueOf(members);
    return value === null ? [] : [{ label, value }];
  });

const rounded = (value: number | null) => (value === null ? null : round(value, 1));

/** A person's name, with a note where the person has left. */
const called = ({ user: { name, status } }: StaffMember) =>
  status === 'Inactive' ? `${name} (inactive)` : name;

const active = (staff: readonly StaffMember[]) =>
  staff.filter(({ user }) => user.status !== 'Inactive');

/** The members' tasks. A task that several members share appears once. */
const distinct = (members: readonly StaffMember[]) => [
  ...new Map(members.flatMap(({ tasks }) => tasks.map((task) => [task.id, task]))).values(),
];

function performance(
  staff: readonly StaffMember[],
  today: string,
  tasks: readonly Task[],
): Findings {
  const figures = new Map(
    staff.map((member) => [
      member.user.id,
      employeePerformance(member.user, member.tasks, member.record, today),
    ]),
  );
  const scoreOf = ({ user }: StaffMember) => figures.get(user.id)?.averageScore ?? null;
  const averageOf = (members: readonly StaffMember[]) =>
    rounded(mean(members.flatMap((member) => scoreOf(member) ?? [])));
  return {
    type: 'performance',
    title: reportLabels.performance,
    figures: [
      { label: 'Active employees', kind: 'number', value: active(staff).length },
      { label: 'Tasks completed', kind: 'number', value: tasks.filter(isCompleted).length },
      { label: 'Not evaluated yet', kind: 'number', value: notEvaluated(tasks) },
      { label: 'Average score', kind: 'score', value: averageOf(staff) },
    ],
    chart: {
      title: 'Average performance score by department',
      axis: [0, 100],
      unit: '',
      points: departmentPoints(staff, averageOf),
    },
    tables: [
      {
        title: 'Performance by employee',
        columns: [
          { label: 'Employee', kind: 'text' },
          { label: 'Department', kind: 'text' },
          { label: 'Tasks completed', kind: 'number' },
          { label: 'Not evaluated yet', kind: 'number' },
          { label: 'Average score', kind: 'score' },
          { label: 'Last rating', kind: 'rating' },
        ],
        rows: staff.map((member) => [
          called(member),
          member.user.department || null,
          member.tasks.filter(isCompleted).length,
          notEvaluated(member.tasks),
          scoreOf(member),
          figures.get(member.user.id)?.lastEvaluation?.rating ?? null,
        ]),
      },
    ],
  };
}

const satisfactionIn = (staff: readonly StaffMember[], months: readonly string[]) =>
  rounded(
    mean(
      staff.flatMap(({ record }) =>
        (record?.months ?? [])
          .filter(({ month }) => months.includes(month))
          .flatMap((one) => one.satisfaction ?? []),
      ),
    ),
  );

function satisfaction(staff: readonly StaffMember[], today: string): Findings {
  const months = monthsUpTo(monthOf(today), REPORTED_MONTHS);
  const recent = months.slice(-RECENT_MONTHS);
  const surveyed = active(staff).filter((member) => satisfactionIn([member], months) !== null);
  const byMonth: ReportTable = {
    title: 'Satisfaction by month',
    columns: [
      { label: 'Month', kind: 'text' },
      { label: 'Satisfaction', kind: 'rating' },
    ],
    rows: months.map((month) => [monthAndYear(month), satisfactionIn(surveyed, [month])]),
  };
  return {
    type: 'satisfaction',
    title: reportLabels.satisfaction,
    figures: [
      { label: 'Employees', kind: 'number', value: surveyed.length },
      { label: 'Last three months', kind: 'rating', value: satisfactionIn(surveyed, recent) },
      { label: 'Last six months', kind: 'rating', value: satisfactionIn(surveyed, months) },
    ],
    chart: {
      title: 'Satisfaction by department over the last three months',
      axis: [0, 5],
      unit: '',
      points: departmentPoints(surveyed, (members) => satisfactionIn(members, recent)),
    },
    tables: [
      {
        title: 'Satisfaction by department',
        columns: [
          { label: 'Department', kind: 'text' },
          { label: 'Employees', kind: 'number' },
          { label: 'Last three months', kind: 'rating' },
          { label: 'Last six months', kind: 'rating' },
        ],
        rows: byDepartment(surveyed).map(([department, members]) => [
          department,
          members.length,
          satisfactionIn(members, recent),
          satisfactionIn(members, months),
        ]),
      },
      byMonth,
    ],
  };
}

const counts = (tasks: readonly Task[]) => [
  tasks.length,
  tasks.filter(isCompleted).length,
  completionRate(tasks),
];

function completion(staff: readonly StaffMember[], _today: string, all: readonly Task[]): Findings {
  const theirs = new Set(distinct(staff).map(({ id }) => id));
  const nobodys = all.filter((task) => !theirs.has(task.id));
  return {
    type: 'completion',
    title: reportLabels.completion,
    figures: [
      { label: 'Tasks', kind: 'number', value: all.length },
      { label: 'Completed', kind: 'number', value: all.filter(isCompleted).length },
      { label: 'Completion rate', kind: 'percent', value: completionRate(all) },
    ],
    chart: {
      title: 'Completion rate by department',
      axis: [0, 100],
      unit: '%',
      points: departmentPoints(staff, (members) => completionRate(distinct(members))),
    },
    tables: [
      {
        title: 'Completion rate by employee',
        columns: [
          { label: 'Employee', kind: 'text' },
          { label: 'Department', kind: 'text' },
          { label: 'Tasks', kind: 'number' },
          { label: 'Completed', kind: 'number' },
          { label: 'Completion rate', kind: 'percent' },
        ],
        rows: [
          ...staff.map((member) => [
            called(member),
            member.user.department || null,
            ...counts(member.tasks),
          ]),
          ...(nobodys.length === 0 ? [] : [['Assigned to nobody', null, ...counts(nobodys)]]),
        ],
      },
    ],
  };
}

/**
 * A report on a company's staff, as figures, a chart and tables.
 * @param company the company's name.
 * @param staff the active people, and whoever else has tasks.
 * @param tasks the company's, each once.
 * @param today the day it is made.
 */
export function reportOn(
  type: ReportType,
  company: string,
  staff: readonly StaffMember[],
  tasks: readonly Task[],
  today: string,
): Report {
  const [from = '', to] = [monthsUpTo(monthOf(today), REPORTED_MONTHS)[0], monthOf(today)];
  const builders = { performance, satisfaction, completion } as const;
  const period =
    type === 'satisfaction'
      ? `${monthAndYear(from)} to ${monthAndYear(to)}`
      : `All tasks up to ${dayText(today)}`;
  return { ...builders[type](staff, today, tasks), company, period };
}
