// npm run bench [-- resumes FOLDER | scans | hostile | bundle | rounds | run | trades | rows | blocked | interactions [CANDIDATES] | lighthouse [TIMES PATH] | models | durability [KILLS CUTS] | server [both|pglite|postgresql SECONDS CANDIDATES]]: all that need no folder when none is named.
import { run as blocked } from './blocked';
import { run as bundle } from './bundle';
import { run as durability } from './durability';
import { run as hostile } from './hostile';
import { run as interactions } from './interactions';
import { run as lighthouse } from './lighthouse';
import { run as models } from './models';
import { run as resumes } from './resumes';
import { run as scans } from '@masar/resume/bench-scans';
import { run as analysisRun } from './analysis-run';
import { run as rounds } from './rounds';
import { run as rows } from './rows';
import { run as server } from './server';
import { run as trades } from './trades';

const benches: Record<string, (args: string[]) => Promise<void>> = {
  resumes,
  scans,
  bundle,
  rounds,
  run: analysisRun,
  rows,
  blocked,
  interactions,
  lighthouse,
  models,
  hostile,
  durability,
  server,
  trades,
};

const [name, ...args] = process.argv.slice(2);
const chosen =
  name === undefined
    ? [bundle, rounds, analysisRun, trades, rows, blocked, models]
    : [benches[name]];
for (const bench of chosen) {
  if (bench === undefined) {
    console.error(`No bench is called ${name}: there are ${Object.keys(benches).join(', ')}.`);
    process.exit(2);
  }
  await bench(args);
}
