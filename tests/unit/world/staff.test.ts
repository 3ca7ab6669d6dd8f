import { expect, test } from 'vitest';
import { aTask, aUser, aWorkRecord, people } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';

const lina = aUser({ ...people.teammanager, email: 'lina@example.com', team: null });
const of = (id: string, name: string, changes = {}) =>
  aUser({ id, name, email: `${id}@example.com`, team: null, ...changes });
const months = [{ month: '2026-11', absenceDays: 0, overtimeHours: 0, satisfaction: 5 }];
const world = aWorld({
  users: async () => [
    lina,
    of('u-11', 'Zohra Amrani'),
    aUser(),
    of('u-10', 'Amine Kaci'),
    of('u-12', 'Idir Without-Record', { team: 'u-05' }),
    of('u-13', 'Gone With-Tasks', { status: 'Inactive' }),
    of('u-14', 'Gone Without-Tasks', { status: 'Inactive' }),
    of('u-15', 'Bahia Low-Paid', { salary: 40_000 }),
  ],
  workRecords: async () =>
    ['u-09', 'u-10', 'u-11', 'u-13', 'u-14', 'u-15'].map((employeeId) =>
      aWorkRecord({ employeeId, months }),
    ),
  tasks: async () => [
    aTask(),
    aTask({ id: 't-2', assignedTo: [{ id: 'u-13', name: 'Gone With-Tasks' }] }),
    aTask({
      id: 't-3',
      assignedTo: [
        { id: 'u-10', name: 'Amine Kaci' },
        { id: 'u-11', name: 'Zohra Amrani' },
      ],
      assignedBy: people.hr,
    }),
  ],
});

test('all who are active have a risk, highest first, then by name, and last those of whom too little is known', async () => {
  const { risk } = world.by(people.hr);
  expect((await risk.list()).map(({ name, riskScore }) => [name, riskScore])).toEqual([
    ['Bahia Low-Paid', 0.2],
    ['Amine Kaci', 0.08],
    ['Karim Haddad', 0.08],
    ['Zohra Amrani', 0.08],
    ['Idir Without-Record', null],
    ['Lina Cherif', null],
  ]);
});

test('a person sees their own risk, without a score where too little is known; nobody inactive has one', async () => {
  const { risk } = world.by(people.hr);
  expect(await risk.of('u-10')).toEqual({
    riskLevel: 'Low',
    score: 8,
    missing: ['two evaluations to compare', 'finished tasks of the last six months'],
    suggestions: ['Ask what your next role could be, and what it takes.'],
  });
  expect(await risk.of('u-12')).toMatchObject({ riskLevel: null, score: null });
  expect(await risk.of('u-13')).toBeNull();
});

test('a team manager sees the members of their own team, and figures of its tasks', async () => {
  const { team } = world.by(people.teammanager);
  expect((await team.members()).map(({ id, tasks }) => [id, tasks.map((one) => one.id)])).toEqual([
    ['u-12', []],
    ['u-09', ['t-1']],
  ]);
  const { mostTasksAssigned, distribution } = await team.dashboard();
  expect({ mostTasksAssigned, distribution }).toEqual({
    mostTasksAssigned: { id: 'u-09', name: 'Karim Haddad', figure: '1 task assigned' },
    distribution: [
      { progress: 'Completed', count: 0, percent: 0 },
      { progress: 'In Progress', count: 0, percent: 0 },
      { progress: 'Pending', count: 2, percent: 100 },
    ],
  });
});

test('a report names those who work or have tasks, and says who is inactive', async () => {
  const { tables } = await world.by(people.hr).reports.get('completion');
  expect(tables.map(({ rows }) => rows)).toEqual([
    [
      ['Amine Kaci', 'Engineering', 1, 0, 0],
      ['Bahia Low-Paid', 'Engineering', 0, 0, null],
      ['Gone With-Tasks (inactive)', 'Engineering', 1, 0, 0],
      ['Idir Without-Record', 'Engineering', 0, 0, null],
      ['Karim Haddad', 'Engineering', 1, 0, 0],
      ['Lina Cherif', 'Engineering', 0, 0, null],
      ['Zohra Amrani', 'Engineering', 1, 0, 0],
    ],
  ]);
});

test('a task of several is on the performance of each', async () => {
  const { performance } = world.by(people.hr);
  const tasks = async (id: string) => (await performance.of(id)).tasks.map(({ task }) => task.id);
  expect([await tasks('u-10'), await tasks('u-11'), await tasks('u-15')]).toEqual([
    ['t-3'],
    ['t-3'],
    [],
  ]);
});

test('announcements are everybody’s', async () => {
  const announcement = { id: 'a-1', message: 'Closed on Friday.', date: '2026-11-20' };
  const announced = aWorld({ announcements: async () => [announcement] });
  expect(await announced.by(people.employee).announcements.list()).toEqual([announcement]);
});
