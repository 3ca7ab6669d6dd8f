import { chartRunMachine, type Run, type Walked } from '@/machines/visualiser/chart-run.machine';
import type { FlowModel } from './support/flow';
import { answered, failed, sent, waited } from './support/rig';

type Steps = 'one step' | 'two steps';
type Asked = 'opened' | 'pressed' | 'pressed again';
type Failure = 'failed' | 'out of time';
type Standing = `${Steps}, ${'before' | 'after'} the first`;
type Stop =
  | 'choosing'
  | Asked
  | `${Asked}, ${Failure}`
  | Standing
  | 'playing'
  | 'playing two'
  | 'played'
  | 'two played';
type Event =
  | 'open'
  | 'open nothing'
  | 'press'
  | 'back'
  | 'forward'
  | 'start over'
  | 'play'
  | 'pause'
  | 'walked'
  | 'fails'
  | 'takes too long'
  | 'a moment passes';
type Row = FlowModel<Stop, Event, typeof chartRunMachine>['table'][Stop];

const step = 'delete by Nadia';
const steps = { 'one step': [step], 'two steps': [step, step] };
const run = (of: Steps, at: number): Run => ({
  chart: 'task',
  model: 'taskModel',
  steps: steps[of],
  at,
});
const stop = (status: string) => ({ record: { status }, running: {}, ways: [] });
/** The run up to its second step, which is refused. */
const walked = {
  stops: [stop('active'), stop('removed')],
  refused: { step, sentence: 'This task was deleted already' },
} as unknown as Walked;
const nowhere: Walked = { stops: [], refused: null };

const opened = run('one step', 0);
const goes = { open: 'opened', 'open nothing': 'choosing' } as const;
const sentences: Record<Failure, string> = {
  failed: 'There is no such chart.',
  'out of time': 'The run took too long. Please open it again.',
};

const walking = (
  asked: Asked,
  of: Run,
  before: Walked,
  leadsTo: Standing,
): Partial<Record<Stop, Row>> => ({
  [asked]: {
    is: {
      value: 'walking',
      context: { run: of, walked: before, failure: null },
      running: { walkRun: of },
    },
    on: {
      ...goes,
      walked: leadsTo,
      fails: `${asked}, failed`,
      'takes too long': `${asked}, out of time`,
    },
  },
  ...Object.fromEntries(
    Object.entries(sentences).map(([failure, sentence]) => [
      `${asked}, ${failure}`,
      {
        is: {
          value: 'lost',
          context: { run: of, walked: before, failure: sentence },
          running: {},
        },
        on: goes,
      },
    ]),
  ),
});

const at = (value: 'standing' | 'playing', of: Steps, place: 0 | 1, on: Row['on']): Row => ({
  is: { value, context: { run: run(of, place), walked, failure: null }, running: {} },
  on: { ...goes, ...on },
});

/** Where a run of some steps stands, and plays from its first stop to its last. */
const runs = (of: Steps, playing: Stop, played: Stop): Partial<Record<Stop, Row>> => ({
  [`${of}, before the first`]: at('standing', of, 0, {
    press: 'pressed',
    forward: `${of}, after the first`,
    play: playing,
  }),
  [`${of}, after the first`]: at('standing', of, 1, {
    press: 'pressed again',
    back: `${of}, before the first`,
    'start over': `${of}, before the first`,
  }),
  [playing]: at('playing', of, 0, {
    pause: `${of}, before the first`,
    'a moment passes': played,
  }),
  [played]: at('playing', of, 1, {
    pause: `${of}, after the first`,
    'a moment passes': `${of}, after the first`,
  }),
});

/** A run through a chart: opened, taken on, gone through forwards and back, and played to its end. */
export const chartRunFlow: FlowModel<Stop, Event, typeof chartRunMachine> = {
  machine: chartRunMachine,
  start: 'choosing',
  events: {
    open: sent({ type: 'run.open', run: opened }),
    'open nothing': sent({ type: 'run.open', run: null }),
    press: sent({ type: 'run.press', step }),
    back: sent({ type: 'run.back' }),
    forward: sent({ type: 'run.forward' }),
    'start over': sent({ type: 'run.startOver' }),
    play: sent({ type: 'run.play' }),
    pause: sent({ type: 'run.pause' }),
    walked: answered('walkRun', walked),
    fails: failed('walkRun', new Error(sentences.failed)),
    'takes too long': waited('chartRun.walking', 'walkLimit', 10_000),
    'a moment passes': waited('chartRun.playing', 'stepPause', 900),
  },
  inPage: {
    account: null,
    screen: '/charts',
    does: {
      open: 'Open /charts#/task/taskModel?step=delete+by+Nadia&at=0 without loading the page anew.',
      'open nothing': 'Follow ‘All charts’.',
      press: 'Press ‘delete by Nadia’.',
      back: 'Press ‘Undo’.',
      forward: 'Press ‘Redo’.',
      'start over': 'Press ‘Start over’.',
      play: 'Press ‘Play’.',
      pause: 'Press ‘Pause’.',
      walked: 'Wait for the run.',
      fails: { never: 'A chart that exists never fails.' },
      'takes too long': { never: 'What is walked takes no time.' },
      'a moment passes': 'Wait for a second.',
    },
    sees: (place) => {
      if (place === 'choosing') return 'The page lists all ‘Charts’.';
      if (/failed|out of time/.test(place)) return 'The page says why there is no run.';
      if (/^(opened|pressed)/.test(place)) return 'The run is being walked.';
      const standing = /after|played/.test(place)
        ? '‘Step 1 of 1. It is in removed.’'
        : '‘Step 0 of 1. It is in assigned.active.’';
      return `The page says ${standing}, and offers ‘${place.includes('play') ? 'Pause' : 'Play'}’.`;
    },
  },
  table: {
    choosing: {
      is: {
        value: 'choosing',
        context: { run: null, walked: nowhere, failure: null },
        running: {},
      },
      on: goes,
    },
    ...walking('opened', opened, nowhere, 'one step, before the first'),
    ...walking('pressed', run('one step', 1), walked, 'one step, after the first'),
    ...walking('pressed again', run('two steps', 2), walked, 'two steps, after the first'),
    ...runs('one step', 'playing', 'played'),
    ...runs('two steps', 'playing two', 'two played'),
  } as FlowModel<Stop, Event, typeof chartRunMachine>['table'],
};
