import type { Task } from '@/data/schemas/task';
import type { TaskEvent } from '@/machines/task/events';
import { taskLifecycle } from '@/machines/task/lifecycle';
import { everyoneAsks, type LifecycleModel } from './support/record';
import type { Table } from './support/table';
import { taskHoursInPage } from './task.words';
import { at, holdTask, karim, people, task, type Unstamped } from './task.model';

const log = { type: 'task.logHours', id: 'an-entry' } as const;
const today = '2026-11-21';
const commands = {
  'log 24 hours': { ...log, log: { hours: 24, day: today } },
  'log 0 hours': { ...log, log: { hours: 0, day: today } },
  'log 24.25 hours': { ...log, log: { hours: 24.25, day: today } },
  'log 1.1 hours': { ...log, log: { hours: 1.1, day: today } },
  'log hours of no day': { ...log, log: { hours: 1, day: '' } },
  'log hours of tomorrow': { ...log, log: { hours: 1, day: '2026-11-22' } },
  'undo the hours': { type: 'task.undoHours', entry: 'an-entry' },
  'undo other hours': { type: 'task.undoHours', entry: 'another-entry' },
  'mark done': { type: 'task.markDone' },
  'score 8': { type: 'task.evaluate', score: 8 },
  delete: { type: 'task.remove' },
  restore: { type: 'task.restore' },
} satisfies Record<string, Unstamped<TaskEvent>>;

type Asked = `${keyof typeof commands} by ${keyof typeof people}`;
type Status = Task['status'];
type Kept = Status | `${Status} with hours`;
type Stop = Kept | `${Kept}, deleted`;
type Row = Table<Stop, Asked, Task>[Stop];

/** What each command that is taken is called in the history, and under which name if not the asker's. */
const told: Partial<Record<keyof typeof commands, [action: string, by?: string]>> = {
  'log 24 hours': ['Logged 24 hours for 21 Nov 2026'],
  'undo the hours': ['Undid 24 hours for 21 Nov 2026'],
  'mark done': ['Marked as done'],
  'score 8': ['Evaluation saved with score 8', 'Manager'],
  delete: ['Deleted'],
  restore: ['Restored'],
};

function historyAfter(trail: readonly Asked[]): Task['history'] {
  let status: Status = 'active';
  let isRemoved = false;
  const place = () => (isRemoved ? 'removed' : `assigned.${status}`);
  const taken = trail.map((asked) => {
    const [command, person] = asked.split(' by ') as [keyof typeof commands, keyof typeof people];
    const by = people[person];
    const [action = 'unexpected', shown] = told[command] ?? [];
    const from = place();
    if (command === 'mark done') status = 'done';
    if (command === 'score 8') status = 'evaluated';
    if (command === 'delete' || command === 'restore') isRemoved = command === 'delete';
    const shownAs = shown === undefined ? { by: by.name, byId: by.id } : { by: shown };
    const event = { ...commands[command], by, at };
    return { action, ...shownAs, date: at, event, from, to: place() };
  });
  return [...task.history, ...taken];
}

const done = { doneDate: at, doneOnTime: true };
const changes: Record<Status, Partial<Task>> = {
  active: {},
  done: { ...done, status: 'done' },
  evaluated: { ...done, status: 'evaluated', evaluationScore: 8 },
};
const hours: Partial<Task> = {
  timeSpentHours: 26,
  timeEntries: [{ id: 'an-entry', by: karim, hours: 24, day: today, date: at }],
};

/** A stop where the task stands, and the one where it was deleted from there. */
const stops = <T extends Kept>(stop: T, changed: Partial<Task>, on: Row['on']) => {
  const row = (more: Partial<Task>, next: Row['on']): Row => ({
    is: (trail) => ({ ...task, ...changed, ...more, history: historyAfter(trail) }),
    on: next,
  });
  return {
    [stop]: row({}, { ...on, 'delete by Nadia': `${stop}, deleted` }),
    [`${stop}, deleted`]: row({ removedAt: at }, { 'restore by Nadia': stop }),
  } as Record<T | `${T}, deleted`, Row>;
};

/** The hours that an assignee logs on a task, and undoes, until it is evaluated. */
export const taskHoursModel: LifecycleModel<Stop, Asked, typeof taskLifecycle.machine, Task> = {
  lifecycle: taskLifecycle,
  record: task,
  start: 'active',
  events: everyoneAsks(commands, people, at),
  hold: holdTask('an-entry'),
  inPage: taskHoursInPage,
  table: {
    ...stops('active', changes.active, {
      'log 24 hours by Karim': 'active with hours',
      'mark done by Karim': 'done',
    }),
    ...stops(
      'active with hours',
      { ...changes.active, ...hours },
      { 'undo the hours by Karim': 'active', 'mark done by Karim': 'done with hours' },
    ),
    ...stops('done', changes.done, {
      'log 24 hours by Karim': 'done with hours',
      'score 8 by Lina': 'evaluated',
    }),
    ...stops(
      'done with hours',
      { ...changes.done, ...hours },
      { 'undo the hours by Karim': 'done', 'score 8 by Lina': 'evaluated with hours' },
    ),
    ...stops('evaluated', changes.evaluated, {}),
    ...stops('evaluated with hours', { ...changes.evaluated, ...hours }, {}),
  },
};
