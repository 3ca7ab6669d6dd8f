import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';
import type { Drawing } from './drawing';
import type { RecordWorkflow } from './workflow';

export type WorkflowDialogEvent =
  | { type: 'workflow.open'; workflow: RecordWorkflow }
  | { type: 'workflow.retry' }
  | { type: 'workflow.close' };

interface WorkflowDialog {
  workflow: RecordWorkflow | null;
  drawing: Drawing | null;
  failure: string | null;
}

/** A record's workflow in its dialog: in words at once, and drawn when its layout is known. */
export const workflowDialogMachine = setup({
  types: { context: {} as WorkflowDialog, events: {} as WorkflowDialogEvent },
  actors: {
    layOut: fromPromise<Drawing, RecordWorkflow>(() => Promise.reject(new Error('layOut'))),
  },
  actions: {
    recordWorkflow: assign((_, p: { workflow: RecordWorkflow }) => ({ workflow: p.workflow })),
    recordDrawing: assign((_, p: { drawing: Drawing }) => ({ drawing: p.drawing })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    clearFailure: assign({ failure: null }),
    clear: assign({ workflow: null, drawing: null, failure: null }),
  },
  delays: { layoutLimit: 15_000 },
}).createMachine({
  id: 'workflowDialog',
  context: { workflow: null, drawing: null, failure: null },
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
    open: {
      initial: 'layingOut',
      on: { 'workflow.close': { target: 'closed' } },
      states: {
        layingOut: {
          entry: 'clearFailure',
          invoke: {
            id: 'layOut',
            src: 'layOut',
            input: ({ context }) => {
              if (context.workflow === null) throw new Error('laying out without a workflow');
              return context.workflow;
            },
            onDone: {
              target: 'drawn',
              actions: {
                type: 'recordDrawing',
                params: ({ event }) => ({ drawing: event.output }),
              },
            },
            onError: {
              target: 'failed',
              actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            layoutLimit: {
              target: 'failed',
              actions: {
                type: 'recordFailure',
                params: { error: 'Drawing the chart took too long. Please try again.' },
              },
            },
          },
        },
        drawn: {},
        failed: { on: { 'workflow.retry': { target: 'layingOut' } } },
      },
    },
  },
});
