import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { build } from 'vite';
import { emptyDatabase } from '../../fixtures/database';

const postgres = inject('postgres');
const cache = new URL('../../../node_modules/.cache', import.meta.url).pathname;
const running: ChildProcess[] = [];
let built = '';
let folder = '';
/** The addresses of two processes on one database. */
let here = '';
let there = '';

/** Starts a server and waits for the address that it prints. */
async function start(url: string): Promise<string> {
  const env = { DATABASE_URL: url, DATA_DIR: folder, DIST: folder, PORT: '0', LOG_LEVEL: 'silent' };
  const server = spawn(process.execPath, [join(built, 'main.js')], {
    env: { ...process.env, ...env, HOST: '127.0.0.1', RATE: '1000000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(server);
  for await (const line of createInterface(server.stdout)) {
    const address = /^Masar is at (\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The server did not start.');
}

const json = { 'Content-Type': 'application/json' };
const ask = (at: string, method: string, path: string, cookie = '', body?: object, headers = {}) =>
  fetch(`${at}/api${path}`, {
    method,
    headers: { cookie, ...json, ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
const answerOf = async <T>(asked: Promise<Response>): Promise<T> => {
  const response = await asked;
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
};
/** The cookie that an answer gives. */
const cookieOf = async (asked: Promise<Response>) => {
  const response = await asked;
  expect(response.status).toBe(200);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
};

const password = 'correct horse battery';
const signIn = (at: string, email: string) =>
  cookieOf(ask(at, 'POST', '/session', '', { email, password }));

/** What a page is told, event by event. */
async function* eventsOf(at: string, cookie: string) {
  const response = await ask(at, 'GET', '/changes?page=watching', cookie);
  let text = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? [];
      yield [name, JSON.parse(data)] as const;
    }
  }
}

describe.skipIf(postgres === null)('two processes on one PostgreSQL', () => {
  let hr = '';
  let employee = '';

  beforeAll(async () => {
    mkdirSync(cache, { recursive: true });
    built = mkdtempSync(join(cache, 'server-'));
    folder = mkdtempSync(join(tmpdir(), 'masar-two-'));
    writeFileSync(join(folder, 'index.html'), '<head></head>');
    const root = new URL('../../..', import.meta.url).pathname;
    await build({
      root,
      configFile: join(root, 'vite.server.config.ts'),
      logLevel: 'error',
      build: { outDir: built },
    });
    const url = await emptyDatabase(postgres ?? '');
    [here, there] = await Promise.all([start(url), start(url)]);
    const company = { company: 'Atlas', name: 'Salim', email: 'salim@atlas.dz', password };
    const manager = await cookieOf(ask(here, 'POST', '/companies', '', { company }));
    const draft = {
      password,
      phone: '',
      department: '',
      position: '',
      hireDate: '',
      salary: '',
      status: 'Active',
      contractType: 'CDI',
      contractFile: null,
    };
    const add = (name: string, role: string) =>
      answerOf<{ id: string }>(
        ask(here, 'POST', '/users', manager, {
          draft: { ...draft, name, role, email: `${name}@atlas.dz` },
        }),
      );
    await add('Nadia', 'hr');
    employee = (await add('Karim', 'employee')).id;
    hr = await signIn(here, 'nadia@atlas.dz');
  });
  afterAll(async () => {
    for (const server of running) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
    for (const path of [built, folder]) rmSync(path, { recursive: true, force: true });
  });

  const listing = {
    draft: {
      title: 'Nurse',
      location: 'Oran',
      experience: 'any',
      skills: 'Care',
      description: 'Nights.',
    },
  };

  test('a command through one is seen by who watches the other, at once', async () => {
    const events = eventsOf(there, hr);
    expect((await events.next()).value).toEqual(['open', null]);
    await answerOf(ask(here, 'POST', '/job-listings', hr, listing));
    expect((await events.next()).value).toEqual(['changed', { topics: ['jobListing'], by: null }]);
    await events.return();
    const listed = await answerOf<{ title: string }[]>(ask(there, 'GET', '/job-listings', hr));
    expect(listed.map(({ title }) => title)).toEqual(['Nurse']);
  });

  test('of ten commands at once on one version over both, one is done', async () => {
    const assignment = { title: 'Tax', assignee: employee, due: '2099-12-01', priority: 'Low' };
    const task = await answerOf<{ id: string; history: unknown[] }>(
      ask(here, 'POST', '/tasks/assigned', hr, { assignment }),
    );
    const edit = (_: unknown, index: number) =>
      ask(
        index % 2 === 0 ? here : there,
        'POST',
        `/tasks/${task.id}/steps`,
        hr,
        { command: { type: 'task.edit', assignment: { ...assignment, title: `Tax ${index}` } } },
        { 'If-Match': `"${task.history.length}"`, 'Idempotency-Key': `edit-${index}` },
      );
    const answers = await Promise.all(Array.from({ length: 10 }, edit));
    const statuses = answers.map(({ status }) => status);
    const count = (status: number) => statuses.filter((one) => one === status).length;
    expect({ done: count(200), changed: count(409) }).toEqual({ done: 1, changed: 9 });
    const after = await answerOf<{ title: string; history: unknown[] }>(
      ask(there, 'GET', `/tasks/${task.id}`, hr),
    );
    expect({ title: after.title, steps: after.history.length }).toEqual({
      title: `Tax ${statuses.indexOf(200)}`,
      steps: task.history.length + 1,
    });
  });

  test('a command that is sent again to the other happens once', async () => {
    const send = (at: string) =>
      answerOf(ask(at, 'POST', '/job-listings', hr, listing, { 'Idempotency-Key': 'again' }));
    const answers = await Promise.all([here, there, here, there].map(send));
    expect(answers).toEqual(Array.from({ length: 4 }, () => answers[0]));
    const listed = await answerOf<unknown[]>(ask(here, 'GET', '/job-listings', hr));
    expect(listed).toHaveLength(2);
  });

  test('a session that is ended at one is refused by the other, whose open page is told', async () => {
    const leaving = await signIn(there, 'nadia@atlas.dz');
    const events = eventsOf(there, leaving);
    expect((await events.next()).value).toEqual(['open', null]);
    await answerOf(ask(here, 'DELETE', '/session', leaving));
    expect((await events.next()).value).toEqual(['signedOut', null]);
    expect((await events.next()).done).toBe(true);
    expect((await ask(there, 'GET', '/job-listings', leaving)).status).toBe(401);
    expect((await ask(there, 'GET', '/job-listings', hr)).status).toBe(200);
  });
});
