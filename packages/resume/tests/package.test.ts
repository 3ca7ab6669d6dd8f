import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfOf } from '../fixtures/documents/pdf';

const run = promisify(execFile);
const here = fileURLToPath(new URL('..', import.meta.url));
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const manifest = JSON.parse(await readFile(join(here, 'package.json'), 'utf8')) as {
  exports: Record<string, { default: string }>;
  dependencies: Record<string, string>;
};

let room = '';

/** Somebody's own folder, with the built package installed in it. */
beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), 'resume-'));
  const installed = join(room, 'node_modules/@masar/resume');
  await mkdir(installed, { recursive: true });
  await cp(join(here, 'package.json'), join(installed, 'package.json'));
  const config = join(here, 'vite.config.ts');
  const build = ['build', '--config', config, '--outDir', join(installed, 'dist')];
  await run(join(modules, '.bin/vite'), [...build, '--logLevel', 'error']);
  for (const name of [...Object.keys(manifest.dependencies), 'xmlchars']) {
    await symlink(join(modules, name), join(room, 'node_modules', name));
  }
  const text = [
    { text: 'Amina Belkacem', x: 60, y: 780, size: 22 },
    { text: 'amina@example.dz', x: 60, y: 750 },
  ];
  await writeFile(join(room, 'resume.pdf'), pdfOf([text]));
});

afterAll(() => rm(room, { recursive: true }));

const node = async (code: string) => {
  await writeFile(join(room, 'lines.mjs'), code);
  return (await run(process.execPath, ['lines.mjs'], { cwd: room })).stdout;
};

test('the three lines of the README read a resume in Node', async () => {
  const readme = await readFile(join(here, 'README.md'), 'utf8');
  const lines = /## In Node\n+```js\n([^]*?)```/.exec(readme)?.[1] ?? '';
  expect(lines.trim().split('\n')).toHaveLength(3);
  const said = await node(
    lines.replace(/console\.log\((.*)\);/, 'console.log(JSON.stringify($1));'),
  );
  const { outcome, reading } = JSON.parse(said);
  expect([outcome, reading.facts.name.value, reading.facts.email.value]).toEqual([
    'read',
    'Amina Belkacem',
    'amina@example.dz',
  ]);
});

/** Everything that code may share with others: the globals, and what all objects of a kind have. */
const SNAPSHOT = `
  const known = Object.getOwnPropertyNames(globalThis);
  // Node makes some of its globals when they are first asked for.
  for (const name of known) void globalThis[name];
  const shared = known.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name).value])
    .filter(([, value]) => typeof value === 'function' || (typeof value === 'object' && value !== null && value !== globalThis))
    .flatMap(([name, value]) => [[name, value], [name + '.prototype', value.prototype]])
    .filter(([, value]) => value !== undefined && value !== null);
  const stateOf = () => new Map([['globalThis', globalThis], ...shared].flatMap(([name, value]) =>
    Reflect.ownKeys(value).map((key) => {
      const { value: held, get, set } = Object.getOwnPropertyDescriptor(value, key);
      return [name + ' ' + String(key), [held, get, set]];
    })));
  const before = stateOf();
  const changes = () => {
    const after = stateOf();
    return [...new Set([...before.keys(), ...after.keys()])].filter((key) =>
      !before.has(key) || !after.has(key) || before.get(key).some((held, at) => !Object.is(held, after.get(key)[at])));
  };`;

test('reading leaves no global and no prototype changed', async () => {
  const said = await node(`
    import { readFile } from 'node:fs/promises';
    import { readResume } from '@masar/resume';
    import 'zod/mini'; // keeps its settings in globals of its own
    const bytes = await readFile('resume.pdf');
    ${SNAPSHOT}
    const { outcome } = await readResume(bytes, 'resume.pdf', { asOf: '2026-11' });
    // A loan to the parser ends a while after the last reading.
    for (let waits = 0; waits < 300 && changes().length > 0; waits += 1) await new Promise((go) => setTimeout(go, 100));
    console.log(JSON.stringify([outcome, ...changes()]));
    globalThis.planted = 1;
    Array.prototype.planted = () => 1;
    console.log(JSON.stringify(changes().slice(-2)));
  `);
  const [read, found] = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(read).toEqual(['read']);
  expect(found).toEqual(['globalThis planted', 'Array.prototype planted']);
});

test('every entry that is exported is there', async () => {
  const entries = Object.keys(manifest.exports).map((entry) => join('@masar/resume', entry));
  const said = await node(
    `for (const entry of ${JSON.stringify(entries)}) console.log(Object.keys(await import(entry)).length > 0);`,
  );
  expect(said.trim().split('\n')).toEqual(entries.map(() => 'true'));
});

test('the command line reads files', async () => {
  const cli = join(room, 'node_modules/@masar/resume/dist/cli/analyse.js');
  const { stdout } = await run(process.execPath, [cli, 'resume.pdf'], { cwd: room });
  expect(stdout).toContain('Amina Belkacem');
});
