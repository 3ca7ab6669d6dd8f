import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chartOf } from '@/machines/chart';
import type { Delays } from '../scripts/charts/mermaid';
import { purpose } from '../scripts/charts/pages';
import { type Picture, pictureOf } from '../scripts/charts/picture';
import { isByHand } from '../scripts/paths/cases';
import { readRegistry } from '../tests/models/registry';
import { type Model, type Subject, subjectsOf } from '../tests/models/subjects';
import { partsOf } from '../tests/models/support/coverage';
import { fewCases } from '../tests/models/support/few';

/** A test case of `npm run paths`, to be played. */
export interface PlayedCase {
  /** The name of its model. */
  model: string;
  /** Whether it makes the record that the model's other cases begin with. */
  isBirth: boolean;
  steps: string[];
  /** The transitions that no case before it walks, by their places in the chart. */
  covers: number[];
  /** Whether a page lets somebody walk it, as the browser tests do. */
  isByHand: boolean;
}

/** What the page is given of each chart when it is built, by the chart's name. */
export type ChartsData = Record<string, { purpose: string; picture: Picture; cases: PlayedCase[] }>;

/** Few cases that walk every transition, first those that a page lets somebody walk. */
function casesOf({ machine, models }: Subject): PlayedCase[] {
  const names = partsOf(machine).transitions;
  return fewCases(machine, models, undefined, isByHand).cases.map(
    ({ model, path, isBirth, covers }) => ({
      model: model.name,
      isBirth,
      steps: path,
      covers: covers.map((name) => names.indexOf(name)),
      isByHand: rowsAlong(model, path).every(([stop, event]) => isByHand(model, stop, event)),
    }),
  );
}

/** The stops of a path with the event that happens at each. */
function rowsAlong(model: Model, path: readonly string[]): [stop: string, event: string][] {
  const { table, start } = model.kind === 'flow' ? model.flow : model.life;
  let stop: string = start;
  return path.map((event) => {
    const row: [string, string] = [stop, event];
    stop = table[stop]?.on[event] ?? stop;
    return row;
  });
}

const root = fileURLToPath(new URL('../', import.meta.url));

/** Lays out every chart, and reads what its file says that it is for. */
async function layOutAll(): Promise<ChartsData> {
  const { machineFiles, modelFiles } = await readRegistry();
  const data: ChartsData = {};
  for (const subject of subjectsOf(machineFiles, modelFiles)) {
    const { name, path, machine } = subject;
    const delays = machine.implementations.delays as Delays;
    data[name] = {
      purpose: purpose(await readFile(`${root}${path}`, 'utf8')),
      picture: await pictureOf(chartOf(machine), delays),
      cases: casesOf(subject),
    };
  }
  return data;
}

export default await layOutAll();
