import { createNotifications } from '@/data/authority/notifications';
import type { Asking } from '@/data/authority/take';
import type { JobListing } from '@/data/schemas/job-listing';
import type { Person } from '@/data/schemas/person';
import { expect, test } from 'vitest';
import { aCandidate } from '../../fixtures/candidate';
import { aTask, aUser, now, people } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';

const { hr, employee, manager } = people;
const message = (id: string, from: string, time: string) => ({ id, from, text: 'Well?', time });
const listing: JobListing = {
  id: 'job-1',
  title: 'Translator',
  location: 'Tlemcen',
  experience: 'any',
  skills: '',
  description: '',
  status: 'Open',
  createdAt: '2026-10-01',
  history: [],
};

/** A company of which everything is news, as a server that keeps its records has it. */
function aCompany(since: string | null = '') {
  const { store } = aWorld({
    users: async () => [aUser(), aUser({ ...hr, email: 'nadia@example.com', team: null })],
    candidates: async () => [
      aCandidate({ id: 'c-1', receivedAt: '2026-11-20T10:00:00.000Z' }),
      aCandidate({ id: 'c-2', receivedAt: '2026-11-19T10:00:00.000Z' }),
      aCandidate({ id: 'c-3', receivedAt: '2026-11-21T08:00:00.000Z', status: 'Analyzed' }),
    ],
    jobListings: async () => [listing],
    tasks: async () => [aTask({ deadline: '2026-11-22' })],
    notifications: async () => ({}),
    conversations: async () => [
      {
        id: 'v-1',
        between: [hr.id, employee.id],
        unread: { [hr.id]: 1 },
        messages: [
          message('m-1', employee.id, '2026-11-20T08:00:00.000Z'),
          message('m-2', hr.id, '2026-11-20T09:00:00.000Z'),
        ],
      },
      {
        id: 'v-2',
        between: [hr.id, 'u-77'],
        unread: {},
        messages: [message('m-3', 'u-77', '2026-11-18T08:00:00.000Z')],
      },
      {
        id: 'v-3',
        between: [hr.id, 'u-78'],
        unread: {},
        messages: [message('m-4', hr.id, '2026-11-18T08:00:00.000Z')],
      },
    ],
  });
  const by = (person: Person, at = now) => {
    const asking: Asking = {
      store,
      asker: async () => person,
      now: () => new Date(at),
      newId: () => 'new-1',
    };
    return createNotifications(asking, { newsSince: () => since });
  };
  return { store, by };
}
const linesOf = async (notifications: ReturnType<ReturnType<typeof aCompany>['by']>) => {
  const { rows, found } = await notifications.list();
  expect(found).toBe(rows.length);
  return rows.map(({ message: text, time, status, history }) =>
    [text, time, status, ...history.map(({ action }) => action)].join(' | '),
  );
};

test('HR is told of the resumes that wait, of listings open for long, and of messages', async () => {
  const { by } = aCompany();
  expect(await linesOf(by(hr))).toEqual([
    '2 candidates are waiting for analysis. | 22 hr ago | unread',
    'Karim Haddad sent you a message. | 1 day ago | unread',
    'A colleague sent you a message. | 3 days ago | read',
    'The listing for Translator has been open for 30 days. | 21 days ago | unread',
  ]);
  expect(await linesOf(by(manager))).toEqual([]);
  expect(await linesOf(aCompany(null).by(hr))).toEqual([]);
});

test('what is opened is kept by person, and let go when it is no news any more', async () => {
  const { store, by } = aCompany();
  const [first, second] = (await by(hr).list()).rows;
  await by(hr).markRead(first?.id ?? '');
  await by(hr).markRead(second?.id ?? '');
  expect((await linesOf(by(hr))).slice(0, 2)).toEqual([
    '2 candidates are waiting for analysis. | 22 hr ago | read | Opened',
    'Karim Haddad sent you a message. | 1 day ago | read | Opened',
  ]);
  const kept = async () => ((await store.get('told', hr.id)) ?? []).map(({ id }) => id);
  expect(await kept()).toEqual([first?.id, second?.id]);
  await by(hr).markRead(first?.id ?? '');
  expect(await kept()).toEqual([second?.id, first?.id]);
  await by(hr, '2026-12-20T09:00:00.000Z').markRead(first?.id ?? '');
  expect(await kept()).toEqual([first?.id]);
  await expect(by(employee).markRead(first?.id ?? '')).rejects.toThrow(
    'This notification does not exist.',
  );
});

test('news lasts for thirty days, begins after an instant, and never comes from the future', async () => {
  const { by } = aCompany('2026-11-20T08:00:00.000Z');
  expect((await linesOf(by(hr))).map((line) => line.split(' | ')[0])).toEqual([
    '2 candidates are waiting for analysis.',
  ]);
  expect(await linesOf(aCompany().by(hr, '2026-11-20T08:00:00.000Z'))).toContain(
    'Karim Haddad sent you a message. | now | unread',
  );
  expect(await linesOf(aCompany().by(hr, '2026-11-20T07:59:59.999Z'))).not.toContain(
    'Karim Haddad sent you a message. | now | unread',
  );
  const last = async (at: string) =>
    (await linesOf(aCompany().by(hr, at))).filter((line) => line.startsWith('Karim'));
  expect(await last('2026-12-20T07:59:59.999Z')).toHaveLength(1);
  expect(await last('2026-12-20T08:00:00.000Z')).toEqual([]);
});

test('an employee is told of a task that is due tomorrow', async () => {
  expect(await linesOf(aCompany().by(employee))).toEqual([
    'Nadia Benali sent you a message. | 23 hr ago | read',
    '"Call the bank" is due tomorrow. | 1 day ago | unread',
  ]);
});
