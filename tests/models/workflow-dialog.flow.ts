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
  inPage: {
    account: 'employee@demo.com',
    screen: '/employee/tasks?task=t-102',
    does: { open: 'Press ‘More actions’ and then ‘Show workflow’.', close: 'Press Escape.' },
    sees: {
      closed: 'The task offers ‘More actions’.',
      open: 'A dialog shows the chart of the task, and where it stands: ‘Active’.',
    },
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
