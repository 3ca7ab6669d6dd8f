import { profileUpdateMachine } from '@/machines/profile/profile-update.machine';
import type { FlowModel } from './support/flow';
import { answered, refusedWith, sent, waited } from './support/rig';

type Stop = 'editing' | 'saving' | 'saved' | 'failed: refused' | 'failed: no answer';
type Event =
  | 'edit'
  | 'submit'
  | 'submit without a name'
  | 'submit without an email'
  | 'submit a malformed email'
  | 'saved'
  | 'refused'
  | 'no answer';

const draft = { name: 'Karim Haddad', email: 'karim@demo.com', phone: '', location: '' };
const refused = 'This employee does not exist.';
const at = (value: string, context: object = {}, running: Record<string, unknown> = {}) => ({
  value,
  context: { draft: null, failure: null, ...context },
  running,
});

/** The Update Profile form: phone and location may be empty, name and email may not. */
export const profileUpdateFlow: FlowModel<Stop, Event, typeof profileUpdateMachine> = {
  machine: profileUpdateMachine,
  start: 'editing',
  events: {
    edit: sent({ type: 'profile.edit' }),
    submit: sent({ type: 'profile.submit', draft }),
    'submit without a name': sent({ type: 'profile.submit', draft: { ...draft, name: ' ' } }),
    'submit without an email': sent({ type: 'profile.submit', draft: { ...draft, email: '' } }),
    'submit a malformed email': sent({
      type: 'profile.submit',
      draft: { ...draft, email: 'karim@demo' },
    }),
    saved: answered('saveProfile'),
    refused: refusedWith('saveProfile', refused),
    'no answer': waited('profileUpdate.saving', 'saveLimit', 15_000),
  },
  table: {
    editing: { is: at('editing'), on: { submit: 'saving' } },
    saving: {
      is: at('saving', { draft }, { saveProfile: draft }),
      on: { saved: 'saved', refused: 'failed: refused', 'no answer': 'failed: no answer' },
    },
    saved: { is: at('saved'), on: { edit: 'editing', submit: 'saving' } },
    'failed: refused': {
      is: at('failed', { draft, failure: refused }),
      on: { edit: 'editing', submit: 'saving' },
    },
    'failed: no answer': {
      is: at('failed', { draft, failure: 'Saving took too long. Please try again.' }),
      on: { edit: 'editing', submit: 'saving' },
    },
  },
};
