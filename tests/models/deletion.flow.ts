import { type DeletionEvent, deletionMachine } from '@/machines/editor/deletion.machine';
import type { FlowModel } from './support/flow';
import { refusing, silent } from './support/in-page';
import { answered, refusedWith, sent, waited } from './support/rig';

type Listed = 'nothing is deleted' | 'a is deleted' | 'b is deleted';
type Both = 'a and then b are deleted' | 'b and then a are deleted';
type Stop =
  | Listed
  | Both
  | `${'delete a' | 'delete b' | 'delete a, delete b' | 'delete b, delete a'}; nothing is deleted`
  | `${'delete b' | 'restore a' | 'restore a, delete b' | 'delete b, restore a'}; a is deleted`
  | 'delete a; b is deleted'
  | `restore a; ${Both}`;
type Event =
  | 'delete a'
  | 'delete b'
  | 'restore a'
  | 'deleted'
  | 'deleting is refused'
  | 'deleting has no answer'
  | 'restored'
  | 'restoring is refused'
  | 'restoring has no answer';

const a = { id: 'a', name: 'Task a' };
const b = { id: 'b', name: 'Task b' };
const asks = {
  'delete a': { type: 'record.delete', record: a, key: 'delete a' },
  'delete b': { type: 'record.delete', record: b, key: 'delete b' },
  'restore a': { type: 'record.restore', record: a, key: 'restore a' },
} as const satisfies Partial<Record<Event, DeletionEvent>>;
const refused = 'This task does not exist.';
const reasons: Partial<Record<Event, string>> = {
  'deleting is refused': refused,
  'deleting has no answer': 'There was no answer. Please try again.',
  'restoring is refused': refused,
  'restoring has no answer': 'There was no answer. Please try again.',
};

/** What had no answer, and was not asked for again, in the order of their ends. */
function unansweredAfter(trail: readonly Event[]): DeletionEvent[] {
  const waiting: DeletionEvent[] = [];
  return trail.reduce<DeletionEvent[]>((unanswered, event) => {
    if (event in asks) {
      const asked = asks[event as keyof typeof asks];
      waiting.push(asked);
      return unanswered.filter((one) => one !== asked);
    }
    const ended = waiting.splice(0, 1);
    return event.endsWith('no answer') ? [...unanswered, ...ended] : unanswered;
  }, []);
}

/** What is done and what waits, and what can be had back; what was said and had back last follows from the trail. */
const at = (asked: (keyof typeof asks)[], deleted: (typeof a)[]) => (trail: readonly Event[]) => {
  const last = trail.findLast((event) => event in asks || event in reasons);
  const done = trail.findLast((event) => event === 'deleted' || event === 'restored');
  const [first] = asked;
  const value = {
    'delete a': 'deleting',
    'delete b': 'deleting',
    'restore a': 'restoring',
  } as const;
  const running = {
    'delete a': { remove: { id: 'a', key: 'delete a' } },
    'delete b': { remove: { id: 'b', key: 'delete b' } },
    'restore a': { restore: { id: 'a', key: 'restore a' } },
  } as const;
  return {
    value: first === undefined ? 'idle' : value[first],
    context: {
      asked: asked.map((ask) => asks[ask]),
      unanswered: unansweredAfter(trail),
      deleted,
      restored: done === 'restored' ? 'a' : null,
      failure: last === undefined ? null : (reasons[last] ?? null),
    },
    running: first === undefined ? {} : running[first],
  };
};
const deleting = (done: Stop, undone: Stop) => ({
  deleted: done,
  'deleting is refused': undone,
  'deleting has no answer': undone,
});
const restoring = (done: Stop, undone: Stop) => ({
  restored: done,
  'restoring is refused': undone,
  'restoring has no answer': undone,
});

