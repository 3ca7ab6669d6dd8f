import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { readResume } from '../read-resume';

/** Reads a file. Where it cannot be opened, the answer is a sentence, otherwise the outcome of reading it. */
async function analyse({ path, asOf }: { path: string; asOf: string }) {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch {
    return 'The file could not be opened.';
  }
  return readResume(new Uint8Array(bytes), path, { asOf });
}

parentPort?.on('message', (request: { path: string; asOf: string }) => {
  void analyse(request).then((outcome) => parentPort?.postMessage(outcome));
});
parentPort?.postMessage('ready');
