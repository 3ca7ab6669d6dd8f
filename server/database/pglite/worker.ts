import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseProblem } from '../database';
import { openEngine } from './engine';

/** What the thread of the database says: that it is open or why not, then one answer to each message. */
export type Said =
  | { kind: 'open' }
  | { kind: 'refused'; problem: string }
  | { kind: 'answer'; messages: Uint8Array }
  | { kind: 'closed' };

const port = parentPort;
if (port === null) throw new Error('This file is for a worker.');
const say = (said: Said, moved: ArrayBuffer[] = []) => port.postMessage(said, moved);

try {
  const engine = await openEngine(workerData as string);
  const close = async () => {
    await engine.close();
    say({ kind: 'closed' });
    port.close();
  };
  port.on('message', (messages: Uint8Array | 'close') => {
    if (messages === 'close') {
      void close();
      return;
    }
    const answer = engine.run(messages);
    say({ kind: 'answer', messages: answer }, [answer.buffer]);
  });
  say({ kind: 'open' });
} catch (error) {
  if (!(error instanceof DatabaseProblem)) throw error;
  say({ kind: 'refused', problem: error.message });
}
