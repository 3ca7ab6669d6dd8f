import { type DeletionEvent, deletionMachine } from '@/machines/editor/deletion.machine';
import type { FlowModel } from './support/flow';
import { refusing, silent } from './support/in-page';
import { answered, refusedWith, sent, waited } from './support/rig';

type Stop = 'nothing' | 'a' | 'b' | 'a, then b' | 'b, then a';
type Event = 'delete a' | 'delete b' | 'deleted' | 'is refused' | 'has no answer';

const asks = {
  'delete a': { type: 'record.delete', record: { id: 'a', name: 'Task a' }, key: 'delete a' },
  'delete b': { type: 'record.delete', record: { id: 'b', name: 'Task b' }, key: 'delete b' },
} as const satisfies Partial<Record<Event, DeletionEvent>>;
const refused = 'This task does not exist.';
const reasons: Partial<Record<Event, string>> = {
  'is refused': refused,
  'has no answer': 'There was no answer. Please try again.',
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
    return event === 'has no answer' ? [...unanswered, ...ended] : unanswered;
  }, []);
}

/** What is deleted and what waits; what was said last follows from the trail. */
const at = (asked: (keyof typeof asks)[]) => (trail: readonly Event[]) => {
  const last = trail.findLast((event) => event in asks || event in reasons);
  const [first] = asked;
  return {
    value: first === undefined ? 'idle' : 'deleting',
    context: {
      asked: asked.map((ask) => asks[ask]),
      unanswered: unansweredAfter(trail),
      failure: last === undefined ? null : (reasons[last] ?? null),
    },
    running:
      first === undefined ? {} : { remove: { record: asks[first].record, key: asks[first].key } },
  };
};
const ending = (next: Stop) =>
  ({ deleted: next, 'is refused': next, 'has no answer': next }) as const;

/** Deleting two records of a list, one after the other. */
export const deletionFlow: FlowModel<Stop, Event, typeof deletionMachine> = {
  machine: deletionMachine,
  start: 'nothing',
  key: ({ context: { asked } }) => JSON.stringify(asked),
  events: {
    'delete a': sent(asks['delete a']),
    'delete b': sent(asks['delete b']),
    deleted: answered('remove'),
    'is refused': refusedWith('remove', refused),
    'has no answer': waited('deletion.deleting', 'answerLimit', 15_000),
  },
  inPage: {
    account: 'hr@demo.com',
    screen: '/hr/assign-tasks',
    first: ['Assign two tasks to anybody: “Task a” and “Task b”.'],
    does: {
      'delete a': 'Press ‘Delete Task a’.',
      'delete b': 'Press ‘Delete Task b’.',
      deleted: 'Wait for the answer, and press ‘Undo’.',
      'is refused': refusing('tasks.remove'),
      'has no answer': silent('tasks.remove', 15),
    },
    sees: () => 'Both ‘Task a’ and ‘Task b’ are in the list.',
  },
  table: {
    nothing: { is: at([]), on: { 'delete a': 'a', 'delete b': 'b' } },
    a: { is: at(['delete a']), on: { 'delete b': 'a, then b', ...ending('nothing') } },
    b: { is: at(['delete b']), on: { 'delete a': 'b, then a', ...ending('nothing') } },
    'a, then b': { is: at(['delete a', 'delete b']), on: ending('b') },
    'b, then a': { is: at(['delete b', 'delete a']), on: ending('a') },
  },
};
