import type { Person, Stamp } from '@/data/schemas/person';
import type { Task } from '@/data/schemas/task';
import { taskLifecycle } from '@/machines/task/lifecycle';
import type { TaskCommand, TaskEvent } from '@/machines/task/events';
import { everyoneAsks, type Held, type LifecycleModel, type OpenWorld } from './support/record';
import type { Table } from './support/table';
import { taskInPage } from './task.words';

const created = '2026-11-20T08:30:00.000Z';
export const at = '2026-11-21T08:30:00.000Z';

export const people = {
  Nadia: { id: 'u-02', name: 'Nadia Benali', role: 'hr' },
  Karim: { id: 'u-09', name: 'Karim Haddad', role: 'employee' },
  Amine: { id: 'u-10', name: 'Amine Kaci', role: 'employee' },
  Salim: { id: 'u-01', name: 'Salim Mansouri', role: 'manager' },
  Lina: { id: 'u-05', name: 'Lina Cherif', role: 'teammanager' },
  Hakim: { id: 'u-04', name: 'Hakim Ziani', role: 'admin' },
  Yacine: { id: 'operator', name: 'Yacine Belkacem', role: 'sys' },
} as const satisfies Record<string, Person>;

export const karim = { id: 'u-09', name: 'Karim Haddad' };
const amine = { id: 'u-10', name: 'Amine Kaci' };

export const task: Task = {
  id: 't-1',
  title: 'Call the bank',
  description: 'Ask about the transfer.',
  deadline: '2026-11-21',
  priority: 'Medium',
  status: 'active',
  assignedTo: [karim],
  assignedBy: people.Lina,
  comments: [],
  history: [{ action: 'Created', by: 'Admin', date: created }],
  timeEstimatedHours: 8,
  timeSpentHours: 2,
  timeEntries: [],
  doneWithoutErrors: null,
  doneOnTime: null,
  doneDate: null,
  attachments: [],
  evaluationScore: null,
  createdAt: created,
  removedAt: null,
};

const assignment = {
  title: ' Visit the bank ',
  assignee: 'u-10',
  due: '2026-11-20',
  priority: 'High',
} as const;

export type Unstamped<T> = T extends unknown ? Omit<T, keyof Stamp> : never;

const comment = { type: 'task.comment', id: 'a-comment' } as const;
const edit = { type: 'task.edit' as const, people: [amine] };
const commands = {
  reassign: { ...edit, assignment },
  'edit without a title': { ...edit, assignment: { ...assignment, title: ' ' } },
  'edit without a due date': { ...edit, assignment: { ...assignment, due: '' } },
  'edit without an assignee': {
    type: 'task.edit',
    people: [],
    assignment: { ...assignment, assignee: '' },
  },
  comment: { ...comment, message: ' They close at four. ' },
  'comment nothing': { ...comment, message: '' },
  'comment blanks': { ...comment, message: ' \n ' },
  'mark done': { type: 'task.markDone' },
  'score 8': { type: 'task.evaluate', score: 8 },
  'score 0': { type: 'task.evaluate', score: 0 },
  'score 11': { type: 'task.evaluate', score: 11 },
  'score 7.5': { type: 'task.evaluate', score: 7.5 },
  delete: { type: 'task.remove' },
  restore: { type: 'task.restore' },
} satisfies Record<string, Unstamped<TaskEvent>>;

type Asked = `${keyof typeof commands} by ${keyof typeof people}`;
type Row = Table<Stop, Asked, Task>[Stop];
type Kept =
  | 'active'
  | 'done'
  | 'evaluated'
  | 'reassigned'
  | 'reassigned and done'
  | 'reassigned and evaluated';
type Stop = Kept | `${Kept}, deleted`;

const writerOf = (event: string) => {
  const { id, name } = people[event.slice('comment by '.length) as keyof typeof people];
  return { id, name };
};

