import { teamDashboard, teamMember } from '@/intelligence/performance/team';
import { expect, test } from 'vitest';
import { aTask, anEvaluatedTask, aUser, today } from '../../fixtures/company';

const doneOn = (id: string, day: string) =>
  aTask({ id, status: 'done', doneDate: `${day}T15:00:00.000Z` });

const karim = aUser();
const amine = aUser({ id: 'u-2', name: 'Amine Kaci', position: 'Backend Developer' });
const sara = aUser({ id: 'u-3', name: 'Sara Belaid', position: 'UX Designer' });

test('a member’s figures come from their tasks', () => {
  const tasks = [anEvaluatedTask({ id: 'a' }), doneOn('b', '2026-11-20'), aTask({ id: 'c' })];
  expect(teamMember(karim, tasks, undefined)).toEqual({
    id: 'u-09',
    name: 'Karim Haddad',
    position: 'Frontend Developer',
    totalTasks: 3,
    completedTasks: 2,
    completionRate: 67,
    // Attendance is not known: (0.2 * (100 + 100 + 100 + 90) + 0.1 * 100) / 0.9 = 97.8, over two done tasks
    averageScore: 48.9,
    tasks: [
      { id: 'a', title: 'Call the bank', status: 'evaluated', performanceScore: 97.8 },
      { id: 'b', title: 'Call the bank', status: 'done', performanceScore: null },
      { id: 'c', title: 'Call the bank', status: 'active', performanceScore: null },
    ],
  });
});

test('a team’s dashboard', () => {
  const tasks = [
    anEvaluatedTask({ id: 'a' }),
    doneOn('b', '2026-11-20'),
    doneOn('c', '2026-11-16'),
    doneOn('d', '2026-11-13'),
    doneOn('e', '2026-11-21'),
    aTask({ id: 'f', timeSpentHours: 1 }),
    aTask({ id: 'g' }),
    aTask({ id: 'h' }),
  ];
  const members = [
    teamMember(karim, tasks.slice(0, 1), undefined),
    teamMember(amine, tasks.slice(1, 5), undefined),
    teamMember(sara, tasks.slice(5), undefined),
  ];
  expect(teamDashboard(members, tasks, today)).toEqual({
    topPerformer: { id: 'u-09', name: 'Karim Haddad', figure: '97.8 of 100 on average' },
    mostTasksAssigned: { id: 'u-2', name: 'Amine Kaci', figure: '4 tasks assigned' },
    mostReliable: { id: 'u-09', name: 'Karim Haddad', figure: '100% of tasks completed' },
    weekly: [
      { day: 'Mon', completed: 1 },
      { day: 'Tue', completed: 0 },
      { day: 'Wed', completed: 0 },
      { day: 'Thu', completed: 0 },
      { day: 'Fri', completed: 1 },
    ],
    week: { from: '2026-11-16', to: '2026-11-22', completed: 3, atWeekend: 1, weekBefore: 1 },
    distribution: [
      { progress: 'Completed', count: 5, percent: 63 },
      { progress: 'In Progress', count: 1, percent: 13 },
      { progress: 'Pending', count: 2, percent: 25 },
    ],
  });
});

test.each([
  ['2026-11-20', '2026-11-16', [1, 0, 0, 0, 1], { completed: 2, atWeekend: 0, weekBefore: 2 }],
  ['2026-11-16', '2026-11-16', [1, 0, 0, 0, 1], { completed: 2, atWeekend: 0, weekBefore: 2 }],
  ['2026-11-15', '2026-11-09', [0, 0, 0, 0, 1], { completed: 2, atWeekend: 1, weekBefore: 0 }],
  ['2026-11-23', '2026-11-23', [0, 0, 0, 0, 0], { completed: 1, atWeekend: 1, weekBefore: 2 }],
] as const)('the week of %s begins on Monday, %s', (day, from, bars, week) => {
  const days = ['2026-11-13', '2026-11-14', '2026-11-16', '2026-11-20', '2026-11-29'];
  const tasks = [aTask({ id: 'open' }), ...days.map((one) => doneOn(one, one))];
  const dashboard = teamDashboard([], tasks, day);
  expect(dashboard.weekly.map(({ completed }) => completed)).toEqual(bars);
  expect(dashboard.week).toMatchObject({ from, ...week });
});

test('what waits for an evaluation is left out of an average, and said', () => {
  const tasks = [anEvaluatedTask({ id: 'a' }), doneOn('b', '2026-11-20')];
  expect(teamDashboard([teamMember(karim, tasks, undefined)], tasks, today).topPerformer).toEqual({
    id: 'u-09',
    name: 'Karim Haddad',
    figure: '97.8 of 100 on average, 1 not evaluated yet',
  });
});

const member = (name: string, completionRate: number, performanceScore: number) => {
  const { tasks, ...rest } = teamMember(aUser({ name }), [anEvaluatedTask()], undefined);
  return { ...rest, completionRate, tasks: tasks.map((task) => ({ ...task, performanceScore })) };
};

test('the most reliable completes the larger share, and scores higher where that is even', () => {
  const members = [member('Sara', 50, 98), member('Amine', 60, 10), member('Karim', 60, 20)];
  const dashboard = teamDashboard(members, [], today);
  expect([dashboard.mostReliable, dashboard.mostTasksAssigned]).toEqual([
    { id: 'u-09', name: 'Karim', figure: '60% of tasks completed' },
    { id: 'u-09', name: 'Amine', figure: '1 task assigned' },
  ]);
});

test('a team without members or tasks stands out in nothing', () => {
  const nothing = teamDashboard([teamMember(sara, [], undefined)], [], today);
  expect(nothing).toEqual({
    topPerformer: null,
    mostTasksAssigned: null,
    mostReliable: null,
    weekly: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => ({ day, completed: 0 })),
    week: { from: '2026-11-16', to: '2026-11-22', completed: 0, atWeekend: 0, weekBefore: 0 },
    distribution: ['Completed', 'In Progress', 'Pending'].map((progress) => ({
      progress,
      count: 0,
      percent: null,
    })),
  });
  expect(teamDashboard([], [], today)).toEqual(nothing);
});
