import { chatMachine } from '@/machines/conversations/chat.machine';
import type { FlowModel } from './support/flow';
import { refusing, silent } from './support/in-page';
import { answered, refusedWith, sent, waited } from './support/rig';

type Stop = 'loading' | 'marking' | 'read' | 'unread' | 'failed: refused' | 'failed: no answer';
type Event =
  | 'loaded'
  | 'loading is refused'
  | 'loading has no answer'
  | 'marked'
  | 'marking is refused'
  | 'marking has no answer'
  | 'retry';

const refused = 'This conversation does not exist.';
const at = (
  value: string,
  failure: string | null = null,
  running: Record<string, unknown> = {},
) => ({ value, context: { failure }, running });

/** Opening a conversation: a failed load can be tried again, a failed mark leaves it unread. */
export const chatFlow: FlowModel<Stop, Event, typeof chatMachine> = {
  machine: chatMachine,
  start: 'loading',
  events: {
    loaded: answered('loadMessages'),
    'loading is refused': refusedWith('loadMessages', refused),
    'loading has no answer': waited('chat.loading', 'loadLimit', 15_000),
    marked: answered('markRead'),
    'marking is refused': refusedWith('markRead', refused),
    'marking has no answer': waited('chat.marking', 'markLimit', 15_000),
    retry: sent({ type: 'chat.retry' }),
  },
  inPage: {
    account: 'hr@demo.com',
    screen: '/hr/messages',
    first: ['Make the window 390 pixels wide.', 'Follow ‘Lina Cherif’ in the list.'],
    does: {
      loaded: 'Wait for the messages.',
      'loading is refused': refusing('conversations.messages'),
      'loading has no answer': silent('conversations.messages', 15),
      marked: 'Wait for a moment, and go back to the list.',
      'marking is refused': refusing(
        'conversations.markRead',
        'Wait for a moment, and go back to the list.',
      ),
      'marking has no answer': {
        does: 'Wait 15 seconds, and go back to the list.',
        before: { call: 'conversations.markRead', fault: 'silent' },
      },
      retry: 'Press ‘Try again’.',
    },
    sees: {
      loading: 'The conversation is opening.',
      marking: 'The messages stand there.',
      read: '‘Lina Cherif’ is no longer marked as unread.',
      unread: '‘Lina Cherif’ is still ‘unread’.',
      'failed: refused': 'The page says why, and offers ‘Try again’.',
      'failed: no answer': 'The page says ‘Loading took too long. Please try again.’',
    },
  },
  table: {
    loading: {
      is: at('loading', null, { loadMessages: undefined }),
      on: {
        loaded: 'marking',
        'loading is refused': 'failed: refused',
        'loading has no answer': 'failed: no answer',
      },
    },
    marking: {
      is: at('marking', null, { markRead: undefined }),
      on: { marked: 'read', 'marking is refused': 'unread', 'marking has no answer': 'unread' },
    },
    read: { is: at('read'), on: {} },
    unread: { is: at('unread'), on: {} },
    'failed: refused': { is: at('failed', refused), on: { retry: 'loading' } },
    'failed: no answer': {
      is: at('failed', 'Loading took too long. Please try again.'),
      on: { retry: 'loading' },
    },
  },
};
