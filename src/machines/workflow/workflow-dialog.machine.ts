import { assign, setup } from 'xstate';
import type { RecordWorkflow } from './workflow';

export type WorkflowDialogEvent =
  | { type: 'workflow.open'; workflow: RecordWorkflow }
  | { type: 'workflow.close' };

interface WorkflowDialog {
  workflow: RecordWorkflow | null;
}

/** The dialog of a record's workflow. It shows the workflow as it was when the dialog was opened. */
export const workflowDialogMachine = setup({
  types: { context: {} as WorkflowDialog, events: {} as WorkflowDialogEvent },
  actions: {
    recordWorkflow: assign((_, p: { workflow: RecordWorkflow }) => ({ workflow: p.workflow })),
    clear: assign({ workflow: null }),
  },
}).createMachine({
  id: 'workflowDialog',
  context: { workflow: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'clear',
      on: {
        'workflow.open': {
          target: 'open',
          actions: { type: 'recordWorkflow', params: ({ event }) => event },
        },
      },
    },
    open: { on: { 'workflow.close': { target: 'closed' } } },
  },
});
