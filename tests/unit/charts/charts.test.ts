import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { further, specified } from '../../../scripts/charts/behaviours';
import { permissionsFile, permissionsPage } from '../../../scripts/charts/permissions';
import {
  behaviourFaults,
  chartFiles,
  drawingsFile,
  drawingsJson,
  sourcesFile,
  sourcesJson,
  folder,
  staleFiles,
} from '../../../scripts/charts/write';
import { readRegistry } from '../../models/registry';
import { subjectsOf } from '../../models/subjects';

const door = { name: 'door', path: 'src/machines/house/door.machine.ts' };
const opened = { behaviour: 'The door', machines: { door: ['/' as const] } };

test('a table that names every machine, and only machines, is right', () => {
  expect(
    behaviourFaults([door], [opened, { behaviour: 'The wall', without: 'it only stands' }]),
  ).toEqual([]);
});

test.each([
  [
    "src/machines/house/door.machine.ts is in no row of scripts/charts/behaviours.ts: add 'door' to its behaviour with the screens that run it, then npm run charts.",
    [door],
    [],
  ],
  [
    "scripts/charts/behaviours.ts: 'The gate' has no machine.",
    [door],
    [opened, { behaviour: 'The gate', machines: {} }],
  ],
  [
    "scripts/charts/behaviours.ts names 'door', which no src/machines/**/door.machine.ts is.",
    [],
    [opened],
  ],
])('%s', (fault, machines, behaviours) => {
  expect(behaviourFaults(machines, behaviours)).toEqual([fault]);
});

test('every machine is in the table of behaviours', async () => {
  const { machineFiles, modelFiles } = await readRegistry();
  expect(behaviourFaults(subjectsOf(machineFiles, modelFiles), [...specified, ...further])).toEqual(
    [],
  );
});

test('a file that is missing, left over or old is stale', () => {
  const wanted = new Map([
    ['a.md', '1'],
    ['b.md', '2'],
    ['c.md', '3'],
  ]);
  const written = new Map([
    ['a.md', '1'],
    ['b.md', 'two'],
    ['d.md', '4'],
  ]);
  expect(staleFiles(wanted, written)).toEqual(['b.md', 'c.md', 'd.md']);
});

test('docs/statecharts is what npm run charts writes', async () => {
  const names = await readdir(folder);
  const texts = names.map(
    async (name) => [name, await readFile(join(folder, name), 'utf8')] as const,
  );
  const stale = staleFiles(await chartFiles(), new Map(await Promise.all(texts)));
  expect(stale, 'run npm run charts').toEqual([]);
});

test('docs/permissions.md is what npm run charts writes', async () => {
  expect(await readFile(permissionsFile, 'utf8'), 'run npm run charts').toBe(permissionsPage());
});

test('the drawings of Show workflow are what npm run charts writes', async () => {
  expect(await readFile(drawingsFile, 'utf8'), 'run npm run charts').toBe(await drawingsJson());
  expect(await readFile(sourcesFile, 'utf8'), 'run npm run charts').toBe(await sourcesJson());
});
