import { assign, fromCallback, setup } from 'xstate';
import { messageOf } from '../failure';

export type DrawingEvent =
  /** It is in sight, or nearly so. `width` is how wide it is shown, in pixels of the screen. */
  | { type: 'drawing.see'; width: number }
  | { type: 'drawing.leave' }
  | { type: 'drawing.drawn'; drawn: object }
  | { type: 'drawing.failed'; error: unknown }
  | { type: 'drawing.retry' };

interface Drawing {
  width: number;
  /** What was drawn last: the opened file, or the picture of a page. */
  drawn: object | null;
  failure: string | null;
}

/**
 * A resume's file, or a page of it, as it looks. It is drawn when it is seen, anew when it is seen at another width,
 * and forgotten out of sight.
 */
export const drawingMachine = setup({
  types: { context: {} as Drawing, events: {} as DrawingEvent },
  actors: {
    draw: fromCallback<DrawingEvent, { width: number }>(() => {
      throw new Error('draw');
    }),
  },
  actions: {
    recordWidth: assign((_, p: { width: number }) => ({ width: p.width, failure: null })),
    recordDrawn: assign((_, p: { drawn: object }) => ({ drawn: p.drawn })),
    recordFailure: assign((_, p: { error: unknown }) => ({
      drawn: null,
      failure: messageOf(p.error),
    })),
    forgetFailure: assign({ failure: null }),
    forget: assign({ drawn: null, failure: null }),
  },
  delays: { drawingLimit: 30_000 },
}).createMachine({
  id: 'drawing',
  context: { width: 0, drawn: null, failure: null },
  initial: 'unseen',
  states: {
    unseen: {
      on: {
        'drawing.see': {
          target: 'seen',
          actions: { type: 'recordWidth', params: ({ event }) => event },
        },
      },
    },
    seen: {
      invoke: {
        id: 'draw',
        src: 'draw',
        input: ({ context }) => ({ width: context.width }),
        onError: {
          target: 'failed',
          actions: { type: 'recordFailure', params: ({ event }) => event },
        },
      },
      initial: 'drawing',
      states: {
        drawing: {
          on: {
            'drawing.drawn': {
              target: 'drawn',
              actions: { type: 'recordDrawn', params: ({ event }) => event },
            },
          },
          after: {
            drawingLimit: {
              target: '#drawing.failed',
              actions: {
                type: 'recordFailure',
                params: {
                  error: { code: 'unanswered', sentence: 'It took too long. Please try again.' },
                },
              },
            },
          },
        },
        drawn: {},
      },
      on: {
        'drawing.see': {
          target: 'seen',
          reenter: true,
          actions: { type: 'recordWidth', params: ({ event }) => event },
        },
        'drawing.failed': {
          target: 'failed',
          actions: { type: 'recordFailure', params: ({ event }) => event },
        },
        'drawing.leave': { target: 'unseen', actions: 'forget' },
      },
    },
    failed: {
      on: {
        'drawing.retry': { target: 'seen', actions: 'forgetFailure' },
        'drawing.leave': { target: 'unseen', actions: 'forget' },
      },
    },
  },
});
