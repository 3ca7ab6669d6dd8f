import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import type { Model } from '../subjects';
import { type Few, fewCases, transitionsAlong } from './few';
import { sent } from './rig';
import type { Table } from './table';

/** A crossroads: two ways that lead nowhere else, and one round. */
const machine = createMachine({
  id: 'walk',
  initial: 'crossing',
  states: {
    crossing: { on: { left: 'wood', right: 'lake', round: 'hill' } },
    hill: { on: { back: 'crossing' } },
    wood: {},
    lake: {},
  },
});
const at = (value: string, on: Record<string, string>) => ({
  is: { value, context: {}, running: {} },
  on,
});
const table: Table<string, string, ReturnType<typeof at>['is']> = {
  crossing: at('crossing', { left: 'wood', right: 'lake', round: 'hill' }),
  hill: at('hill', { back: 'crossing' }),
  wood: at('wood', {}),
  lake: at('lake', {}),
};
const names = ['left', 'right', 'round', 'back'];
const model: Model = {
  name: 'walkFlow',
  path: 'tests/models/walk.flow.ts',
  kind: 'flow',
  flow: {
    machine,
    start: 'crossing',
    events: Object.fromEntries(names.map((type) => [type, sent({ type })])),
    table,
  },
};
const [left, right, round, back] = [
  'walk.crossing: left → walk.wood',
  'walk.crossing: right → walk.lake',
  'walk.crossing: round → walk.hill',
  'walk.hill: back → walk.crossing',
];
const told = ({ cases, missing, least }: Few) => ({
  cases: cases.map(({ path, covers }) => [path, covers]),
  missing,
  least,
});

test('as few cases as two ends allow walk every transition', () => {
  expect(told(fewCases(machine, [model]))).toEqual({
    cases: [
      [
        ['round', 'back', 'left'],
        [round, back, left],
      ],
      [['right'], [right]],
    ],
    missing: [],
    least: 2,
  });
});

test('only what is asked for is walked', () => {
  expect(told(fewCases(machine, [model], (name) => name === back))).toEqual({
    cases: [[['round', 'back'], [back]]],
    missing: [],
    least: 1,
  });
});

test('rows that are not to be gone first are in cases of their own', () => {
  const { cases } = fewCases(
    machine,
    [model],
    () => true,
    (_, __, event) => event !== 'back',
  );
  expect(cases.map(({ path }) => path)).toEqual([
    ['round'],
    ['left'],
    ['right'],
    ['round', 'back'],
  ]);
});

test('a transition that no model walks is named', () => {
  const { back: _, ...events } = model.flow.events;
  const { hill, ...other } = table;
  const shorter = { ...model.flow, events, table: { ...other, hill: { ...hill, on: {} } } };
  expect(fewCases(machine, [{ ...model, flow: shorter } as Model]).missing).toEqual([back]);
});

test('each step of a path tells the transitions that it goes through', () => {
  expect(transitionsAlong(model, ['round', 'back', 'left'])).toEqual([[round], [back], [left]]);
});
