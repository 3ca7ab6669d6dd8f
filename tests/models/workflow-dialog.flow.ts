import type { Drawing } from '@/machines/workflow/drawing';
import type { RecordWorkflow } from '@/machines/workflow/workflow';
import { workflowDialogMachine } from '@/machines/workflow/workflow-dialog.machine';
import type { FlowModel } from './support/flow';
import { answered, failed, sent, waited } from './support/rig';

type Stop = 'closed' | 'laying out' | 'drawn' | 'failed: refused' | 'failed: no answer';
type Event = 'open' | 'close' | 'try again' | 'laid out' | 'refused' | 'no answer';

const workflow: RecordWorkflow = { states: [], ways: [], next: [], history: [] };
const drawing: Drawing = { width: 0, height: 0, states: {}, arrows: [], starts: [] };
const refused = 'The chart could not be drawn.';
const noAnswer = 'Drawing the chart took too long. Please try again.';

const at = (state: string, context: object = {}, running: Record<string, unknown> = {}) => ({
  value: { open: state },
  context: { workflow, drawing: null, failure: null, ...context },
  running,
});

/** The dialog that 'Show workflow' opens: its words stand at once, its drawing may fail and be asked for again. */
export const workflowDialogFlow: FlowModel<Stop, Event, typeof workflowDialogMachine> = {
  machine: workflowDialogMachine,
  start: 'closed',
  events: {
    open: sent({ type: 'workflow.open', workflow }),
    close: sent({ type: 'workflow.close' }),
    'try again': sent({ type: 'workflow.retry' }),
    'laid out': answered('layOut', drawing),
    refused: failed('layOut', new Error(refused)),
    'no answer': waited('workflowDialog.open.layingOut', 'layoutLimit', 15_000),
  },
  table: {
    closed: {
      is: {
        value: 'closed',
        context: { workflow: null, drawing: null, failure: null },
        running: {},
      },
      on: { open: 'laying out' },
    },
    'laying out': {
      is: at('layingOut', {}, { layOut: workflow }),
      on: {
        close: 'closed',
        'laid out': 'drawn',
        refused: 'failed: refused',
        'no answer': 'failed: no answer',
      },
    },
    drawn: { is: at('drawn', { drawing }), on: { close: 'closed' } },
    'failed: refused': {
      is: at('failed', { failure: refused }),
      on: { close: 'closed', 'try again': 'laying out' },
    },
    'failed: no answer': {
      is: at('failed', { failure: noAnswer }),
      on: { close: 'closed', 'try again': 'laying out' },
    },
  },
};
