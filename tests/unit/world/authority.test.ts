import { type AuthorityOptions, createAuthority } from '@/data/authority';
import type { Refusal } from '@/data/schemas/refusal';
import { Refused } from '@/data/schemas/refused';
import { describe, expect, test } from 'vitest';
import { aTask, now, people } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';

const refusalOf = (asked: Promise<unknown>): Promise<Refusal | 'taken'> =>
  asked.then(
    () => 'taken',
    (error: unknown) => {
      if (error instanceof Refused) return error.refusal;
      throw error;
    },
  );

const task = aTask({ assignedBy: people.hr });
const withTask = (changes = task) => aWorld({ tasks: async () => [changes] });
const says = (message: string) => ({ type: 'task.comment', message }) as const;
const draft = { title: 'Tax', assignee: 'u-09', due: '2026-12-01', priority: 'Low' } as const;

const only = (who: string) => ({ code: 'forbidden', sentence: `Only ${who} can do this.` });

test('a read that is refused has read nothing and waited for nothing', async () => {
  const untouched = new Proxy({}, { get: (_, name) => expect.unreachable(String(name)) });
  const { candidates, reports, performance, questions } = createAuthority({
    store: untouched,
    asker: async () => people.employee,
    company: { id: 'client-1', name: 'Atlas Services' },
    pause: () => expect.unreachable('pause'),
  } as unknown as AuthorityOptions);
  const asked = [
    candidates.list({}),
    candidates.receive([{ name: 'a.pdf', url: null }]),
    reports.generate('performance'),
    questions.generate('candidate-amina-bouzid', null),
    performance.of('u-10'),
  ];
  expect(await Promise.all(asked.map(refusalOf))).toEqual([
    only('HR staff'),
    only('HR staff'),
    only('HR staff or a company manager'),
    only('HR staff'),
    { code: 'forbidden', sentence: 'You can only see your own.' },
  ]);
});

test('a person who is not there is no more told of than one of another team', async () => {
  const { performance } = aWorld().by(people.teammanager);
  const asked = ['nobody', 'u-14', undefined as never].map((id) => refusalOf(performance.of(id)));
  const refusal = { code: 'forbidden', sentence: 'You can only see the people of your team.' };
  expect(await Promise.all(asked)).toEqual([refusal, refusal, refusal]);
});

describe('two at once', () => {
  test('both comments are kept', async () => {
    const world = withTask();
    await Promise.all([
      world.by(people.employee).tasks.send('t-1', says('One.')),
      world.by(people.teammanager).tasks.send('t-1', says('Two.')),
      world.by(people.hr).tasks.send('t-1', says('Three.')),
    ]);
    const kept = await world.store.get('task', 't-1');
    expect(new Map(kept?.comments.map(({ by, message }) => [by.name, message]))).toEqual(
      new Map([
        ['Karim Haddad', 'One.'],
        ['Lina Cherif', 'Two.'],
        ['Nadia Benali', 'Three.'],
      ]),
    );
    expect(kept?.history.map(({ action }) => action)).toEqual(Array(3).fill('Commented'));
  });

  test('of a step that can be taken once one is refused', async () => {
    const world = withTask();
    const { tasks } = world.by(people.employee);
    const asked = [1, 2].map(() => refusalOf(tasks.send('t-1', { type: 'task.markDone' })));
    expect(await Promise.all(asked)).toEqual([
      'taken',
      { code: 'task.markDone', sentence: 'Only an active task can be marked as done' },
    ]);
    expect((await world.store.get('task', 't-1'))?.history).toHaveLength(1);
  });
});

describe('what somebody saw', () => {
  test('is stale once it was changed: the step is refused with what happened since', async () => {
    const world = withTask();
    const { tasks } = world.by(people.hr);
    const { history } = await tasks.send('t-1', says('Seen.'), { seen: 0 });
    await world.by(people.employee).tasks.send('t-1', says('Soon.'), { seen: history.length });
    await world.by(people.employee).tasks.send('t-1', { type: 'task.markDone' });
    const before = await world.store.get('task', 't-1');
    expect(await refusalOf(tasks.remove('t-1', { seen: history.length }))).toEqual({
      code: 'changed',
      sentence:
        'This task was changed meanwhile: Commented by Karim Haddad, Marked as done by Karim Haddad. Please look at it and try again.',
    });
    expect(await world.store.get('task', 't-1')).toEqual(before);
    await tasks.remove('t-1', { seen: before?.history.length ?? 0 });
    expect((await tasks.list({})).rows).toEqual([]);
  });

  test('is told under the name that they have now', async () => {
    const world = withTask();
    const { tasks, employees } = world.by(people.employee);
    await tasks.send('t-1', says('Soon.'));
    await employees.updateProfile({
      name: 'Karim Benali',
      email: 'karim@home.dz',
      phone: '',
      location: '',
    });
    const asked = world.by(people.hr).tasks.remove('t-1', { seen: 0 });
    expect(await refusalOf(asked)).toEqual({
      code: 'changed',
      sentence:
        'This task was changed meanwhile: Commented by Karim Benali. Please look at it and try again.',
    });
  });
});

