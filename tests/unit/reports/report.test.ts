import type { JobListing } from '@/data/schemas/job-listing';
import { recentActivity } from '@/intelligence/reports/activity';
import { hrDashboard } from '@/intelligence/reports/hr-dashboard';
import { reportOn } from '@/intelligence/reports/report';
import type { StaffMember } from '@/intelligence/reports/staff';
import { expect, test } from 'vitest';
import { aTask, anEvaluatedTask, aUser, aWorkRecord, today } from '../../fixtures/company';

const surveyed = (answers: [month: string, satisfaction: number | null][], rating: number | null) =>
  aWorkRecord({
    months: answers.map(([month, satisfaction]) => ({
      month,
      satisfaction,
      overtimeHours: 0,
      absenceDays: 0,
    })),
    evaluations: rating === null ? [] : [{ date: '2026-05-20', rating, feedback: '' }],
  });

const shared = anEvaluatedTask({
  id: 'shared',
  assignedTo: [
    { id: 'a', name: 'Amel' },
    { id: 'b', name: 'Bilal' },
  ],
});
const staff: StaffMember[] = [
  {
    user: aUser({ id: 'a', name: 'Amel', department: 'Sales' }),
    record: surveyed(
      [
        ['2026-11', 4],
        ['2026-10', null],
        ['2026-08', 1],
        ['2026-05', 1],
      ],
      4.1,
    ),
    tasks: [shared, aTask({ id: 'open' })],
  },
  {
    user: aUser({ id: 'b', name: 'Bilal', department: 'Sales' }),
    record: surveyed(
      [
        ['2026-11', 3],
        ['2026-10', 2],
      ],
      null,
    ),
    tasks: [shared],
  },
  {
    user: aUser({ id: 'c', name: 'Chafik', department: 'Finance' }),
    record: undefined,
    tasks: [],
  },
];

const someoneWhoLeft: StaffMember = {
  user: aUser({ id: 'd', name: 'Dalila', department: 'Finance', status: 'Inactive' }),
  record: surveyed([['2026-11', 1]], 2),
  tasks: [aTask({ id: 'waiting', status: 'done' })],
};
const everyone = [...staff, someoneWhoLeft];
const nobodys = aTask({ id: 'nobody’s', assignedTo: [] });
const tasks = [...new Set(everyone.flatMap((one) => one.tasks)), nobodys];

test('performance: a row for everyone, a bar for each department with a score', () => {
  // 0.2 * (100 + 100 + 100 + 90) + 0.1 * (100 + 100) = 98
  expect(reportOn('performance', 'Atlas', everyone, tasks, today)).toEqual({
    type: 'performance',
    company: 'Atlas',
    title: 'Performance',
    period: 'All tasks up to 21 Nov 2026',
    figures: [
      { label: 'Active employees', kind: 'number', value: 3 },
      { label: 'Tasks completed', kind: 'number', value: 2 },
      { label: 'Not evaluated yet', kind: 'number', value: 1 },
      { label: 'Average score', kind: 'score', value: 98 },
    ],
    chart: {
      title: 'Average performance score by department',
      axis: [0, 100],
      unit: '',
      points: [{ label: 'Sales', value: 98 }],
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
        rows: [
          ['Amel', 'Sales', 1, 0, 98, 4.1],
          ['Bilal', 'Sales', 1, 0, 98, null],
          ['Chafik', 'Finance', 0, 0, null, null],
          ['Dalila (inactive)', 'Finance', 1, 1, null, 2],
        ],
      },
    ],
  });
});

test('satisfaction: by department and by month, over those who were asked', () => {
  const report = reportOn('satisfaction', 'Atlas', everyone, tasks, today);
  expect([report.period, report.chart]).toEqual([
    'Jun 2026 to Nov 2026',
    {
      title: 'Satisfaction by department over the last three months',
      axis: [0, 5],
      unit: '',
      points: [{ label: 'Sales', value: 3 }],
    },
  ]);
  // Recent: Amel 4, Bilal 3 and 2. All six months: Amel 4 and 1, Bilal 3 and 2.
  expect(report.figures).toEqual([
    { label: 'Employees', kind: 'number', value: 2 },
    { label: 'Last three months', kind: 'rating', value: 3 },
    { label: 'Last six months', kind: 'rating', value: 2.5 },
  ]);
  expect(report.tables.map(({ title, rows }) => [title, rows])).toEqual([
    ['Satisfaction by department', [['Sales', 2, 3, 2.5]]],
    [
      'Satisfaction by month',
      [
        ['Jun 2026', null],
        ['Jul 2026', null],
        ['Aug 2026', 1],
        ['Sep 2026', null],
        ['Oct 2026', 2],
        ['Nov 2026', 3.5],
      ],
    ],
  ]);
});

