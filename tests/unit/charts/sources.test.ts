import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import * as xstate5 from 'xstate';
import { and, not, setup } from 'xstate';
import * as xstate4 from 'xstate4';
import { chartOf } from '@/machines/chart';
import { sourceOf, type Version } from '../../../scripts/charts/sources';
import { readRegistry } from '../../models/registry';
import { subjectsOf } from '../../models/subjects';

/** Runs a source as whoever pastes it does, with the XState that it imports. */
function loaded(code: string, xstate: object): unknown {
  const [, imported = '', name = ''] =
    /^import \{ (.+) \} from 'xstate';[^]*export const (\w+)/.exec(code) ?? [];
  const body = code.replace(/^import .+$/m, '').replace('export const', 'const');
  return compileFunction(`const { ${imported} } = xstate;${body}\nreturn ${name};`, ['xstate'])(
    xstate,
  );
}

/** What two versions of XState must agree on, in the words of the fifth. */
interface Shape {
  states: object[];
  ways: { from: string; on: string; if: string; to: string[]; does: string[]; anew: boolean }[];
}

const sorted = <T>(all: T[]): T[] =>
  all.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

/** The chart of a machine as this project reads it. */
function shapeOf(machine: xstate5.AnyStateMachine): Shape {
  const chart = chartOf(machine);
  const guardName = (guard: unknown): string => {
    if (guard === undefined) return '';
    if (typeof guard === 'string') return guard;
    const { type, guards, check } = guard as Record<string, unknown>;
    if (guards === undefined) return String(type);
    const names = (guards as unknown[]).map(guardName);
    return check === (not('') as unknown as { check: unknown }).check
      ? `not ${names.join()}`
      : names.join(' and ');
  };
  const nodes = chart.states.map(({ id }) => machine.getStateNodeById(id));
  return {
    states: sorted(
      chart.states.map(({ id, type, initial, entry, exit, invokes }) => {
        const node = machine.getStateNodeById(id);
        return {
          id,
          type,
          initial,
          entry,
          exit,
          invokes: invokes.map(({ src }) => src),
          tags: node.tags,
        };
      }),
    ),
    ways: sorted(
      nodes.flatMap((node) =>
        [...node.transitions.values(), node.always ?? []].flat().map((way) => ({
          from: node.id,
          on: way.eventType,
          if: guardName(way.guard),
          to: (way.target ?? []).map(({ id }) => id),
          does: way.actions.map((action) => (action as { type: string }).type ?? action),
          anew: way.reenter,
        })),
      ),
    ),
  };
}

