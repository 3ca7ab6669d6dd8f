import type { Stamp } from '@/data/schemas/person';
import { setup } from 'xstate';
import { type Activated, keeps } from './policy';

export type ActivationCommand = { type: 'activation.activate' } | { type: 'activation.deactivate' };
export type ActivationEvent = ActivationCommand & Stamp;

interface Activation {
  /** What kind of record is switched on and off. */
  of: Activated;
  /** The record, but for its status and its history. */
  record: object;
}

/** Whatever can be switched on and off: a user, a client, a provider's plan. */
export const activationMachine = setup({
  types: { context: {} as Activation, events: {} as ActivationEvent, input: {} as Activation },
  guards: {
    byKeeper: ({ context, event }) => keeps(event.by.role, context.of),
  },
}).createMachine({
  id: 'activation',
  context: ({ input }) => input,
  initial: 'active',
  states: {
    active: {
      on: {
        'activation.deactivate': {
          guard: 'byKeeper',
          target: 'inactive',
        },
      },
    },
    inactive: {
      on: {
        'activation.activate': {
          guard: 'byKeeper',
          target: 'active',
        },
      },
    },
  },
});
