import { headerMachine } from '@/machines/header/header.machine';
import type { FlowModel } from './support/flow';
import { failed, sent, told } from './support/rig';

type Stop = 'closed' | 'menu' | 'bell';
type Event =
  | 'menu button'
  | 'bell button'
  | 'click outside'
  | 'escape'
  | 'navigation'
  | 'watching fails';

const closing = {
  'click outside': 'closed',
  escape: 'closed',
  navigation: 'closed',
  'watching fails': 'closed',
} as const;

/** The header: at most one panel is open, its own button closes it, the other's button takes over. */
export const headerFlow: FlowModel<Stop, Event, typeof headerMachine> = {
  machine: headerMachine,
  start: 'closed',
  events: {
    'menu button': sent({ type: 'menu.toggle' }),
    'bell button': sent({ type: 'bell.toggle' }),
    'click outside': told('watchLeaving', { type: 'header.clickedOutside' }),
    escape: told('watchLeaving', { type: 'header.escaped' }),
    navigation: told('watchLeaving', { type: 'header.navigated' }),
    'watching fails': failed('watchLeaving', new Error('no document')),
  },
  inPage: {
    account: 'hr@demo.com',
    screen: '/hr',
    first: ['Make the window 390 pixels wide.'],
    does: {
      'menu button': (stop) => (stop === 'menu' ? 'Press ‘Close menu’.' : 'Press ‘Open menu’.'),
      'bell button': 'Press ‘Notifications (4)’.',
      'click outside': 'Click beside what is open.',
      escape: 'Press Escape.',
      navigation: (stop) => (stop === 'menu' ? 'Follow ‘Job Listings’.' : 'Follow ‘View all’.'),
      'watching fails': { never: 'Listening to a page never fails in a browser.' },
    },
    sees: {
      closed: 'Neither the menu nor the notifications are open.',
      menu: 'The menu is open, and its button reads ‘Close menu’.',
      bell: 'The notifications are open, with ‘View all’ among them.',
    },
  },
  table: {
    closed: {
      is: { value: 'closed', context: {}, running: {} },
      on: { 'menu button': 'menu', 'bell button': 'bell' },
    },
    menu: {
      is: { value: { open: 'menu' }, context: {}, running: { watchLeaving: undefined } },
      on: { 'menu button': 'closed', 'bell button': 'bell', ...closing },
    },
    bell: {
      is: { value: { open: 'bell' }, context: {}, running: { watchLeaving: undefined } },
      on: { 'bell button': 'closed', 'menu button': 'menu', ...closing },
    },
  },
};
