import { assignmentOf } from '@/machines/task/assignment';
import { asOf, changesSince } from '@/views/shared/editing/use-filled';
import { expect, test } from 'vitest';
import { aTask, people } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';

const edited = {
  title: 'Call them',
  assignee: 'u-09',
  due: '2026-12-05',
  priority: 'Low',
} as const;

/** A task as HR sees it, before and after others did something to it. */
async function seen() {
  const world = aWorld({ tasks: async () => [aTask({ assignedBy: people.hr })] });
  const { tasks } = world.by(people.hr);
  const filled = { draft: assignmentOf(await tasks.get('t-1')), version: 0 };
  return { world, tasks, filled };
}

test('a form stands as of the record on screen while that says the same', async () => {
  const { world, tasks, filled } = await seen();
  const says = { type: 'task.comment', message: 'Soon.' } as const;
  const commented = await world.by(people.employee).tasks.send('t-1', says);
  expect(asOf(filled, commented, assignmentOf)).toEqual({ ...filled, version: 1 });
  expect(asOf(filled, undefined, assignmentOf)).toEqual(filled);
  const change = { type: 'task.edit', assignment: edited } as const;
  expect(asOf(filled, await tasks.send('t-1', change), assignmentOf)).toEqual(filled);
});

test('what was changed since is said of each field, as a person reads it', async () => {
  const { tasks, filled } = await seen();
  const change = { type: 'task.edit', assignment: edited } as const;
  const task = await tasks.send('t-1', change);
  expect(changesSince(filled.draft, task, { draftOf: assignmentOf })).toEqual([
    ['title', 'Changed meanwhile, now: Call them'],
    ['due', 'Changed meanwhile, now: 2026-12-05'],
    ['priority', 'Changed meanwhile, now: Low'],
  ]);
  const textOf = () => ({ ...edited, due: '5 Dec 2026', title: '' });
  expect(changesSince(filled.draft, task, { draftOf: assignmentOf, textOf })).toEqual([
    ['title', 'Changed meanwhile, now: empty'],
    ['due', 'Changed meanwhile, now: 5 Dec 2026'],
    ['priority', 'Changed meanwhile, now: Low'],
  ]);
  expect(changesSince(edited, task, { draftOf: assignmentOf })).toEqual([]);
});
