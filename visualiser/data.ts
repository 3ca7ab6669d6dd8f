import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chartOf } from '@/machines/chart';
import type { Delays } from '../scripts/charts/mermaid';
import { purpose } from '../scripts/charts/pages';
import { type Picture, pictureOf } from '../scripts/charts/picture';
import { readRegistry } from '../tests/models/registry';
import { subjectsOf } from '../tests/models/subjects';

/** What the page is given of each chart when it is built, by the chart's name. */
export type ChartsData = Record<string, { purpose: string; picture: Picture }>;

const root = fileURLToPath(new URL('../', import.meta.url));

/** Lays out every chart, and reads what its file says that it is for. */
async function layOutAll(): Promise<ChartsData> {
  const { machineFiles, modelFiles } = await readRegistry();
  const data: ChartsData = {};
  for (const { name, path, machine } of subjectsOf(machineFiles, modelFiles)) {
    const delays = machine.implementations.delays as Delays;
    data[name] = {
      purpose: purpose(await readFile(`${root}${path}`, 'utf8')),
      picture: await pictureOf(chartOf(machine), delays),
    };
  }
  return data;
}

export default await layOutAll();
