import { commandMachine } from '@/machines/command/command.machine';
import type { FlowModel } from './support/flow';
import { answered, refusedWith, sent, waited } from './support/rig';

type Stop = 'idle' | 'running' | 'answered' | 'refused' | 'unanswered';
type Event = 'run' | 'forget' | 'done' | 'refusal' | 'no answer';

const refused = 'This user is inactive already';
const at = (value: string, context: object = {}, running: Record<string, unknown> = {}) => ({
  value,
  context: { input: null, output: null, failure: null, ...context },
  running,
});

/** A button's command: one at a time, with an end to its wait, and to be tried again. */
export const commandFlow: FlowModel<Stop, Event, typeof commandMachine> = {
  machine: commandMachine,
  start: 'idle',
  events: {
    run: sent({ type: 'command.run', input: 7 }),
    forget: sent({ type: 'command.forget' }),
    done: answered('perform', 49),
    refusal: refusedWith('perform', refused),
    'no answer': waited('command.running', 'answerLimit', 15_000),
  },
  table: {
    idle: { is: at('idle'), on: { run: 'running', forget: 'idle' } },
    running: {
      is: at('running', { input: 7 }, { perform: 7 }),
      on: { done: 'answered', refusal: 'refused', 'no answer': 'unanswered' },
    },
    answered: {
      is: at('idle', { input: 7, output: 49 }),
      on: { run: 'running', forget: 'idle' },
    },
    refused: {
      is: at('refused', { input: 7, failure: refused }),
      on: { run: 'running', forget: 'idle' },
    },
    unanswered: {
      is: at('unanswered', { input: 7, failure: 'There was no answer. Please try again.' }),
      on: { run: 'running', forget: 'idle' },
    },
  },
};
