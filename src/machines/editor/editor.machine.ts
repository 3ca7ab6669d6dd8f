import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

export type EditorEvent =
  | { type: 'editor.edit'; id: string }
  | { type: 'editor.submit'; draft: unknown }
  | { type: 'editor.cancel' }
  | { type: 'editor.removed'; id: string };

/** What `save` receives: the record being edited, or null for a new one, and the form's draft. */
export interface EditorSave {
  id: string | null;
  draft: unknown;
}

interface Editor {
  /** The record in the form; null while adding. */
  editing: string | null;
  /** What was last sent, until it is saved. */
  draft: unknown;
  failure: string | null;
  /** How often something was saved: a form keyed by it starts afresh after each. */
  saves: number;
}

/** One form that adds records and edits them; after Update it is back to adding. */
export const editorMachine = setup({
  types: { context: {} as Editor, events: {} as EditorEvent },
  actors: {
    save: fromPromise<void, EditorSave>(() => Promise.reject(new Error('save'))),
  },
  guards: {
    someRecordIsEdited: ({ context }) => context.editing !== null,
    editedIsRemoved: ({ context }, p: { id: string }) => context.editing === p.id,
  },
  actions: {
    recordEdited: assign((_, p: { id: string }) => ({
      editing: p.id,
      draft: null,
      failure: null,
    })),
    recordDraft: assign((_, p: { draft: unknown }) => ({ draft: p.draft, failure: null })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    recordSave: assign(({ context }) => ({ saves: context.saves + 1 })),
    clear: assign({ editing: null, draft: null, failure: null }),
  },
  delays: { saveLimit: 15_000 },
}).createMachine({
  id: 'editor',
  context: { editing: null, draft: null, failure: null, saves: 0 },
  initial: 'adding',
  states: {
    adding: {
      on: {
        'editor.edit': {
          target: 'editing',
          actions: { type: 'recordEdited', params: ({ event }) => event },
        },
        'editor.submit': {
          target: 'saving',
          actions: { type: 'recordDraft', params: ({ event }) => event },
        },
      },
    },
    editing: {
      on: {
        'editor.edit': { actions: { type: 'recordEdited', params: ({ event }) => event } },
        'editor.submit': {
          target: 'saving',
          actions: { type: 'recordDraft', params: ({ event }) => event },
        },
        'editor.cancel': { target: 'adding', actions: 'clear' },
        'editor.removed': {
          guard: { type: 'editedIsRemoved', params: ({ event }) => event },
          target: 'adding',
          actions: 'clear',
        },
      },
    },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ id: context.editing, draft: context.draft }),
        onDone: { target: 'adding', actions: ['clear', 'recordSave'] },
        onError: {
          target: 'failed',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        saveLimit: {
          target: 'failed',
          actions: {
            type: 'recordFailure',
            params: {
              error: { code: 'unanswered', sentence: 'Saving took too long. Please try again.' },
            },
          },
        },
      },
    },
    failed: {
      always: [{ guard: 'someRecordIsEdited', target: 'editing' }, { target: 'adding' }],
    },
  },
});
