import { assign, setup, transition } from 'xstate';

export type PerformanceSelectionEvent =
  | { type: 'employees.matched'; ids: string[] }
  | { type: 'employee.select'; id: string };

/** Whose performance is shown: when a search leaves that person out, the first match, or nobody. */
export const performanceSelectionMachine = setup({
  types: { context: {} as { selected: string | null }, events: {} as PerformanceSelectionEvent },
  guards: {
    someoneMatches: (_, p: { ids: string[] }) => p.ids.length > 0,
    selectedIsGone: ({ context }, p: { ids: string[] }) =>
      p.ids.length > 0 && context.selected !== null && !p.ids.includes(context.selected),
    nobodyMatches: (_, p: { ids: string[] }) => p.ids.length === 0,
  },
  actions: {
    selectFirst: assign((_, p: { ids: string[] }) => ({ selected: p.ids[0] ?? null })),
    select: assign((_, p: { id: string }) => ({ selected: p.id })),
    clear: assign({ selected: null }),
  },
}).createMachine({
  id: 'performanceSelection',
  context: { selected: null },
  initial: 'none',
  states: {
    none: {
      on: {
        'employees.matched': {
          guard: { type: 'someoneMatches', params: ({ event }) => event },
          target: 'selected',
          actions: { type: 'selectFirst', params: ({ event }) => event },
        },
      },
    },
    selected: {
      on: {
        'employees.matched': [
          {
            guard: { type: 'selectedIsGone', params: ({ event }) => event },
            actions: { type: 'selectFirst', params: ({ event }) => event },
          },
          {
            guard: { type: 'nobodyMatches', params: ({ event }) => event },
            target: 'none',
            actions: 'clear',
          },
        ],
        'employee.select': { actions: { type: 'select', params: ({ event }) => event } },
      },
    },
  },
});

/**
 * Whose performance is shown.
 * @param employee the URL's parameter. @param ids those who match the search, in order.
 */
export function selectedEmployee(employee: string | undefined, ids: string[]): string | null {
  const stood = performanceSelectionMachine.resolveState({
    value: employee === undefined ? 'none' : 'selected',
    context: { selected: employee ?? null },
  });
  const [next] = transition(performanceSelectionMachine, stood, { type: 'employees.matched', ids });
  return next.context.selected;
}
