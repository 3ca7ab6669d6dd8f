import { editorMachine } from '@/machines/editor/editor.machine';
import type { FlowModel } from './support/flow';
import { answered, refusedWith, sent, waited } from './support/rig';

type Stop =
  | 'adding'
  | 'adding: refused'
  | 'adding: no answer'
  | 'editing a'
  | 'editing a: refused'
  | 'editing a: no answer'
  | 'editing b'
  | 'editing b: refused'
  | 'editing b: no answer'
  | 'saving a new one'
  | 'saving a'
  | 'saving b';
type Event =
  | 'edit a'
  | 'edit b'
  | 'submit'
  | 'cancel'
  | 'a is removed'
  | 'b is removed'
  | 'saved'
  | 'refused'
  | 'no answer';

const draft = { title: 'Call the bank' };
const refused = 'A task needs a title.';
const noAnswer = 'Saving took too long. Please try again.';

const at =
  (value: string, context: object = {}, running: Record<string, unknown> = {}) =>
  (trail: readonly Event[]) => ({
    value,
    context: {
      editing: null,
      draft: null,
      failure: null,
      ...context,
      saves: trail.filter((event) => event === 'saved').length,
    },
    running,
  });
const saving = (editing: string | null) =>
  at('saving', { editing, draft }, { save: { id: editing, draft } });

const adding = {
  'edit a': 'editing a',
  'edit b': 'editing b',
  submit: 'saving a new one',
} as const;
const editing = { 'edit a': 'editing a', 'edit b': 'editing b', cancel: 'adding' } as const;
const editingA = { ...editing, submit: 'saving a', 'a is removed': 'adding' } as const;
const editingB = { ...editing, submit: 'saving b', 'b is removed': 'adding' } as const;

/** One form that adds and edits: Update leads back to adding, and a failure keeps the draft. */
export const editorFlow: FlowModel<Stop, Event, typeof editorMachine> = {
  machine: editorMachine,
  start: 'adding',
  key: ({ value, context: { editing: edited, draft: sentDraft, failure } }) =>
    JSON.stringify([value, edited, sentDraft, failure]),
  events: {
    'edit a': sent({ type: 'editor.edit', id: 'a' }),
    'edit b': sent({ type: 'editor.edit', id: 'b' }),
    submit: sent({ type: 'editor.submit', draft }),
    cancel: sent({ type: 'editor.cancel' }),
    'a is removed': sent({ type: 'editor.removed', id: 'a' }),
    'b is removed': sent({ type: 'editor.removed', id: 'b' }),
    saved: answered('save'),
    refused: refusedWith('save', refused),
    'no answer': waited('editor.saving', 'saveLimit', 15_000),
  },
  table: {
    adding: { is: at('adding'), on: adding },
    'adding: refused': { is: at('adding', { draft, failure: refused }), on: adding },
    'adding: no answer': { is: at('adding', { draft, failure: noAnswer }), on: adding },
    'editing a': { is: at('editing', { editing: 'a' }), on: editingA },
    'editing a: refused': {
      is: at('editing', { editing: 'a', draft, failure: refused }),
      on: editingA,
    },
    'editing a: no answer': {
      is: at('editing', { editing: 'a', draft, failure: noAnswer }),
      on: editingA,
    },
    'editing b': { is: at('editing', { editing: 'b' }), on: editingB },
    'editing b: refused': {
      is: at('editing', { editing: 'b', draft, failure: refused }),
      on: editingB,
    },
    'editing b: no answer': {
      is: at('editing', { editing: 'b', draft, failure: noAnswer }),
      on: editingB,
    },
    'saving a new one': {
      is: saving(null),
      on: { saved: 'adding', refused: 'adding: refused', 'no answer': 'adding: no answer' },
    },
    'saving a': {
      is: saving('a'),
      on: { saved: 'adding', refused: 'editing a: refused', 'no answer': 'editing a: no answer' },
    },
    'saving b': {
      is: saving('b'),
      on: { saved: 'adding', refused: 'editing b: refused', 'no answer': 'editing b: no answer' },
    },
  },
};
