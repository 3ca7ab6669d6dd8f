import type { Employment } from '@/data/schemas/employment';
import type { Stamp } from '@/data/schemas/person';
import type { User } from '@/data/schemas/user';
import { and, assign, setup } from 'xstate';
import { type Activated, changes, employs, keeps, leadsATeam, removes, switches } from './policy';

export type ActivationCommand = { type: 'activation.activate' } | { type: 'activation.deactivate' };

/** Every event of such a record's life. `fields` are the values of its form. `lead` is whom `fields.team` names. */
export type ActivationEvent = Stamp &
  (
    | { type: 'activation.add'; fields: { status?: unknown } }
    | { type: 'activation.change'; fields: { status?: unknown } }
    | {
        type: 'activation.employ';
        fields: Employment;
        lead: Pick<User, 'id' | 'role' | 'status'> | null;
      }
    | ActivationCommand
    | { type: 'activation.remove' }
    | { type: 'activation.restore' }
  );

interface Activation {
  id: string;
  /** The kind of record. */
  of: Activated;
  /** The record without its id, status and history. */
  record: object;
}

const employmentIn = ({ record }: Pick<Activation, 'record'>) => record as Partial<Employment>;

/** A user, a client, or a provider's plan or offer. The policy decides which kinds are edited, switched or deleted. */
export const activationMachine = setup({
  types: {
    context: {} as Activation,
    events: {} as ActivationEvent,
    input: {} as { id: string; of?: Activated; record?: object },
  },
  guards: {
    byKeeper: ({ context, event }) => keeps(event.by.role, context.of),
    bySwitcher: ({ context, event }) => switches(event.by.role, context.of),
    byChanger: ({ context, event }) => changes(event.by, context.of, context.id),
    byRemover: ({ context, event }) => removes(event.by.role, context.of),
    beginsInactive: ({ event }) =>
      event.type === 'activation.add' && event.fields.status === 'Inactive',
    byEmployer: ({ context, event }) => employs(event.by.role, context.of),
    keepsOwnRole: ({ context, event }) =>
      event.type === 'activation.employ' &&
      (event.by.id !== context.id || event.fields.role === employmentIn(context).role),
    leadIsSomebodyElse: ({ context, event }) =>
      event.type === 'activation.employ' && event.fields.team !== context.id,
    leadIsActive: ({ context, event }) =>
      event.type === 'activation.employ' &&
      (event.fields.team === null ||
        event.fields.team === employmentIn(context).team ||
        (event.lead !== null && leadsATeam(event.lead))),
  },
  actions: {
    recordFields: assign(({ context }, p: { fields: object }) => {
      const { status: _, ...fields } = p.fields as { status?: unknown };
      return { record: { ...context.record, ...fields } };
    }),
    recordRemoval: assign(({ context }, p: { at: string }) => ({
      record: { ...context.record, removedAt: p.at },
    })),
    forgetRemoval: assign(({ context }) => ({ record: { ...context.record, removedAt: null } })),
  },
}).createMachine({
  id: 'activation',
  context: ({ input }) => ({ id: input.id, of: input.of ?? 'user', record: input.record ?? {} }),
  initial: 'drafted',
  states: {
    drafted: {
      on: {
        'activation.add': [
          {
            guard: and(['byKeeper', 'beginsInactive']),
            target: 'kept.inactive',
            actions: { type: 'recordFields', params: ({ event }) => event },
          },
          {
            guard: 'byKeeper',
            target: 'kept',
            actions: { type: 'recordFields', params: ({ event }) => event },
          },
        ],
      },
    },
    kept: {
      initial: 'active',
      on: {
        'activation.change': {
          guard: 'byChanger',
          actions: { type: 'recordFields', params: ({ event }) => event },
        },
        'activation.employ': {
          guard: and(['byEmployer', 'keepsOwnRole', 'leadIsSomebodyElse', 'leadIsActive']),
          actions: { type: 'recordFields', params: ({ event }) => event },
        },
        'activation.remove': {
          guard: 'byRemover',
          target: 'removed',
          actions: { type: 'recordRemoval', params: ({ event }) => event },
        },
      },
      states: {
        active: {
          on: { 'activation.deactivate': { guard: 'bySwitcher', target: 'inactive' } },
        },
        inactive: {
          on: { 'activation.activate': { guard: 'bySwitcher', target: 'active' } },
        },
        asBefore: { type: 'history' },
      },
    },
    removed: {
      on: {
        'activation.restore': {
          guard: 'byRemover',
          target: 'kept.asBefore',
          actions: 'forgetRemoval',
        },
      },
    },
  },
});
