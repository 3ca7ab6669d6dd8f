import { taskBoardMachine } from '@/machines/task/task-board.machine';
import type { FlowModel } from './support/flow';
import { sent } from './support/rig';

type Stop = 'fresh' | 'a is open' | 'b is open' | 'closed';
type Event = 'a and b are listed' | 'b is listed' | 'nothing is listed' | 'toggle a' | 'toggle b';

const open = (id: string) => ({ value: 'open', context: { open: id }, running: {} });

/** One card open at a time, the first at the start. */
export const taskBoardFlow: FlowModel<Stop, Event, typeof taskBoardMachine> = {
  machine: taskBoardMachine,
  start: 'fresh',
  events: {
    'a and b are listed': sent({ type: 'tasks.listed', ids: ['a', 'b'] }),
    'b is listed': sent({ type: 'tasks.listed', ids: ['b'] }),
    'nothing is listed': sent({ type: 'tasks.listed', ids: [] }),
    'toggle a': sent({ type: 'card.toggle', id: 'a' }),
    'toggle b': sent({ type: 'card.toggle', id: 'b' }),
  },
  table: {
    fresh: {
      is: { value: 'fresh', context: { open: null }, running: {} },
      on: { 'a and b are listed': 'a is open', 'b is listed': 'b is open' },
    },
    'a is open': {
      is: open('a'),
      on: {
        'b is listed': 'closed',
        'nothing is listed': 'closed',
        'toggle a': 'closed',
        'toggle b': 'b is open',
      },
    },
    'b is open': {
      is: open('b'),
      on: { 'nothing is listed': 'closed', 'toggle a': 'a is open', 'toggle b': 'closed' },
    },
    closed: {
      is: { value: 'closed', context: { open: null }, running: {} },
      on: { 'toggle a': 'a is open', 'toggle b': 'b is open' },
    },
  },
};
