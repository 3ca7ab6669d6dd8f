import { MAX_READ_MS } from '@/intelligence/documents/limits';
import { unreadable } from '@/intelligence/documents/unreadable';
import { Refused } from '../schemas/refused';
import type { ReadOutcome } from '../schemas/resume';
import type { ReadResume } from '../port/calls';
import { isOurs, type ReadRequest } from './messages';

interface Job {
  request: ReadRequest;
  signal: AbortSignal;
  onStart: () => void;
  resolve: (outcome: ReadOutcome) => void;
  reject: (reason: unknown) => void;
}

/** One worker for each core, but at most four, since other programs need the machine too. */
const size = Math.min(4, Math.max(1, navigator.hardwareConcurrency));

const queue: Job[] = [];
const idle: Worker[] = [];
let started = 0;

const refuse = (kind: 'damaged' | 'timedOut'): ReadOutcome => ({
  outcome: 'refused',
  reason: unreadable(kind),
});

const missing = () =>
  new Refused({
    code: 'partMissing',
    sentence: 'The reader could not be loaded. Please check your connection and try again.',
  });

/** Resolves once the worker's code has loaded, so that loading is not charged to the first file. */
function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('./resume.worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    const ready = ({ data }: MessageEvent<unknown>) => {
      if (!isOurs(data)) return;
      worker.removeEventListener('message', ready);
      resolve(worker);
    };
    worker.addEventListener('message', ready);
    worker.addEventListener('error', () => reject(missing()), { once: true });
  });
}

/** Reads the files in the queue. Runs once for each worker, and ends when the queue is empty. */
async function work() {
  try {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      if (job.signal.aborted) continue;
      let worker: Worker;
      try {
        worker = idle.pop() ?? (await startWorker());
      } catch (error) {
        job.reject(error);
        continue;
      }
      if (job.signal.aborted) idle.push(worker);
      else await run(worker, job);
    }
  } finally {
    started -= 1;
  }
}

/** Reads one file on one worker. A worker that hangs, dies or is no longer wanted is ended and never reused. */
function run(worker: Worker, { request, signal, onStart, resolve, reject }: Job): Promise<void> {
  return new Promise((next) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      next();
    };
    const endWorker = () => {
      worker.terminate();
      end();
    };
    const timer = setTimeout(() => {
      endWorker();
      resolve(refuse('timedOut'));
    }, MAX_READ_MS);
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<unknown>) => {
        if (!isOurs(data) || data.masar === 'ready') return;
        if (data.masar === 'missing') {
          endWorker();
          reject(missing());
          return;
        }
        idle.push(worker);
        end();
        resolve(data.outcome);
      },
      { signal: over.signal },
    );
    worker.addEventListener(
      'error',
      () => {
        endWorker();
        resolve(refuse('damaged'));
      },
      { signal: over.signal },
    );
    signal.addEventListener(
      'abort',
      () => {
        endWorker();
        reject(signal.reason);
      },
      { signal: over.signal },
    );
    onStart();
    worker.postMessage(request);
  });
}

/** Reads resumes in Web Workers, one file a worker; a file that takes too long ends only its own worker. */
export const readOnDevice: ReadResume = (file, { knownSkills, signal, onStart = () => {} }) =>
  new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const request: ReadRequest = {
      masar: 'read',
      file,
      knownSkills,
      asOf: new Date().toISOString().slice(0, 7),
    };
    const job = { request, signal, onStart, resolve, reject };
    queue.push(job);
    signal.addEventListener(
      'abort',
      () => {
        const place = queue.indexOf(job);
        if (place !== -1) queue.splice(place, 1);
        reject(signal.reason);
      },
      { once: true },
    );
    if (started < size) {
      started += 1;
      void work();
    }
  });