describe('what is sent twice under one key', () => {
  test('is made once, and answered the same', async () => {
    const world = aWorld({ tasks: async () => [] });
    const { tasks } = world.by(people.hr);
    const [first, second] = await Promise.all([
      tasks.assign(draft, { key: 'k' }),
      tasks.assign(draft, { key: 'k' }),
    ]);
    expect(second).toEqual(first);
    expect(await tasks.assign(draft, { key: 'k' })).toEqual(first);
    expect(await world.store.all('task')).toEqual([first]);
    const other = await tasks.assign(draft, { key: 'k-2' });
    expect(await world.store.all('task')).toEqual([first, other]);
  });

  test('is done once, and answered the same, whatever happened since', async () => {
    const world = withTask();
    const { tasks } = world.by(people.employee);
    const first = await tasks.send('t-1', says('Once.'), { key: 'k', seen: 0 });
    await world.by(people.hr).tasks.remove('t-1');
    const before = await world.store.get('task', 't-1');
    expect(await tasks.send('t-1', says('Once.'), { key: 'k', seen: 0 })).toEqual(first);
    expect(await world.store.get('task', 't-1')).toEqual(before);
  });

  test('is a removal that is answered again, and not refused', async () => {
    const world = withTask();
    const { tasks } = world.by(people.hr);
    await tasks.remove('t-1', { key: 'k' });
    const before = await world.store.get('task', 't-1');
    expect(await refusalOf(tasks.remove('t-1', { key: 'k' }))).toBe('taken');
    expect(await world.store.get('task', 't-1')).toEqual(before);
  });

  test('by another asker is another command', async () => {
    const world = aWorld({ tasks: async () => [] });
    const amel = { id: 'u-03', name: 'Amel Bouzid', role: 'hr' } as const;
    const first = await world.by(people.hr).tasks.assign(draft, { key: 'k' });
    const second = await world.by(amel).tasks.assign(draft, { key: 'k' });
    expect(second.assignedBy).toEqual(amel);
    expect(await world.store.all('task')).toEqual([first, second]);
  });

  test('is a message, a month paid, a merging or its undoing as well', async () => {
    const world = aWorld({});
    const conversations = world.by(people.hr).conversations;
    const [first] = (await conversations.list()).rows;
    const id = first?.id ?? '';
    const before = (await conversations.messages(id)).rows;
    const said = await conversations.send(id, 'Once.', { key: 'k' });
    expect(await conversations.send(id, 'Once.', { key: 'k' })).toEqual(said);
    expect((await conversations.messages(id)).rows).toEqual([...before, said]);

    const { subscription, billing } = world.by(people.manager);
    const { total } = await billing.list({});
    const subscribed = await subscription.subscribe('pro', { key: 'k' });
    expect(await subscription.subscribe('pro', { key: 'k' })).toEqual(subscribed);
    expect((await billing.list({})).total).toBe(total + 1);

    const { candidates } = world.by(people.hr);
    const [one, other] = (await candidates.list({})).rows.filter(
      ({ status }) => status === 'Analyzed',
    );
    const ids = [one?.id ?? '', other?.id ?? ''] as const;
    const apart = await candidates.tellApart(...ids, { key: 'apart' });
    expect(await candidates.tellApart(...ids, { key: 'apart' })).toEqual(apart);
    const merged = await candidates.merge(...ids, { key: 'merge' });
    expect(await candidates.merge(...ids, { key: 'merge' })).toEqual(merged);
    const back = await candidates.separate(ids[0], { key: 'back' });
    expect(await candidates.separate(ids[0], { key: 'back' })).toEqual(back);
    const corrected = await candidates.correct(ids[0], { location: 'Oran' }, { key: 'correct' });
    expect(await candidates.correct(ids[0], { location: 'Oran' }, { key: 'correct' })).toEqual(
      corrected,
    );
  });

  test('is tried again where it was refused before', async () => {
    const world = withTask();
    const { tasks } = world.by(people.teammanager);
    const score = { type: 'task.evaluate', score: 8 } as const;
    expect(await refusalOf(tasks.send('t-1', score, { key: 'k' }))).toMatchObject({
      code: 'task.evaluate',
    });
    await world.by(people.employee).tasks.send('t-1', { type: 'task.markDone' });
    expect((await tasks.send('t-1', score, { key: 'k' })).status).toBe('evaluated');
  });
});

