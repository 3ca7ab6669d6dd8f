import { submissionMachine } from '@/machines/submission/submission.machine';
import type { FlowModel } from './support/flow';
import { answered, refusedWith, sent, waited } from './support/rig';

type Stop = 'editing' | 'saving' | 'saved' | 'failed: refused' | 'failed: no answer';
type Event = 'submit' | 'edit' | 'saved' | 'refused' | 'no answer';

const draft = { title: 'Call the bank' };
const refused = 'A task needs a title.';
const at = (value: string, context: object = {}, running: Record<string, unknown> = {}) => ({
  value,
  context: { draft: null, failure: null, ...context },
  running,
});

/** Sending what a form holds: it is kept where that failed, and to edit meanwhile gives the wait up. */
export const submissionFlow: FlowModel<Stop, Event, typeof submissionMachine> = {
  machine: submissionMachine,
  start: 'editing',
  events: {
    submit: sent({ type: 'submission.submit', draft }),
    edit: sent({ type: 'submission.edit' }),
    saved: answered('save'),
    refused: refusedWith('save', refused),
    'no answer': waited('submission.saving', 'answerLimit', 15_000),
  },
  table: {
    editing: { is: at('editing'), on: { submit: 'saving' } },
    saving: {
      is: at('saving', { draft }, { save: draft }),
      on: {
        edit: 'editing',
        saved: 'saved',
        refused: 'failed: refused',
        'no answer': 'failed: no answer',
      },
    },
    saved: { is: at('saved'), on: { edit: 'editing', submit: 'saving' } },
    'failed: refused': {
      is: at('failed', { draft, failure: refused }),
      on: { edit: 'editing', submit: 'saving' },
    },
    'failed: no answer': {
      is: at('failed', { draft, failure: 'There was no answer. Please try again.' }),
      on: { edit: 'editing', submit: 'saving' },
    },
  },
};
