import { commandMachine } from '@/machines/command/command.machine';
import type { FlowModel } from './support/flow';
import { refusing, silent } from './support/in-page';
import { keyAfter } from './support/keys';
import { answered, refusedWith, sent, waited } from './support/rig';

type Asked = 7 | 8;
type Stop = 'idle' | `${'running' | 'answered' | 'refused' | 'unanswered'} ${Asked}`;
type Event = keyof typeof asks | 'forget' | 'done' | 'refusal' | 'no answer';

const asks = {
  run: { type: 'command.run', input: 7, key: 'first' },
  'run the same': { type: 'command.run', input: 7, key: 'second' },
  'run another': { type: 'command.run', input: 8, key: 'third' },
} as const;
const sends = Object.fromEntries(
  Object.entries(asks).map(([name, { input, key }]) => [name, { says: input, key }]),
);

const refused = 'This user is inactive already';
const noAnswer = 'There was no answer. Please try again.';

const rowsFor = <T extends Asked>(input: T) => {
  const at =
    (value: string, context: object = {}) =>
    (trail: readonly Event[]) => {
      const key = keyAfter<Event>(sends, trail);
      return {
        value,
        context: { input, output: null, failure: null, ...context, key },
        running: value === 'running' ? { perform: { input, key } } : {},
      };
    };
  const on = {
    run: 'running 7',
    'run the same': 'running 7',
    'run another': 'running 8',
    forget: 'idle',
  } as const;
  return {
    [`running ${input}`]: {
      is: at('running'),
      on: {
        done: `answered ${input}`,
        refusal: `refused ${input}`,
        'no answer': `unanswered ${input}`,
      },
    },
    [`answered ${input}`]: { is: at('idle', { output: 49 }), on },
    [`refused ${input}`]: { is: at('refused', { failure: refused }), on },
    [`unanswered ${input}`]: { is: at('unanswered', { failure: noAnswer }), on },
  } as Pick<
    FlowModel<Stop, Event>['table'],
    `${'running' | 'answered' | 'refused' | 'unanswered'} ${T}`
  >;
};

/** What a button and its row say, in a tester's words. */
const seen = {
  running: 'The button waits.',
  answered: 'The row of ‘Karim Haddad’ says the other of Active and Inactive.',
  refused: 'The row says ‘The demo was told to refuse this.’',
  unanswered: `The row says ‘${noAnswer}’`,
};

/** A button's command: one at a time, with an end to its wait, and to be tried again under the key that it had. */
export const commandFlow: FlowModel<Stop, Event, typeof commandMachine> = {
  machine: commandMachine,
  start: 'idle',
  key: ({ value, context }) => JSON.stringify([value, { ...context, key: '' }]),
  events: {
    run: sent(asks.run),
    'run the same': sent(asks['run the same']),
    'run another': sent(asks['run another']),
    forget: sent({ type: 'command.forget' }),
    done: answered('perform', 49),
    refusal: refusedWith('perform', refused),
    'no answer': waited('command.running', 'answerLimit', 15_000),
  },
  inPage: {
    account: 'manager@demo.com',
    screen: '/manage-users?q=Karim',
    does: {
      run: 'In the row of ‘Karim Haddad’, press Activate or Deactivate, whichever stands there.',
      'run the same': { never: 'Which key a command has does not show on a screen.' },
      'run another': { never: 'Each button has one command.' },
      forget: { never: 'No button takes back what it said.' },
      done: 'Wait for the answer.',
      refusal: refusing('users.send'),
      'no answer': silent('users.send', 15),
    },
    sees: (stop) =>
      stop === 'idle'
        ? 'The button can be pressed.'
        : seen[stop.split(' ')[0] as keyof typeof seen],
  },
  table: {
    idle: {
      is: {
        value: 'idle',
        context: { input: null, output: null, key: '', failure: null },
        running: {},
      },
      on: {
        run: 'running 7',
        'run the same': 'running 7',
        'run another': 'running 8',
        forget: 'idle',
      },
    },
    ...rowsFor(7),
    ...rowsFor(8),
  },
};
