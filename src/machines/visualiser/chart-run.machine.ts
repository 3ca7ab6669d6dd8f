import { type ActorRefFrom, type AnyMachineSnapshot, assign, fromPromise, setup } from 'xstate';

/** A run through a chart, as an address says it. The steps after `at` are still to come, or were undone. */
export interface Run {
  chart: string;
  /** The model whose people, payloads and actors make the steps happen. */
  model: string;
  /** The names of the model's events. The last may be one that is refused. */
  steps: string[];
  /** The number of steps that were taken. */
  at: number;
}

/** Where a run stands after some steps. */
export interface Stop {
  snapshot: AnyMachineSnapshot;
  /** The record of a lifecycle, or the context of a flow. */
  record: object;
  /** The input of each actor at work, by id. */
  running: Record<string, unknown>;
  /** The transitions that led here from the stop before, by their places in the chart. */
  ways: number[];
}

/** The stops of a run, from its beginning to its end, or to a step that is refused. */
export interface Walked {
  stops: Stop[];
  refused: { step: string; sentence: string } | null;
}

interface ChartRun {
  run: Run | null;
  walked: Walked;
  failure: string | null;
}

export type ChartRunEvent =
  | { type: 'run.open'; run: Run | null }
  | { type: 'run.press'; step: string }
  | { type: 'run.back' }
  | { type: 'run.forward' }
  | { type: 'run.startOver' }
  | { type: 'run.play' }
  | { type: 'run.pause' };

const nowhere: Walked = { stops: [], refused: null };
const tooLong = 'The run took too long. Please open it again.';

const standsAt = (run: Run | null, at: (run: Run) => number) => ({
  run: run && { ...run, at: at(run) },
});

/**
 * A run through a chart in the visualiser: opened by its address, taken on by pressing an event, and gone through
 * forwards and back.
 */
export const chartRunMachine = setup({
  types: { context: {} as ChartRun, events: {} as ChartRunEvent },
  actors: {
    walkRun: fromPromise<Walked, Run | null>(() => Promise.reject(new Error('walkRun'))),
  },
  guards: {
    namesChart: ({ event }) => event.type === 'run.open' && event.run !== null,
    hasBefore: ({ context: { run } }) => run !== null && run.at > 0,
    hasNext: ({ context: { run, walked } }) => run !== null && run.at < walked.stops.length - 1,
  },
  actions: {
    recordRun: assign((_, p: { run: Run | null }) => ({
      run: p.run,
      walked: nowhere,
      failure: null,
    })),
    recordStep: assign(({ context: { run } }, p: { step: string }) => ({
      run: run && {
        ...run,
        steps: [...run.steps.slice(0, run.at), p.step],
        at: run.at + 1,
      },
    })),
    recordWalked: assign(({ context: { run } }, p: { walked: Walked }) => ({
      ...standsAt(run, ({ at }) => Math.min(at, p.walked.stops.length - 1)),
      walked: p.walked,
    })),
    recordFailure: assign((_, p: { error: unknown }) => ({
      failure: p.error instanceof Error ? p.error.message : tooLong,
    })),
    goBack: assign(({ context: { run } }) => standsAt(run, ({ at }) => at - 1)),
    goForward: assign(({ context: { run } }) => standsAt(run, ({ at }) => at + 1)),
    goToStart: assign(({ context: { run } }) => standsAt(run, () => 0)),
  },
  delays: { walkLimit: 10_000, stepPause: 900 },
}).createMachine({
  id: 'chartRun',
  context: { run: null, walked: { stops: [], refused: null }, failure: null },
  initial: 'choosing',
  on: {
    'run.open': [
      {
        guard: 'namesChart',
        target: '.walking',
        reenter: true,
        actions: { type: 'recordRun', params: ({ event }) => event },
      },
      {
        target: '.choosing',
        actions: { type: 'recordRun', params: ({ event }) => event },
      },
    ],
  },
  states: {
    choosing: {},
    walking: {
      invoke: {
        id: 'walkRun',
        src: 'walkRun',
        input: ({ context }) => context.run,
        onDone: {
          target: 'standing',
          actions: { type: 'recordWalked', params: ({ event }) => ({ walked: event.output }) },
        },
        onError: {
          target: 'lost',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        walkLimit: {
          target: 'lost',
          actions: { type: 'recordFailure', params: { error: null } },
        },
      },
    },
    standing: {
      on: {
        'run.press': {
          target: 'walking',
          actions: { type: 'recordStep', params: ({ event }) => event },
        },
        'run.back': { guard: 'hasBefore', actions: 'goBack' },
        'run.forward': { guard: 'hasNext', actions: 'goForward' },
        'run.startOver': { guard: 'hasBefore', actions: 'goToStart' },
        'run.play': { guard: 'hasNext', target: 'playing' },
      },
    },
    playing: {
      on: { 'run.pause': { target: 'standing' } },
      after: {
        stepPause: [
          { guard: 'hasNext', target: 'playing', reenter: true, actions: 'goForward' },
          { target: 'standing' },
        ],
      },
    },
    lost: {},
  },
});

export type ChartRunActor = ActorRefFrom<typeof chartRunMachine>;
