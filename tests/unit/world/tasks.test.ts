import type { Workspace } from '@/data/port/workspace';
import { Refused } from '@/data/schemas/refused';
import { taskLifecycle } from '@/machines/task/lifecycle';
import { describe, expect, test } from 'vitest';
import { aTask, aUser, now, people, today } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';

const refusalOf = (error: unknown) => (error instanceof Refused ? error.refusal : error);

const karim = { id: 'u-09', name: 'Karim Haddad' };
const assignment = {
  title: ' Call the bank ',
  assignee: 'u-09',
  due: '2026-11-30',
  priority: 'High',
} as const;
const teamTask = {
  title: 'Call the bank',
  description: ' Ask about the transfer. ',
  deadline: '',
  assignees: [],
};
const assigned = (at = now) => ({
  action: 'Created',
  by: 'Admin',
  date: at,
  event: { type: 'task.assign', assignment, people: [karim], by: people.hr, at },
  from: 'drafted',
  to: 'assigned.active',
});
const fresh = {
  id: 'new-1',
  title: 'Call the bank',
  status: 'active',
  comments: [],
  timeEstimatedHours: 8,
  timeSpentHours: 0,
  timeEntries: [],
  doneWithoutErrors: null,
  doneOnTime: null,
  doneDate: null,
  attachments: [],
  evaluationScore: null,
  createdAt: now,
  removedAt: null,
};

describe('a new task', () => {
  test('from HR’s form', async () => {
    const { tasks } = aWorld().by(people.hr);
    const task = await tasks.assign(assignment);
    expect(task).toEqual({
      ...fresh,
      description: '',
      deadline: '2026-11-30',
      priority: 'High',
      assignedTo: [karim],
      assignedBy: people.hr,
      history: [assigned()],
    });
    expect((await tasks.list({})).rows).toEqual([task]);
  });

  test('from the team manager’s modal', async () => {
    const draft = { ...teamTask, assignees: ['u-10', ' '] };
    const amine = { id: 'u-10', name: 'Amine Kaci' };
    expect(await aWorld().by(people.teammanager).tasks.add(draft)).toEqual({
      ...fresh,
      description: 'Ask about the transfer.',
      deadline: '',
      priority: 'Medium',
      assignedTo: [amine],
      assignedBy: people.teammanager,
      history: [
        {
          action: 'Created',
          by: 'Admin',
          date: now,
          event: { type: 'task.add', draft, people: [amine], by: people.teammanager, at: now },
          from: 'drafted',
          to: 'assigned.active',
        },
      ],
    });
  });

  test('made in the same millisecond has an id of its own', async () => {
    const { tasks } = aWorld().by(people.hr);
    const made = [await tasks.assign(assignment), await tasks.assign(assignment)];
    expect(made.map(({ id }) => id)).toEqual(['new-1', 'new-2']);
    expect((await tasks.list({})).rows).toEqual(made.toReversed());
  });

  test('is refused with what it lacks, and to who may not', async () => {
    const world = aWorld();
    const before = await world.store.all('task');
    const { tasks } = world.by(people.hr);
    const refusals = [
      () => tasks.assign({ ...assignment, title: '  ' }),
      () => tasks.assign({ ...assignment, assignee: '' }),
      () => tasks.assign({ ...assignment, due: '' }),
      () => world.by(people.teammanager).tasks.add({ ...teamTask, description: ' ' }),
      () => world.by(people.employee).tasks.assign(assignment),
      () => world.by(people.manager).tasks.add(teamTask),
    ].map((ask) => ask().catch(String));
    expect(await Promise.all(refusals)).toEqual([
      'Refused: A task needs a title, an assignee and a due date',
      'Refused: A task needs a title, an assignee and a due date',
      'Refused: A task needs a title, an assignee and a due date',
      'Refused: A task needs a title and a description',
      'Refused: Only HR staff and team managers can assign a task',
      'Refused: Only HR staff and team managers can assign a task',
    ]);
    expect(await world.store.all('task')).toEqual(before);
  });
});

