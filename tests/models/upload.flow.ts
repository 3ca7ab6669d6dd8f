import { uploadMachine } from '@/machines/upload/upload.machine';
import type { FlowModel } from './support/flow';
import { refusing, silent } from './support/in-page';
import { failed, sent, told, waited } from './support/rig';
import { Refused } from '@/data/schemas/refused';

type Stop =
  | 'empty'
  | 'removed'
  | 'sending'
  | 'half sent'
  | 'awaited'
  | 'awaited, half sent'
  | 'kept'
  | 'refused'
  | 'standing still'
  | 'broken';
type Event =
  | 'choose'
  | 'choose another'
  | 'half is sent'
  | 'is kept'
  | 'is refused'
  | 'stands still'
  | 'breaks'
  | 'send the form'
  | 'again'
  | 'remove'
  | 'put back';

/** A file that a path can be told by. */
const called = (name: string) => Object.assign(new File(['%PDF'], name), { toJSON: () => name });
const [contract, other] = [called('contract.pdf'), called('other.pdf')];
const kept = { name: 'contract.pdf', url: '/api/files/1/contract.pdf' };

/** The sentences that tell what failed, by the stop that shows them. */
export const failures = {
  refused: 'The demo was told to refuse this.',
  'standing still': 'It stood still for a minute. Please try again.',
  broken: 'Something went wrong. Please try again.',
};

const nothing = { file: null, sent: null, kept: null, failure: null };

/** The file that was chosen last. */
export const chosenOf = (trail: readonly Event[]) =>
  trail.findLast((event) => event.startsWith('choose')) === 'choose another' ? other : contract;

const at = (value: 'kept' | 'failed', context: object) => (trail: readonly Event[]) => ({
  value,
  context: { ...nothing, file: chosenOf(trail), ...context },
  running: {},
});

const sending = (form: 'open' | 'waiting', part: number | null) => (trail: readonly Event[]) => {
  const file = chosenOf(trail);
  return {
    value: { sending: { line: 'progressing', form } },
    context: { ...nothing, file, sent: part },
    running: { keepFile: file },
  };
};

const choices = { choose: 'sending', 'choose another': 'sending' } as const;
const ends = {
  ...choices,
  'is kept': 'kept',
  'is refused': 'refused',
  'stands still': 'standing still',
  breaks: 'broken',
  remove: 'empty',
} as const;
const afterFailure = { ...choices, again: 'sending', remove: 'empty' } as const;

/** The upload of a form's file. */
export const uploadFlow: FlowModel<Stop, Event, typeof uploadMachine> = {
  machine: uploadMachine,
  start: 'empty',
  events: {
    choose: sent({ type: 'upload.choose', file: contract }),
    'choose another': sent({ type: 'upload.choose', file: other }),
    'half is sent': told('keepFile', { type: 'upload.progressed', sent: 0.5 }),
    'is kept': told('keepFile', { type: 'upload.completed', kept }),
    'is refused': told('keepFile', {
      type: 'upload.failed',
      error: new Refused({ code: 'file.kind', sentence: failures.refused }),
    }),
    'stands still': waited('upload.sending.line.progressing', 'progressLimit', 60_000),
    breaks: failed('keepFile', new TypeError('document is gone')),
    'send the form': sent({ type: 'upload.await' }),
    again: sent({ type: 'upload.retry' }),
    remove: sent({ type: 'upload.remove' }),
    'put back': sent({ type: 'upload.putBack' }),
  },
  inPage: {
    account: 'manager@demo.com',
    screen: '/manage-users?user=u-09&dialog=edit',
    does: {
      choose: 'Choose “contract.pdf” as the ‘Contract File’.',
      'choose another': 'Choose “other.pdf” as the ‘Contract File’.',
      'half is sent': { never: 'The demo keeps a file at once. A server tells how far it is.' },
      'is kept': 'Wait for the answer.',
      'is refused': refusing('users.keepContract'),
      'stands still': silent('users.keepContract', 60),
      breaks: { never: 'What fails is always told.' },
      'send the form': 'Press ‘Save’.',
      again: 'Press ‘Try again’.',
      'put back': 'Press ‘Keep’.',
      remove: (stop) =>
        stop.includes('sen') || stop.startsWith('awaited')
          ? 'Press ‘Cancel upload’.'
          : 'Press ‘Remove’.',
    },
    sees: {
      empty: 'The ‘Contract File’ is ‘contract-karim-haddad.pdf’.',
      removed: 'The field says ‘contract-karim-haddad.pdf will be removed’.',
      sending: 'The field says ‘Uploading…’.',
      'half sent': 'The field says how far the upload is.',
      awaited: 'The field says ‘Wait until the file is uploaded, or cancel its upload’.',
      'awaited, half sent': 'The field says how far the upload is, and that it is waited for.',
      kept: 'The field says that the file ‘is uploaded’.',
      refused: `The field says ‘${failures.refused}’`,
      'standing still': `The field says ‘${failures['standing still']}’`,
      broken: `The field says ‘${failures.broken}’`,
    },
  },
  table: {
    empty: {
      is: { value: 'empty', context: nothing, running: {} },
      on: { ...choices, remove: 'removed' },
    },
    removed: {
      is: { value: 'removed', context: nothing, running: {} },
      on: { ...choices, 'put back': 'empty' },
    },
    sending: {
      is: sending('open', null),
      on: { ...ends, 'half is sent': 'half sent', 'send the form': 'awaited' },
    },
    'half sent': {
      is: sending('open', 0.5),
      on: { ...ends, 'half is sent': 'half sent', 'send the form': 'awaited, half sent' },
    },
    awaited: {
      is: sending('waiting', null),
      on: { ...ends, 'half is sent': 'awaited, half sent' },
    },
    'awaited, half sent': {
      is: sending('waiting', 0.5),
      on: { ...ends, 'half is sent': 'awaited, half sent' },
    },
    kept: { is: at('kept', { kept }), on: { ...choices, remove: 'empty' } },
    refused: { is: at('failed', { failure: failures.refused }), on: afterFailure },
    'standing still': {
      is: at('failed', { failure: failures['standing still'] }),
      on: afterFailure,
    },
    broken: { is: at('failed', { failure: failures.broken }), on: afterFailure },
  },
};
