import { describe, expect, test } from 'vitest';
import { aWorld, now, people } from '../../fixtures/company';

const email = 'employee@demo.com';
const draft = {
  name: ' Karim Haddad-Benali ',
  email: 'karim@home.dz',
  phone: '+213 555 00 00 00',
  location: 'Tipaza',
};

describe('updating a profile', () => {
  test('changes what was given, and the account still leads to it', async () => {
    const world = aWorld();
    const before = await world.employees.profile(email);
    const after = { ...before, ...draft, name: 'Karim Haddad-Benali' };
    expect(await world.employees.updateProfile(email, draft)).toEqual(after);
    expect(await world.employees.profile(email)).toEqual(after);
    expect(await world.employees.get(before.id)).toEqual(after);
  });

  test('a new name follows to the account and to the tasks, which stay theirs', async () => {
    const world = aWorld();
    const before = await world.tasks.list({ assignee: 'Karim Haddad' });
    await world.employees.updateProfile(email, draft);
    const user = await world.accounts.signIn({ email, password: 'demo1234' });
    expect(user).toEqual({ email, name: 'Karim Haddad-Benali', role: 'employee' });
    const after = await world.tasks.list({ assignee: user.name });
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(JSON.stringify(await world.tasks.list())).not.toContain('"Karim Haddad"');
    const active = after.find(({ status }) => status === 'active');
    const done = await world.tasks.send(active?.id ?? '', { type: 'task.markDone' }, user);
    expect(done.status).toBe('done');
    expect((await world.performance.of('u-09')).tasks).toHaveLength(before.length);
  });

  test('what is missing or malformed is refused, and nothing changes', async () => {
    const world = aWorld();
    const before = await world.employees.profile(email);
    const refusals = [{ name: ' ' }, { email: '' }, { email: 'karim@home' }].map((change) =>
      world.employees.updateProfile(email, { ...draft, ...change }).catch(String),
    );
    expect(await Promise.all(refusals)).toEqual([
      'Refused: Full name is required',
      'Refused: Email is required',
      'Refused: Please enter a valid email',
    ]);
    expect(await world.employees.profile(email)).toEqual(before);
    await expect(world.employees.profile('nobody@demo.com')).rejects.toThrow(
      'This employee does not exist.',
    );
  });

  test('phone and location may be empty', async () => {
    const empty = { ...draft, phone: '', location: '' };
    expect(await aWorld().employees.updateProfile(email, empty)).toMatchObject({
      phone: '',
      location: '',
    });
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
    const world = aWorld();
    const before = await world.jobListings.list();
    const made = await world.jobListings.create(listing, people.hr);
    expect(made).toEqual({
      ...listing,
      title: 'Translator',
      id: String(Date.parse(now)),
      createdAt: '2026-11-21',
      status: 'Open',
      history: [
        {
          action: 'Opened',
          by: 'Nadia Benali',
          date: now,
          event: { type: 'jobListing.open', by: people.hr, at: now },
          from: 'drafted',
          to: 'Open',
        },
      ],
    });
    expect(await world.jobListings.list()).toEqual([made, ...before]);
    const next = await world.jobListings.create(listing, people.hr);
    expect(next.id).not.toBe(made.id);
  });

  test('every field is required, and HR only opens one', async () => {
    const world = aWorld();
    const before = await world.jobListings.list();
    const refusals = (Object.keys(listing) as (keyof typeof listing)[]).map((field) =>
      world.jobListings.create({ ...listing, [field]: ' ' }, people.hr).catch(String),
    );
    expect(await Promise.all(refusals)).toEqual([
      'Refused: Title is required',
      'Refused: Location is required',
      'Refused: Experience is required',
      'Refused: Skills are required',
      'Refused: Description is required',
    ]);
    await expect(world.jobListings.create(listing, people.teammanager)).rejects.toThrow(
      'Only HR staff can open a job listing',
    );
    expect(await world.jobListings.list()).toEqual(before);
  });

  test('are newest first', async () => {
    const days = (await aWorld().jobListings.list()).map(({ createdAt }) => createdAt);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});