test('a list is of those tasks that its reader has to do with', async () => {
  const [employee, other] = [[karim], [{ id: 'u-14', name: 'Walid Ferhat' }]];
  const world = aWorld({
    tasks: async () => [
      aTask({ id: 'own', assignedTo: employee, assignedBy: people.hr }),
      aTask({ id: 'team', assignedTo: [{ id: 'u-10', name: 'Amine Kaci' }] }),
      aTask({ id: 'nobody', assignedTo: [] }),
      aTask({ id: 'other', assignedTo: other, assignedBy: { ...people.teammanager, id: 'u-06' } }),
    ],
  });
  const idsBy = async (role: keyof typeof people) =>
    (await world.by(people[role]).tasks.list({})).rows.map(({ id }) => id);
  expect({
    employee: await idsBy('employee'),
    teammanager: await idsBy('teammanager'),
    hr: await idsBy('hr'),
  }).toEqual({
    employee: ['own'],
    teammanager: ['nobody', 'team', 'own'],
    hr: ['own'],
  });
});

/** Tasks that HR assigned to the employee, the newest last; every second one is done. */
const given = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aTask({
      id: `t-${index + 1}`,
      title: `Round ${index + 1}`,
      status: index % 2 === 0 ? 'active' : 'done',
      priority: index < 2 ? 'High' : 'Low',
      assignedBy: people.hr,
      createdAt: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
    }),
  );

const ids = (...numbers: number[]) => numbers.map((number) => `t-${number}`);

const asked = async (count: number, ...ask: Parameters<Workspace['tasks']['list']>) => {
  const { tasks } = aWorld({ tasks: async () => given(count) }).by(people.employee);
  const { rows, ...page } = await tasks.list(...ask);
  return { ...page, rows: rows.map(({ id }) => id) };
};

describe('a list', () => {
  test('of nothing has one page', async () => {
    const nothing = { rows: [], found: 0, total: 0, page: 1, pages: 1 };
    expect(await asked(0, {})).toEqual(nothing);
    expect(await asked(0, { q: 'round' }, { page: 2, size: 200 })).toEqual(nothing);
  });

  test('of three is narrowed and ordered as asked, and counts what there is', async () => {
    const page = { page: 1, pages: 1, total: 3 };
    expect(await asked(3, {})).toEqual({ ...page, found: 3, rows: ids(3, 2, 1) });
    expect(await asked(3, { status: 'done' })).toEqual({ ...page, found: 1, rows: ids(2) });
    expect(await asked(3, { status: 'done', kept: ids(3, 9) })).toEqual({
      ...page,
      found: 2,
      rows: ids(3, 2),
    });
    expect(await asked(3, { q: ' ROUND 1', status: 'done', kept: ids(3) })).toEqual({
      ...page,
      found: 0,
      rows: [],
    });
    expect((await asked(3, { sort: 'created' })).rows).toEqual(ids(1, 2, 3));
    expect((await asked(3, { sort: 'title', order: 'desc' })).rows).toEqual(ids(3, 2, 1));
    // The most urgent first; where even, in the order of their making.
    expect((await asked(3, { sort: 'priority' })).rows).toEqual(ids(1, 2, 3));
  });

  test('of hundreds comes by pages, the last for whatever is beyond it', async () => {
    const done = { found: 225, total: 450, pages: 2 };
    const first = await asked(450, { status: 'done' }, { size: 200 });
    expect(first).toEqual({ ...done, page: 1, rows: first.rows });
    expect([first.rows.length, first.rows[0], first.rows.at(-1)]).toEqual([200, 't-450', 't-52']);
    const last = await asked(450, { status: 'done' }, { size: 200, page: 2 });
    expect(last).toEqual({ ...done, page: 2, rows: last.rows });
    expect([last.rows.length, last.rows[0], last.rows.at(-1)]).toEqual([25, 't-50', 't-2']);
    expect(await asked(450, { status: 'done' }, { size: 200, page: 7 })).toEqual(last);
    expect((await asked(450, {})).rows).toHaveLength(450);
  });

  test('is not needed for one of them, and none is there for who has nothing to do with it', async () => {
    const world = aWorld({ tasks: async () => given(450) });
    const get = (role: keyof typeof people, id: string) =>
      world.by(people[role]).tasks.get(id).catch(String);
    const [own] = given(1);
    expect(await Promise.all([get('employee', 't-1'), get('hr', 't-1')])).toEqual([own, own]);
    await world.by(people.hr).tasks.remove('t-2');
    const none = 'Refused: This task does not exist.';
    expect(
      await Promise.all([
        get('employee', 't-451'),
        get('employee', 't-2'),
        world
          .by({ ...people.employee, id: 'u-10' })
          .tasks.get('t-1')
          .catch(String),
      ]),
    ).toEqual([none, none, none]);
  });
});

