import { fromCallback, setup } from 'xstate';

export type HeaderEvent =
  | { type: 'menu.toggle' }
  | { type: 'bell.toggle' }
  | { type: 'header.clickedOutside' }
  | { type: 'header.escaped' }
  | { type: 'header.navigated' };

/** The header's mobile menu and notification dropdown: at most one is open, and leaving closes it. */
export const headerMachine = setup({
  types: { events: {} as HeaderEvent },
  actors: {
    watchLeaving: fromCallback<HeaderEvent>(() => {
      throw new Error('watchLeaving');
    }),
  },
}).createMachine({
  id: 'header',
  initial: 'closed',
  states: {
    closed: {
      on: {
        'menu.toggle': { target: 'open.menu' },
        'bell.toggle': { target: 'open.bell' },
      },
    },
    open: {
      invoke: { id: 'watchLeaving', src: 'watchLeaving', onError: { target: 'closed' } },
      on: {
        'header.clickedOutside': { target: 'closed' },
        'header.escaped': { target: 'closed' },
        'header.navigated': { target: 'closed' },
      },
      initial: 'menu',
      states: {
        menu: {
          on: {
            'menu.toggle': { target: '#header.closed' },
            'bell.toggle': { target: 'bell' },
          },
        },
        bell: {
          on: {
            'bell.toggle': { target: '#header.closed' },
            'menu.toggle': { target: 'menu' },
          },
        },
      },
    },
  },
});
