import type { RecordWorkflow } from '@/machines/workflow/workflow';
import { workflowDialogMachine } from '@/machines/workflow/workflow-dialog.machine';
import type { FlowModel } from './support/flow';
import { sent } from './support/rig';

type Stop = 'closed' | 'open';
type Event = 'open' | 'close';

const workflow: RecordWorkflow = { chart: 'task', states: [], ways: [], next: [], history: [] };

/** The dialog that 'Show workflow' opens. */
export const workflowDialogFlow: FlowModel<Stop, Event, typeof workflowDialogMachine> = {
  machine: workflowDialogMachine,
  start: 'closed',
  events: {
    open: sent({ type: 'workflow.open', workflow }),
    close: sent({ type: 'workflow.close' }),
  },
  table: {
    closed: {
      is: { value: 'closed', context: { workflow: null }, running: {} },
      on: { open: 'open' },
    },
    open: {
      is: { value: 'open', context: { workflow }, running: {} },
      on: { close: 'closed' },
    },
  },
};
