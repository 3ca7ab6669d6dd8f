import { describe, expect, test } from 'vitest';
import { aTask, aWorld, now, people, today } from '../../fixtures/company';

const assignment = {
  title: ' Call the bank ',
  assignee: 'Karim Haddad',
  due: '2026-11-30',
  priority: 'High',
} as const;
const teamTask = {
  title: 'Call the bank',
  description: ' Ask about the transfer. ',
  deadline: '',
  assignees: [],
} as const;
const fresh = {
  status: 'active',
  comments: [],
  history: [{ action: 'Created', by: 'Admin', date: now }],
  timeEstimatedHours: 8,
  timeSpentHours: 0,
  doneWithoutErrors: null,
  doneOnTime: null,
  doneDate: null,
  attachments: [],
  evaluationScore: null,
  createdAt: now,
  id: String(Date.parse(now)),
};

describe('a new task', () => {
  test('from HR’s form', async () => {
    const world = aWorld();
    const task = await world.tasks.assign(assignment, people.hr);
    expect(task).toEqual({
      ...fresh,
      title: 'Call the bank',
      description: '',
      deadline: '2026-11-30',
      priority: 'High',
      assignedTo: ['Karim Haddad'],
      assignedBy: people.hr,
    });
    expect(await world.tasks.list({ assignedBy: 'hr' })).toEqual([task]);
  });

  test('from the team manager’s modal', async () => {
    const world = aWorld();
    expect(
      await world.tasks.add({ ...teamTask, assignees: ['Amine Kaci'] }, people.teammanager),
    ).toEqual({
      ...fresh,
      title: 'Call the bank',
      description: 'Ask about the transfer.',
      deadline: '',
      priority: 'Medium',
      assignedTo: ['Amine Kaci'],
      assignedBy: people.teammanager,
    });
  });

  test('made in the same millisecond has an id of its own', async () => {
    const world = aWorld();
    const made = [
      await world.tasks.assign(assignment, people.hr),
      await world.tasks.assign(assignment, people.hr),
    ];
    expect(made.map(({ id }) => Number(id) - Date.parse(now))).toEqual([0, 1]);
    expect((await world.tasks.list({ assignedBy: 'hr' })).map(({ id }) => id)).toEqual(
      made.map(({ id }) => id).toReversed(),
    );
  });

  test('is refused with what it lacks, and to who may not', async () => {
    const world = aWorld();
    const before = await world.tasks.list();
    const { tasks } = world;
    const refusals = [
      () => tasks.assign({ ...assignment, title: '  ' }, people.hr),
      () => tasks.assign({ ...assignment, assignee: '' }, people.hr),
      () => tasks.assign({ ...assignment, due: '' }, people.hr),
      () => tasks.add({ ...teamTask, description: ' ', assignees: [] }, people.teammanager),
      () => tasks.assign(assignment, people.employee),
      () => tasks.add({ ...teamTask, assignees: [] }, people.manager),
    ].map((ask) => ask().catch(String));
    expect(await Promise.all(refusals)).toEqual([
      'Refused: Title is required',
      'Refused: Assignee is required',
      'Refused: Choose a date',
      'Refused: Description is required',
      'Refused: Only HR staff and team managers can assign a task',
      'Refused: Only HR staff and team managers can assign a task',
    ]);
    expect(await world.tasks.list()).toEqual(before);
  });
});

