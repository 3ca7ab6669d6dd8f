import type { ClientDraft } from '@/data/schemas/client';
import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

export type ClientsEvent =
  | { type: 'client.add' }
  | { type: 'client.submit'; draft: ClientDraft }
  | { type: 'dialog.close' }
  | { type: 'payments.choose'; id: string | null };

interface Clients {
  /** The client whose payments the URL asks for; they show once nothing else is open. */
  chosen: string | null;
  draft: ClientDraft | null;
  failure: string | null;
}

/** The list of clients, with the modal that adds one and the modal of one's payments. */
export const clientsMachine = setup({
  types: { context: {} as Clients, events: {} as ClientsEvent },
  actors: {
    addClient: fromPromise<void, ClientDraft>(() => Promise.reject(new Error('addClient'))),
  },
  guards: {
    someoneIsChosen: ({ context }) => context.chosen !== null,
    nobodyIsChosen: ({ context }) => context.chosen === null,
  },
  actions: {
    recordChosen: assign((_, p: { id: string | null }) => ({ chosen: p.id })),
    recordDraft: assign((_, p: { draft: ClientDraft }) => ({ draft: p.draft, failure: null })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    clear: assign({ draft: null, failure: null }),
  },
  delays: { saveLimit: 15_000 },
}).createMachine({
  id: 'clients',
  context: { chosen: null, draft: null, failure: null },
  on: {
    'payments.choose': { actions: { type: 'recordChosen', params: ({ event }) => event } },
  },
  initial: 'list',
  states: {
    list: {
      always: { guard: 'someoneIsChosen', target: 'showingPayments' },
      on: { 'client.add': { target: 'adding' } },
    },
    showingPayments: {
      always: { guard: 'nobodyIsChosen', target: 'list' },
    },
    adding: {
      exit: 'clear',
      initial: 'drafting',
      states: {
        drafting: {
          on: {
            'dialog.close': { target: '#clients.list' },
            'client.submit': {
              target: 'saving',
              actions: { type: 'recordDraft', params: ({ event }) => event },
            },
          },
        },
        saving: {
          invoke: {
            id: 'addClient',
            src: 'addClient',
            input: ({ context }) => {
              if (context.draft === null) throw new Error('saving without a draft');
              return context.draft;
            },
            onDone: { target: '#clients.list' },
            onError: {
              target: 'drafting',
              actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            saveLimit: {
              target: 'drafting',
              actions: {
                type: 'recordFailure',
                params: {
                  error: {
                    code: 'unanswered',
                    sentence: 'Saving took too long. Please try again.',
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});
