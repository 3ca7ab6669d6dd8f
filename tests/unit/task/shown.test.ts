import { selectTasks } from '@/intelligence/lists/tasks';
import { openTask, toggledTask } from '@/views/tasks/open-task';
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
