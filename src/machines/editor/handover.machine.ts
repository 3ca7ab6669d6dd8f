import { assign, setup } from 'xstate';

export type HandoverEvent = { type: 'handover.ask'; id: string } | { type: 'handover.settle' };

/** Asking before a form's unsaved text gives way to another record, until it is settled. */
export const handoverMachine = setup({
  types: { context: {} as { next: string | null }, events: {} as HandoverEvent },
  actions: {
    recordNext: assign((_, p: { id: string }) => ({ next: p.id })),
    clearNext: assign({ next: null }),
  },
}).createMachine({
  id: 'handover',
  context: { next: null },
  initial: 'settled',
  states: {
    settled: {
      on: {
        'handover.ask': {
          target: 'asking',
          actions: { type: 'recordNext', params: ({ event }) => event },
        },
      },
    },
    asking: { on: { 'handover.settle': { target: 'settled', actions: 'clearNext' } } },
  },
});