test('one task goes from desk to desk', async () => {
  let at = '2026-11-21T09:00:00.000Z';
  const world = aWorld({}, () => at);
  const { tasks: hr } = world.by(people.hr);
  const { tasks: employee } = world.by(people.employee);
  const { tasks: manager } = world.by(people.teammanager);
  const { id } = await hr.assign(assignment);
  const mine = (await employee.list({})).rows;
  expect(mine[0]?.id).toBe(id);
  at = '2026-11-22T10:00:00.000Z';
  await employee.send(id, { type: 'task.comment', message: ' On it.' });
  at = '2026-12-01T11:00:00.000Z';
  await employee.send(id, { type: 'task.markDone' });
  at = '2026-12-02T12:00:00.000Z';
  const team = (await manager.list({})).rows;
  expect(team.find((task) => task.id === id)?.status).toBe('done');
  const score = { type: 'task.evaluate', score: 8 } as const;
  const task = await manager.send(id, score);
  expect(task).toEqual({
    ...fresh,
    createdAt: '2026-11-21T09:00:00.000Z',
    description: '',
    deadline: '2026-11-30',
    priority: 'High',
    assignedTo: [karim],
    assignedBy: people.hr,
    status: 'evaluated',
    doneDate: '2026-12-01T11:00:00.000Z',
    doneOnTime: false,
    evaluationScore: 8,
    comments: [{ id: 'new-2', by: karim, date: '2026-11-22T10:00:00.000Z', message: 'On it.' }],
    history: [
      assigned('2026-11-21T09:00:00.000Z'),
      {
        action: 'Commented',
        by: 'Karim Haddad',
        byId: 'u-09',
        date: '2026-11-22T10:00:00.000Z',
        event: {
          type: 'task.comment',
          message: ' On it.',
          id: 'new-2',
          by: people.employee,
          at: '2026-11-22T10:00:00.000Z',
        },
        from: 'assigned.active',
        to: 'assigned.active',
      },
      {
        action: 'Marked as done',
        by: 'Karim Haddad',
        byId: 'u-09',
        date: '2026-12-01T11:00:00.000Z',
        event: { type: 'task.markDone', by: people.employee, at: '2026-12-01T11:00:00.000Z' },
        from: 'assigned.active',
        to: 'assigned.done',
      },
      {
        action: 'Evaluation saved with score 8',
        by: 'Manager',
        date: '2026-12-02T12:00:00.000Z',
        event: { ...score, by: people.teammanager, at: '2026-12-02T12:00:00.000Z' },
        from: 'assigned.done',
        to: 'assigned.evaluated',
      },
    ],
  });
  expect((await hr.list({})).rows).toEqual([task]);
});

const entry = (type: 'task.remove' | 'task.restore') => ({
  action: type === 'task.remove' ? 'Deleted' : 'Restored',
  by: 'Nadia Benali',
  byId: 'u-02',
  date: now,
  event: { type, by: people.hr, at: now },
  from: type === 'task.remove' ? 'assigned.active' : 'removed',
  to: type === 'task.remove' ? 'removed' : 'assigned.active',
});

