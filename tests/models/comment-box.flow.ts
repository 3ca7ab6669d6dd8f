import { commentBoxMachine } from '@/machines/comment/comment-box.machine';
import type { FlowModel } from './support/flow';
import { answered, failed, sent, waited } from './support/rig';

type Stop = 'idle' | 'sending' | 'failed: refused' | 'failed: no answer';
type Event = 'submit' | 'submit nothing' | 'submit blanks' | 'sent' | 'refused' | 'no answer';

const refused = 'This task does not exist.';
const at =
  (value: string, context: object = {}, running: Record<string, unknown> = {}) =>
  (trail: readonly Event[]) => ({
    value,
    context: {
      message: '',
      failure: null,
      ...context,
      sent: trail.filter((event) => event === 'sent').length,
    },
    running,
  });

/** Writing a comment: blank ones are ignored, and one that could not be sent stays. */
export const commentBoxFlow: FlowModel<Stop, Event, typeof commentBoxMachine> = {
  machine: commentBoxMachine,
  start: 'idle',
  key: ({ value, context: { message, failure } }) => JSON.stringify([value, message, failure]),
  events: {
    submit: sent({ type: 'comment.submit', message: ' Well done. ' }),
    'submit nothing': sent({ type: 'comment.submit', message: '' }),
    'submit blanks': sent({ type: 'comment.submit', message: ' \n\t' }),
    sent: answered('sendComment'),
    refused: failed('sendComment', new Error(refused)),
    'no answer': waited('commentBox.sending', 'sendLimit', 15_000),
  },
  table: {
    idle: { is: at('idle'), on: { submit: 'sending' } },
    sending: {
      is: at('sending', { message: 'Well done.' }, { sendComment: 'Well done.' }),
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
