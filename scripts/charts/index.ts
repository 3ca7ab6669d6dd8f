import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { changesSince } from './changes';
import { permissionsFile, permissionsPage } from './permissions';
import { chartFiles, drawingsFile, drawingsJson, folder, sourcesFile, sourcesJson } from './write';

const { diff } = parseArgs({ options: { diff: { type: 'string' } } }).values;

async function writeAll(): Promise<void> {
  const files = await chartFiles();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(join(folder, name), text);
  await writeFile(drawingsFile, await drawingsJson());
  await writeFile(sourcesFile, await sourcesJson());
  await writeFile(permissionsFile, permissionsPage());
  await build({ configFile: 'vite.charts.config.ts', logLevel: 'error' });
  console.log(
    `Wrote ${files.size} files into docs/statecharts, docs/permissions.md, the drawings of 'Show workflow', and dist-charts/index.html, which shows and runs every chart.`,
  );
}

if (diff === undefined) await writeAll();
else
  await changesSince(diff).then(console.log, () => {
    console.error(`There is no commit ${diff} with charts.`);
    process.exitCode = 1;
  });
