import { type BulkItem, bulkMachine } from '@/machines/command/bulk.machine';
import type { FlowModel } from './support/flow';
import { refusing, silent } from './support/in-page';
import { answered, refusedWith, sent, waited } from './support/rig';

type Running = 'a, then b' | 'a alone' | 'b; a is done' | 'b; a is refused';
type Ended =
  | 'both are done'
  | 'a is done, b is refused'
  | 'a is done, b has no answer'
  | 'b is done, a is refused'
  | 'both are refused'
  | 'a is refused, b has no answer'
  | 'a has no answer, b is left'
  | 'a is done, b is left'
  | 'a is refused, b is left';
type Stop = 'nothing is asked' | Running | Ended;
type Event = 'run' | 'run for nobody' | 'done' | 'refusal' | 'no answer' | 'cancel' | 'dismiss';

const command = { type: 'shortlist' };
const a = { id: 'a', name: 'Amina', key: 'key a' };
const b = { id: 'b', name: 'Bilal', key: 'key b' };
const reason = 'Decided already.';
const noAnswer = 'There was no answer.';

const refusedBy = (...refused: [BulkItem, string][]) =>
  refused.map(([item, said]) => ({ item, reason: said }));

const running = (
  waiting: BulkItem[],
  also: Partial<Record<'done' | 'left', BulkItem[]>> & { refused?: ReturnType<typeof refusedBy> },
) => ({
  value: 'running',
  context: { command, waiting, done: [], refused: [], left: [], ...also },
  running: { perform: { command, item: waiting[0] } },
});

const ended = (also: Parameters<typeof running>[1]) => ({
  is: {
    value: 'ended',
    context: { command, waiting: [], done: [], refused: [], left: [], ...also },
    running: {},
  },
  on: { run: 'a, then b', dismiss: 'nothing is asked' } as const,
});

/** One command for two records: one after the other, cancelled, refused, not answered, and asked for again. */
export const bulkFlow: FlowModel<Stop, Event, typeof bulkMachine> = {
  machine: bulkMachine,
  start: 'nothing is asked',
  key: ({ value, context }) => JSON.stringify([value, context]),
  events: {
    run: sent({ type: 'bulk.run', command, items: [a, b] }),
    'run for nobody': sent({ type: 'bulk.run', command, items: [] }),
    done: answered('perform'),
    refusal: refusedWith('perform', reason),
    'no answer': waited('bulk.running', 'answerLimit', 15_000),
    cancel: sent({ type: 'bulk.cancel' }),
    dismiss: sent({ type: 'bulk.dismiss' }),
  },
  inPage: {
    account: 'hr@demo.com',
    screen: '/hr/candidates',
    does: {
      run: 'Tick two candidates who are Analyzed and not Shortlisted, and press ‘Shortlist 2’.',
      'run for nobody': { never: 'Without a choice there is no button.' },
      done: 'Wait for the answer.',
      refusal: refusing('candidates.send'),
      'no answer': silent('candidates.send', 15),
      cancel: 'Press ‘Cancel’.',
      dismiss: 'Press ‘Dismiss’.',
    },
    sees: {
      'nothing is asked': 'Nothing stands below the list.',
      'a, then b': 'Below the list stands ‘Shortlist: 0 of 2 candidates’.',
      'a alone': 'Below the list stands ‘Shortlist: 0 of 2 candidates’.',
      'b; a is done': 'Below the list stands ‘Shortlist: 1 of 2 candidates’.',
      'b; a is refused': 'Below the list stands ‘Shortlist: 1 of 2 candidates’.',
      'both are done': 'Below the list stands ‘Shortlisted 2 candidates’.',
      'a is done, b is refused': 'Below the list stands ‘Shortlisted 1 candidate’.',
      'a is done, b has no answer': 'Below the list stands ‘Shortlisted 1 candidate’.',
      'b is done, a is refused': 'Below the list stands ‘Shortlisted 1 candidate’.',
      'both are refused': 'Below the list stands ‘No candidate was changed.’',
      'a is refused, b has no answer': 'Below the list stands ‘No candidate was changed.’',
      'a has no answer, b is left': 'Below the list stands ‘1 candidate left as before.’',
      'a is done, b is left': 'Below the list stands ‘1 candidate left as before.’',
      'a is refused, b is left': 'Below the list stands ‘1 candidate left as before.’',
    },
  },
  table: {
    'nothing is asked': {
      is: {
        value: 'idle',
        context: { command: null, waiting: [], done: [], refused: [], left: [] },
        running: {},
      },
      on: { run: 'a, then b' },
    },
    'a, then b': {
      is: running([a, b], {}),
      on: {
        done: 'b; a is done',
        refusal: 'b; a is refused',
        'no answer': 'a has no answer, b is left',
        cancel: 'a alone',
      },
    },
    'a alone': {
      is: running([a], { left: [b] }),
      on: {
        done: 'a is done, b is left',
        refusal: 'a is refused, b is left',
        'no answer': 'a has no answer, b is left',
      },
    },
    'b; a is done': {
      is: running([b], { done: [a] }),
      on: {
        done: 'both are done',
        refusal: 'a is done, b is refused',
        'no answer': 'a is done, b has no answer',
      },
    },
    'b; a is refused': {
      is: running([b], { refused: refusedBy([a, reason]) }),
      on: {
        done: 'b is done, a is refused',
        refusal: 'both are refused',
        'no answer': 'a is refused, b has no answer',
      },
    },
    'both are done': ended({ done: [a, b] }),
    'a is done, b is refused': ended({ done: [a], refused: refusedBy([b, reason]) }),
    'a is done, b has no answer': ended({ done: [a], refused: refusedBy([b, noAnswer]) }),
    'b is done, a is refused': ended({ done: [b], refused: refusedBy([a, reason]) }),
    'both are refused': ended({ refused: refusedBy([a, reason], [b, reason]) }),
    'a is refused, b has no answer': ended({ refused: refusedBy([a, reason], [b, noAnswer]) }),
    'a has no answer, b is left': ended({ refused: refusedBy([a, noAnswer]), left: [b] }),
    'a is done, b is left': ended({ done: [a], left: [b] }),
    'a is refused, b is left': ended({ refused: refusedBy([a, reason]), left: [b] }),
  },
};
