import { type Found, finderMachine } from '@/machines/finder/finder.machine';
import type { FlowModel } from './support/flow';
import { refusing, silent } from './support/in-page';
import { answered, failed, refusedWith, sent, told, waited } from './support/rig';

type Stop =
  | 'closed'
  | 'shortcuts'
  | 'blank'
  | 'writing'
  | 'writing again'
  | 'searching'
  | 'searching again'
  | 'found'
  | 'refused'
  | 'no answer';
type Event =
  | 'the keys'
  | 'question mark'
  | 'close'
  | 'write'
  | 'empty the field'
  | 'a pause'
  | 'found'
  | 'refused'
  | 'no answer'
  | 'try again'
  | 'watching fails';

const found: Found[] = [{ kind: 'candidate', id: 'c-1', name: 'Amina', note: 'Developer' }];
const refused = 'The demo was told to refuse this.';
const noAnswer = 'Searching took too long. Please try again.';

const outside = new Set(['closed', 'shortcuts']);

const at = (value: string, context: object = {}, running: Record<string, unknown> = {}) => ({
  value: outside.has(value) ? value : { open: value },
  context: {
    text: value === 'blank' || outside.has(value) ? '' : 'ami',
    found: [],
    failure: null,
    ...context,
  },
  running: { watchKeys: undefined, ...running },
});

const leaving = { 'the keys': 'closed', close: 'closed', 'watching fails': 'closed' } as const;
const asking = { findRecords: 'ami' };
const answers = { found: 'found', refused: 'refused', 'no answer': 'no answer' } as const;

/** Finding anything: records are asked for after a pause, and what was found stays until the next answer. */
export const finderFlow: FlowModel<Stop, Event, typeof finderMachine> = {
  machine: finderMachine,
  start: 'closed',
  key: ({ value, context }) => JSON.stringify([value, context]),
  events: {
    'the keys': told('watchKeys', { type: 'finder.toggle' }),
    'question mark': told('watchKeys', { type: 'shortcuts.toggle' }),
    close: sent({ type: 'finder.close' }),
    write: sent({ type: 'finder.write', text: 'ami' }),
    'empty the field': sent({ type: 'finder.write', text: '' }),
    'a pause': waited('finder.open.writing', 'pause', 120),
    found: answered('findRecords', found),
    refused: refusedWith('findRecords', refused),
    'no answer': waited('finder.open.searching', 'searchLimit', 15_000),
    'try again': sent({ type: 'finder.retry' }),
    'watching fails': failed('watchKeys', new Error('no document')),
  },
  inPage: {
    account: 'hr@demo.com',
    screen: '/hr',
    does: {
      'the keys': 'Press Ctrl+K.',
      'question mark': 'Press “?”.',
      close: 'Press Escape.',
      write: 'Write “ami”.',
      'empty the field': 'Empty the field.',
      'a pause': 'Wait a moment.',
      found: 'Wait for the answer.',
      refused: refusing('candidates.list'),
      'no answer': silent('candidates.list', 15),
      'try again': 'Press ‘Try again’.',
      'watching fails': { never: 'Listening to a page never fails in a browser.' },
    },
    sees: {
      closed: 'The dialog is not there.',
      shortcuts: 'A dialog lists the shortcuts, such as ‘Next row of a list’.',
      blank: 'The dialog lists every screen, such as ‘Ranked Candidates’.',
      writing: 'The field holds “ami”.',
      'writing again': 'The field holds “ami”, and what was found stays.',
      searching: 'The field holds “ami”.',
      'searching again': 'The field holds “ami”, and what was found stays.',
      found: '‘Amina Bouzid’ is among the candidates.',
      refused: `The dialog says ‘${refused}’`,
      'no answer': `The dialog says ‘${noAnswer}’`,
    },
  },
  table: {
    closed: {
      is: at('closed'),
      on: { 'the keys': 'blank', 'question mark': 'shortcuts', 'watching fails': 'closed' },
    },
    shortcuts: {
      is: at('shortcuts'),
      on: {
        'the keys': 'blank',
        'question mark': 'closed',
        close: 'closed',
        'watching fails': 'closed',
      },
    },
    blank: { is: at('blank'), on: { ...leaving, write: 'writing', 'empty the field': 'blank' } },
    writing: {
      is: at('writing'),
      on: { ...leaving, write: 'writing', 'empty the field': 'blank', 'a pause': 'searching' },
    },
    'writing again': {
      is: at('writing', { found }),
      on: {
        ...leaving,
        write: 'writing again',
        'empty the field': 'blank',
        'a pause': 'searching again',
      },
    },
    searching: {
      is: at('searching', {}, asking),
      on: { ...leaving, ...answers, write: 'writing', 'empty the field': 'blank' },
    },
    'searching again': {
      is: at('searching', { found }, asking),
      on: { ...leaving, ...answers, write: 'writing again', 'empty the field': 'blank' },
    },
    found: {
      is: at('found', { found }),
      on: { ...leaving, write: 'writing again', 'empty the field': 'blank' },
    },
    refused: {
      is: at('failed', { failure: refused }),
      on: { ...leaving, write: 'writing', 'empty the field': 'blank', 'try again': 'searching' },
    },
    'no answer': {
      is: at('failed', { failure: noAnswer }),
      on: { ...leaving, write: 'writing', 'empty the field': 'blank', 'try again': 'searching' },
    },
  },
};
