import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const script = new URL('../../../scripts/serve.mjs', import.meta.url).pathname;
let folder = '';
const running = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masar-dist-'));
  await writeFile(join(folder, 'index.html'), '<h1>Masar</h1>');
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => rm(folder, { recursive: true }));

function start(env: Record<string, string>) {
  const { HOST: _, ...ours } = process.env;
  const server = spawn(process.execPath, [script], {
    env: { ...ours, DIST: folder, PORT: '0', ...env },
  });
  running.add(server);
  return server;
}

/** Starts the server and waits for the address that it prints. */
async function serve(env: Record<string, string> = {}) {
  const server = start(env);
  const [address] = (await once(createInterface(server.stdout), 'line')) as [string];
  return { server, address, port: new URL(address).port };
}

/** How a server ends that cannot start. */
async function failure(env: Record<string, string>) {
  const server = start(env);
  let said = '';
  server.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(server, 'close')) as [number];
  return { code, said };
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

test('it listens on this machine alone unless told otherwise', async () => {
  const { address, port } = await serve();
  expect(address).toBe(`http://localhost:${port}`);
  expect(await answers(address)).toBe(true);
  expect(await answers(`http://127.0.0.2:${port}`)).toBe(false);
  const everywhere = await serve({ HOST: '0.0.0.0' });
  expect(everywhere.address).toBe(`http://0.0.0.0:${everywhere.port}`);
  expect(await answers(`http://127.0.0.2:${everywhere.port}`)).toBe(true);
});

test('it answers GET and HEAD, and refuses every other method', async () => {
  const { address } = await serve();
  const seen: Record<string, [number, string | null, string]> = {};
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await fetch(address, { method });
    seen[method] = [response.status, response.headers.get('allow'), await response.text()];
  }
  const refused = [405, 'GET, HEAD', 'Method not allowed'];
  expect(seen).toEqual({
    GET: [200, null, '<h1>Masar</h1>'],
    HEAD: [200, null, ''],
    POST: refused,
    PUT: refused,
    DELETE: refused,
    OPTIONS: refused,
  });
});

test('it goes on where a file of the build is gone', async () => {
  const file = join(folder, 'robots.txt');
  await writeFile(file, 'User-agent: *');
  const { address } = await serve();
  expect(await answers(`${address}/robots.txt`)).toBe(true);
  await rm(file);
  expect(await answers(`${address}/robots.txt`)).toBe(false);
  expect(await answers(address)).toBe(true);
});

test('it says in one line why it cannot start', async () => {
  const { port } = await serve();
  expect(await failure({ PORT: port })).toEqual({
    code: 1,
    said: `Port ${port} is taken. Stop what uses it, or choose another, such as PORT=4174.\n`,
  });
  const nowhere = join(folder, 'none');
  expect(await failure({ DIST: nowhere })).toEqual({
    code: 1,
    said: `There is nothing to serve in ${nowhere}. Build it first: npm run build\n`,
  });
});

test.each(['SIGTERM', 'SIGINT'] as const)('it ends with 0 on %s', async (signal) => {
  const { server, address } = await serve();
  expect(await answers(address)).toBe(true);
  server.kill(signal);
  expect(await once(server, 'close')).toEqual([0, null]);
});
