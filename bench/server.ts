import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { keyHeader } from '@/data/port/headers';
import type { User } from '@/data/schemas/user';
import type { Task } from '@/data/schemas/task';
import { openPglite } from '../server/database/pglite/open';
import { openPostgresql } from '../server/database/postgresql';
import { findPostgres, startPostgres } from '../scripts/postgres.mjs';
import { ask, type Load, oneByOne, underLoad } from './load';
import { fill } from './many';

const built = new URL('../dist-server/main.js', import.meta.url).pathname;
const bare = new URL('server.child.ts', import.meta.url).pathname;
const json = { 'Content-Type': 'application/json' };

/** How many comments a task gets before the next one is assigned. */
const COMMENTS = 9;
const CLIENTS = [1, 8, 32];
const MEGABYTE = 1024;

interface Running {
  address: string;
  /** From the start of the process to the line that says where it is, in seconds. */
  seconds: number;
  /** Megabytes that the process holds now. */
  memory: () => number;
  stop: () => Promise<void>;
}

async function start(args: string[], env: Record<string, string>): Promise<Running> {
  const begun = performance.now();
  const child: ChildProcess = spawn(process.execPath, args, {
    env: { ...process.env, PORT: '0', RATE: '1000000', LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const address = /^Masar is at (\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    return {
      address,
      seconds: (performance.now() - begun) / 1000,
      memory: () =>
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) /
        MEGABYTE,
      stop: async () => {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error('The server did not start.');
}

/** One client of a company's HR: assigns a task, comments on it, and goes on with the next one. */
function commander(address: string, cookie: string, assignee: string) {
  let task: Task | null = null;
  return async () => {
    const headers = {
      ...json,
      cookie,
      [keyHeader]: randomUUID(),
      ...(task !== null && { 'If-Match': `"${task.history.length}"` }),
    };
    if (task === null || task.comments.length === COMMENTS) {
      delete (headers as Record<string, string>)['If-Match'];
      const assignment = { title: 'Call the bank', assignee, due: '2027-01-31', priority: 'High' };
      task = (await ask('POST', `${address}/api/tasks/assigned`, headers, { assignment })) as Task;
    } else {
      const command = { type: 'task.comment', message: 'They asked for the contract once more.' };
      const path = `${address}/api/tasks/${task.id}/steps`;
      task = (await ask('POST', path, headers, { command })) as Task;
    }
    return task;
  };
}

const lineOf = (what: string, { perSecond, p50, p99 }: Load) =>
  `${what.padEnd(34)} ${perSecond.toFixed(0).padStart(6)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms`;

async function commands(addresses: readonly string[], cookie: string, seconds: number) {
  const staff = (await ask('GET', `${addresses[0]}/api/employees/assignable`, { cookie })) as Pick<
    User,
    'id'
  >[];
  return async (clients: number) =>
    underLoad(
      Array.from({ length: clients }, (_, n) =>
        commander(addresses[n % addresses.length] ?? '', cookie, staff[n % staff.length]?.id ?? ''),
      ),
      seconds,
    );
}

const searches = [
  'amina',
  'أحمد',
  'elodie',
  'benali 12',
  'developer',
  'accountant',
  'بن علي 3',
  'nobody',
];
const sorts = ['name', 'position', 'experience', 'location', 'education', 'score', 'status'];

async function lists(address: string, cookie: string, rounds: number) {
  const list = (search: object) => () => {
    const asked = new URLSearchParams({
      search: JSON.stringify(search),
      paging: JSON.stringify({ size: 200 }),
    });
    return ask('GET', `${address}/api/candidates?${asked}`, { cookie });
  };
  const lines: [string, object[]][] = [
    ['list page (target p50 20 ms)', [{}]],
    ['list page, by each column', sorts.map((sort) => ({ sort }))],
    ['list page, narrowed by status', [{ status: 'Analyzed' }]],
    ['search (target p50 50 ms)', searches.map((q) => ({ q }))],
  ];
  for (const [what, asked] of lines) {
    const load = await oneByOne(asked.map(list), Math.ceil(rounds / asked.length));
    console.log(lineOf(what, load));
  }
}

/** The bytes that a command keeps: the record, its step, and the answer. */
const bytesOf = (task: Task) => JSON.stringify({ task, step: task.history.at(-1), answer: task });

interface Place {
  name: string;
  env: Record<string, string>;
  open: () => ReturnType<typeof openPglite>;
  /** What is to be reached: seconds, megabytes, commands a second and p99 at 32 clients. */
  targets: { memory: number; commands: number; p99: number };
  processes: number;
}

async function measure(place: Place, seconds: number, count: number) {
  const { env, targets } = place;
  console.log(`\n${place.name}`);
  const first = await start([built], env);
  console.log(`first start ${first.seconds.toFixed(1)} s`);
  await first.stop();

  const database = await place.open();
  const filled = performance.now();
  const cookie = await fill(database, count);
  await database.close();
  console.log(
    `${count} candidates written in ${((performance.now() - filled) / 1000).toFixed(0)} s`,
  );

  const server = await start([built], env);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  console.log(`later start ${server.seconds.toFixed(1)} s (target 2)`);
  console.log(`idle ${server.memory().toFixed(0)} MB (target ${targets.memory})`);
  await lists(server.address, cookie, 56);
  const command = await commands([server.address], cookie, seconds);
  let one: Load | undefined;
  for (const clients of CLIENTS) {
    one = await command(clients);
    const target = clients === 32 ? ` (target ${targets.commands}, ${targets.p99} ms)` : '';
    console.log(lineOf(`commands, ${clients} clients`, one) + target);
  }
  console.log(`after the load ${server.memory().toFixed(0)} MB`);
  const commented = commander(server.address, cookie, 'u-09');
  for (let n = 0; n < COMMENTS / 2; n += 1) await commented();
  const bytes = bytesOf(await commented());
  if (place.processes > 1) {
    const other = await start([built], env);
    const both = await (await commands([server.address, other.address], cookie, seconds))(32);
    console.log(
      `${lineOf('commands, 32 clients, 2 processes', both)}: ${(both.perSecond / (one?.perSecond ?? NaN)).toFixed(2)} of one (target 1.7)`,
    );
    await other.stop();
  }
  await server.stop();

  const plain = await start(['--import', 'tsx', bare], env);
  const insert = () => ask('POST', plain.address, json, JSON.parse(bytes) as object);
  const inserts = await underLoad(
    Array.from({ length: 32 }, () => insert),
    seconds,
  );
  await plain.stop();
  console.log(
    `${lineOf(`bare inserts of ${bytes.length} bytes, 32 clients`, inserts)}: a command is ${((one?.perSecond ?? NaN) / inserts.perSecond).toFixed(2)} of one (target 0.4)`,
  );
}

/**
 * Prints what a server takes and gives over HTTP, on PGlite and, where it is installed, PostgreSQL. The load runs on the
 * same machine.
 * @param args which database, or both; how many seconds each load lasts; how many candidates the company has.
 */
export async function run([which = 'both', seconds = '8', count = '100000']: string[]) {
  if (!existsSync(built) || !existsSync(new URL('../dist/index.html', import.meta.url)))
    execFileSync('npm', ['run', 'build'], { stdio: 'pipe' });
  if (which !== 'postgresql') {
    const folder = mkdtempSync(join(tmpdir(), 'masar-bench-'));
    await measure(
      {
        name: 'PGlite',
        env: { DATA_DIR: folder, DATABASE_URL: '' },
        open: () => openPglite(folder),
        targets: { memory: 400, commands: 250, p99: 500 },
        processes: 1,
      },
      Number(seconds),
      Number(count),
    );
    rmSync(folder, { recursive: true });
  }
  if (which === 'pglite') return;
  if (findPostgres() === null) {
    console.log('\nPostgreSQL is not installed, and was not measured.');
    return;
  }
  const { url, stop } = await startPostgres();
  const files = mkdtempSync(join(tmpdir(), 'masar-bench-'));
  await measure(
    {
      name: 'PostgreSQL',
      env: { DATABASE_URL: url, DATA_DIR: files },
      open: () => openPostgresql(url, 2),
      targets: { memory: 130, commands: 800, p99: 120 },
      processes: 2,
    },
    Number(seconds),
    Number(count),
  );
  await stop();
  rmSync(files, { recursive: true });
}