const commentsAfter = (trail: readonly Asked[]) =>
  trail
    .filter((event) => event.startsWith('comment by '))
    .map((event) => ({
      id: 'a-comment',
      by: writerOf(event),
      date: at,
      message: 'They close at four.',
    }));

/** What each command that is taken is called in the history, and under which name if not the asker's. */
const told: Partial<Record<keyof typeof commands, [action: string, by?: string]>> = {
  reassign: ['Edited'],
  comment: ['Commented'],
  'mark done': ['Marked as done'],
  'score 8': ['Evaluation saved with score 8', 'Manager'],
  delete: ['Deleted'],
  restore: ['Restored'],
};

const leadsTo: Partial<Record<keyof typeof commands, Task['status']>> = {
  'mark done': 'done',
  'score 8': 'evaluated',
};

function historyAfter(trail: readonly Asked[]): Task['history'] {
  let status: Task['status'] = 'active';
  let isRemoved = false;
  const place = () => (isRemoved ? 'removed' : `assigned.${status}`);
  const taken = trail.map((asked) => {
    const [command, person] = asked.split(' by ') as [keyof typeof commands, keyof typeof people];
    const by = people[person];
    const [action = 'unexpected', shown] = told[command] ?? [];
    const from = place();
    status = leadsTo[command] ?? status;
    if (command === 'delete' || command === 'restore') isRemoved = command === 'delete';
    const event = { ...commands[command], by, at };
    const shownAs = shown === undefined ? { by: by.name, byId: by.id } : { by: shown };
    return { action, ...shownAs, date: at, event, from, to: place() };
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
  assignedTo: [amine],
  deadline: '2026-11-20',
  priority: 'High',
};
const onTime = { status: 'done', doneDate: at, doneOnTime: true } as const;
const late = { status: 'done', doneDate: at, doneOnTime: false } as const;
const score = { status: 'evaluated', evaluationScore: 8 } as const;

/** A stop where the task stands, and the one where it was deleted from there. */
const deletable = <T extends Kept>(stop: T, changes: Partial<Task>, on: Row['on']) =>
  ({
    [stop]: row(changes, { ...on, 'delete by Nadia': `${stop}, deleted` }),
    [`${stop}, deleted`]: row({ ...changes, removedAt: at }, { 'restore by Nadia': stop }),
  }) as Record<T | `${T}, deleted`, Row>;

type Begin<TType> = Omit<Extract<TaskEvent, { type: TType }>, 'by'>;

const assign: Begin<'task.assign'> = {
  type: 'task.assign',
  assignment: { title: ' Renew the lease ', assignee: 'u-10', due: '2026-12-01', priority: 'Low' },
  people: [amine],
  at,
};
const add: Begin<'task.add'> = {
  type: 'task.add',
  draft: {
    title: ' Renew the lease ',
    description: ' Both. ',
    deadline: '',
    assignees: ['u-09', 'u-10'],
  },
  people: [karim, amine],
  at,
};

const begun = (by: Person, event: { type: string }, changes: Partial<Task>): Task => ({
  ...task,
  id: 't-2',
  title: 'Renew the lease',
  assignedBy: by,
  timeSpentHours: 0,
  createdAt: at,
  history: [
    {
      action: 'Created',
      by: 'Admin',
      date: at,
      event: { ...event, by },
      from: 'drafted',
      to: 'assigned.active',
    },
  ],
  ...changes,
});
const assignedBy = (by: Person) =>
  begun(by, assign, {
    description: '',
    deadline: '2026-12-01',
    priority: 'Low',
    assignedTo: [amine],
  });
const addedBy = (by: Person) =>
  begun(by, add, { description: 'Both.', deadline: '', assignedTo: [karim, amine] });

/** Puts a task into a world whose new ids are `id`. */
export const holdTask =
  (id: string) =>
  (record: Task, open: OpenWorld): Held<Task, TaskEvent> => {
    const { by, read } = open(
      { tasks: async () => [record] },
      () => at,
      () => id,
    );
    return {
      read: () => read('task', record.id),
      send: (event, sent) => {
        const { tasks } = by(event.by);
        if (event.type === 'task.remove') return tasks.remove(record.id, sent);
        if (event.type === 'task.restore') return tasks.restore(record.id, sent);
        return tasks.send(record.id, event as TaskCommand, sent);
      },
    };
  };

/** A task's life, asked by every role with good and bad payloads, through the demo world. */
export const taskModel: LifecycleModel<Stop, Asked, typeof taskLifecycle.machine, Task> = {
  lifecycle: taskLifecycle,
  record: task,
  births: {
    input: { id: 't-2' },
    events: {
      'assign by Nadia': [{ ...assign, by: people.Nadia }, assignedBy(people.Nadia)],
      'assign by Lina': [{ ...assign, by: people.Lina }, assignedBy(people.Lina)],
      'assign by Karim': [{ ...assign, by: people.Karim }, 'task.byAssigner'],
      'assign by Salim': [{ ...assign, by: people.Salim }, 'task.byAssigner'],
      'assign by Hakim': [{ ...assign, by: people.Hakim }, 'task.byAssigner'],
      'assign by Yacine': [{ ...assign, by: people.Yacine }, 'task.byAssigner'],
      'assign without a title': [
        { ...assign, assignment: { ...assign.assignment, title: ' ' }, by: people.Nadia },
        'task.assignmentIsComplete',
      ],
      'assign to nobody': [
        {
          ...assign,
          assignment: { ...assign.assignment, assignee: '' },
          people: [],
          by: people.Nadia,
        },
        'task.assignmentIsComplete',
      ],
      'assign without a due date': [
        { ...assign, assignment: { ...assign.assignment, due: '' }, by: people.Nadia },
        'task.assignmentIsComplete',
      ],
      'add by Lina': [{ ...add, by: people.Lina }, addedBy(people.Lina)],
      'add by Nadia': [{ ...add, by: people.Nadia }, addedBy(people.Nadia)],
      'add by Amine': [{ ...add, by: people.Amine }, 'task.byAssigner'],
      'add without a description': [
        { ...add, draft: { ...add.draft, description: '' }, by: people.Lina },
        'task.draftIsComplete',
      ],
      'add by a day that is none': [
        { ...add, draft: { ...add.draft, deadline: 'soon' }, by: people.Lina },
        'task.draftIsComplete',
      ],
      'mark done before it is assigned': [
        { type: 'task.markDone', by: people.Karim, at },
        'task.markDone',
      ],
    },
  },
  start: 'active',
  events: everyoneAsks(commands, people, at),
  key: (record) => ({ ...record, comments: [] }),
  hold: holdTask('a-comment'),
  inPage: taskInPage,
  table: {
    ...deletable(
      'active',
      {},
      {
        ...commentsOn('active', 'Karim'),
        'reassign by Nadia': 'reassigned',
        'mark done by Karim': 'done',
      },
    ),
    ...deletable('done', onTime, {
      ...commentsOn('done', 'Karim'),
      'score 8 by Lina': 'evaluated',
    }),
    ...deletable('evaluated', { ...onTime, ...score }, commentsOn('evaluated', 'Karim')),
    ...deletable('reassigned', moved, {
      ...commentsOn('reassigned', 'Amine'),
      'reassign by Nadia': 'reassigned',
      'mark done by Amine': 'reassigned and done',
    }),
    ...deletable(
      'reassigned and done',
      { ...moved, ...late },
      {
        ...commentsOn('reassigned and done', 'Amine'),
        'score 8 by Lina': 'reassigned and evaluated',
      },
    ),
    ...deletable(
      'reassigned and evaluated',
      { ...moved, ...late, ...score },
      commentsOn('reassigned and evaluated', 'Amine'),
    ),
  },
};