describe('deleting', () => {
  const three = ['2026-11-03', '2026-11-02', '2026-11-01'].map((day) =>
    aTask({ id: day, createdAt: `${day}T08:00:00.000Z`, assignedBy: people.hr }),
  );

  test('can be undone: the task is back in its place', async () => {
    const world = aWorld({ tasks: async () => three });
    const { tasks } = world.by(people.hr);
    await tasks.remove('2026-11-02');
    expect((await tasks.list({})).rows).toEqual([three[0], three[2]]);
    expect(await world.store.get('task', '2026-11-02')).toEqual({
      ...three[1],
      removedAt: now,
      history: [entry('task.remove')],
    });
    await tasks.restore('2026-11-02');
    const back = { ...three[1], history: [entry('task.remove'), entry('task.restore')] };
    expect((await tasks.list({})).rows).toEqual([three[0], back, three[2]]);
    await expect(tasks.restore('2026-11-02')).rejects.toThrow('This task was not deleted');
    await expect(tasks.restore('forged')).rejects.toThrow('This task does not exist.');
    expect((await tasks.list({})).rows).toEqual([three[0], back, three[2]]);
  });

  test.each(['teammanager', 'employee', 'manager', 'admin', 'sys'] as const)(
    'is not for the role %s',
    async (role) => {
      const world = aWorld({ tasks: async () => three });
      const { tasks } = world.by(people[role]);
      const refused = { refusal: expect.objectContaining({ code: 'task.byRemover' }) };
      await expect(tasks.remove('2026-11-02')).rejects.toMatchObject(refused);
      expect(await world.store.all('task')).toEqual(three);
      await world.by(people.hr).tasks.remove('2026-11-02');
      const removed = await world.store.all('task');
      await expect(tasks.restore('2026-11-02')).rejects.toMatchObject(refused);
      expect(await world.store.all('task')).toEqual(removed);
    },
  );

  test('a task that is not there is refused', async () => {
    const { tasks } = aWorld({ tasks: async () => [] }).by(people.hr);
    await expect(tasks.remove('x')).rejects.toThrow('This task does not exist.');
    await expect(tasks.restore('x')).rejects.toThrow('This task does not exist.');
    await expect(tasks.send('x', { type: 'task.markDone' })).rejects.toThrow(
      'This task does not exist.',
    );
  });
});

