import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseProblem } from '../database';

/** Who holds a folder. `started` tells a process from a later one with the same number. */
interface Holder {
  pid: number;
  started: string;
}

/** When a process began, as far as the system tells: on Linux its boot and the ticks since. */
function startOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null;
  }
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold spaces. The start is field 22, the 20th after it.
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return 'unknown';
  }
}

function holderIn(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    return { pid: 0, started: 'unreadable' };
  }
}

const lives = ({ pid, started }: Holder) => pid > 0 && startOf(pid) === started;

/**
 * Takes the folder for this process. The lock of a process that is gone is taken over.
 * @returns what gives the folder back.
 * @throws {DatabaseProblem} where another process holds it.
 */
export function lock(folder: string): () => void {
  const file = join(folder, 'lock');
  const own = join(folder, `lock.${process.pid}`);
  const me: Holder = { pid: process.pid, started: startOf(process.pid) ?? 'unknown' };
  writeFileSync(own, JSON.stringify(me));
  try {
    for (;;) {
      try {
        // A link appears with its content, and fails where one is there.
        linkSync(own, file);
        return () => rmSync(file, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = holderIn(file);
      if (holder !== null && lives(holder)) {
        throw new DatabaseProblem(
          `Process ${holder.pid} has ${folder} open already. Stop it first, or name another folder in DATA_DIR.`,
        );
      }
      takeAway(file, own);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** Two processes may find the same dead lock: the later one must not take away the earlier one's new lock. */
function takeAway(file: string, own: string) {
  const old = `${own}.old`;
  try {
    renameSync(file, old);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const taken = holderIn(old);
  if (taken !== null && lives(taken)) linkSync(old, file);
  rmSync(old, { force: true });
}
