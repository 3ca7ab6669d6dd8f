import type { NewUser } from '@/data/schemas/new-user';
import { manageUsersMachine } from '@/machines/user/manage-users.machine';
import type { FlowModel } from './support/flow';
import { answered, refusedWith, sent, waited } from './support/rig';

type Stop =
  | 'list'
  | 'writing'
  | 'saving'
  | 'failed: refused'
  | 'failed: no answer'
  | 'details of a'
  | 'details of b';
type Event =
  | 'add'
  | 'details of a'
  | 'details of b'
  | 'close'
  | 'submit'
  | 'saved'
  | 'refused'
  | 'no answer';

const draft: NewUser = {
  name: 'Rania Toumi',
  email: 'rania.toumi@example.com',
  password: 'not to be kept',
  phone: '',
  department: '',
  position: 'Translator',
  role: 'employee',
  hireDate: '',
  salary: '',
  status: 'Active',
  contractType: 'CDD',
  contractFile: null,
};
const refused = 'The demo was told to refuse this.';
const at = (value: unknown, context: object = {}, running: Record<string, unknown> = {}) => ({
  value,
  context: { shown: null, draft: null, failure: null, ...context },
  running,
});

/** Manage Users: the list, the modal that adds a user, and the one that shows a user's details. */
export const manageUsersFlow: FlowModel<Stop, Event, typeof manageUsersMachine> = {
  machine: manageUsersMachine,
  start: 'list',
  events: {
    add: sent({ type: 'user.add' }),
    'details of a': sent({ type: 'user.details', id: 'a' }),
    'details of b': sent({ type: 'user.details', id: 'b' }),
    close: sent({ type: 'dialog.close' }),
    submit: sent({ type: 'user.submit', draft }),
    saved: answered('saveUser'),
    refused: refusedWith('saveUser', refused),
    'no answer': waited('manageUsers.adding.saving', 'saveLimit', 15_000),
  },
  table: {
    list: {
      is: at('list'),
      on: { add: 'writing', 'details of a': 'details of a', 'details of b': 'details of b' },
    },
    writing: { is: at({ adding: 'writing' }), on: { close: 'list', submit: 'saving' } },
    saving: {
      is: at({ adding: 'saving' }, { draft }, { saveUser: draft }),
      on: {
        close: 'list',
        saved: 'list',
        refused: 'failed: refused',
        'no answer': 'failed: no answer',
      },
    },
    'failed: refused': {
      is: at({ adding: 'failed' }, { draft, failure: refused }),
      on: { close: 'list', submit: 'saving' },
    },
    'failed: no answer': {
      is: at({ adding: 'failed' }, { draft, failure: 'Saving took too long. Please try again.' }),
      on: { close: 'list', submit: 'saving' },
    },
    'details of a': { is: at('showingDetails', { shown: 'a' }), on: { close: 'list' } },
    'details of b': { is: at('showingDetails', { shown: 'b' }), on: { close: 'list' } },
  },
};
