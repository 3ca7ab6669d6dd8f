// Runs before anything is installed, so it may use Node's own modules only.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from './postgres.mjs';

export const root = new URL('..', import.meta.url).pathname;

/**
 * Runs a command in the project's root with its output shown.
 * @returns {boolean} whether it exited with 0.
 */
export function run(command, args, env = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return done.status === 0;
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Masar needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs exactly the packages of package-lock.json, unless node_modules already holds those. Exits with 1 where it fails. */
export function installPackages() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = join(root, 'node_modules', '.masar-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages…');
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    console.error(
      'npm ci could not install the packages of package-lock.json: see the lines above.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

const headlessShell = '/usr/bin/chromium-headless-shell';
const browsers = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The Chromium that `CHROMIUM` names, else the first that is there of those known; null without one. */
export const findChromium = () =>
  [process.env.CHROMIUM, ...browsers].find((path) => path && existsSync(path)) ?? null;

/** Whether this may install from Debian. */
const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs the first of Debian's packages that can be. */
function installAny(...names) {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const impatient = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1'];
  run('apt-get', ['update', '-qq', ...impatient], quiet);
  const options = ['install', '-y', '-qq', '--no-install-recommends', ...impatient];
  names.some((name) => run('apt-get', [...options, name], quiet));
}

/**
 * Finds a Chromium. Where this runs as root and apt-get exists, a missing one is installed from Debian. The
 * headless shell is installed beside another Chromium, since the tests take half the processor time in it.
 * @returns {string | null} its path.
 */
export function installChromium() {
  const present = findChromium();
  if (present === process.env.CHROMIUM || present === headlessShell) return present;
  if (mayInstall()) {
    console.log('Installing Chromium…');
    installAny('chromium-headless-shell', ...(present === null ? ['chromium'] : []));
  }
  return findChromium();
}

/**
 * Finds PostgreSQL. Where this runs as root and apt-get exists, a missing one is installed from Debian.
 * @returns {string | null} the folder of its programs.
 */
export function installPostgres() {
  if (findPostgres() === null && mayInstall()) {
    console.log('Installing PostgreSQL…');
    installAny('postgresql');
  }
  return findPostgres();
}