describe('a transaction', () => {
  test('that fails writes nothing, and what comes after it goes on', async () => {
    const { store } = withTask();
    const failing = store.transact(async (transaction) => {
      transaction.put('task', 't-1', { ...task, title: 'Half' });
      transaction.put('task', 't-2', { ...task, id: 't-2' });
      transaction.drop('user', 'u-09');
      transaction.keepAnswer('k', 'kept');
      expect((await transaction.get('task', 't-1'))?.title).toBe('Half');
      throw new Error('no');
    });
    const after = store.transact(async (transaction) => transaction.answered('k'));
    await expect(failing).rejects.toThrow('no');
    expect(await after).toBeUndefined();
    expect(await store.all('task')).toEqual([task]);
    expect((await store.get('user', 'u-09'))?.name).toBe('Karim Haddad');
  });

  test('reads what it wrote, one by one and in lists', async () => {
    const { store } = withTask();
    const [changed, added] = [
      { ...task, title: 'Half' },
      { ...task, id: 't-2' },
    ];
    await store.transact(async (transaction) => {
      transaction.put('task', 't-1', changed);
      transaction.put('task', 't-2', added);
      expect(await transaction.get('task', 't-2')).toEqual(added);
      expect(await transaction.all('task')).toEqual([changed, added]);
      transaction.drop('task', 't-1');
      expect(await transaction.get('task', 't-1')).toBeUndefined();
      expect(await transaction.all('task')).toEqual([added]);
    });
    expect(await store.all('task')).toEqual([added]);
  });
});

test('a removed task is on no list, takes nothing, and comes back as it was with its history told', async () => {
  const done = aTask({ status: 'done', assignedBy: people.hr, doneDate: now, doneOnTime: true });
  const world = withTask(done);
  const { tasks } = world.by(people.hr);
  const lists = async () => [
    (await tasks.list({})).rows,
    (await world.by(people.teammanager).tasks.list({})).rows,
    (await world.by(people.employee).tasks.list({})).rows,
    (await world.by(people.hr).performance.of('u-09')).tasks.map((one) => one.task),
  ];
  await tasks.remove('t-1');
  expect(await lists()).toEqual([[], [], [], []]);
  const removed = await world.store.get('task', 't-1');
  const assignment = { ...draft, assignee: 'u-09' };
  const asked = [
    world.by(people.employee).tasks.send('t-1', says('Hello?')),
    world.by(people.teammanager).tasks.send('t-1', { type: 'task.evaluate', score: 8 }),
    tasks.send('t-1', { type: 'task.edit', assignment }),
    world.by(people.employee).tasks.send('t-1', { type: 'task.markDone' }),
    tasks.remove('t-1'),
  ];
  expect(await Promise.all(asked.map(refusalOf))).toEqual([
    { code: 'task.comment', sentence: 'A task that was deleted takes no comments' },
    { code: 'task.evaluate', sentence: 'Only a task that is done can be evaluated' },
    { code: 'task.edit', sentence: 'Only an active task can be changed' },
    { code: 'task.markDone', sentence: 'Only an active task can be marked as done' },
    { code: 'task.remove', sentence: 'This task was deleted already' },
  ]);
  expect(await world.store.get('task', 't-1')).toEqual(removed);
  await tasks.restore('t-1');
  const [back] = (await tasks.list({})).rows;
  const told = { by: 'Nadia Benali', byId: 'u-02', date: now };
  expect(back).toEqual({
    ...done,
    history: [
      {
        ...told,
        action: 'Deleted',
        event: { type: 'task.remove', by: people.hr, at: now },
        from: 'assigned.done',
        to: 'removed',
      },
      {
        ...told,
        action: 'Restored',
        event: { type: 'task.restore', by: people.hr, at: now },
        from: 'removed',
        to: 'assigned.done',
      },
    ],
  });
  expect((await lists()).map((list) => list.length)).toEqual([1, 1, 1, 1]);
  const evaluated = { type: 'task.evaluate', score: 8 } as const;
  expect((await world.by(people.teammanager).tasks.send('t-1', evaluated)).status).toBe(
    'evaluated',
  );
});

