import { Worker } from 'node:worker_threads';
import { DatabaseProblem } from '../database';
import type { Said } from './worker';

/** PostgreSQL in another thread, which answers one message after the other. */
export interface Thread {
  run(messages: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  /** Resolves once the thread has ended without being closed. */
  lost: Promise<DatabaseProblem>;
  close(): Promise<void>;
}

/** Sources run as they are; a build has the worker beside the file that this is in. */
const workerFile = import.meta.url.endsWith('.ts') ? './worker.mjs' : './database.worker.js';

/** @throws {DatabaseProblem} where the engine refuses the folder. */
export async function openThread(folder: string): Promise<Thread> {
  const worker = new Worker(new URL(workerFile, import.meta.url), { workerData: folder });
  let answer: ((said: Said) => void) | null = null;
  let fail: ((problem: Error) => void) | null = null;
  let stopped: DatabaseProblem | null = null;
  let isClosing = false;
  let lose: (problem: DatabaseProblem) => void;
  const lost = new Promise<DatabaseProblem>((resolve) => (lose = resolve));
  const stop = (problem: DatabaseProblem) => {
    stopped ??= problem;
    fail?.(stopped);
    if (!isClosing) lose(stopped);
  };
  const next = (send: () => void) =>
    new Promise<Said>((resolve, reject) => {
      if (stopped !== null) return reject(stopped);
      answer = resolve;
      fail = reject;
      return send();
    });
  worker.on('message', (said: Said) => answer?.(said));
  worker.on('error', (error) =>
    stop(new DatabaseProblem(`The database stopped: ${error.message}`, { cause: error })),
  );
  worker.on('exit', () =>
    stop(new DatabaseProblem(isClosing ? 'The database is closed.' : 'The database stopped.')),
  );

  const opened = await next(() => undefined);
  if (opened.kind === 'refused') {
    await worker.terminate();
    throw new DatabaseProblem(opened.problem);
  }
  return {
    async run(messages) {
      const said = await next(() => worker.postMessage(messages, [messages.buffer]));
      if (said.kind !== 'answer') throw new DatabaseProblem('The database is closed.');
      return said.messages;
    },
    lost,
    async close() {
      isClosing = true;
      await next(() => worker.postMessage('close'));
    },
  };
}
