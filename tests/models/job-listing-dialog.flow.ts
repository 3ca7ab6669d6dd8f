import { jobListingDialogMachine } from '@/machines/job-listing/job-listing-dialog.machine';
import type { FlowModel } from './support/flow';
import { answered, refusedWith, sent, waited } from './support/rig';

type Stop = 'closed' | 'open' | 'saving' | 'failed: refused' | 'failed: no answer';
type Event =
  | 'open'
  | 'close'
  | 'submit'
  | `submit without ${keyof typeof draft}`
  | 'saved'
  | 'refused'
  | 'no answer';

const draft = {
  title: 'Translator',
  location: 'Algiers',
  experience: 'some',
  skills: 'Arabic, French',
  description: 'Translate our help pages.',
};
const refused = 'Only HR staff can open a job listing';
const at = (value: string, context: object = {}, running: Record<string, unknown> = {}) => ({
  value,
  context: { draft: null, failure: null, ...context },
  running,
});
const without = (field: keyof typeof draft) =>
  sent({ type: 'listing.submit', draft: { ...draft, [field]: ' ' } } as const);

/** The New Job Listing dialog: every field is required; it closes when the listing is saved. */
export const jobListingDialogFlow: FlowModel<Stop, Event, typeof jobListingDialogMachine> = {
  machine: jobListingDialogMachine,
  start: 'closed',
  events: {
    open: sent({ type: 'dialog.open' }),
    close: sent({ type: 'dialog.close' }),
    submit: sent({ type: 'listing.submit', draft }),
    'submit without title': without('title'),
    'submit without location': without('location'),
    'submit without experience': without('experience'),
    'submit without skills': without('skills'),
    'submit without description': without('description'),
    saved: answered('saveListing'),
    refused: refusedWith('saveListing', refused),
    'no answer': waited('jobListingDialog.saving', 'saveLimit', 15_000),
  },
  table: {
    closed: { is: at('closed'), on: { open: 'open' } },
    open: { is: at('open'), on: { close: 'closed', submit: 'saving' } },
    saving: {
      is: at('saving', { draft }, { saveListing: draft }),
      on: { saved: 'closed', refused: 'failed: refused', 'no answer': 'failed: no answer' },
    },
    'failed: refused': {
      is: at('failed', { draft, failure: refused }),
      on: { close: 'closed', submit: 'saving' },
    },
    'failed: no answer': {
      is: at('failed', { draft, failure: 'Saving took too long. Please try again.' }),
      on: { close: 'closed', submit: 'saving' },
    },
  },
};
