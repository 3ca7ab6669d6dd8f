import { step } from '@/machines/step';
import { taskLifecycle } from '@/machines/task/lifecycle';
import { expect, test } from 'vitest';
import { aTask, now, people } from '../../fixtures/company';

test.each([
  ['the day after', '2026-11-22', true],
  ['the same day', '2026-11-21', true],
  ['the day before', '2026-11-20', false],
  ['no day', '', true],
])('done on time when the deadline is %s', (_, deadline, doneOnTime) => {
  const task = aTask({ deadline });
  const event = { type: 'task.markDone', by: people.employee, at: now };
  expect(step(taskLifecycle, task, event)).toEqual({
    outcome: 'stepped',
    record: {
      ...task,
      status: 'done',
      doneDate: now,
      doneOnTime,
      history: [
        {
          action: 'Marked as done',
          by: 'Karim Haddad',
          byId: 'u-09',
          date: now,
          event,
          from: 'assigned.active',
          to: 'assigned.done',
        },
      ],
    },
  });
});
