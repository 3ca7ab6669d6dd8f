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
    id: 'u-1',
    name: 'Karim Haddad',
    position: 'Frontend Developer',
    totalTasks: 3,
    completedTasks: 2,
    completionRate: 67,
    // 0.2 * (100 + 100 + 100 + 90) + 0.1 * (100 + 100) = 98, over two done tasks
    averageScore: 49,
    tasks: [
      { id: 'a', title: 'Call the bank', status: 'evaluated', performanceScore: 98 },
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
    topPerformer: { name: 'Karim Haddad', figure: '98.0 average score' },
    mostTasksAssigned: { name: 'Amine Kaci', figure: '4 tasks assigned' },
    mostReliable: { name: 'Karim Haddad', figure: '100% of tasks completed' },
    weekly: [
      { day: 'Mon', completed: 1 },
      { day: 'Tue', completed: 0 },
      { day: 'Wed', completed: 0 },
      { day: 'Thu', completed: 0 },
      { day: 'Fri', completed: 1 },
    ],
    distribution: [
      { progress: 'Completed', count: 5, percent: 63 },
      { progress: 'In Progress', count: 1, percent: 13 },
      { progress: 'Pending', count: 2, percent: 25 },
    ],
  });
});

test('a week’s chart begins six days ago and ends today', () => {
  const friday = '2026-11-20';
  const days = ['2026-11-13', '2026-11-14', '2026-11-16', '2026-11-20', '2026-11-23'];
  const tasks = [aTask({ id: 'open' }), ...days.map((day) => doneOn(day, day))];
  expect(
    teamDashboard([], tasks, friday).weekly.map(({ day, completed }) => [day, completed]),
  ).toEqual([
    ['Mon', 1],
    ['Tue', 0],
    ['Wed', 0],
    ['Thu', 0],
    ['Fri', 1],
  ]);
});

const member = (name: string, completionRate: number, averageScore: number) => ({
  ...teamMember(aUser({ name }), [aTask()], undefined),
  completionRate,
  averageScore,
});

test('the most reliable completes the larger share, and scores higher where that is even', () => {
  const members = [member('Sara', 50, 98), member('Amine', 60, 10), member('Karim', 60, 20)];
  const dashboard = teamDashboard(members, [], today);
  expect([dashboard.mostReliable, dashboard.mostTasksAssigned]).toEqual([
    { name: 'Karim', figure: '60% of tasks completed' },
    { name: 'Amine', figure: '1 task assigned' },
  ]);
});

test('a team without members or tasks stands out in nothing', () => {
  const nothing = teamDashboard([teamMember(sara, [], undefined)], [], today);
  expect(nothing).toEqual({
    topPerformer: null,
    mostTasksAssigned: null,
    mostReliable: null,
    weekly: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => ({ day, completed: 0 })),
    distribution: ['Completed', 'In Progress', 'Pending'].map((progress) => ({
      progress,
      count: 0,
      percent: 0,
    })),
  });
  expect(teamDashboard([], [], today)).toEqual(nothing);
});
