import { editorMachine } from '@/machines/editor/editor.machine';
import type { FlowModel } from './support/flow';
import { sent } from './support/rig';

type Edited = 'a' | 'b';
type Stop =
  | 'adding'
  | `editing ${Edited}`
  | `asking for ${Edited} while adding`
  | 'asking for b while editing a'
  | 'asking for a while editing b';
type Event =
  | `edit ${Edited}`
  | `edit ${Edited} over unsaved text`
  | 'edit it anyway'
  | 'stay'
  | 'cancel'
  | 'a new one is saved'
  | `${Edited} is saved`
  | `${Edited} is removed`;

const saves = (trail: readonly Event[]) => trail.filter((event) => event.endsWith(' saved')).length;
const at =
  (value: string, context: object = {}) =>
  (trail: readonly Event[]) => ({
    value,
    context: { editing: null, next: null, ...context, saves: saves(trail) },
    running: {},
  });
const asking = (next: Edited, editing: Edited | null) => ({
  is: at('asking', { editing, next }),
  on: {
    'edit it anyway': `editing ${next}`,
    stay: editing === null ? 'adding' : `editing ${editing}`,
    [editing === null ? 'a new one is saved' : `${editing} is saved`]: `editing ${next}`,
  } as Partial<Record<Event, Stop>>,
});

const unlessAsked = (does: string) => (stop: Stop) =>
  stop.startsWith('asking') ? { never: 'The question stands above the form.' } : does;

/** One form that adds and edits: Update leads back to adding, and unsaved text is asked about. */
export const editorFlow: FlowModel<Stop, Event, typeof editorMachine> = {
  machine: editorMachine,
  start: 'adding',
  key: ({ value, context: { editing, next } }) => JSON.stringify([value, editing, next]),
  events: {
    'edit a': sent({ type: 'editor.edit', id: 'a', unsaved: false }),
    'edit b': sent({ type: 'editor.edit', id: 'b', unsaved: false }),
    'edit a over unsaved text': sent({ type: 'editor.edit', id: 'a', unsaved: true }),
    'edit b over unsaved text': sent({ type: 'editor.edit', id: 'b', unsaved: true }),
    'edit it anyway': sent({ type: 'editor.confirm' }),
    stay: sent({ type: 'editor.decline' }),
    cancel: sent({ type: 'editor.cancel' }),
    'a new one is saved': sent({ type: 'editor.saved', id: null }),
    'a is saved': sent({ type: 'editor.saved', id: 'a' }),
    'b is saved': sent({ type: 'editor.saved', id: 'b' }),
    'a is removed': sent({ type: 'editor.removed', id: 'a' }),
    'b is removed': sent({ type: 'editor.removed', id: 'b' }),
  },
  inPage: {
    account: 'hr@demo.com',
    screen: '/hr/assign-tasks',
    first: ['Assign two tasks to anybody: “Task a” and “Task b”.'],
    does: {
      'edit a': 'Press ‘Edit Task a’.',
      'edit b': 'Press ‘Edit Task b’.',
      'edit a over unsaved text': 'Write “Half a thought” into ‘Title’, and press ‘Edit Task a’.',
      'edit b over unsaved text': 'Write “Half a thought” into ‘Title’, and press ‘Edit Task b’.',
      'edit it anyway': 'Press ‘Edit the other task’.',
      stay: 'Press ‘Stay’, and put the title back as it was.',
      cancel: 'Press ‘Cancel’.',
      'a new one is saved': unlessAsked('Fill in the form, and press ‘Assign Task’.'),
      'a is saved': unlessAsked('Press ‘Update Task’.'),
      'b is saved': unlessAsked('Press ‘Update Task’.'),
      'a is removed': 'Press ‘Delete Task a’, and then ‘Undo’.',
      'b is removed': 'Press ‘Delete Task b’, and then ‘Undo’.',
    },
    sees: (stop) =>
      stop.startsWith('asking')
        ? 'It is asked what to do with the text: ‘Edit the other task’ or ‘Stay’.'
        : stop === 'adding'
          ? 'The form is empty, and offers ‘Assign Task’.'
          : `The form holds Task ${stop.at(-1) ?? ''}, and offers ‘Update Task’.`,
  },
  table: {
    adding: {
      is: at('adding'),
      on: {
        'edit a': 'editing a',
        'edit b': 'editing b',
        'edit a over unsaved text': 'asking for a while adding',
        'edit b over unsaved text': 'asking for b while adding',
        'a new one is saved': 'adding',
      },
    },
    'editing a': {
      is: at('editing', { editing: 'a' }),
      on: {
        'edit b': 'editing b',
        'edit b over unsaved text': 'asking for b while editing a',
        cancel: 'adding',
        'a is saved': 'adding',
        'a is removed': 'adding',
      },
    },
    'editing b': {
      is: at('editing', { editing: 'b' }),
      on: {
        'edit a': 'editing a',
        'edit a over unsaved text': 'asking for a while editing b',
        cancel: 'adding',
        'b is saved': 'adding',
        'b is removed': 'adding',
      },
    },
    'asking for a while adding': asking('a', null),
    'asking for b while adding': asking('b', null),
    'asking for b while editing a': asking('b', 'a'),
    'asking for a while editing b': asking('a', 'b'),
  },
};
