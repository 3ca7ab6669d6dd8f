import { selectedEmployee } from '@/machines/performance/performance-selection.machine';
import { selectedRisk } from '@/machines/risk/risk-selection.machine';
import { openTask, toggledTask } from '@/machines/task/task-board.machine';
import { expect, test } from 'vitest';

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

test('a search keeps the employee it matches, or moves to the first match, or to none', () => {
  expect([
    selectedEmployee('b', ids),
    selectedEmployee('b', ['c', 'a']),
    selectedEmployee(undefined, ids),
    selectedEmployee('b', []),
    selectedEmployee(undefined, []),
  ]).toEqual(['b', 'c', 'a', null, null]);
});

test('a risk is shown when chosen, and while it is listed', () => {
  expect([
    selectedRisk(undefined, ids),
    selectedRisk('b', ids),
    selectedRisk('b', ['a']),
    selectedRisk('b', []),
  ]).toEqual([null, 'b', null, null]);
});