describe('AI Suggest', () => {
  test('names someone of the team with the skill, a day to come, and why', async () => {
    const suggestion = await aWorld().by(people.teammanager).tasks.suggest('New page in React');
    // 7 + 8 hours are left of the onboarding guide and the survey; 23 hours at 6 a day take 4 days.
    expect(suggestion).toEqual({
      assignee: karim,
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
    const { tasks } = aWorld({ users: async () => [] }).by(people.hr);
    expect(await tasks.suggest('  ').catch(refusalOf)).toEqual({
      code: 'draft.invalid',
      sentence: 'Title is required',
      field: 'title',
    });
    expect(await tasks.suggest('Call').catch(refusalOf)).toEqual({
      code: 'missing',
      sentence: 'Nobody can be assigned.',
    });
  });

  test('is of somebody without work on record as well, who has no skill then', async () => {
    const world = aWorld({ users: async () => [aUser()], workRecords: async () => [] });
    const { assignee, reasons } = await world.by(people.hr).tasks.suggest('Call the bank');
    expect({ assignee, reasons: reasons.filter((reason) => reason.includes(' has ')) }).toEqual({
      assignee: { id: 'u-09', name: 'Karim Haddad' },
      reasons: [],
    });
  });

  test('leaves out who is inactive and who is no employee', async () => {
    const world = aWorld();
    const { employees } = world.by(people.hr);
    const active = (await employees.list()).filter(({ status }) => status === 'Active');
    expect(active).toHaveLength(14);
    expect(await employees.assignable()).toEqual(
      active.map(({ id, name, position }) => ({ id, name, position })),
    );
    const team = await world.by(people.teammanager).employees.assignable();
    expect(team.map(({ name }) => name)).toEqual([
      'Amine Kaci',
      'Karim Haddad',
      'Meriem Saadi',
      'Sofiane Meziane',
      'Yasmine Boudiaf',
    ]);
  });
});

const log = (hours: number, day: string) =>
  ({ type: 'task.logHours', log: { hours, day } }) as const;

describe('hours', () => {
  // Half past midnight of the 21st in Algiers.
  const instant = '2026-11-20T23:30:00.000Z';
  const [amine, walid] = [
    { id: 'u-10', name: 'Amine Kaci' },
    { id: 'u-14', name: 'Walid Ferhat' },
  ];
  const asAmine = { ...amine, role: 'employee' } as const;
  const shared = () =>
    aWorld(
      {
        tasks: async () => [aTask({ id: 'shared', assignedTo: [karim, amine], timeSpentHours: 2 })],
      },
      () => instant,
    );

  test('of several days and people are added up, and the last own entry is undone first', async () => {
    const world = shared();
    const [own, others] = [world.by(people.employee).tasks, world.by(asAmine).tasks];
    await own.send('shared', log(1.5, '2026-11-20'));
    await others.send('shared', log(24, '2026-11-20'));
    await own.send('shared', log(22.5, '2026-11-20'));
    const all = await own.send('shared', log(0.25, '2026-11-21'));
    const logged = (id: string, by: typeof karim, hours: number, day: string) => ({
      id,
      by,
      hours,
      day,
      date: instant,
    });
    expect([all.timeSpentHours, all.timeEntries]).toEqual([
      50.25,
      [
        logged('new-1', karim, 1.5, '2026-11-20'),
        logged('new-2', amine, 24, '2026-11-20'),
        logged('new-3', karim, 22.5, '2026-11-20'),
        logged('new-4', karim, 0.25, '2026-11-21'),
      ],
    ]);
    const undo = (id: string) => own.send('shared', { type: 'task.undoHours', entry: id });
    for (const other of ['new-1', 'new-2', 'new-3']) {
      await expect(undo(other)).rejects.toThrow(
        'Only the last entry that you logged yourself can be undone',
      );
    }
    await undo('new-4');
    const undone = await undo('new-3');
    expect([undone.timeSpentHours, undone.timeEntries.map(({ id }) => id)]).toEqual([
      27.5,
      ['new-1', 'new-2'],
    ]);
    expect(undone.history.map(({ action, by }) => `${action} by ${by}`)).toEqual([
      'Logged 1.5 hours for 20 Nov 2026 by Karim Haddad',
      'Logged 24 hours for 20 Nov 2026 by Amine Kaci',
      'Logged 22.5 hours for 20 Nov 2026 by Karim Haddad',
      'Logged 0.25 hours for 21 Nov 2026 by Karim Haddad',
      'Undid 0.25 hours for 21 Nov 2026 by Karim Haddad',
      'Undid 22.5 hours for 20 Nov 2026 by Karim Haddad',
    ]);
  });

  test('are refused with the field that is wrong, and nothing is kept', async () => {
    const world = shared();
    const { tasks } = world.by(people.employee);
    await tasks.send('shared', log(20, '2026-11-20'));
    const before = await world.store.get('task', 'shared');
    const refused = [
      log(0, '2026-11-20'),
      log(Number.NaN, '2026-11-20'),
      log(24.25, '2026-11-19'),
      log(0.3, '2026-11-20'),
      log(1, ''),
      log(4.25, '2026-11-20'),
      log(1, '2026-11-22'),
      log(1, '2026-02-30'),
    ].map((command) => tasks.send('shared', command).catch(refusalOf));
    expect(await Promise.all(refused)).toEqual(
      [
        ['hoursAreValid', 'hours'],
        ['hoursAreValid', 'hours'],
        ['hoursAreValid', 'hours'],
        ['hoursAreValid', 'hours'],
        ['hoursAreValid', 'day'],
        ['dayHasRoom', 'day'],
        ['dayHasCome', 'day'],
        ['dayHasCome', 'day'],
      ].map(([guard, field]) => ({
        code: `task.${guard}`,
        sentence: taskLifecycle.asks[guard ?? ''],
        field,
      })),
    );
    const outside = world.by({ ...walid, role: 'employee' }).tasks;
    await expect(outside.send('shared', log(1, '2026-11-20'))).rejects.toThrow(
      'Only an assignee can log hours or mark this done',
    );
    expect(await world.store.get('task', 'shared')).toEqual(before);
  });

  test('are shown under the present name of who logged them', async () => {
    const world = shared();
    await world.by(people.employee).tasks.send('shared', log(1, '2026-11-20'));
    await world.by(people.employee).employees.updateProfile({
      name: 'Karim B. Haddad',
      email: 'karim@demo.com',
      phone: '',
      location: '',
    });
    const { timeEntries } = await world.by(asAmine).tasks.get('shared');
    expect(timeEntries.map(({ by }) => by.name)).toEqual(['Karim B. Haddad']);
  });
});

const file = (name: string) => ({ name, url: `blob:${name}` });
const by = (id: string) => (one: { name: string; url: string }) => ({ ...one, by: id });
const attach = (name: string) => ({ type: 'task.attach', file: file(name) }) as const;
const detach = (name: string) => ({ type: 'task.detach', url: file(name).url }) as const;

const withFiles = (attachments = [file('a.pdf')].map(by('u-10'))) =>
  aWorld({ tasks: async () => [aTask({ id: 'files', attachments })] });

describe('files of a task', () => {
  test('are kept, attached and removed, which the history tells', async () => {
    const { tasks } = withFiles([]).by(people.employee);
    const signal = new AbortController().signal;
    const kept = await tasks.keepAttachment(new File(['Sums'], 'sums.txt'), { signal });
    expect(await (await fetch(kept.url)).text()).toBe('Sums');
    const attached = await tasks.send('files', { type: 'task.attach', file: kept });
    expect(attached.attachments).toEqual([{ ...kept, by: 'u-09' }]);
    const removed = await tasks.send('files', { type: 'task.detach', url: kept.url });
    expect(removed.attachments).toEqual([]);
    expect(removed.history.map(({ action, by: who }) => `${action} by ${who}`)).toEqual([
      'Attached sums.txt by Karim Haddad',
      'Removed sums.txt by Karim Haddad',
    ]);
  });

  test('are refused once attached already, beyond 20, where unknown, and where others attached them', async () => {
    const full = Array.from({ length: 20 }, (_, index) => by('u-10')(file(`${index}.pdf`)));
    const wrong = [
      [withFiles(), attach('a.pdf')],
      [withFiles(full), attach('new.pdf')],
      [withFiles(), { type: 'task.attach', file: { name: 'b', url: 'https://a.dz' } }],
      [withFiles(), detach('new.pdf')],
      [withFiles(), detach('a.pdf')],
    ] as const;
    const refused = await Promise.all(
      wrong.map(([world, command]) =>
        world
          .by(people.employee)
          .tasks.send('files', command)
          .then(() => 'taken', refusalOf),
      ),
    );
    expect(refused).toEqual([
      { code: 'task.fileIsNew', sentence: 'This file is attached already' },
      { code: 'task.hasRoomForFile', sentence: 'A task takes 20 files: remove one first' },
      {
        code: 'task.fileIsUploaded',
        sentence: 'Choose a file that was uploaded here.',
        field: 'url',
      },
      { code: 'task.fileIsAttached', sentence: 'This file is not attached to the task' },
      {
        code: 'task.fileIsTheirs',
        sentence: 'An assignee can remove only the files that they attached themselves',
      },
    ]);
    const { attachments } = await withFiles()
      .by(people.teammanager)
      .tasks.send('files', detach('a.pdf'));
    expect(attachments).toEqual([]);
  });
});
