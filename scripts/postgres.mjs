// node scripts/postgres.mjs: starts a PostgreSQL of its own in a new folder, prints its address, ends with Ctrl+C.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const debian = '/usr/lib/postgresql';
const programs = ['initdb', 'postgres'];

/**
 * The folder with PostgreSQL's programs, the newest of Debian's or the first on the PATH.
 * @returns {string | null} null where none is there.
 */
export function findPostgres() {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  const folders = [
    ...newestFirst.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => programs.every((name) => existsSync(join(folder, name)))) ?? null;
}

/** PostgreSQL refuses to run as root. Then it runs as Debian's user for it, else as nobody. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

// What keeps PostgreSQL ends it and removes its folder when its own input ends: also where we were
// killed, since it is in a group of its own.
const keeper = '"$@" & server=$!; cat; kill -INT $server; wait $server; rm -rf "$0"';

/**
 * Makes a cluster in a new folder and starts it on a free port.
 * @param {{ settings?: string[] }} options such as `fsync=off`.
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> }>} the address of its database
 * `postgres`, of which the user is the superuser.
 */
export async function startPostgres({ settings = [] } = {}) {
  const bin = findPostgres();
  if (bin === null) throw new Error('No PostgreSQL is here.');
  const folder = mkdtempSync(join(tmpdir(), 'masar-postgres-'));
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { cwd: folder, encoding: 'utf8', ...user },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  }
  const port = await freePort();
  const options = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    ...settings,
  ].flatMap((setting) => ['-c', setting]);
  const child = spawn('sh', ['-c', keeper, folder, join(bin, 'postgres'), '-D', data, ...options], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    ...user,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let log = '';
  await new Promise((resolve, reject) => {
    child.stderr.on('data', (text) => {
      log += text;
      if (log.includes('ready to accept connections')) resolve();
    });
    child.stderr.once('end', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
  child.stderr.removeAllListeners('data').resume();
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    pid: Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url, stop } = await startPostgres();
  console.log(url);
  process.once('SIGINT', () => void stop());
}
