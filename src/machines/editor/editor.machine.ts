import { assign, setup } from 'xstate';

export type EditorEvent =
  /** `unsaved` tells whether the form holds text that would be lost by editing another record. */
  | { type: 'editor.edit'; id: string; unsaved: boolean }
  | { type: 'editor.confirm' }
  | { type: 'editor.decline' }
  | { type: 'editor.cancel' }
  /** `id` is null for a new record. */
  | { type: 'editor.saved'; id: string | null }
  | { type: 'editor.removed'; id: string };

interface Editor {
  /** The id of the record in the form. Null while adding a new one. */
  editing: string | null;
  /** The id of the record to edit next, once the person agrees to lose the unsaved text. */
  next: string | null;
  /** The number of saves. The form starts afresh after each. */
  saves: number;
}

/** One form that adds and edits records. After Update it returns to adding. It asks before unsaved text is lost. */
export const editorMachine = setup({
  types: { context: {} as Editor, events: {} as EditorEvent },
  guards: {
    someRecordIsEdited: ({ context }) => context.editing !== null,
    unsavedTextIsLost: ({ context }, p: { id: string; unsaved: boolean }) =>
      p.unsaved && context.editing !== p.id,
    isAnother: ({ context }, p: { id: string }) => context.editing !== p.id,
    isInTheForm: ({ context }, p: { id: string | null }) => context.editing === p.id,
  },
  actions: {
    recordEdited: assign((_, p: { id: string }) => ({ editing: p.id })),
    recordNext: assign((_, p: { id: string }) => ({ next: p.id })),
    editNext: assign(({ context }) => ({ editing: context.next, next: null })),
    forgetNext: assign({ next: null }),
    recordSave: assign(({ context }) => ({ saves: context.saves + 1 })),
    clear: assign({ editing: null }),
  },
}).createMachine({
  id: 'editor',
  context: { editing: null, next: null, saves: 0 },
  initial: 'adding',
  states: {
    adding: {
      on: {
        'editor.edit': [
          {
            guard: { type: 'unsavedTextIsLost', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'recordNext', params: ({ event }) => event },
          },
          { target: 'editing', actions: { type: 'recordEdited', params: ({ event }) => event } },
        ],
        'editor.saved': {
          guard: { type: 'isInTheForm', params: ({ event }) => event },
          actions: 'recordSave',
        },
      },
    },
    editing: {
      on: {
        'editor.edit': [
          {
            guard: { type: 'unsavedTextIsLost', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'recordNext', params: ({ event }) => event },
          },
          {
            guard: { type: 'isAnother', params: ({ event }) => event },
            actions: { type: 'recordEdited', params: ({ event }) => event },
          },
        ],
        'editor.cancel': { target: 'adding', actions: 'clear' },
        'editor.saved': {
          guard: { type: 'isInTheForm', params: ({ event }) => event },
          target: 'adding',
          actions: ['clear', 'recordSave'],
        },
        'editor.removed': {
          guard: { type: 'isInTheForm', params: ({ event }) => event },
          target: 'adding',
          actions: 'clear',
        },
      },
    },
    asking: {
      on: {
        'editor.confirm': { target: 'editing', actions: 'editNext' },
        'editor.saved': {
          guard: { type: 'isInTheForm', params: ({ event }) => event },
          target: 'editing',
          actions: ['recordSave', 'editNext'],
        },
        'editor.decline': [
          { guard: 'someRecordIsEdited', target: 'editing', actions: 'forgetNext' },
          { target: 'adding', actions: 'forgetNext' },
        ],
      },
    },
  },
});
