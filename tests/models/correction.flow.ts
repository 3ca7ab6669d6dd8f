import { correctionMachine } from '@/machines/candidate/correction.machine';
import type { FlowModel } from './support/flow';
import { answered, refusedWith, sent, waited } from './support/rig';

type Stop = 'closed' | 'editing' | 'editing: refused' | 'editing: no answer' | 'saving';
type Event = 'open' | 'cancel' | 'submit' | 'saved' | 'refused' | 'no answer';

const corrections = { location: 'Algiers' };
const refused = 'Only HR staff can analyse or correct a candidate.';
const noAnswer = 'Saving took too long. Please try again.';
const at = (value: string, failure: string | null = null, running = {}) => ({
  value,
  context: { failure },
  running,
});
const editing = { cancel: 'closed', submit: 'saving' } as const;

/** Correcting a candidate by hand: a failure leaves the form open. */
export const correctionFlow: FlowModel<Stop, Event, typeof correctionMachine> = {
  machine: correctionMachine,
  start: 'closed',
  events: {
    open: sent({ type: 'correction.open' }),
    cancel: sent({ type: 'correction.cancel' }),
    submit: sent({ type: 'correction.submit', corrections }),
    saved: answered('saveCorrections'),
    refused: refusedWith('saveCorrections', refused),
    'no answer': waited('correction.saving', 'saveLimit', 15_000),
  },
  table: {
    closed: { is: at('closed'), on: { open: 'editing' } },
    editing: { is: at('editing'), on: editing },
    'editing: refused': { is: at('editing', refused), on: editing },
    'editing: no answer': { is: at('editing', noAnswer), on: editing },
    saving: {
      is: at('saving', null, { saveCorrections: corrections }),
      on: { saved: 'closed', refused: 'editing: refused', 'no answer': 'editing: no answer' },
    },
  },
};
