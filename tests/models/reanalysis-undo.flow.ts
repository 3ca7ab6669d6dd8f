import { reanalysisUndoMachine } from '@/machines/candidate/reanalysis-undo.machine';
import type { FlowModel } from './support/flow';
import { answered, refusedWith, sent, waited } from './support/rig';

type Stop = 'offered' | 'undoing' | 'undone' | 'failed: refused' | 'failed: no answer';
type Event = 'undo' | 'undone' | 'refused' | 'no answer';

const ids = ['c-1', 'c-2'];
const reasons = { refused: 'No.', noAnswer: 'Undoing took too long. Please try again.' };
const at = (
  value: string,
  context: object = {},
  running: Record<string, unknown> = {},
): { value: string; context: object; running: Record<string, unknown> } => ({
  value,
  context: { ids, undone: null, failure: null, ...context },
  running,
});

/** Taking a re-analysis back: once, and again where that failed. */
export const reanalysisUndoFlow: FlowModel<Stop, Event, typeof reanalysisUndoMachine> = {
  machine: reanalysisUndoMachine,
  start: 'offered',
  input: { ids },
  events: {
    undo: sent({ type: 'reanalysis.undo' }),
    undone: answered('undoReanalysis', 2),
    refused: refusedWith('undoReanalysis', reasons.refused),
    'no answer': waited('reanalysisUndo.undoing', 'undoLimit', 15_000),
  },
  table: {
    offered: { is: at('offered'), on: { undo: 'undoing' } },
    undoing: {
      is: at('undoing', {}, { undoReanalysis: ids }),
      on: { undone: 'undone', refused: 'failed: refused', 'no answer': 'failed: no answer' },
    },
    undone: { is: at('undone', { undone: 2 }), on: {} },
    'failed: refused': {
      is: at('offered', { failure: reasons.refused }),
      on: { undo: 'undoing' },
    },
    'failed: no answer': {
      is: at('offered', { failure: reasons.noAnswer }),
      on: { undo: 'undoing' },
    },
  },
};