const events: [RegExp, string][] = [
  [/^done\.invoke\.(.+)$/, 'xstate.done.actor.$1'],
  [/^error\.platform\.(.+)$/, 'xstate.error.actor.$1'],
  [/^xstate\.after\((.+)\)#(.+)$/, 'xstate.after.$1.$2'],
  [/^done\.state\.(.+)$/, 'xstate.done.state.$1'],
];

const typesOf = (actions: readonly { type: string }[]) => actions.map(({ type }) => type);

/** In version 4 what is invoked or timed is an action too. */
const ownOf = (actions: readonly { type: string }[]) =>
  typesOf(actions).filter((type) => !type.startsWith('xstate.'));

/** The same of a machine of XState 4. */
function shapeOf4(machine: xstate4.AnyStateMachine): Shape {
  const nodes = machine.stateIds.map((id) => machine.getStateNodeById(id));
  return {
    states: sorted(
      nodes.map((node) => ({
        id: node.id,
        type: node.type,
        initial:
          node.initial === undefined || node.initial === null
            ? null
            : `${node.id}.${String(node.initial)}`,
        entry: ownOf(node.onEntry),
        exit: ownOf(node.onExit),
        invokes: node.invoke.map(({ src }) => (typeof src === 'string' ? src : src.type)),
        tags: node.tags,
      })),
    ),
    ways: sorted(
      nodes.flatMap((node) =>
        node.transitions.map((way) => ({
          from: node.id,
          on: events.reduce((on, [old, now]) => on.replace(old, now), way.eventType),
          if: way.cond?.name ?? way.cond?.type ?? '',
          to: (way.target ?? []).map(({ id }) => id),
          does: typesOf(way.actions),
          // To somewhere else it makes no difference.
          anew:
            !way.internal &&
            (way.target ?? []).some(({ id }) => id === node.id || id.startsWith(`${node.id}.`)),
        })),
      ),
    ),
  };
}

const read = (machine: xstate5.AnyStateMachine, version: Version): Shape => {
  const { code } = sourceOf(machine, version);
  return version === 4
    ? shapeOf4(loaded(code, xstate4) as xstate4.AnyStateMachine)
    : shapeOf(loaded(code, xstate5) as xstate5.AnyStateMachine);
};

const { machineFiles, modelFiles } = await readRegistry();
const subjects = subjectsOf(machineFiles, modelFiles);

test.each(subjects.map(({ name, machine }) => [name, machine] as const))(
  '%s means the same in XState 4 and 5 as here',
  (_, machine) => {
    expect(read(machine, 5)).toEqual(shapeOf(machine));
    expect(read(machine, 4)).toEqual(shapeOf(machine));
  },
);

const gateMachine = setup({
  guards: { isOpen: () => true, isFull: () => true },
  actions: { ring: () => undefined, light: () => undefined },
  actors: { watch: xstate5.fromPromise<void>(() => Promise.reject(new Error('watch'))) },
  delays: { patience: ({ event }) => event.type.length },
}).createMachine({
  id: 'gate',
  type: 'parallel',
  on: { 'gate.reset': { target: ['.lamp.off', '.door.shut'], reenter: true } },
  states: {
    lamp: {
      initial: 'off',
      states: { off: { on: { light: 'on' } }, on: { entry: ['light', 'ring'], exit: 'ring' } },
    },
    door: {
      initial: 'shut',
      on: { again: '.last', shut: { target: 'door', reenter: true }, stay: { target: 'door' } },
      states: {
        last: { type: 'history', history: 'deep' },
        shut: {
          tags: ['closed'],
          always: { guard: not('isOpen'), target: '#gate.door.gone' },
          after: { 100: 'ajar', patience: { actions: 'ring' } },
        },
        ajar: {
          initial: 'waiting',
          invoke: { id: 'look', src: 'watch', onDone: 'gone', onError: [{ guard: 'isFull' }] },
          on: { push: [{ guard: and(['isOpen', not('isFull')]), target: '.done' }, 'gone'] },
          states: { waiting: {}, done: { type: 'final' } },
          onDone: { target: 'gone' },
        },
        gone: {},
      },
    },
  },
});

test('everything that a chart may say means the same in both', () => {
  expect(read(gateMachine, 5)).toEqual(shapeOf(gateMachine));
  expect(read(gateMachine, 4)).toEqual(shapeOf(gateMachine));
  expect(sourceOf(gateMachine, 4).unsaid).toEqual([
    "that 'not isOpen' joins guards: it is one name",
    "that 'isOpen and not isFull' joins guards: it is one name",
    'how long patience is',
  ]);
});

test.each([
  ['a guard that was dropped', "cond: 'isFull'", 'description: '],
  ['another target', "target: '#gate.door.gone'", "target: '#gate.door.ajar'"],
  ['a state that is left although it stays', 'internal: true', 'internal: false'],
  ['another actor', "src: 'watch'", "src: 'wait'"],
  ['an event that was renamed', 'stay:', 'rest:'],
  ['another delay', "'100':", "'200':"],
])('%s is found', (_, from, to) => {
  const { code } = sourceOf(gateMachine, 4);
  const faulty = code.replace(from, to.endsWith(': ') ? `${to}'dropped'` : to);
  expect(faulty).not.toEqual(code);
  expect(shapeOf4(loaded(faulty, xstate4) as xstate4.AnyStateMachine)).not.toEqual(
    shapeOf(gateMachine),
  );
});
