import { assign, fromCallback, setup } from 'xstate';

export type ConversationsEvent =
  | { type: 'viewport.widened' }
  | { type: 'viewport.narrowed' }
  | { type: 'conversation.chosen'; id: string }
  | { type: 'conversation.left' }
  | { type: 'conversations.retry' };

/**
 * Which panes of Messages are shown. A wide viewport shows the list beside a chat, which is the first one until
 * another is chosen. A narrow one shows the list, or the chosen chat with a way back. `watchPlace` reports the
 * width and the conversation that the URL names.
 */
export const conversationsMachine = setup({
  types: {
    context: {} as { chosen: string | null },
    events: {} as ConversationsEvent,
    tags: {} as 'list' | 'chat',
  },
  actors: {
    watchPlace: fromCallback<ConversationsEvent>(() => {
      throw new Error('watchPlace');
    }),
  },
  guards: {
    someIsChosen: ({ context }) => context.chosen !== null,
  },
  actions: {
    recordChosen: assign((_, p: { id: string }) => ({ chosen: p.id })),
    clearChosen: assign({ chosen: null }),
  },
  delays: { measureLimit: 15_000 },
}).createMachine({
  id: 'conversations',
  context: { chosen: null },
  initial: 'watching',
  states: {
    watching: {
      invoke: { id: 'watchPlace', src: 'watchPlace', onError: { target: 'unavailable' } },
      initial: 'unmeasured',
      states: {
        unmeasured: {
          after: { measureLimit: { target: '#conversations.unavailable' } },
          on: {
            'conversation.chosen': {
              actions: { type: 'recordChosen', params: ({ event }) => event },
            },
            'viewport.widened': [
              { guard: 'someIsChosen', target: 'wide.chosen' },
              { target: 'wide' },
            ],
            'viewport.narrowed': [
              { guard: 'someIsChosen', target: 'narrow.chatting' },
              { target: 'narrow' },
            ],
          },
        },
        wide: {
          tags: ['list', 'chat'],
          initial: 'first',
          on: {
            'conversation.chosen': {
              target: '.chosen',
              actions: { type: 'recordChosen', params: ({ event }) => event },
            },
          },
          states: {
            first: {
              on: { 'viewport.narrowed': { target: '#conversations.watching.narrow.listing' } },
            },
            chosen: {
              on: {
                'conversation.left': { target: 'first', actions: 'clearChosen' },
                'viewport.narrowed': { target: '#conversations.watching.narrow.chatting' },
              },
            },
          },
        },
        narrow: {
          initial: 'listing',
          on: {
            'conversation.chosen': {
              target: '.chatting',
              actions: { type: 'recordChosen', params: ({ event }) => event },
            },
          },
          states: {
            listing: {
              tags: 'list',
              on: { 'viewport.widened': { target: '#conversations.watching.wide.first' } },
            },
            chatting: {
              tags: 'chat',
              on: {
                'conversation.left': { target: 'listing', actions: 'clearChosen' },
                'viewport.widened': { target: '#conversations.watching.wide.chosen' },
              },
            },
          },
        },
      },
    },
    unavailable: { on: { 'conversations.retry': { target: 'watching' } } },
  },
});