test('completion: a shared task counts once for its department, and for each of its people', () => {
  const report = reportOn('completion', 'Atlas', everyone, tasks, today);
  expect(report.chart).toEqual({
    title: 'Completion rate by department',
    axis: [0, 100],
    unit: '%',
    points: [
      { label: 'Finance', value: 100 },
      { label: 'Sales', value: 50 },
    ],
  });
  expect(report.figures).toEqual([
    { label: 'Tasks', kind: 'number', value: 4 },
    { label: 'Completed', kind: 'number', value: 2 },
    { label: 'Completion rate', kind: 'percent', value: 50 },
  ]);
  expect(report.tables.map(({ rows }) => rows)).toEqual([
    [
      ['Amel', 'Sales', 2, 1, 50],
      ['Bilal', 'Sales', 1, 1, 100],
      ['Chafik', 'Finance', 0, 0, null],
      ['Dalila (inactive)', 'Finance', 1, 1, 100],
      ['Assigned to nobody', null, 1, 0, 0],
    ],
  ]);
});

test.each(['performance', 'satisfaction', 'completion'] as const)(
  'a %s report on nobody is empty, and every row has a cell for each column',
  (type) => {
    expect(reportOn(type, 'Atlas', [], [], today).chart.points).toEqual([]);
    const { tables } = reportOn(type, 'Atlas', everyone, tasks, today);
    expect(
      tables.filter(({ columns, rows }) => rows.some((row) => row.length !== columns.length)),
    ).toEqual([]);
  },
);

const scoreAt = { High: 0.9, Medium: 0.5, Low: 0.1 };
const listing = (createdAt: string): JobListing => ({
  id: createdAt,
  title: '',
  location: '',
  experience: '',
  skills: '',
  description: '',
  createdAt,
  status: 'Open',
  history: [],
});
/** @param before the score at the end of October, 0 to 1. */
const risk = (riskLevel: 'High' | 'Medium' | 'Low', before: number | null) => ({
  id: riskLevel,
  name: riskLevel,
  role: '',
  department: '',
  riskScore: 0,
  riskLevel,
  riskFactors: [],
  missing: [],
  retentionStrategies: [],
  riskTrendData: [
    { month: '2026-10', riskScore: before },
    { month: '2026-11', riskScore: scoreAt[riskLevel] },
  ],
});
const received = (month: string, status: 'Analyzed' | 'Pending', count: number) => ({
  month,
  status,
  count,
});

test('the HR dashboard counts what is in the lists', () => {
  expect(
    hrDashboard(
      {
        received: [
          received('2026-11', 'Analyzed', 1),
          received('2026-11', 'Pending', 1),
          received('2026-10', 'Analyzed', 3),
          received('2026-05', 'Analyzed', 1),
        ],
        listings: [listing('2026-11-01'), listing('2026-10-31'), listing('2026-10-01')],
        risks: [risk('High', 0.1), risk('Medium', 0.5), risk('Medium', null), risk('Low', 0.9)],
        staff,
        tasks: [shared, aTask({ id: 'open' }), ...someoneWhoLeft.tasks],
      },
      today,
    ),
  ).toEqual({
    resumesAnalyzed: 5,
    activeJobListings: 3,
    risksDetected: 3,
    notAssessed: 0,
    performanceByMonth: [
      { month: '2026-05', score: null },
      { month: '2026-06', score: null },
      { month: '2026-07', score: null },
      { month: '2026-08', score: null },
      { month: '2026-09', score: null },
      { month: '2026-10', score: 98 },
      { month: '2026-11', score: null },
    ],
    notEvaluated: 1,
    riskDistribution: [
      { level: 'High', count: 1 },
      { level: 'Medium', count: 2 },
      { level: 'Low', count: 1 },
    ],
    resumesByMonth: [
      { month: '2026-05', count: 1 },
      { month: '2026-06', count: 0 },
      { month: '2026-07', count: 0 },
      { month: '2026-08', count: 0 },
      { month: '2026-09', count: 0 },
      { month: '2026-10', count: 3 },
      { month: '2026-11', count: 2 },
    ],
    taskCompletion: { completed: 2, pending: 1 },
    topPerformers: [
      { id: 'a', name: 'Amel', score: 98 },
      { id: 'b', name: 'Bilal', score: 98 },
    ],
    changes: {
      analyzed: { month: '2026-11', now: 1, before: 3 },
      opened: { month: '2026-11', now: 1, before: 2 },
      risks: { month: '2026-11', now: 3, before: 2 },
    },
  });
});

test('people without a department are a group of their own, and leave its cell empty', () => {
  const alone: StaffMember = {
    user: aUser({ id: 'e', name: 'Enis', department: '' }),
    record: undefined,
    tasks: [anEvaluatedTask({ id: 'one', assignedTo: [{ id: 'e', name: 'Enis' }] })],
  };
  const { chart, tables } = reportOn('completion', 'Atlas', [alone], alone.tasks, today);
  expect({ points: chart.points, rows: tables[0]?.rows }).toEqual({
    points: [{ label: 'No department', value: 100 }],
    rows: [['Enis', null, 1, 1, 100]],
  });
});

test.each([
  ['Sales', 'Clerk', 'Enis joined Sales as Clerk'],
  ['', 'Clerk', 'Enis joined the company as Clerk'],
  ['Sales', '', 'Enis joined Sales'],
  ['', '', 'Enis joined the company'],
])('who joins %j as %j', (department, position, message) => {
  const users = [aUser({ name: 'Enis', department, position, hireDate: today })];
  const found = recentActivity({ users, subscription: { history: [] }, risks: [] }, today, 5);
  expect(found.map((one) => one.message)).toEqual([message]);
});
