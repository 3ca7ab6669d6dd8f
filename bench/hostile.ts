import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostileFiles } from '@masar/resume/fixtures/documents/hostile';
import type { Hostile } from '@masar/resume/fixtures/documents/hostile/pdf-bombs';
import { docOf } from '@masar/resume/fixtures/documents/doc';
import { pdfOf } from '@masar/resume/fixtures/documents/pdf';
import { docxOf, paragraph } from '@masar/resume/fixtures/documents/word';
import { built } from './built';
import type { Cost } from './hostile.child';

/** How long to wait for a file, in milliseconds. A busy machine takes longer than the file's own time. */
const PATIENCE = 60_000;
/** The most that a file may cost. */
const MOST = { seconds: 2, megabytes: 256 };

/** Files that load every reader, so that no measured file is charged for loading one. */
const WARM: Hostile[] = [
  { name: 'a PDF', file: 'a.pdf', make: () => pdfOf([[{ text: 'Amina', x: 9, y: 99 }]]) },
  { name: 'a DOCX', file: 'a.docx', make: () => docxOf(paragraph('Amina')) },
  { name: 'a DOC', file: 'a.doc', make: () => docOf({ runs: [{ text: 'Amina\r' }] }) },
];

async function start(
  program: string,
  ask: (child: ChildProcess, file: Hostile) => Promise<Cost | null>,
) {
  const child = fork(program, { execArgv: ['--expose-gc'] });
  await once(child, 'message');
  for (const file of WARM) await ask(child, file);
  return child;
}

/**
 * Prints how many of the hostile files cost more than a file may, in real time, processor time and memory, and
 * the worst ones. `args`: a part of the names of the files to read, and `--all` to list each.
 */
export async function run(args: string[]): Promise<void> {
  const part = args.find((arg) => !arg.startsWith('--')) ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  const ask = async (child: ChildProcess, { file, make }: Hostile): Promise<Cost | null> => {
    const path = join(folder, file);
    writeFileSync(path, make());
    const signal = AbortSignal.timeout(PATIENCE);
    child.send(path);
    try {
      const [cost] = (await once(child, 'message', { signal })) as [Cost];
      return cost;
    } catch {
      child.kill('SIGKILL');
      return null;
    }
  };
  const chosen = hostileFiles.filter(({ name, file }) => `${name} (${file})`.includes(part));
  const costs: { name: string; cost: Cost | null }[] = [];
  const program = await built('bench/hostile.child.ts');
  let child = await start(program, ask);
  try {
    for (const file of chosen) {
      const cost = await ask(child, file);
      costs.push({ name: `${file.name} (${file.file})`, cost });
      if (!cost) child = await start(program, ask);
      if (args.includes('--all')) print(costs.slice(-1));
    }
  } finally {
    child.kill();
    rmSync(folder, { recursive: true });
  }
  const over = costs.filter(
    ({ cost }) => !cost || cost.cpu > MOST.seconds || cost.megabytes > MOST.megabytes,
  );
  print(over);
  const read = costs.flatMap(({ cost }) => cost ?? []);
  const count = (holds: (cost: Cost) => boolean) => read.filter(holds).length;
  const worst = (of: (cost: Cost) => number) => Math.max(...read.map(of));
  console.log(
    `\n${costs.length} hostile files, ${count(({ outcome }) => outcome === 'read')} read`,
  );
  console.log(`${costs.length - read.length} not done in ${PATIENCE / 1000} s`);
  console.log(
    `${count((cost) => cost.seconds > MOST.seconds)} over ${MOST.seconds} s, ${count((cost) => cost.cpu > MOST.seconds)} of the processor; worst ${worst((cost) => cost.seconds).toFixed(2)} s, ${worst((cost) => cost.cpu).toFixed(2)} s`,
  );
  console.log(
    `${count((cost) => cost.megabytes > MOST.megabytes)} over ${MOST.megabytes} MB; worst ${worst((cost) => cost.megabytes).toFixed(0)} MB`,
  );
}

function print(costs: readonly { name: string; cost: Cost | null }[]): void {
  for (const { name, cost } of costs) {
    const told = cost
      ? `${cost.seconds.toFixed(2)} s  ${cost.cpu.toFixed(2)} s cpu  ${cost.megabytes.toFixed(0).padStart(5)} MB  ${cost.outcome.padEnd(13)}`
      : 'not done';
    console.log(`${told}  ${name}`);
  }
}