test('nobody signed in is refused, whatever they ask', async () => {
  const world = withTask();
  const visitor = world.as({
    read: async () => null,
    write: () => undefined,
    forget: () => undefined,
  });
  expect(await visitor.session.current()).toBeNull();
  const listing = { title: 'a', location: 'b', experience: 'c', skills: 'd', description: 'e' };
  const run = { signal: new AbortController().signal, report: () => undefined };
  const target = { title: 'Nurse', listingId: null };
  const asked: Record<string, () => Promise<unknown>> = {
    'tasks.list': () => visitor.tasks.list({}),
    'tasks.get': () => visitor.tasks.get('t-1'),
    'tasks.assign': () => visitor.tasks.assign(draft),
    'tasks.send': () => visitor.tasks.send('t-1', says('Hello')),
    'tasks.remove': () => visitor.tasks.remove('t-1'),
    'tasks.suggest': () => visitor.tasks.suggest('Tax'),
    'notifications.list': () => visitor.notifications.list(),
    'notifications.markRead': () => visitor.notifications.markRead('hr-1'),
    'conversations.list': () => visitor.conversations.list(),
    'conversations.get': () => visitor.conversations.get('c-1'),
    'conversations.messages': () => visitor.conversations.messages('c-1'),
    'conversations.send': () => visitor.conversations.send('c-1', 'Hello'),
    'announcements.list': () => visitor.announcements.list(),
    'waiting.list': () => visitor.waiting.list(),
    'jobListings.list': () => visitor.jobListings.list(),
    'jobListings.create': () => visitor.jobListings.create(listing),
    'candidates.list': () => visitor.candidates.list({}),
    'candidates.get': () => visitor.candidates.get('candidate-amina-bouzid'),
    'candidates.analyse': () => visitor.candidates.analyse([], target, run),
    'candidates.separate': () => visitor.candidates.separate('candidate-amina-bouzid'),
    'employees.list': () => visitor.employees.list(),
    'employees.profile': () => visitor.employees.profile(),
    'users.list': () => visitor.users.list({}),
    'users.send': () => visitor.users.send('u-09', { type: 'activation.deactivate' }),
    'performance.of': () => visitor.performance.of('u-09'),
    'risk.list': () => visitor.risk.list(),
    'risk.of': () => visitor.risk.of('u-09'),
    'team.members': () => visitor.team.members(),
    'questions.generate': () => visitor.questions.generate('candidate-amina-bouzid', null),
    'subscription.get': () => visitor.subscription.get(),
    'subscription.subscribe': () => visitor.subscription.subscribe('pro'),
    'billing.list': () => visitor.billing.list({}),
    'reports.get': () => visitor.reports.get('completion'),
    'reports.hrDashboard': () => visitor.reports.hrDashboard(),
    'reports.managerDashboard': () => visitor.reports.managerDashboard(),
    'provider.figures': () => visitor.provider.figures(),
    'plans.list': () => visitor.plans.list(),
    'plans.remove': () => visitor.plans.remove('pro'),
    'offers.list': () => visitor.offers.list(),
    'clients.list': () => visitor.clients.list({}),
  };
  const answers = await Promise.all(
    Object.entries(asked).map(async ([name, ask]) => [name, await refusalOf(ask())]),
  );
  const refusal = { code: 'signedOut', sentence: 'Please sign in first.' };
  expect(Object.fromEntries(answers)).toEqual(
    Object.fromEntries(Object.keys(asked).map((name) => [name, refusal])),
  );
  expect(await world.store.all('task')).toEqual([task]);
});

test('an id of a person who does not exist is refused, and nothing is written', async () => {
  const world = withTask();
  const { tasks } = world.by(people.hr);
  const teamTask = { title: 'Tax', description: 'Yearly.', deadline: '' };
  const edit = { type: 'task.edit', assignment: { ...draft, assignee: 'u-99' } } as const;
  const asked = [
    tasks.assign({ ...draft, assignee: 'u-99' }),
    tasks.assign({ ...draft, assignee: 'Karim Haddad' }),
    tasks.send('t-1', edit),
    world.by(people.teammanager).tasks.add({ ...teamTask, assignees: ['u-09', 'u-99'] }),
  ];
  const refusal = { code: 'missing', sentence: 'This employee does not exist.' };
  expect(await Promise.all(asked.map(refusalOf))).toEqual(
    ['assignee', 'assignee', 'assignee', 'assignees'].map((field) => ({ ...refusal, field })),
  );
  expect(await world.store.all('task')).toEqual([task]);
});

