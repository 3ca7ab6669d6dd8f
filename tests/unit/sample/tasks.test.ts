import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { tasksOn } from '@/data/demo/sample/tasks';
import { usersOn } from '@/data/demo/sample/users';
import type { Task } from '@/data/schemas/task';
import { begin, step, type Step } from '@/machines/step';
import { taskLifecycle } from '@/machines/task/lifecycle';

const stored = (name: string): unknown =>
  JSON.parse(readFileSync(`src/data/demo/sample/${name}.json`, 'utf8'));

function taken(stepped: Step<Task>): Task {
  if (stepped.outcome === 'refused') throw new Error(stepped.refusal.sentence);
  return stepped.record;
}

/** What the chart makes of a task's history, with what stands in no event of it. */
function lived({ id, history, ...task }: Task): Task {
  const [first, ...rest] = history.map(({ event }) => event as AnyEventObject);
  if (first === undefined) throw new Error(`${id} has no history.`);
  const begun = {
    ...taken(begin(taskLifecycle, { id }, first)),
    priority: task.priority,
    timeEstimatedHours: task.timeEstimatedHours,
    timeSpentHours: task.timeSpentHours,
    attachments: task.attachments,
    doneWithoutErrors: task.doneWithoutErrors,
  };
  return rest.reduce((before, event) => taken(step(taskLifecycle, before, event)), begun);
}

test.each(['2026-11-22', '2026-02-28', '2027-05-05'])(
  'each task of the sample is what its chart makes of it, on %s',
  (today) => {
    const tasks = tasksOn(today, usersOn(today, stored('users')), {
      engineering: stored('engineering-tasks'),
      departments: stored('department-tasks'),
    });
    expect(tasks).toHaveLength(68);
    expect(tasks.map(lived)).toEqual(tasks);
  },
);
