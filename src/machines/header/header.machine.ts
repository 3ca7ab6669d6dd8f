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
  type: 'parallel',
  states: {
    menu: {
      initial: 'closed',
      states: {
        closed: { on: { 'menu.toggle': { target: 'open' } } },
        open: {
          invoke: { id: 'watchMenu', src: 'watchLeaving' },
          on: {
            'menu.toggle': { target: 'closed' },
            'bell.toggle': { target: 'closed' },
            'header.clickedOutside': { target: 'closed' },
            'header.escaped': { target: 'closed' },
            'header.navigated': { target: 'closed' },
          },
        },
      },
    },
    bell: {
      initial: 'closed',
      states: {
        closed: { on: { 'bell.toggle': { target: 'open' } } },
        open: {
          invoke: { id: 'watchBell', src: 'watchLeaving' },
          on: {
            'bell.toggle': { target: 'closed' },
            'menu.toggle': { target: 'closed' },
            'header.clickedOutside': { target: 'closed' },
            'header.escaped': { target: 'closed' },
            'header.navigated': { target: 'closed' },
          },
        },
      },
    },
  },
});
