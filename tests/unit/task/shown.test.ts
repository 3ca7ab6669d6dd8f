import { selectTasks } from '@/intelligence/lists/tasks';
import { dueWords } from '@/views/tasks/Due';
import { openTask, toggledTask, unfolded } from '@/views/tasks/open-task';
import { expect, test } from 'vitest';
import { aTask } from '../../fixtures/company';

const ids = ['a', 'b', 'c'];

test('without a parameter the first task is open, with an empty one none', () => {
  expect([openTask(undefined, ids), openTask('', ids), openTask('b', ids)]).toEqual([
    'a',
    null,
    'b',
  ]);
  expect([openTask(undefined, []), openTask('', []), openTask('b', ['a'])]).toEqual([
    null,
    null,
    null,
  ]);
});

test('toggling opens one card and closes the other, and closes an open one', () => {
  expect([
    toggledTask(undefined, ids, 'a'),
    toggledTask(undefined, ids, 'b'),
    toggledTask('', ids, 'a'),
    toggledTask('b', ids, 'b'),
    toggledTask('gone', ids, 'c'),
  ]).toEqual(['', 'b', 'a', '', 'c']);
});

test('what is kept stays under a status that it has left, and not under another text', () => {
  const tasks = [
    aTask({ id: 'a', title: 'Scored', status: 'evaluated' }),
    aTask({ id: 'b', title: 'Waiting', status: 'done' }),
    aTask({ id: 'c', title: 'Old', status: 'evaluated' }),
  ];
  const shown = (search: Parameters<typeof selectTasks>[1]) =>
    selectTasks(tasks, search, { id: 'u-05', today: '2026-11-21' }).map(({ id }) => id);
  expect(shown({ status: 'done' })).toEqual(['b']);
  expect(shown({ status: 'done', kept: ['a'] })).toEqual(['a', 'b']);
  expect(shown({ status: 'done', kept: ['a'], q: 'wait' })).toEqual(['b']);
});

test('an assignee is asked for by id, so that another of the same name is not shown', () => {
  const [one, other] = ['u-09', 'u-10'].map((id) => ({ id, name: 'Karim Haddad' }));
  if (one === undefined || other === undefined) throw new Error('two people');
  const tasks = [
    aTask({ id: 'of one', assignedTo: [one] }),
    aTask({ id: 'of both', assignedTo: [other, one] }),
    aTask({ id: 'of the other', assignedTo: [other] }),
  ];
  const found = selectTasks(tasks, { assignee: one.id }, { id: 'u-05', today: '2026-11-21' });
  expect(found.map(({ id }) => id)).toEqual(['of one', 'of both']);
});

test('a day is asked for by when tasks were done', () => {
  const tasks = [
    aTask({ id: 'that day', status: 'done', doneDate: '2026-11-18' }),
    aTask({ id: 'the day after', status: 'evaluated', doneDate: '2026-11-19' }),
    aTask({ id: 'open', doneDate: null }),
  ];
  const found = selectTasks(tasks, { doneOn: '2026-11-18' }, { id: 'u-05', today: '2026-11-21' });
  expect(found.map(({ id }) => id)).toEqual(['that day']);
});

test('a progress is asked for as the badge has it: active tasks by their hours, all others as completed', () => {
  const tasks = [
    aTask({ id: 'pending', timeSpentHours: 0 }),
    aTask({ id: 'begun', timeSpentHours: 0.5 }),
    aTask({ id: 'done', status: 'done', timeSpentHours: 0 }),
    aTask({ id: 'scored', status: 'evaluated' }),
  ];
  const found = (progress: 'Completed' | 'In Progress' | 'Pending') =>
    selectTasks(tasks, { progress }, { id: 'u-05', today: '2026-11-21' }).map(({ id }) => id);
  expect([found('Pending'), found('In Progress'), found('Completed')]).toEqual([
    ['pending'],
    ['begun'],
    ['done', 'scored'],
  ]);
});

const board = [
  aTask({ id: 'later', deadline: '2026-12-01', status: 'active' }),
  aTask({ id: 'never', deadline: '', status: 'active' }),
  aTask({ id: 'done first', status: 'done', doneDate: '2026-11-02T09:00:00.000Z' }),
  aTask({ id: 'overdue', deadline: '2026-11-20', status: 'active' }),
  aTask({ id: 'done last', status: 'evaluated', doneDate: '2026-11-19T09:00:00.000Z' }),
];

test('a board has open tasks by deadline, then those to evaluate, and one that became done there stays', () => {
  const ordered = (kept: string[]) =>
    selectTasks(board, { sort: 'open', kept }, { id: 'u-05', today: '2026-11-21' }).map(
      ({ id }) => id,
    );
  expect(ordered([])).toEqual(['overdue', 'later', 'never', 'done first', 'done last']);
  const marked = aTask({ ...board[3], status: 'done', doneDate: '2026-11-21T09:00:00.000Z' });
  const now = selectTasks(
    board.with(3, marked),
    { sort: 'open', kept: ['overdue'] },
    { id: 'u-05', today: '2026-11-21' },
  );
  expect(now.map(({ id }) => id)).toEqual(ordered([]));
});

test('done tasks are folded away until asked for, but for the open one and those done there', () => {
  const shown = (search: Parameters<typeof unfolded>[1]) =>
    unfolded(board, search, ({ status }) => status === 'active').map(({ id }) => id);
  const active = ['later', 'never', 'overdue'];
  const all = board.map(({ id }) => id);
  expect(shown({})).toEqual(active);
  expect(shown({ task: 'done first' })).toEqual(['later', 'never', 'done first', 'overdue']);
  expect(shown({ kept: ['done last'] })).toEqual([...active, 'done last']);
  const asked = [
    { done: 'shown' as const },
    { q: 'x' },
    { status: 'done' as const },
    { progress: 'Completed' as const },
  ];
  expect(asked.map(shown)).toEqual([all, all, all, all]);
});

const said = (deadline: string, status: 'active' | 'done' = 'active') =>
  dueWords({ deadline, status }, '2026-11-21');

test('what a deadline asks is said in words, of an active task alone', () => {
  expect(
    ['2026-11-18', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', ''].map((day) =>
      said(day),
    ),
  ).toEqual(['Overdue 3 days', 'Overdue 1 day', 'Due today', 'Due tomorrow', null, null]);
  expect(said('2026-11-18', 'done')).toBeNull();
});
