import { assign, setup, transition } from 'xstate';

export type RiskSelectionEvent =
  | { type: 'risks.listed'; ids: string[] }
  | { type: 'risk.select'; id: string };

/** Whose resignation risk is shown: nobody until someone is chosen, and nobody whom the filter leaves out. */
export const riskSelectionMachine = setup({
  types: { context: {} as { selected: string | null }, events: {} as RiskSelectionEvent },
  guards: {
    selectedIsGone: ({ context }, p: { ids: string[] }) =>
      context.selected !== null && !p.ids.includes(context.selected),
  },
  actions: {
    select: assign((_, p: { id: string }) => ({ selected: p.id })),
    clear: assign({ selected: null }),
  },
}).createMachine({
  id: 'riskSelection',
  context: { selected: null },
  initial: 'none',
  states: {
    none: {
      on: {
        'risk.select': {
          target: 'selected',
          actions: { type: 'select', params: ({ event }) => event },
        },
      },
    },
    selected: {
      on: {
        'risk.select': { actions: { type: 'select', params: ({ event }) => event } },
        'risks.listed': {
          guard: { type: 'selectedIsGone', params: ({ event }) => event },
          target: 'none',
          actions: 'clear',
        },
      },
    },
  },
});

/** Whose risk is shown. @param employee the URL's parameter. @param ids those listed. */
export function selectedRisk(employee: string | undefined, ids: string[]): string | null {
  const stood = riskSelectionMachine.resolveState({
    value: employee === undefined ? 'none' : 'selected',
    context: { selected: employee ?? null },
  });
  const [next] = transition(riskSelectionMachine, stood, { type: 'risks.listed', ids });
  return next.context.selected;
}
