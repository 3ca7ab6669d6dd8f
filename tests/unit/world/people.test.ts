import type { Task } from '@/data/schemas/task';
import { describe, expect, test } from 'vitest';
import { aTask, aUser, now, people } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';

const draft = {
  name: ' Karim Haddad-Benali ',
  email: 'karim@home.dz',
  phone: '+213 555 00 00 00',
  location: 'Tipaza',
};
const kept = { ...draft, name: 'Karim Haddad-Benali' };

/** Tasks but for what their charts were sent, which stays as it was sent. */
const shown = (tasks: Task[]) =>
  tasks.map((task) => ({
    ...task,
    history: task.history.map((entry) => ({ ...entry, event: undefined })),
  }));
const sent = (tasks: Task[]) => tasks.map(({ history }) => history.map(({ event }) => event));

describe('updating a profile', () => {
  test('changes what was given, and says so in the history', async () => {
    const world = aWorld();
    const { employees } = world.by(people.employee);
    const before = await employees.profile();
    const after = {
      ...before,
      ...kept,
      history: [
        ...before.history,
        {
          action: 'Changed',
          by: 'Karim Haddad',
          byId: 'u-09',
          date: now,
          event: { type: 'activation.change', fields: kept, by: people.employee, at: now },
          from: 'kept.active',
          to: 'kept.active',
        },
      ],
    };
    expect(await employees.updateProfile(draft)).toEqual(after);
    expect(await employees.profile()).toEqual(after);
    expect((await world.by(people.hr).employees.list()).find(({ id }) => id === before.id)).toEqual(
      after,
    );
  });

  test('the account leads to it as before, whatever email it now shows', async () => {
    const world = aWorld();
    const signedIn = world.as({
      read: async () => ({ ...people.employee, email: 'employee@demo.com' }),
      write: () => undefined,
      forget: () => undefined,
    });
    await signedIn.employees.updateProfile(draft);
    expect(await signedIn.employees.profile()).toMatchObject({ id: 'u-09', ...kept });
    const credentials = { email: 'employee@demo.com', password: 'demo1234' };
    const { signal } = new AbortController();
    expect(await signedIn.session.signIn(credentials, signal)).toMatchObject({ id: 'u-09' });
  });

  test('shows the new name wherever they are named, and rewrites nothing that is stored', async () => {
    const world = aWorld();
    const mine = world.by(people.employee);
    const before = (await mine.tasks.list({})).rows;
    const stored = await world.store.all('task');
    await mine.employees.updateProfile(draft);
    expect(await world.store.all('task')).toEqual(stored);
    const after = (await mine.tasks.list({})).rows;
    const renamed = JSON.stringify(shown(before)).replaceAll(
      /"(name|by)":"Karim Haddad"/g,
      '"$1":"Karim Haddad-Benali"',
    );
    expect(shown(after)).toEqual(JSON.parse(renamed));
    expect(sent(after)).toEqual(sent(before));
    const [active] = after.filter(({ status }) => status === 'active');
    const done = await mine.tasks.send(active?.id ?? '', { type: 'task.markDone' });
    expect([done.status, done.history.at(-1)?.by]).toEqual(['done', 'Karim Haddad-Benali']);
    expect((await mine.performance.of('u-09')).tasks).toHaveLength(before.length);
  });

  test('what is missing or malformed is refused, and nothing changes', async () => {
    const world = aWorld();
    const { employees } = world.by(people.employee);
    const before = await world.store.all('user');
    const refusals = [{ name: ' ' }, { email: '' }, { email: 'karim@home' }].map((change) =>
      employees.updateProfile({ ...draft, ...change }).catch(String),
    );
    expect(await Promise.all(refusals)).toEqual([
      'Refused: Full name is required',
      'Refused: Email is required',
      'Refused: Please enter a valid email',
    ]);
    const nobody = world.by({ id: 'nobody', name: 'Nobody', role: 'admin' }).employees;
    await expect(nobody.profile()).rejects.toThrow('This employee does not exist.');
    await expect(nobody.updateProfile(draft)).rejects.toThrow('This employee does not exist.');
    expect(await world.store.all('user')).toEqual(before);
  });

  test('phone and location may be empty', async () => {
    const empty = { ...draft, phone: '', location: '' };
    const { employees } = aWorld().by(people.employee);
    expect(await employees.updateProfile(empty)).toMatchObject({ phone: '', location: '' });
  });
});

const other = { id: 'u-10', name: 'Karim Haddad', role: 'employee' } as const;
const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
const step = (by: { id: string; name: string }, action: string) => ({
  action,
  by: by.name,
  byId: by.id,
  date: now,
});

