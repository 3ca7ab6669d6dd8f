import { handoverMachine } from '@/machines/editor/handover.machine';
import type { FlowModel } from './support/flow';
import { sent } from './support/rig';

type Stop = 'settled' | 'asking for a' | 'asking for b';
type Event = 'ask for a' | 'ask for b' | 'settle';

const asking = (id: string) => ({
  is: { value: 'asking', context: { next: id }, running: {} },
  on: { settle: 'settled' } as const,
});

/** Asking before unsaved text gives way to another record. */
export const handoverFlow: FlowModel<Stop, Event, typeof handoverMachine> = {
  machine: handoverMachine,
  start: 'settled',
  events: {
    'ask for a': sent({ type: 'handover.ask', id: 'a' }),
    'ask for b': sent({ type: 'handover.ask', id: 'b' }),
    settle: sent({ type: 'handover.settle' }),
  },
  table: {
    settled: {
      is: { value: 'settled', context: { next: null }, running: {} },
      on: { 'ask for a': 'asking for a', 'ask for b': 'asking for b' },
    },
    'asking for a': asking('a'),
    'asking for b': asking('b'),
  },
};
