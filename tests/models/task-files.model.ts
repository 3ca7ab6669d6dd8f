import type { Task } from '@/data/schemas/task';
import type { TaskEvent } from '@/machines/task/events';
import { taskLifecycle } from '@/machines/task/lifecycle';
import { planFile } from '../fixtures/company';
import { everyoneAsks, type LifecycleModel } from './support/record';
import type { Table } from './support/table';
import { taskFilesInPage } from './task.words';
import { at, holdTask, karim, people, task, type Unstamped } from './task.model';

const commands = {
  'attach a file': { type: 'task.attach', file: planFile },
  'attach an address': {
    type: 'task.attach',
    file: { name: 'plan.pdf', url: 'https://a.dz/b' },
  },
  'remove the file': { type: 'task.detach', url: planFile.url },
  'remove another file': { type: 'task.detach', url: '/api/files/another/plan.pdf' },
  'mark done': { type: 'task.markDone' },
  'score 8': { type: 'task.evaluate', score: 8 },
} satisfies Record<string, Unstamped<TaskEvent>>;

type Asked = `${keyof typeof commands} by ${keyof typeof people}`;
type Status = Task['status'];
type Stop = Status | `${Status}, with a file of the assignee` | `${Status}, with a file of others`;
type Owner = 'Karim' | 'Nadia' | null;
type Row = Table<Stop, Asked, Task>[Stop];

/** What each command that is taken is called in the history, and under which name if not the asker's. */
const told: Partial<Record<keyof typeof commands, [action: string, by?: string]>> = {
  'attach a file': ['Attached plan.pdf'],
  'remove the file': ['Removed plan.pdf'],
  'mark done': ['Marked as done'],
  'score 8': ['Evaluation saved with score 8', 'Manager'],
};

const partsOf = (asked: Asked) => {
  const [command, person] = asked.split(' by ') as [keyof typeof commands, keyof typeof people];
  return { command, by: people[person] };
};

function historyAfter(trail: readonly Asked[]): Task['history'] {
  let status: Status = 'active';
  const taken = trail.map((asked) => {
    const { command, by } = partsOf(asked);
    const [action = 'unexpected', shown] = told[command] ?? [];
    const from = `assigned.${status}`;
    if (command === 'mark done') status = 'done';
    if (command === 'score 8') status = 'evaluated';
    const shownAs = shown === undefined ? { by: by.name, byId: by.id } : { by: shown };
    const event = { ...commands[command], by, at };
    return { action, ...shownAs, date: at, event, from, to: `assigned.${status}` };
  });
  return [...task.history, ...taken];
}

/** The file on the task, by whoever attached it last: the assignee, or by default HR. */
const fileAfter = (trail: readonly Asked[], owner: Owner): Task['attachments'] => {
  if (owner === null) return [];
  const last = trail.findLast((asked) => asked.startsWith('attach '));
  return [{ ...planFile, by: (last === undefined ? people[owner] : partsOf(last).by).id }];
};

const done = { doneDate: at, doneOnTime: true };
const row = (changes: Partial<Task>, owner: Owner, on: Row['on']): Row => ({
  is: (trail) => ({
    ...task,
    ...changes,
    attachments: fileAfter(trail, owner),
    history: historyAfter(trail),
  }),
  on,
});

/** The stops of a status: without a file, with the assignee's own, and with one that others attached. */
const stops = <T extends Status>(
  status: T,
  changes: Partial<Task>,
  { isOver = false, next = () => ({}) }: { isOver?: boolean; next?: (more: string) => Row['on'] },
) => {
  const [own, others] = [
    `${status}, with a file of the assignee`,
    `${status}, with a file of others`,
  ] as const;
  const changed = { ...changes, status };
  const removing = { 'remove the file by Nadia': status, 'remove the file by Lina': status };
  return {
    [status]: row(changed, null, {
      ...(!isOver && {
        'attach a file by Karim': own,
        'attach a file by Nadia': others,
        'attach a file by Lina': others,
      }),
      ...next(''),
    }),
    [own]: row(changed, 'Karim', {
      ...(!isOver && { ...removing, 'remove the file by Karim': status }),
      ...next(', with a file of the assignee'),
    }),
    [others]: row(changed, 'Nadia', {
      ...(!isOver && removing),
      ...next(', with a file of others'),
    }),
  } as Record<T | typeof own | typeof others, Row>;
};

/** The files that are attached to a task, and removed, until it is evaluated. */
export const taskFilesModel: LifecycleModel<Stop, Asked, typeof taskLifecycle.machine, Task> = {
  lifecycle: taskLifecycle,
  record: task,
  start: 'active',
  events: everyoneAsks(commands, people, at),
  key: ({ attachments, ...rest }) => ({
    ...rest,
    files: attachments.map(({ by }) => by === karim.id),
  }),
  hold: holdTask('an-id'),
  inPage: taskFilesInPage,
  table: {
    ...stops('active', {}, { next: (more) => ({ 'mark done by Karim': `done${more}` as Stop }) }),
    ...stops('done', done, { next: (more) => ({ 'score 8 by Lina': `evaluated${more}` as Stop }) }),
    ...stops('evaluated', { ...done, evaluationScore: 8 }, { isOver: true }),
  },
};
