import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRegistry } from '../../tests/models/registry';
import { subjectsOf } from '../../tests/models/subjects';
import { further, specified } from '../charts/behaviours';
import { evidenceOf } from './evidence';
import { proofPage, type Run } from './page';

const root = fileURLToPath(new URL('../../', import.meta.url));
const reports = join(root, 'test-results/reports');
const page = join(root, 'test-results/proof.html');

/** A report of the last run, or null where it has none. */
const report = (name: string): Promise<string | null> =>
  readFile(join(reports, name), 'utf8').catch(() => null);

const run = await report('run.json');
if (run === null) {
  console.error('No run of the tests has left a report. Run npm test first.');
  process.exitCode = 1;
} else {
  const { machineFiles, modelFiles } = await readRegistry();
  const evidence = evidenceOf(await report('vitest.json'), await report('playwright.json'));
  const sections = { 'Section 4 of the specification': specified, 'Beyond it': further };
  const subjects = subjectsOf(machineFiles, modelFiles);
  await writeFile(page, proofPage(JSON.parse(run) as Run, subjects, sections, evidence));
  console.log(`What the tests walked: ${relative(process.cwd(), page)}`);
}
