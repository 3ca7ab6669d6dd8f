import { performanceSelectionMachine } from '@/machines/performance/performance-selection.machine';
import { riskSelectionMachine } from '@/machines/risk/risk-selection.machine';
import type { FlowModel } from './support/flow';
import { sent } from './support/rig';

type Stop = 'none' | 'a' | 'b';
type Event = 'all match' | 'b matches' | 'nobody matches' | 'select a' | 'select b';

const none = { value: 'none', context: { selected: null }, running: {} };
const selected = (id: string) => ({ value: 'selected', context: { selected: id }, running: {} });

/** A search moves the selection to the first match, or to none. */
export const performanceSelectionFlow: FlowModel<Stop, Event, typeof performanceSelectionMachine> =
  {
    machine: performanceSelectionMachine,
    start: 'none',
    events: {
      'all match': sent({ type: 'employees.matched', ids: ['a', 'b'] }),
      'b matches': sent({ type: 'employees.matched', ids: ['b'] }),
      'nobody matches': sent({ type: 'employees.matched', ids: [] }),
      'select a': sent({ type: 'employee.select', id: 'a' }),
      'select b': sent({ type: 'employee.select', id: 'b' }),
    },
    table: {
      none: { is: none, on: { 'all match': 'a', 'b matches': 'b' } },
      a: {
        is: selected('a'),
        on: { 'b matches': 'b', 'nobody matches': 'none', 'select a': 'a', 'select b': 'b' },
      },
      b: {
        is: selected('b'),
        on: { 'nobody matches': 'none', 'select a': 'a', 'select b': 'b' },
      },
    },
  };

/** Nobody is selected until someone is chosen; a filter that leaves them out deselects. */
export const riskSelectionFlow: FlowModel<Stop, Event, typeof riskSelectionMachine> = {
  machine: riskSelectionMachine,
  start: 'none',
  events: {
    'all match': sent({ type: 'risks.listed', ids: ['a', 'b'] }),
    'b matches': sent({ type: 'risks.listed', ids: ['b'] }),
    'nobody matches': sent({ type: 'risks.listed', ids: [] }),
    'select a': sent({ type: 'risk.select', id: 'a' }),
    'select b': sent({ type: 'risk.select', id: 'b' }),
  },
  table: {
    none: { is: none, on: { 'select a': 'a', 'select b': 'b' } },
    a: {
      is: selected('a'),
      on: { 'b matches': 'none', 'nobody matches': 'none', 'select a': 'a', 'select b': 'b' },
    },
    b: { is: selected('b'), on: { 'nobody matches': 'none', 'select a': 'a', 'select b': 'b' } },
  },
};
