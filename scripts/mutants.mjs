// Runs Stryker over the rules and prints how many of its faults the tests find. A value that is set when its
// module loads is left out: the runner loads a module only once, so such a fault never takes effect.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The share of faults that must be found. */
const least = 0.92;

const { status, error } = spawnSync('npx', ['stryker', 'run', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
if (error !== undefined || status !== 0) process.exit(status ?? 1);

const { files } = JSON.parse(readFileSync('.mutants/report.json', 'utf8'));
const all = Object.values(files).flatMap(({ mutants }) => mutants);
const count = (...statuses) =>
  all.filter((mutant) => mutant.static !== true && statuses.includes(mutant.status)).length;
const found = count('Killed', 'Timeout');
const planted = found + count('Survived', 'NoCoverage');
const share = found / planted;
console.log(
  `${found} of ${planted} faults found (${(share * 100).toFixed(1)}%); ` +
    `${all.filter((mutant) => mutant.static === true).length} values set at load left out`,
);
if (share < least) process.exitCode = 1;
