import { fromPromise, setup } from 'xstate';

export type TryoutPanelEvent = { type: 'panel.open' } | { type: 'panel.close' };

/** The panel of the landing page's resume analyser. Its code loads when it is first opened. */
export const tryoutPanelMachine = setup({
  types: { events: {} as TryoutPanelEvent },
  actors: {
    loadPanel: fromPromise<void>(() => Promise.reject(new Error('loadPanel'))),
  },
  delays: { loadingLimit: 20_000 },
}).createMachine({
  id: 'tryoutPanel',
  initial: 'closed',
  states: {
    closed: { on: { 'panel.open': { target: 'opening' } } },
    opening: {
      invoke: {
        id: 'loadPanel',
        src: 'loadPanel',
        onDone: { target: 'open' },
        onError: { target: 'unavailable' },
      },
      after: { loadingLimit: { target: 'unavailable' } },
    },
    unavailable: { on: { 'panel.open': { target: 'opening' } } },
    open: { on: { 'panel.close': { target: 'closed' } } },
  },
});
