import { messageBoxMachine } from '@/machines/message/message-box.machine';
import type { FlowModel } from './support/flow';
import { answered, refusedWith, sent, waited } from './support/rig';

type Stop = 'idle' | 'sending' | 'failed: refused' | 'failed: no answer';
type Event = 'submit' | 'submit nothing' | 'submit blanks' | 'sent' | 'refused' | 'no answer';

const refused = 'This task does not exist.';
const at = (value: string, context: object = {}, running: Record<string, unknown> = {}) => ({
  value,
  context: { message: '', failure: null, ...context },
  running,
});

/** Writing a message: blank ones are ignored, and one that could not be sent stays. */
export const messageBoxFlow: FlowModel<Stop, Event, typeof messageBoxMachine> = {
  machine: messageBoxMachine,
  start: 'idle',
  events: {
    submit: sent({ type: 'message.submit', message: ' Well done. ' }),
    'submit nothing': sent({ type: 'message.submit', message: '' }),
    'submit blanks': sent({ type: 'message.submit', message: ' \n\t' }),
    sent: answered('sendMessage'),
    refused: refusedWith('sendMessage', refused),
    'no answer': waited('messageBox.sending', 'sendLimit', 15_000),
  },
  table: {
    idle: { is: at('idle'), on: { submit: 'sending' } },
    sending: {
      is: at('sending', { message: 'Well done.' }, { sendMessage: 'Well done.' }),
      on: { sent: 'idle', refused: 'failed: refused', 'no answer': 'failed: no answer' },
    },
    'failed: refused': {
      is: at('failed', { message: 'Well done.', failure: refused }),
      on: { submit: 'sending' },
    },
    'failed: no answer': {
      is: at('failed', {
        message: 'Well done.',
        failure: 'Sending took too long. Please try again.',
      }),
      on: { submit: 'sending' },
    },
  },
};
