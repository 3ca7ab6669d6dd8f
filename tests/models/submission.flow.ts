import { submissionMachine } from '@/machines/submission/submission.machine';
import type { FlowModel } from './support/flow';
import { refusing, silent } from './support/in-page';
import { keyAfter } from './support/keys';
import { answered, refusedWith, sent, waited } from './support/rig';

type Filled = 'first' | 'other';
type Held = `${'saving' | 'failed: refused' | 'failed: no answer'}, ${Filled}`;
type Stop = 'editing' | 'saved' | Held;
type Event =
  | 'submit'
  | 'submit the same'
  | 'submit another'
  | 'edit'
  | 'saved'
  | 'refused'
  | 'no answer';

const drafts = {
  first: { title: 'Call the bank', assignees: ['u-09'], file: null },
  other: { title: 'Call the bank', assignees: ['u-10'], file: null },
};
const sends = {
  submit: { says: 'first', key: 'k-1' },
  'submit the same': { says: 'first', key: 'k-2' },
  'submit another': { says: 'other', key: 'k-3' },
} as const;
const refusal = { code: 'forbidden', sentence: 'A task needs a title.' };
const unanswered = { code: 'unanswered', sentence: 'There was no answer. Please try again.' };

const at = (value: string) => ({
  value,
  context: { draft: null, key: '', failure: null },
  running: {},
});
const submits = {
  submit: 'saving, first',
  'submit the same': 'saving, first',
  'submit another': 'saving, other',
} as const;

const rowsFor = (filled: Filled) => {
  const draft = drafts[filled];
  const holding =
    (value: string, failure: object | null = null) =>
    (trail: readonly Event[]) => {
      const key = keyAfter(sends, trail);
      return {
        value,
        context: { draft, key, failure },
        running: value === 'saving' ? { save: { draft, key } } : {},
      };
    };
  const on = { edit: 'editing', ...submits } as const;
  return {
    [`saving, ${filled}`]: {
      is: holding('saving'),
      on: {
        edit: 'editing',
        saved: 'saved',
        refused: `failed: refused, ${filled}`,
        'no answer': `failed: no answer, ${filled}`,
      },
    },
    [`failed: refused, ${filled}`]: { is: holding('failed', refusal), on },
    [`failed: no answer, ${filled}`]: { is: holding('unanswered', unanswered), on },
  } as Pick<FlowModel<Stop, Event>['table'], Held>;
};

/**
 * Sending what a form holds: it is kept where that failed, and sent again after no answer under the key that it had.
 * To edit meanwhile gives the wait up.
 */
export const submissionFlow: FlowModel<Stop, Event, typeof submissionMachine> = {
  machine: submissionMachine,
  start: 'editing',
  key: ({ value, context }) => JSON.stringify([value, { ...context, key: '' }]),
  events: {
    submit: sent({ type: 'submission.submit', draft: structuredClone(drafts.first), key: 'k-1' }),
    'submit the same': sent({
      type: 'submission.submit',
      draft: structuredClone(drafts.first),
      key: 'k-2',
    }),
    'submit another': sent({ type: 'submission.submit', draft: drafts.other, key: 'k-3' }),
    edit: sent({ type: 'submission.edit' }),
    saved: answered('save'),
    refused: refusedWith('save', refusal.sentence),
    'no answer': waited('submission.saving', 'answerLimit', 15_000),
  },
  inPage: {
    account: 'employee@demo.com',
    screen: '/employee/update-profile',
    does: {
      submit: (stop) =>
        stop.startsWith('failed')
          ? 'Press ‘Save’ again.'
          : 'Write “Karim Haddad” into ‘Full name’ and “karim@demo.com” into ‘Email’, and press ‘Save’.',
      'submit the same': { never: 'Which key a form is sent under does not show on a screen.' },
      'submit another': { never: 'Which key a form is sent under does not show on a screen.' },
      edit: (stop) =>
        stop.startsWith('saving')
          ? { never: 'The fields are read only while the form is sent.' }
          : 'Write something into ‘Location’.',
      saved: 'Wait for the answer.',
      refused: refusing('employees.updateProfile'),
      'no answer': silent('employees.updateProfile', 15),
    },
    sees: (stop) =>
      stop === 'editing' || stop === 'saved'
        ? 'The form can be sent with ‘Save’.'
        : stop.startsWith('saving')
          ? 'The button reads ‘Saving...’.'
          : stop.startsWith('failed: refused')
            ? 'The form says ‘The demo was told to refuse this.’'
            : `The form says ‘${unanswered.sentence}’`,
  },
  table: {
    editing: { is: at('editing'), on: submits },
    saved: { is: at('saved'), on: { edit: 'editing', ...submits } },
    ...rowsFor('first'),
    ...rowsFor('other'),
  },
};
