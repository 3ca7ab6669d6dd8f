import type { HistoryEntry, WithHistory } from '@/data/schemas/history';
import type { Stamp } from '@/data/schemas/person';
import type { ActivationEvent, activationMachine } from '@/machines/activation/activation.machine';
import type { Lifecycle } from '@/machines/step';
import { now, people } from '../../fixtures/company';
import type { LifeInPage } from './in-page';
import type { Table } from './table';
import { everyoneAsks, type Held, type LifecycleModel, type OpenWorld } from './record';

type Unstamped<T> = T extends unknown ? Omit<T, keyof Stamp> : never;
type Kept = 'active' | 'inactive';
type Stop = Kept | `${Kept}, deleted`;
type Command = 'activate' | 'deactivate' | 'change' | 'delete' | 'restore';
export type AskedOfRecord = `${Command} by ${keyof typeof people}`;

const told: Record<Command, [action: string, leadsTo: (from: string) => string]> = {
  activate: ['Activated', () => 'kept.active'],
  deactivate: ['Deactivated', () => 'kept.inactive'],
  change: ['Changed', (from) => from],
  delete: ['Deleted', () => 'removed'],
  restore: ['Restored', () => 'kept'],
};

/** A record that can be switched, in a tester's words. */
export type ActivationInPage<TAsked extends string> = LifeInPage<Stop, TAsked>;

/** The model of a record that people make, switch, change, delete and restore. */
export function activationLife<
  T extends WithHistory & { id: string; status: string },
  TMore extends `${string} by ${string}` = never,
>(
  lifecycle: Lifecycle<typeof activationMachine, T>,
  {
    record,
    fields,
    statuses,
    who,
    isRemovable,
    more = { events: {} as Record<TMore, ActivationEvent>, taken: {} },
    hold,
    inPage,
  }: {
    /** An active record, which the model starts with. */
    record: T;
    /** The values of a form that changes nothing of the record. */
    fields: object;
    statuses: Record<Kept, T['status']>;
    /** Who may make, switch, change and delete a record. */
    who: Record<'make' | 'switch' | 'change' | 'delete', (keyof typeof people)[]>;
    /** Whether the record has a `removedAt`. */
    isRemovable: boolean;
    /** Further events, and what of the record those change that are taken wherever it is kept. */
    more?: {
      events: Record<TMore, ActivationEvent>;
      taken: Partial<Record<TMore, Partial<T>>>;
    };
    hold: (record: T, open: OpenWorld) => Held<T, ActivationEvent>;
    /** The same in a tester's words. */
    inPage: ActivationInPage<AskedOfRecord | TMore>;
  },
): LifecycleModel<Stop, AskedOfRecord | TMore, typeof activationMachine, T> {
  type Asked = AskedOfRecord | TMore;
  const changesBy = (asked: Asked) => more.taken[asked as TMore];
  const commands: Record<Command, Unstamped<ActivationEvent>> = {
    activate: { type: 'activation.activate' },
    deactivate: { type: 'activation.deactivate' },
    change: { type: 'activation.change', fields },
    delete: { type: 'activation.remove' },
    restore: { type: 'activation.restore' },
  };
  const historyOf = (trail: readonly Asked[]): HistoryEntry[] => {
    let place = 'kept.active';
    let before = place;
    return trail.map((asked) => {
      const [command, person] = asked.split(' by ') as [Command, keyof typeof people];
      if (changesBy(asked) !== undefined) {
        const event = more.events[asked as TMore];
        return {
          action: 'Employment changed',
          by: event.by.name,
          byId: event.by.id,
          date: event.at,
          event,
          from: place,
          to: place,
        };
      }
      const by = people[person];
      const [action, leadsTo] = told[command];
      const from = place;
      if (command === 'delete') before = place;
      place = command === 'restore' ? before : leadsTo(place);
      return {
        action,
        by: by.name,
        byId: by.id,
        date: now,
        event: { ...commands[command], by, at: now },
        from,
        to: place,
      };
    });
  };
  const row = (status: Kept, changes: object, on: Partial<Record<AskedOfRecord, Stop>>) => ({
    is: (trail: readonly Asked[]): T => ({
      ...record,
      ...Object.assign({}, ...trail.map(changesBy)),
      ...changes,
      status: statuses[status],
      history: historyOf(trail),
    }),
    on,
  });
  const by = (command: Command, whom: (keyof typeof people)[], to: Stop) =>
    Object.fromEntries(whom.map((person) => [`${command} by ${person}`, to]));
  const moreTo = (stop: Stop) =>
    Object.fromEntries(Object.keys(more.taken).map((asked) => [asked, stop]));
  const { id, status: _, history: __, ...said } = record;
  const add = (status: string) =>
    ({ type: 'activation.add', fields: { ...said, status } }) as const;
  const made = (person: keyof typeof people, status: Kept): T => {
    const stamp = { by: people[person], at: now };
    return {
      ...record,
      status: statuses[status],
      history: [
        {
          action: 'Created',
          by: stamp.by.name,
          byId: stamp.by.id,
          date: now,
          event: { ...add(statuses[status]), ...stamp },
          from: 'drafted',
          to: `kept.${status}`,
        },
      ],
    };
  };
  return {
    lifecycle,
    record,
    start: 'active',
    births: {
      input: { id },
      events: {
        ...Object.fromEntries(
          Object.entries(people).map(([name, person]) => [
            `made by ${name}`,
            [
              { ...add(statuses.active), by: person, at: now },
              who.make.includes(name as keyof typeof people)
                ? made(name as keyof typeof people, 'active')
                : 'activation.byKeeper',
            ] as const,
          ]),
        ),
        ...(statuses.inactive === 'Inactive' && {
          'made inactive': [
            { ...add('Inactive'), by: people[who.make[0] ?? 'sys'], at: now },
            made(who.make[0] ?? 'sys', 'inactive'),
          ] as const,
        }),
        'switched before it is made': [
          { type: 'activation.activate', by: people.sys, at: now },
          'activation.activate',
        ],
      },
    },
    events: { ...everyoneAsks(commands, people, now), ...more.events } as Record<
      Asked,
      ActivationEvent
    >,
    key: ({ status, ...rest }) => ({
      status,
      isDeleted: 'removedAt' in rest && rest.removedAt !== null,
    }),
    hold,
    inPage,
    table: {
      active: row(
        'active',
        {},
        {
          ...moreTo('active'),
          ...by('deactivate', who.switch, 'inactive'),
          ...by('change', who.change, 'active'),
          ...by('delete', who.delete, 'active, deleted'),
        },
      ),
      ...(who.switch.length > 0 && {
        inactive: row(
          'inactive',
          {},
          {
            ...moreTo('inactive'),
            ...by('activate', who.switch, 'active'),
            ...by('change', who.change, 'inactive'),
            ...by('delete', who.delete, 'inactive, deleted'),
          },
        ),
      }),
      ...(isRemovable && {
        'active, deleted': row('active', { removedAt: now }, by('restore', who.delete, 'active')),
      }),
      ...(isRemovable &&
        who.switch.length > 0 && {
          'inactive, deleted': row(
            'inactive',
            { removedAt: now },
            by('restore', who.delete, 'inactive'),
          ),
        }),
    } as Table<Stop, Asked, T>,
  };
}

/** A provider without records. */
export const nothing = {
  clients: [],
  payments: [],
  plans: [],
  offers: [],
  health: { uptime: 0, serverLoad: 0, activeConnections: 0, recentLogs: [] },
};
