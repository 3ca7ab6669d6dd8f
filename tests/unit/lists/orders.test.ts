import type { BillingPayment } from '@/data/schemas/billing';
import type { TeamMember } from '@/data/schemas/team';
import { searchedIn } from '@/intelligence/lists/candidates';
import { memberOrdering, orderMembers } from '@/intelligence/lists/members';
import { billingOrdering, selectPayments } from '@/intelligence/lists/payments';
import { orderingOf, sortKey, sortedBy } from '@/intelligence/lists/sorting';
import { selectTasks } from '@/intelligence/lists/tasks';
import { namedTwins } from '@/intelligence/lists/twins';
import type { CandidateProfile } from '@/machines/candidate/profile';
import type { Task } from '@/data/schemas/task';
import { expect, test } from 'vitest';
import { aTask } from '../../fixtures/company';

test('a text is ordered by its letters and by the numbers in it, and nothing comes last', () => {
  expect(['Élan 12', '', 7].map(sortKey)).toEqual(['elan 000000000012', '', 7]);
  const names = ['b', '', 'File 10', 'File 9', '', 'Ábel', 'file 9'];
  expect(sortedBy(names, (name) => name)).toEqual([
    'Ábel',
    'b',
    'File 9',
    'file 9',
    'File 10',
    '',
    '',
  ]);
  expect(sortedBy(names, (name) => name, 'desc')).toEqual([
    'File 10',
    'File 9',
    'file 9',
    'b',
    'Ábel',
    '',
    '',
  ]);
  expect(orderingOf(undefined, undefined, [])).toEqual({
    key: undefined,
    order: 'asc',
    largestFirst: [],
  });
});

const payment = (date: string, amount: number, status: BillingPayment['status'] = 'Completed') =>
  ({ date, amount, status }) as BillingPayment;

test('payments stand newest first, amounts from the largest, and methods by name', () => {
  const payments = [
    payment('2026-05-01', 20),
    payment('2026-06-01', 10, 'Failed'),
    payment('2026-04-01', 30),
  ];
  const amounts = (search: Parameters<typeof selectPayments>[1]) =>
    selectPayments(payments, search).map(({ amount }) => amount);
  expect(amounts({})).toEqual([10, 20, 30]);
  expect(amounts({ sort: 'date', order: 'asc' })).toEqual([30, 20, 10]);
  expect(amounts({ sort: 'amount' })).toEqual([30, 20, 10]);
  expect(amounts({ status: 'Completed' })).toEqual([20, 30]);
  expect(billingOrdering({ sort: 'method' })).toEqual({
    key: 'method',
    order: 'asc',
    largestFirst: ['amount'],
  });
});

const member = (name: string, figure: number) =>
  ({
    name,
    position: name,
    totalTasks: figure,
    completedTasks: figure,
    averageScore: figure,
  }) as TeamMember;

test('the figures of a team are ordered from the largest, and names upwards', () => {
  const team = [member('b', 2), member('c', 3), member('a', 1)];
  const names = (sort: string) => orderMembers(team, { sort }).map(({ name }) => name);
  expect([names('total'), names('completed'), names('score')]).toEqual(
    Array.from({ length: 3 }, () => ['c', 'b', 'a']),
  );
  expect(names('position')).toEqual(['a', 'b', 'c']);
  expect(memberOrdering({ sort: 'rate' })).toEqual({
    key: 'rate',
    order: 'desc',
    largestFirst: ['total', 'completed', 'rate', 'score'],
  });
});

const onlooker = { id: 'u-09', today: '2026-11-21' };
const idsOf = (tasks: Task[], search: Parameters<typeof selectTasks>[1]) =>
  selectTasks(tasks, search, onlooker).map(({ id }) => id);

const done = (id: string, day: string | null, status: 'done' | 'evaluated' = 'done') =>
  aTask({ id, status, doneDate: day && `${day}T10:00:00.000Z` });

test('open tasks come first by their deadline, then the done and the evaluated, the last done first', () => {
  const tasks = [
    done('evaluated early', '2026-10-01', 'evaluated'),
    done('evaluated late', '2026-11-01', 'evaluated'),
    done('done early', '2026-10-05'),
    done('done some day', null),
    done('done late', '2026-11-05'),
    aTask({ id: 'whenever', deadline: '' }),
    aTask({ id: 'in time', deadline: '2026-12-01' }),
    aTask({ id: 'late', deadline: '2026-10-01' }),
  ];
  const open = ['late', 'in time', 'whenever'];
  const over = ['done late', 'done early', 'done some day', 'evaluated late', 'evaluated early'];
  expect(idsOf(tasks, { sort: 'open' })).toEqual([...open, ...over]);
  expect(idsOf(tasks, { sort: 'open', kept: ['done late'] })).toEqual([
    'late',
    'done late',
    'in time',
    'whenever',
    ...over.slice(1),
  ]);
});

const named = (id: string, ...names: string[]) =>
  aTask({ id, deadline: '2026-12-24', assignedTo: names.map((name) => ({ id: name, name })) });

test('tasks are found by a word with blanks around it, by what they wait for, and ordered by assignee', () => {
  const tasks = [named('c', 'Karim', 'Zoé'), named('b', 'Karim', 'Amine'), named('a', 'Amine')];
  expect(idsOf(tasks, { q: '  ZOÉ ' })).toEqual(['c']);
  expect(idsOf(tasks, { q: '   ' })).toEqual(['c', 'b', 'a']);
  expect(idsOf(tasks, { sort: 'assignee' })).toEqual(['a', 'b', 'c']);
  expect(
    idsOf([...tasks, aTask({ id: 'late', deadline: '2026-11-20' })], { waits: 'overdue' }),
  ).toEqual(['late']);
});

test('a candidate is searched in what stands on the row, each text on a line', () => {
  const row = { name: 'Zoé', position: null, location: null, skills: ['C#', 'SQL'] };
  expect(searchedIn(row as unknown as CandidateProfile)).toEqual({
    text: 'zoe\n',
    place: '',
    skills: 'c#\nsql',
  });
  expect(searchedIn({ ...row, position: 'Baker', location: 'Oran' } as never)).toEqual({
    text: 'zoe\nbaker',
    place: 'oran',
    skills: 'c#\nsql',
  });
});

const row = (id: string, name: string, fileName: string) => ({
  id,
  name,
  fileName,
  email: null,
  phone: null,
  others: [],
});

test('the name of a file makes nobody a twin', () => {
  expect(namedTwins([row('1', 'cv.pdf', 'cv.pdf'), row('2', 'cv.pdf', 'cv.pdf')])).toEqual([]);
});