test('an assignee of another type than text is refused by the chart, which names the field', async () => {
  const world = withTask();
  const { tasks } = world.by(people.hr);
  const teamTask = { title: 'Tax', description: 'Yearly.', deadline: '' };
  const edit = { type: 'task.edit', assignment: { ...draft, assignee: 7 as never } } as const;
  const asked = [
    tasks.assign({ ...draft, assignee: 7 as never }),
    tasks.send('t-1', edit),
    tasks.add({ ...teamTask, assignees: [7 as never] }),
    tasks.add({ ...teamTask, assignees: 7 as never }),
    tasks.suggest(7 as never),
  ];
  const refusals = await Promise.all(asked.map(refusalOf));
  expect(refusals.map((one) => one !== 'taken' && [one.code, one.field])).toEqual([
    ['task.assignmentIsComplete', 'assignee'],
    ['task.assignmentIsComplete', 'assignee'],
    ['task.draftIsComplete', 'assignees.0'],
    ['task.draftIsComplete', 'assignees'],
    ['draft.invalid', 'title'],
  ]);
  expect(await world.store.all('task')).toEqual([task]);
});

test('a draft that is refused names the field that is wrong', async () => {
  const world = withTask(aTask({ status: 'done', assignedBy: people.hr }));
  const [hr, lead] = [world.by(people.hr), world.by(people.teammanager)];
  const profile = { name: 'Karim', email: 'karim@home.dz', phone: '', location: '' };
  const listing = { title: 'a', location: 'b', experience: 'c', skills: 'd', description: 'e' };
  const teamTask = { title: 'Tax', description: 'Yearly.', deadline: '', assignees: [] };
  const user = {
    name: '',
    email: '',
    password: '',
    phone: '',
    department: '',
    position: '',
    role: '',
    hireDate: '',
    salary: '',
    contractFile: null,
    status: 'Active' as const,
  };
  const employed = {
    department: '',
    position: '',
    role: 'employee',
    hireDate: '',
    salary: '',
    contractType: 'CDI',
    contractFile: null,
    team: '',
  } as const;
  const operator = world.by(people.sys);
  const asked: Record<string, Promise<unknown>> = {
    title: hr.tasks.assign({ ...draft, title: ' ' }),
    assignee: hr.tasks.assign({ ...draft, assignee: '' }),
    due: hr.tasks.assign({ ...draft, due: 'soon' }),
    priority: hr.tasks.assign({ ...draft, priority: 'Urgent' as never }),
    description: lead.tasks.add({ ...teamTask, description: '' }),
    deadline: lead.tasks.add({ ...teamTask, deadline: 'soon' }),
    assignees: lead.tasks.add({ ...teamTask, assignees: ['u-99'] }),
    score: lead.tasks.send('t-1', { type: 'task.evaluate', score: 11 }),
    message: lead.tasks.send('t-1', says(' ')),
    skills: hr.jobListings.create({ ...listing, skills: ' ' }),
    name: world.by(people.employee).employees.updateProfile({ ...profile, name: '' }),
    email: world.by(people.employee).employees.updateProfile({ ...profile, email: 'karim' }),
    yearsExperience: hr.candidates.correct('candidate-amina-bouzid', { yearsExperience: 71 }),
    contractType: world.by(people.admin).users.add({ ...user, contractType: 'Loan' as never }),
    hireDate: world.by(people.admin).users.employ('u-09', { ...employed, hireDate: '2026-02-30' }),
    salary: world.by(people.admin).users.employ('u-09', { ...employed, salary: '118,000' }),
    role: world.by(people.admin).users.employ('u-04', employed),
    team: world.by(people.admin).users.employ('u-09', { ...employed, team: 'u-10' }),
    plan: operator.clients.add({ name: '', email: '', plan: 'Gold' as never, renewal: '' }),
    price: operator.plans.add({ name: '', price: 7 as never, features: '' }),
    discount: operator.offers.add({ code: '', discount: 7 as never, validTill: '' }),
  };
  const named = await Promise.all(
    Object.entries(asked).map(async ([field, one]) => [field, await refusalOf(one)] as const),
  );
  expect(named.map(([, refusal]) => refusal !== 'taken' && refusal.field)).toEqual(
    Object.keys(asked),
  );
});
