import { conversationsMachine } from '@/machines/conversations/conversations.machine';
import type { FlowModel } from './support/flow';
import { failed, sent, told, waited } from './support/rig';

type Unavailable = `unavailable${'' | ', a chosen' | ', b chosen'}`;
type Stop =
  | 'unmeasured'
  | 'unmeasured, a chosen'
  | 'unmeasured, b chosen'
  | 'wide, the first'
  | 'wide, a'
  | 'wide, b'
  | 'narrow list'
  | 'narrow, a'
  | 'narrow, b'
  | Unavailable;
type Event =
  | 'widen'
  | 'narrow'
  | 'choose a'
  | 'choose b'
  | 'leave'
  | 'watching fails'
  | 'no measure'
  | 'try again';

const at = (value: unknown, chosen: string | null) => ({
  value: { watching: value },
  context: { chosen },
  running: { watchPlace: undefined },
});

const unavailable = (chosen: string | null) => ({
  value: 'unavailable',
  context: { chosen },
  running: {},
});
const fails = { 'watching fails': 'unavailable' } as const;
const failsOnA = { 'watching fails': 'unavailable, a chosen' } as const;
const failsOnB = { 'watching fails': 'unavailable, b chosen' } as const;

const measures = 'A browser measures itself at once, and nothing of it fails.';
const choosing = (name: string, id: string) => (stop: Stop) =>
  stop.startsWith('unmeasured')
    ? `Open /hr/messages?conversation=${id}.`
    : stop.startsWith('narrow,')
      ? `Go back in the browser, or forward, to the conversation with ${name}.`
      : `Follow ‘${name}’ in the list.`;

/** Messages: both panes where it is wide, one at a time where it is narrow. */
export const conversationsFlow: FlowModel<Stop, Event, typeof conversationsMachine> = {
  machine: conversationsMachine,
  start: 'unmeasured',
  events: {
    widen: told('watchPlace', { type: 'viewport.widened' }),
    narrow: told('watchPlace', { type: 'viewport.narrowed' }),
    'choose a': told('watchPlace', { type: 'conversation.chosen', id: 'a' }),
    'choose b': told('watchPlace', { type: 'conversation.chosen', id: 'b' }),
    leave: told('watchPlace', { type: 'conversation.left' }),
    'watching fails': failed('watchPlace', new Error('no viewport')),
    'no measure': waited('conversations.watching.unmeasured', 'measureLimit', 15_000),
    'try again': sent({ type: 'conversations.retry' }),
  },
  inPage: {
    account: 'hr@demo.com',
    screen: '/hr/messages',
    does: {
      widen: 'Make the window 1440 pixels wide.',
      narrow: 'Make the window 390 pixels wide.',
      'choose a': choosing('Lina Cherif', 'c-7'),
      'choose b': choosing('Karim Haddad', 'c-8'),
      leave: (stop) =>
        stop.startsWith('narrow') ? 'Go back to the list.' : 'Follow ‘Messages’ in the navigation.',
      'watching fails': { never: measures },
      'no measure': { never: measures },
      'try again': { never: measures },
    },
    sees: (stop) => {
      if (stop.startsWith('unmeasured')) return 'The page is about to begin.';
      if (stop.startsWith('unavailable'))
        return 'The page says that it cannot tell how wide it is.';
      if (stop === 'narrow list') return 'The list stands alone, with ‘Lina Cherif’ in it.';
      const name = stop.endsWith('first')
        ? 'Amel Bouzid'
        : stop.endsWith('a')
          ? 'Lina Cherif'
          : 'Karim Haddad';
      return `${stop.startsWith('wide') ? 'Beside the list' : 'Alone'} stands the ‘Conversation with ${name}’.`;
    },
  },
  table: {
    unmeasured: {
      is: at('unmeasured', null),
      on: {
        ...fails,
        'no measure': 'unavailable',
        'choose a': 'unmeasured, a chosen',
        'choose b': 'unmeasured, b chosen',
        widen: 'wide, the first',
        narrow: 'narrow list',
      },
    },
    'unmeasured, a chosen': {
      is: at('unmeasured', 'a'),
      on: {
        ...failsOnA,
        'no measure': 'unavailable, a chosen',
        'choose a': 'unmeasured, a chosen',
        'choose b': 'unmeasured, b chosen',
        widen: 'wide, a',
        narrow: 'narrow, a',
      },
    },
    'unmeasured, b chosen': {
      is: at('unmeasured', 'b'),
      on: {
        ...failsOnB,
        'no measure': 'unavailable, b chosen',
        'choose a': 'unmeasured, a chosen',
        'choose b': 'unmeasured, b chosen',
        widen: 'wide, b',
        narrow: 'narrow, b',
      },
    },
    'wide, the first': {
      is: at({ wide: 'first' }, null),
      on: { ...fails, 'choose a': 'wide, a', 'choose b': 'wide, b', narrow: 'narrow list' },
    },
    'wide, a': {
      is: at({ wide: 'chosen' }, 'a'),
      on: {
        ...failsOnA,
        'choose a': 'wide, a',
        'choose b': 'wide, b',
        leave: 'wide, the first',
        narrow: 'narrow, a',
      },
    },
    'wide, b': {
      is: at({ wide: 'chosen' }, 'b'),
      on: {
        ...failsOnB,
        'choose a': 'wide, a',
        'choose b': 'wide, b',
        leave: 'wide, the first',
        narrow: 'narrow, b',
      },
    },
    'narrow list': {
      is: at({ narrow: 'listing' }, null),
      on: { ...fails, 'choose a': 'narrow, a', 'choose b': 'narrow, b', widen: 'wide, the first' },
    },
    'narrow, a': {
      is: at({ narrow: 'chatting' }, 'a'),
      on: {
        ...failsOnA,
        'choose a': 'narrow, a',
        'choose b': 'narrow, b',
        leave: 'narrow list',
        widen: 'wide, a',
      },
    },
    'narrow, b': {
      is: at({ narrow: 'chatting' }, 'b'),
      on: {
        ...failsOnB,
        'choose a': 'narrow, a',
        'choose b': 'narrow, b',
        leave: 'narrow list',
        widen: 'wide, b',
      },
    },
    unavailable: { is: unavailable(null), on: { 'try again': 'unmeasured' } },
    'unavailable, a chosen': { is: unavailable('a'), on: { 'try again': 'unmeasured, a chosen' } },
    'unavailable, b chosen': { is: unavailable('b'), on: { 'try again': 'unmeasured, b chosen' } },
  },
};
