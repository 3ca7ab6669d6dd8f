import { chartOf } from '@/machines/chart';
import { expect, test } from 'vitest';
import { and, fromPromise, setup } from 'xstate';

const machine = setup({
  actors: { fetch: fromPromise(() => Promise.reject(new Error('fetch'))) },
  guards: { isReady: () => true, isAllowed: () => true },
  actions: { note: () => {}, greet: () => {}, part: () => {} },
  delays: { limit: 10 },
}).createMachine({
  id: 'visit',
  initial: 'waiting',
  on: { 'visit.note': { guard: 'isReady', actions: [{ type: 'note' }, 'greet'] } },
  states: {
    waiting: { always: { guard: and(['isReady', 'isAllowed']), target: 'inside' } },
    inside: {
      initial: 'hall',
      entry: 'greet',
      exit: ['part'],
      onDone: { target: 'gone' },
      states: {
        hall: {
          invoke: {
            id: 'fetchCoat',
            src: 'fetch',
            onDone: { target: 'room' },
            onError: { target: '#visit.gone' },
          },
          after: { limit: { target: 'room', actions: 'note' } },
        },
        room: { type: 'final' },
      },
    },
    gone: { type: 'final' },
  },
});

const plain = { parent: 'visit', initial: null, entry: [], exit: [], invokes: [] };
const still = { guards: [], actions: [] };

test('a chart has every state after its parent, and what leads where by which names', () => {
  expect(chartOf(machine)).toEqual({
    id: 'visit',
    states: [
      {
        ...plain,
        id: 'visit',
        path: [],
        parent: null,
        type: 'compound',
        initial: 'visit.waiting',
      },
      { ...plain, id: 'visit.waiting', path: ['waiting'], type: 'atomic' },
      {
        ...plain,
        id: 'visit.inside',
        path: ['inside'],
        type: 'compound',
        initial: 'visit.inside.hall',
        entry: ['greet'],
        exit: ['part'],
      },
      {
        ...plain,
        id: 'visit.inside.hall',
        path: ['inside', 'hall'],
        parent: 'visit.inside',
        type: 'atomic',
        invokes: [{ id: 'fetchCoat', src: 'fetch' }],
      },
      {
        ...plain,
        id: 'visit.inside.room',
        path: ['inside', 'room'],
        parent: 'visit.inside',
        type: 'final',
      },
      { ...plain, id: 'visit.gone', path: ['gone'], type: 'final' },
    ],
    transitions: [
      {
        source: 'visit',
        event: 'visit.note',
        trigger: { kind: 'event', name: 'visit.note' },
        guards: ['isReady'],
        targets: [],
        actions: ['note', 'greet'],
      },
      {
        ...still,
        source: 'visit.waiting',
        event: '',
        trigger: { kind: 'always', name: '' },
        guards: ['isReady', 'isAllowed'],
        targets: ['visit.inside'],
      },
      {
        ...still,
        source: 'visit.inside',
        event: 'xstate.done.state.visit.inside',
        trigger: { kind: 'stateDone', name: 'visit.inside' },
        targets: ['visit.gone'],
      },
      {
        ...still,
        source: 'visit.inside.hall',
        event: 'xstate.done.actor.fetchCoat',
        trigger: { kind: 'done', name: 'fetchCoat' },
        targets: ['visit.inside.room'],
      },
      {
        ...still,
        source: 'visit.inside.hall',
        event: 'xstate.error.actor.fetchCoat',
        trigger: { kind: 'error', name: 'fetchCoat' },
        targets: ['visit.gone'],
      },
      {
        ...still,
        source: 'visit.inside.hall',
        event: 'xstate.after.limit.visit.inside.hall',
        trigger: { kind: 'after', name: 'limit' },
        targets: ['visit.inside.room'],
        actions: ['note'],
      },
    ],
  });
});
