import { conversationsMachine } from '@/machines/conversations/conversations.machine';
import type { FlowModel } from './support/flow';
import { told } from './support/rig';

type Stop =
  | 'unmeasured'
  | 'unmeasured, a chosen'
  | 'unmeasured, b chosen'
  | 'wide, the first'
  | 'wide, a'
  | 'wide, b'
  | 'narrow list'
  | 'narrow, a'
  | 'narrow, b';
type Event = 'widen' | 'narrow' | 'choose a' | 'choose b' | 'leave';

const at = (value: unknown, chosen: string | null) => ({
  value,
  context: { chosen },
  running: { watchPlace: undefined },
});

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
  },
  table: {
    unmeasured: {
      is: at('unmeasured', null),
      on: {
        'choose a': 'unmeasured, a chosen',
        'choose b': 'unmeasured, b chosen',
        widen: 'wide, the first',
        narrow: 'narrow list',
      },
    },
    'unmeasured, a chosen': {
      is: at('unmeasured', 'a'),
      on: {
        'choose a': 'unmeasured, a chosen',
        'choose b': 'unmeasured, b chosen',
        widen: 'wide, a',
        narrow: 'narrow, a',
      },
    },
    'unmeasured, b chosen': {
      is: at('unmeasured', 'b'),
      on: {
        'choose a': 'unmeasured, a chosen',
        'choose b': 'unmeasured, b chosen',
        widen: 'wide, b',
        narrow: 'narrow, b',
      },
    },
    'wide, the first': {
      is: at({ wide: 'first' }, null),
      on: { 'choose a': 'wide, a', 'choose b': 'wide, b', narrow: 'narrow list' },
    },
    'wide, a': {
      is: at({ wide: 'chosen' }, 'a'),
      on: {
        'choose a': 'wide, a',
        'choose b': 'wide, b',
        leave: 'wide, the first',
        narrow: 'narrow, a',
      },
    },
    'wide, b': {
      is: at({ wide: 'chosen' }, 'b'),
      on: {
        'choose a': 'wide, a',
        'choose b': 'wide, b',
        leave: 'wide, the first',
        narrow: 'narrow, b',
      },
    },
    'narrow list': {
      is: at({ narrow: 'listing' }, null),
      on: { 'choose a': 'narrow, a', 'choose b': 'narrow, b', widen: 'wide, the first' },
    },
    'narrow, a': {
      is: at({ narrow: 'chatting' }, 'a'),
      on: {
        'choose a': 'narrow, a',
        'choose b': 'narrow, b',
        leave: 'narrow list',
        widen: 'wide, a',
      },
    },
    'narrow, b': {
      is: at({ narrow: 'chatting' }, 'b'),
      on: {
        'choose a': 'narrow, a',
        'choose b': 'narrow, b',
        leave: 'narrow list',
        widen: 'wide, b',
      },
    },
  },
};
