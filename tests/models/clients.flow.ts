import { clientsMachine } from '@/machines/clients/clients.machine';
import type { FlowModel } from './support/flow';
import { answered, refusedWith, sent, waited } from './support/rig';

type Adding = 'adding' | 'adding: refused' | 'adding: no answer' | 'saving';
type Stop = 'list' | 'payments' | Adding | `chosen while ${Adding}`;
type Event =
  | 'add'
  | 'close'
  | 'submit'
  | 'choose a client'
  | 'choose nobody'
  | 'saved'
  | 'refused'
  | 'no answer';

const draft = {
  name: 'Ghardaia Tiles',
  email: 'contact@ghardaia-tiles.dz',
  plan: 'Pro',
  renewal: '2026-12-21',
} as const;
const refused = 'The demo was told to refuse this.';
const noAnswer = 'Saving took too long. Please try again.';

const at = (value: unknown, context: object = {}, running: Record<string, unknown> = {}) => ({
  value,
  context: { chosen: null, draft: null, failure: null, ...context },
  running,
});
const drafting = (context: object = {}) => at({ adding: 'drafting' }, context);
const saving = (context: object = {}) =>
  at({ adding: 'saving' }, { draft, ...context }, { addClient: draft });
const chosen = { chosen: '1' };

/** The list of clients, the modal that adds one, and the payments that the URL asks for. */
export const clientsFlow: FlowModel<Stop, Event, typeof clientsMachine> = {
  machine: clientsMachine,
  start: 'list',
  events: {
    add: sent({ type: 'client.add' }),
    close: sent({ type: 'dialog.close' }),
    submit: sent({ type: 'client.submit', draft }),
    'choose a client': sent({ type: 'payments.choose', id: '1' }),
    'choose nobody': sent({ type: 'payments.choose', id: null }),
    saved: answered('addClient'),
    refused: refusedWith('addClient', refused),
    'no answer': waited('clients.adding.saving', 'saveLimit', 15_000),
  },
  table: {
    list: {
      is: at('list'),
      on: { add: 'adding', 'choose a client': 'payments', 'choose nobody': 'list' },
    },
    payments: {
      is: at('showingPayments', chosen),
      on: { 'choose a client': 'payments', 'choose nobody': 'list' },
    },
    adding: {
      is: drafting(),
      on: {
        close: 'list',
        submit: 'saving',
        'choose a client': 'chosen while adding',
        'choose nobody': 'adding',
      },
    },
    'adding: refused': {
      is: drafting({ draft, failure: refused }),
      on: {
        close: 'list',
        submit: 'saving',
        'choose a client': 'chosen while adding: refused',
        'choose nobody': 'adding: refused',
      },
    },
    'adding: no answer': {
      is: drafting({ draft, failure: noAnswer }),
      on: {
        close: 'list',
        submit: 'saving',
        'choose a client': 'chosen while adding: no answer',
        'choose nobody': 'adding: no answer',
      },
    },
    saving: {
      is: saving(),
      on: {
        saved: 'list',
        refused: 'adding: refused',
        'no answer': 'adding: no answer',
        'choose a client': 'chosen while saving',
        'choose nobody': 'saving',
      },
    },
    'chosen while adding': {
      is: drafting(chosen),
      on: {
        close: 'payments',
        submit: 'chosen while saving',
        'choose a client': 'chosen while adding',
        'choose nobody': 'adding',
      },
    },
    'chosen while adding: refused': {
      is: drafting({ draft, failure: refused, ...chosen }),
      on: {
        close: 'payments',
        submit: 'chosen while saving',
        'choose a client': 'chosen while adding: refused',
        'choose nobody': 'adding: refused',
      },
    },
    'chosen while adding: no answer': {
      is: drafting({ draft, failure: noAnswer, ...chosen }),
      on: {
        close: 'payments',
        submit: 'chosen while saving',
        'choose a client': 'chosen while adding: no answer',
        'choose nobody': 'adding: no answer',
      },
    },
    'chosen while saving': {
      is: saving(chosen),
      on: {
        saved: 'payments',
        refused: 'chosen while adding: refused',
        'no answer': 'chosen while adding: no answer',
        'choose a client': 'chosen while saving',
        'choose nobody': 'saving',
      },
    },
  },
};