describe('two people of one name', () => {
  const own = aTask({
    id: 'own',
    assignedTo: [named(people.employee)],
    comments: [
      { id: 'm-1', by: named(people.employee), date: now, message: 'Mine.' },
      { id: 'm-2', by: named(other), date: now, message: 'Not mine.' },
    ],
    history: [step(people.employee, 'Commented'), step(other, 'Commented')],
  });
  const theirs = aTask({ id: 'theirs', assignedTo: [named(other)], history: [] });
  const twoWorld = () =>
    aWorld({
      tasks: async () => [own, theirs],
      users: async () => [
        aUser({ id: 'u-05', name: 'Lina Cherif', role: 'teammanager', team: null }),
        aUser(),
        aUser({ id: 'u-10' }),
      ],
    });

  test('each have their own tasks, and do nothing to the other’s', async () => {
    const world = twoWorld();
    const first = world.by(people.employee);
    const second = world.by(other);
    expect([(await first.tasks.list({})).rows, (await second.tasks.list({})).rows]).toEqual([
      [own],
      [theirs],
    ]);
    for (const ask of [
      () => first.tasks.send('theirs', { type: 'task.markDone' }),
      () => second.tasks.send('own', { type: 'task.markDone' }),
    ]) {
      await expect(ask()).rejects.toThrow('Only an assignee can log hours or mark this done');
    }
    expect((await second.tasks.send('theirs', { type: 'task.markDone' })).status).toBe('done');
    const lead = world.by(people.teammanager);
    const tasksOf = async (id: string) =>
      (await lead.performance.of(id)).tasks.map(({ task }) => task.id);
    expect([await tasksOf('u-09'), await tasksOf('u-10')]).toEqual([['own'], ['theirs']]);
  });

  test('stay two when one is renamed: theirs are under the new name, the other’s as before', async () => {
    const world = twoWorld();
    await world.by(people.employee).employees.updateProfile(draft);
    const karim = { id: 'u-09', name: 'Karim Haddad-Benali' };
    expect((await world.by(people.teammanager).tasks.list({})).rows).toEqual([
      theirs,
      {
        ...own,
        assignedTo: [karim],
        comments: [{ ...own.comments[0], by: karim }, own.comments[1]],
        history: [step(karim, 'Commented'), step(other, 'Commented')],
      },
    ]);
    expect((await world.by(people.employee).tasks.list({})).rows).toHaveLength(1);
    expect((await world.by(other).tasks.list({})).rows).toEqual([theirs]);
    expect(await world.store.all('task')).toEqual([own, theirs]);
  });
});

describe('job listings', () => {
  const listing = {
    title: ' Translator ',
    location: 'Algiers',
    experience: 'any',
    skills: 'Arabic, French',
    description: 'Translate our help pages.',
  };

  test('a new one is open, of today and at the top', async () => {
    const { jobListings } = aWorld().by(people.hr);
    const before = await jobListings.list();
    const made = await jobListings.create(listing);
    expect(made).toEqual({
      ...listing,
      title: 'Translator',
      id: 'new-1',
      createdAt: '2026-11-21',
      status: 'Open',
      history: [
        {
          action: 'Opened',
          by: 'Nadia Benali',
          byId: 'u-02',
          date: now,
          event: { type: 'jobListing.open', draft: listing, by: people.hr, at: now },
          from: 'drafted',
          to: 'Open',
        },
      ],
    });
    expect(await jobListings.list()).toEqual([made, ...before]);
    const next = await jobListings.create(listing);
    expect(next.id).toBe('new-2');
    expect(await jobListings.list()).toEqual([next, made, ...before]);
  });

  test('every field is required, and HR only opens one', async () => {
    const world = aWorld();
    const before = await world.store.all('jobListing');
    const refusals = (Object.keys(listing) as (keyof typeof listing)[]).map((field) =>
      world
        .by(people.hr)
        .jobListings.create({ ...listing, [field]: ' ' })
        .catch(String),
    );
    expect(await Promise.all(refusals)).toEqual(
      Object.keys(listing).map(
        () =>
          'Refused: A job listing needs a title, a location, an experience, skills and a description',
      ),
    );
    await expect(world.by(people.teammanager).jobListings.create(listing)).rejects.toThrow(
      'Only HR staff can open, change or close a job listing',
    );
    expect(await world.store.all('jobListing')).toEqual(before);
  });

  test('are newest first', async () => {
    const days = (await aWorld().by(people.hr).jobListings.list()).map(
      ({ createdAt }) => createdAt,
    );
    expect(days).toEqual(days.toSorted().toReversed());
  });
});