test('one task goes from desk to desk', async () => {
  let at = '2026-11-21T09:00:00.000Z';
  const world = aWorld({}, () => at);
  const { id } = await world.tasks.assign(assignment, people.hr);
  const mine = await world.tasks.list({ assignee: 'Karim Haddad' });
  expect(mine[0]?.id).toBe(id);
  at = '2026-11-22T10:00:00.000Z';
  await world.tasks.send(id, { type: 'task.comment', message: 'On it.' }, people.employee);
  at = '2026-12-01T11:00:00.000Z';
  await world.tasks.send(id, { type: 'task.markDone' }, people.employee);
  at = '2026-12-02T12:00:00.000Z';
  const team = await world.tasks.list({ team: 'Lina Cherif' });
  expect(team.find((task) => task.id === id)?.status).toBe('done');
  const score = { type: 'task.evaluate', score: 8 } as const;
  const task = await world.tasks.send(id, score, people.teammanager);
  expect(task).toEqual({
    ...fresh,
    id,
    createdAt: '2026-11-21T09:00:00.000Z',
    title: 'Call the bank',
    description: '',
    deadline: '2026-11-30',
    priority: 'High',
    assignedTo: ['Karim Haddad'],
    assignedBy: people.hr,
    status: 'evaluated',
    doneDate: '2026-12-01T11:00:00.000Z',
    doneOnTime: false,
    evaluationScore: 8,
    comments: [
      {
        id: `${id}-comment-1`,
        user: 'Karim Haddad',
        date: '2026-11-22T10:00:00.000Z',
        message: 'On it.',
      },
    ],
    history: [
      { action: 'Created', by: 'Admin', date: '2026-11-21T09:00:00.000Z' },
      {
        action: 'Commented',
        by: 'Karim Haddad',
        date: '2026-11-22T10:00:00.000Z',
        event: {
          type: 'task.comment',
          message: 'On it.',
          by: people.employee,
          at: '2026-11-22T10:00:00.000Z',
        },
        from: 'active',
        to: 'active',
      },
      {
        action: 'Marked as done',
        by: 'Karim Haddad',
        date: '2026-12-01T11:00:00.000Z',
        event: { type: 'task.markDone', by: people.employee, at: '2026-12-01T11:00:00.000Z' },
        from: 'active',
        to: 'done',
      },
      {
        action: 'Evaluation saved with score 8',
        by: 'Manager',
        date: '2026-12-02T12:00:00.000Z',
        event: { ...score, by: people.teammanager, at: '2026-12-02T12:00:00.000Z' },
        from: 'done',
        to: 'evaluated',
      },
    ],
  });
  expect(await world.tasks.list({ assignedBy: 'hr' })).toEqual([task]);
});

describe('deleting', () => {
  const three = ['2026-11-03', '2026-11-02', '2026-11-01'].map((day) =>
    aTask({ id: day, createdAt: `${day}T08:00:00.000Z` }),
  );

  test('can be undone: the task is back in its place', async () => {
    const world = aWorld({ tasks: async () => three });
    await world.tasks.remove('2026-11-02', people.hr);
    expect(await world.tasks.list()).toEqual([three[0], three[2]]);
    await world.tasks.restore('2026-11-02', people.hr);
    expect(await world.tasks.list()).toEqual(three);
    for (const id of ['2026-11-02', 'forged']) {
      await expect(world.tasks.restore(id, people.hr)).rejects.toThrow(
        'This task was not deleted.',
      );
    }
    expect(await world.tasks.list()).toEqual(three);
  });

  test.each(['teammanager', 'employee', 'manager', 'admin', 'sys'] as const)(
    'is not for the role %s',
    async (role) => {
      const world = aWorld({ tasks: async () => three });
      await expect(world.tasks.remove('2026-11-02', people[role])).rejects.toThrow(
        'Only HR staff can delete a task',
      );
      await expect(world.tasks.restore('2026-11-02', people[role])).rejects.toThrow(
        'Only HR staff can restore a task',
      );
      expect(await world.tasks.list()).toEqual(three);
    },
  );

  test('a task that is not there is refused', async () => {
    const world = aWorld({ tasks: async () => [] });
    await expect(world.tasks.remove('x', people.hr)).rejects.toThrow('This task does not exist.');
    await expect(world.tasks.get('x')).rejects.toThrow('This task does not exist.');
    await expect(world.tasks.send('x', { type: 'task.markDone' }, people.employee)).rejects.toThrow(
      'This task does not exist.',
    );
  });
});

describe('AI Suggest', () => {
  test('names someone of the team with the skill, a day to come, and why', async () => {
    const suggestion = await aWorld().tasks.suggest('New page in React', 'Lina Cherif');
    // 7 + 8 hours are left of the onboarding guide and the survey; 23 hours at 6 a day take 4 days.
    expect(suggestion).toEqual({
      assignee: 'Karim Haddad',
      due: '2026-11-26',
      reasons: [
        'Karim Haddad has React, which the title names.',
        '2 open tasks with 15 hours left.',
        'With the 8 hours of this task and 6 hours a day, that takes 4 working days.',
      ],
    });
    expect(suggestion.due > today).toBe(true);
  });

  test('needs a title and somebody', async () => {
    await expect(aWorld().tasks.suggest('  ')).rejects.toThrow('Title is required');
    await expect(aWorld({ users: async () => [] }).tasks.suggest('Call')).rejects.toThrow(
      'Nobody can be assigned.',
    );
  });

  test('leaves out who is inactive and who is no employee', async () => {
    const assignable = await aWorld().employees.assignable();
    expect(
      assignable.filter(({ status, role }) => status !== 'Active' || role !== 'employee'),
    ).toEqual([]);
    expect(assignable).toHaveLength(14);
    expect((await aWorld().employees.assignable('Lina Cherif')).map(({ name }) => name)).toEqual([
      'Amine Kaci',
      'Karim Haddad',
      'Meriem Saadi',
      'Sofiane Meziane',
      'Yasmine Boudiaf',
    ]);
  });
});
