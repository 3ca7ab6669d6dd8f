// Runs all checks and prints one closing line. Each check counts as one, each test of a runner as one.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installChromium, installPackages, installPostgres, root, run } from './install.mjs';
import { findPostgres } from './postgres.mjs';

const fast = process.argv.includes('--fast');
const reports = join(root, 'test-results', 'reports');
const failures = [];
let passed = 0;
let failed = 0;
let skipped = 0;

function check(name, command, args) {
  console.log(`\n── ${name}`);
  if (run(command, args)) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
}

/** Runs a test runner that writes a JSON report, and counts what the report says. */
function suite(name, command, args, report, count) {
  console.log(`\n── ${name}`);
  const file = join(reports, report);
  const green = run(command, args, { REPORT_FILE: file });
  let counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    console.error(`✗ ${name} wrote no report`);
  }
  passed += counts.passed;
  failed += counts.failed;
  skipped += counts.skipped;
  const endedEarly = (!green && counts.failed === 0) || counts.passed + counts.failed === 0;
  if (endedEarly) failed += 1;
  if (endedEarly || counts.failed > 0) failures.push(name);
}

installPackages();
if ((fast ? findPostgres() : installPostgres()) === null) {
  console.error(
    'Tests on PostgreSQL are skipped: install it (Debian: sudo apt-get install postgresql).',
  );
}
const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
writeFileSync(
  join(reports, 'run.json'),
  JSON.stringify({
    commit: git('rev-parse', 'HEAD'),
    subject: git('log', '-1', '--format=%s'),
    isChanged: git('status', '--porcelain') !== '',
    begun: new Date().toISOString(),
  }),
);

check('format', 'npx', ['oxfmt', '--check']);
check('lint', 'npx', ['oxlint']);
check('types', 'npx', ['tsc', '--noEmit', '-p', '.']);
check('unused code', 'npx', ['knip']);
const tag = git('describe', '--tags', '--abbrev=0');
if (tag !== '') {
  console.log('\n── charts');
  run('npx', ['tsx', 'scripts/charts/index.ts', '--diff', tag]);
}
suite(
  'unit and model tests',
  'npx',
  [
    'vitest',
    'run',
    // The faults planted in charts, and the questions to servers, take as long as all else; `npm test` has the time.
    ...(fast ? ['mutants/charts', 'models/live-world'] : []).flatMap((file) => [
      '--exclude',
      `tests/${file}.test.ts`,
    ]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'vitest.json')}`,
  ],
  'vitest.json',
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  }),
);

if (!fast) {
  const chromium = installChromium();
  if (chromium === null) {
    console.error(
      '✗ browser tests need Chromium: install it (Debian: sudo apt-get install chromium) or name it in CHROMIUM=/path/to/chromium',
    );
    failed += 1;
    failures.push('browser tests');
  } else {
    process.env.CHROMIUM = chromium;
    check('build', 'npm', ['run', '--silent', 'build']);
    suite('browser tests', 'npx', ['playwright', 'test'], 'playwright.json', ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped,
      skipped: 0,
    }));
    check('proof', 'npx', ['tsx', 'scripts/proof/index.ts']);
  }
}

if (skipped > 0) {
  console.log(
    `\n${skipped} skipped: PostgreSQL is not installed (Debian: sudo apt-get install postgresql)`,
  );
}
if (failures.length > 0) console.error(`\n✗ failed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
