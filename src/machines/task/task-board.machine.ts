import { assign, setup, transition } from 'xstate';

export type TaskBoardEvent =
  | { type: 'tasks.listed'; ids: string[] }
  | { type: 'card.toggle'; id: string };

/** Which task's card is open: the first at the start, then at most one, and none that is not listed. */
export const taskBoardMachine = setup({
  types: { context: {} as { open: string | null }, events: {} as TaskBoardEvent },
  guards: {
    someTaskIsListed: (_, p: { ids: string[] }) => p.ids.length > 0,
    openIsGone: ({ context }, p: { ids: string[] }) =>
      context.open !== null && !p.ids.includes(context.open),
    isOpen: ({ context }, p: { id: string }) => context.open === p.id,
  },
  actions: {
    openFirst: assign((_, p: { ids: string[] }) => ({ open: p.ids[0] ?? null })),
    open: assign((_, p: { id: string }) => ({ open: p.id })),
    close: assign({ open: null }),
  },
}).createMachine({
  id: 'taskBoard',
  context: { open: null },
  initial: 'fresh',
  states: {
    fresh: {
      on: {
        'tasks.listed': {
          guard: { type: 'someTaskIsListed', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'openFirst', params: ({ event }) => event },
        },
      },
    },
    open: {
      on: {
        'tasks.listed': {
          guard: { type: 'openIsGone', params: ({ event }) => event },
          target: 'closed',
          actions: 'close',
        },
        'card.toggle': [
          {
            guard: { type: 'isOpen', params: ({ event }) => event },
            target: 'closed',
            actions: 'close',
          },
          { actions: { type: 'open', params: ({ event }) => event } },
        ],
      },
    },
    closed: {
      on: {
        'card.toggle': {
          target: 'open',
          actions: { type: 'open', params: ({ event }) => event },
        },
      },
    },
  },
});

/** The board that the URL's `task` stands for: absent at the start, empty for no open card. */
function boardAt(task: string | undefined, ids: string[]) {
  const value = task === undefined ? 'fresh' : task === '' ? 'closed' : 'open';
  const stood = taskBoardMachine.resolveState({ value, context: { open: task || null } });
  return transition(taskBoardMachine, stood, { type: 'tasks.listed', ids })[0];
}

/** The open task. @param task the URL's parameter. @param ids the tasks listed, in order. */
export const openTask = (task: string | undefined, ids: string[]): string | null =>
  boardAt(task, ids).context.open;

/** The URL's parameter after a card was toggled; empty for no open card. */
export function toggledTask(task: string | undefined, ids: string[], id: string): string {
  const [next] = transition(taskBoardMachine, boardAt(task, ids), { type: 'card.toggle', id });
  return next.context.open ?? '';
}
