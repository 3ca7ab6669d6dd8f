import type { Person } from '@/data/schemas/person';
import type { Task } from '@/data/schemas/task';
import { type TaskCommand, taskLifecycle } from '@/machines/task/task.machine';
import { everyoneAsks, type LifecycleModel } from './support/record';
import type { Table } from './support/table';

const created = '2026-11-20T08:30:00.000Z';
const at = '2026-11-21T08:30:00.000Z';

const task: Task = {
  id: 't-1',
  title: 'Call the bank',
  description: 'Ask about the transfer.',
  deadline: '2026-11-21',
  priority: 'Medium',
  status: 'active',
  assignedTo: ['Karim Haddad'],
  assignedBy: { name: 'Lina Cherif', role: 'teammanager' },
  comments: [],
  history: [{ action: 'Created', by: 'Admin', date: created }],
  timeEstimatedHours: 8,
  timeSpentHours: 2,
  doneWithoutErrors: null,
  doneOnTime: null,
  doneDate: null,
  attachments: [],
  evaluationScore: null,
  createdAt: created,
};

const people = {
  Nadia: { name: 'Nadia Benali', role: 'hr' },
  Karim: { name: 'Karim Haddad', role: 'employee' },
  Amine: { name: 'Amine Kaci', role: 'employee' },
  Salim: { name: 'Salim Mansouri', role: 'manager' },
  Lina: { name: 'Lina Cherif', role: 'teammanager' },
  Hakim: { name: 'Hakim Ziani', role: 'admin' },
  Yacine: { name: 'Yacine Belkacem', role: 'sys' },
} as const satisfies Record<string, Person>;

const assignment = {
  title: ' Visit the bank ',
  assignee: ' Amine Kaci ',
  due: '2026-11-20',
  priority: 'High',
} as const;

const commands = {
  reassign: { type: 'task.edit', assignment },
  'edit without a title': { type: 'task.edit', assignment: { ...assignment, title: ' ' } },
  'edit without a due date': { type: 'task.edit', assignment: { ...assignment, due: '' } },
  'edit without an assignee': { type: 'task.edit', assignment: { ...assignment, assignee: '' } },
  comment: { type: 'task.comment', message: ' They close at four. ' },
  'comment nothing': { type: 'task.comment', message: '' },
  'comment blanks': { type: 'task.comment', message: ' \n ' },
  'mark done': { type: 'task.markDone' },
  'score 8': { type: 'task.evaluate', score: 8 },
  'score 0': { type: 'task.evaluate', score: 0 },
  'score 11': { type: 'task.evaluate', score: 11 },
  'score 7.5': { type: 'task.evaluate', score: 7.5 },
} as const satisfies Record<string, TaskCommand>;

type Asked = `${keyof typeof commands} by ${keyof typeof people}`;
type Row = Table<Stop, Asked, Task>[Stop];
type Stop =
  | 'active'
  | 'done'
  | 'evaluated'
  | 'reassigned'
  | 'reassigned and done'
  | 'reassigned and evaluated';

const commentsAfter = (trail: readonly Asked[]) =>
  trail
    .filter((event) => event.startsWith('comment by '))
    .map((event, index) => ({
      id: `t-1-comment-${index + 1}`,
      user: people[event.slice('comment by '.length) as keyof typeof people].name,
      date: at,
      message: 'They close at four.',
    }));

/** What each command that is taken is called in the history, and under which name if not the asker's. */
const told: Partial<Record<keyof typeof commands, [action: string, by?: string]>> = {
  reassign: ['Edited'],
  comment: ['Commented'],
  'mark done': ['Marked as done'],
  'score 8': ['Evaluation saved with score 8', 'Manager'],
};

const leadsTo: Partial<Record<keyof typeof commands, Task['status']>> = {
  'mark done': 'done',
  'score 8': 'evaluated',
};

function historyAfter(trail: readonly Asked[]): Task['history'] {
  let to: Task['status'] = 'active';
  const taken = trail.map((asked) => {
    const [command, person] = asked.split(' by ') as [keyof typeof commands, keyof typeof people];
    const by = people[person];
    const [action = 'unexpected', shown = by.name] = told[command] ?? [];
    const from = to;
    to = leadsTo[command] ?? from;
    return { action, by: shown, date: at, event: { ...commands[command], by, at }, from, to };
  });
  return [...task.history, ...taken];
}

const row = (changes: Partial<Task>, on: Row['on']): Row => ({
  is: (trail) => ({
    ...task,
    ...changes,
    comments: commentsAfter(trail),
    history: historyAfter(trail),
  }),
  on,
});

const commentsOn = <T extends Stop>(stop: T, assignee: 'Karim' | 'Amine') =>
  ({
    'comment by Nadia': stop,
    'comment by Lina': stop,
    [`comment by ${assignee}`]: stop,
  }) as const;
const moved: Partial<Task> = {
  title: 'Visit the bank',
  assignedTo: ['Amine Kaci'],
  deadline: '2026-11-20',
  priority: 'High',
};
const onTime = { status: 'done', doneDate: at, doneOnTime: true } as const;
const late = { status: 'done', doneDate: at, doneOnTime: false } as const;
const score = { status: 'evaluated', evaluationScore: 8 } as const;

/** A task's life, asked by every role with good and bad payloads, through the demo world. */
export const taskModel: LifecycleModel<Stop, Asked, typeof taskLifecycle.machine, Task> = {
  lifecycle: taskLifecycle,
  record: task,
  start: 'active',
  events: everyoneAsks(commands, people, at),
  key: (record) => ({ ...record, comments: [] }),
  hold: async (record) => {
    const [{ createDemoWorkspace }, { sample }] = await Promise.all([
      import('@/data/demo'),
      import('../fixtures/sample'),
    ]);
    const world = createDemoWorkspace({
      now: () => new Date(at),
      random: () => 0,
      wait: async () => undefined,
      readResume: () => Promise.reject(new Error('readResume')),
      sample: { ...sample, tasks: async () => [record] },
    });
    return {
      read: () => world.tasks.get(record.id),
      send: (event) => world.tasks.send(record.id, event, event.by),
    };
  },
  table: {
    active: row(
      {},
      {
        ...commentsOn('active', 'Karim'),
        'reassign by Nadia': 'reassigned',
        'mark done by Karim': 'done',
      },
    ),
    done: row(onTime, { ...commentsOn('done', 'Karim'), 'score 8 by Lina': 'evaluated' }),
    evaluated: row({ ...onTime, ...score }, commentsOn('evaluated', 'Karim')),
    reassigned: row(moved, {
      ...commentsOn('reassigned', 'Amine'),
      'reassign by Nadia': 'reassigned',
      'mark done by Amine': 'reassigned and done',
    }),
    'reassigned and done': row(
      { ...moved, ...late },
      {
        ...commentsOn('reassigned and done', 'Amine'),
        'score 8 by Lina': 'reassigned and evaluated',
      },
    ),
    'reassigned and evaluated': row(
      { ...moved, ...late, ...score },
      commentsOn('reassigned and evaluated', 'Amine'),
    ),
  },
};
