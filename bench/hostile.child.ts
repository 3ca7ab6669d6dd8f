import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readResume } from '@masar/resume';

/**
 * The cost of reading one file: seconds of real time and of processor time, and megabytes above what was in use
 * before.
 */
export interface Cost {
  outcome: string;
  seconds: number;
  cpu: number;
  megabytes: number;
}

const MEGABYTE = 1024 * 1024;

/**
 * The most memory that the process used since the last call, in bytes. Where the system does not tell it, the
 * memory used now.
 */
function peak(): number {
  try {
    const told = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    return Number(told) * 1024;
  } catch {
    return process.memoryUsage().rss;
  }
}

function forgetPeak(): void {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Only Linux records it.
  }
}

async function measure(path: string): Promise<Cost> {
  globalThis.gc?.();
  forgetPeak();
  const before = process.memoryUsage().rss;
  const cpu = process.cpuUsage();
  const started = performance.now();
  const outcome = await readResume(new Uint8Array(readFileSync(path)), basename(path), {
    asOf: '2026-11',
  });
  const { user, system } = process.cpuUsage(cpu);
  return {
    outcome: outcome.outcome === 'read' ? 'read' : outcome.reason.kind,
    seconds: (performance.now() - started) / 1000,
    cpu: (user + system) / 1e6,
    megabytes: (peak() - before) / MEGABYTE,
  };
}

process.on('message', (path: string) => {
  void measure(path).then((cost) => process.send?.(cost));
});
process.send?.('ready');
