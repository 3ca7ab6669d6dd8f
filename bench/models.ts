import { step } from '@/machines/step';
import type { AnyEventObject } from 'xstate';
import { readRegistry } from '../tests/models/registry';
import { type Model, subjectsOf } from '../tests/models/subjects';
import { coverFlow, coverRecord } from '../tests/models/support/cover';
import { Coverage } from '../tests/models/support/coverage';
import { pathsOf } from '../tests/models/support/flow';
import { pathsOfRecord } from '../tests/models/support/record';

/** The most that a step may take, in microseconds, as a median. */
const budget = 20;
const rounds = 40;

/** How long something takes, in milliseconds. */
async function timeOf(work: () => unknown): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Finds every path of a model and walks it on its machine. Resolves to how many there were. */
async function walkAll(model: Model): Promise<number> {
  const coverage = new Coverage();
  if (model.kind === 'flow') {
    const paths = pathsOf(model.flow);
    await coverFlow(model.flow, paths, coverage);
    return paths.length;
  }
  const paths = pathsOfRecord(model.life);
  coverRecord(model.life, paths, coverage);
  return paths.length;
}

type Life = Extract<Model, { kind: 'lifecycle' }>['life'];

/** The time of each step of a lifecycle's events on its record, in microseconds, by the outcome of the step. */
function stepTimes({ lifecycle, record, events }: Life) {
  const times = { stepped: [] as number[], refused: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const event of Object.values<AnyEventObject>(events)) {
      const begun = performance.now();
      const { outcome } = step(lifecycle, record, event);
      times[outcome].push((performance.now() - begun) * 1000);
    }
  }
  return times;
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Prints how many paths are found and walked in a second, and the time of a step of a record. */
export async function run(): Promise<void> {
  const { machineFiles, modelFiles } = await readRegistry();
  const models = subjectsOf(machineFiles, modelFiles).flatMap((subject) => subject.models);
  let paths = 0;
  const walking = await timeOf(async () => {
    for (const model of models) paths += await walkAll(model);
  });
  const perSecond = Math.round((paths / walking) * 1000);
  console.log(
    `\n${paths} paths of ${models.length} models: ${perSecond} found and walked a second`,
  );
  const lives = models.flatMap((model) => (model.kind === 'lifecycle' ? [model.life] : []));
  for (const life of lives) stepTimes(life);
  const times = lives.map(stepTimes);
  for (const outcome of ['stepped', 'refused'] as const) {
    const cost = median(times.flatMap((time) => time[outcome]));
    const over = cost > budget ? '  OVER' : '';
    console.log(`step, ${outcome}: median ${cost.toFixed(1)} µs of ${budget}${over}`);
  }
}