/** Deleting two records of a list, and having one of them back: one after the other. */
export const deletionFlow: FlowModel<Stop, Event, typeof deletionMachine> = {
  machine: deletionMachine,
  start: 'nothing is deleted',
  key: ({ context: { asked, deleted } }) => JSON.stringify([asked, deleted]),
  events: {
    'delete a': sent(asks['delete a']),
    'delete b': sent(asks['delete b']),
    'restore a': sent(asks['restore a']),
    deleted: answered('remove'),
    'deleting is refused': refusedWith('remove', refused),
    'deleting has no answer': waited('deletion.deleting', 'answerLimit', 15_000),
    restored: answered('restore'),
    'restoring is refused': refusedWith('restore', refused),
    'restoring has no answer': waited('deletion.restoring', 'answerLimit', 15_000),
  },
  inPage: {
    account: 'hr@demo.com',
    screen: '/hr/assign-tasks',
    first: ['Assign two tasks to anybody: “Task a” and “Task b”.'],
    does: {
      'delete a': 'Press ‘Delete Task a’.',
      'delete b': 'Press ‘Delete Task b’.',
      'restore a': 'Press ‘Undo deleting Task a’.',
      deleted: 'Wait for the answer.',
      'deleting is refused': refusing('tasks.remove'),
      'deleting has no answer': silent('tasks.remove', 15),
      restored: 'Wait for the answer.',
      'restoring is refused': refusing('tasks.restore'),
      'restoring has no answer': silent('tasks.restore', 15),
    },
    sees: (stop) => {
      const listed = stop.split('; ').at(-1) ?? stop;
      const names = listed.startsWith('nothing')
        ? []
        : ['a', 'b'].filter((name) => new RegExp(`\\b${name}\\b`).test(listed.replace('and', '')));
      const said = names.map((name) => `‘Deleted Task ${name}’`).join(' and ');
      return names.length === 0
        ? 'Both ‘Task a’ and ‘Task b’ are in the list.'
        : `The page says ${said}.`;
    },
  },
  table: {
    'nothing is deleted': {
      is: at([], []),
      on: {
        'delete a': 'delete a; nothing is deleted',
        'delete b': 'delete b; nothing is deleted',
      },
    },
    'delete a; nothing is deleted': {
      is: at(['delete a'], []),
      on: {
        'delete b': 'delete a, delete b; nothing is deleted',
        ...deleting('a is deleted', 'nothing is deleted'),
      },
    },
    'delete b; nothing is deleted': {
      is: at(['delete b'], []),
      on: {
        'delete a': 'delete b, delete a; nothing is deleted',
        ...deleting('b is deleted', 'nothing is deleted'),
      },
    },
    'delete a, delete b; nothing is deleted': {
      is: at(['delete a', 'delete b'], []),
      on: deleting('delete b; a is deleted', 'delete b; nothing is deleted'),
    },
    'delete b, delete a; nothing is deleted': {
      is: at(['delete b', 'delete a'], []),
      on: deleting('delete a; b is deleted', 'delete a; nothing is deleted'),
    },
    'a is deleted': {
      is: at([], [a]),
      on: { 'delete b': 'delete b; a is deleted', 'restore a': 'restore a; a is deleted' },
    },
    'b is deleted': { is: at([], [b]), on: { 'delete a': 'delete a; b is deleted' } },
    'delete b; a is deleted': {
      is: at(['delete b'], [a]),
      on: {
        'restore a': 'delete b, restore a; a is deleted',
        ...deleting('a and then b are deleted', 'a is deleted'),
      },
    },
    'delete a; b is deleted': {
      is: at(['delete a'], [b]),
      on: deleting('b and then a are deleted', 'b is deleted'),
    },
    'restore a; a is deleted': {
      is: at(['restore a'], [a]),
      on: {
        'delete b': 'restore a, delete b; a is deleted',
        ...restoring('nothing is deleted', 'a is deleted'),
      },
    },
    'restore a, delete b; a is deleted': {
      is: at(['restore a', 'delete b'], [a]),
      on: restoring('delete b; nothing is deleted', 'delete b; a is deleted'),
    },
    'delete b, restore a; a is deleted': {
      is: at(['delete b', 'restore a'], [a]),
      on: deleting('restore a; a and then b are deleted', 'restore a; a is deleted'),
    },
    'a and then b are deleted': {
      is: at([], [b, a]),
      on: { 'restore a': 'restore a; a and then b are deleted' },
    },
    'b and then a are deleted': {
      is: at([], [a, b]),
      on: { 'restore a': 'restore a; b and then a are deleted' },
    },
    'restore a; a and then b are deleted': {
      is: at(['restore a'], [b, a]),
      on: restoring('b is deleted', 'a and then b are deleted'),
    },
    'restore a; b and then a are deleted': {
      is: at(['restore a'], [a, b]),
      on: restoring('b is deleted', 'b and then a are deleted'),
    },
  },
};
