import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { analyseFile } from '@/intelligence/resumes/analyse';

/** A file that cannot be opened comes back as a sentence, any other as what reading it came to. */
async function analyse({ path, asOf }: { path: string; asOf: string }) {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch {
    return 'The file could not be opened.';
  }
  return analyseFile(new Uint8Array(bytes), path, { asOf });
}

parentPort?.on('message', (request: { path: string; asOf: string }) => {
  void analyse(request).then((outcome) => parentPort?.postMessage(outcome));
});
parentPort?.postMessage('ready');
