import { MAX_READ_MS } from '../limits';
import { unreadable } from '../documents/unreadable';
import type { ReadOutcome } from '../schemas/resume';
import { isOurs, type ReadRequest } from './messages';

/** How a file is read: see `UnderstandOptions`. `onStart` is called when its turn has come. */
export interface ReadFileOptions {
  /** The month, YYYY-MM, that 'present' means: this month where none is named. */
  asOf?: string;
  knownSkills?: string[];
  signal?: AbortSignal;
  onStart?: () => void;
}

/**
 * Reads one resume. Rejects when `signal` aborts, and with `ReaderIsMissing`. A file that cannot be read is a refused
 * outcome.
 */
export type ReadFile = (file: File, options?: ReadFileOptions) => Promise<ReadOutcome>;

/** The code that reads did not load. This says nothing about the file. */
export class ReaderIsMissing extends Error {}

interface Job {
  request: ReadRequest;
  signal: AbortSignal | undefined;
  onStart: () => void;
  resolve: (outcome: ReadOutcome) => void;
  reject: (reason: unknown) => void;
}

/** One worker for each core, but at most four, since other programs need the machine too. */
const coresToUse = () => Math.min(4, Math.max(1, navigator.hardwareConcurrency));

const refuse = (kind: 'damaged' | 'timedOut'): ReadOutcome => ({
  outcome: 'refused',
  reason: unreadable(kind),
});

const missing = () => new ReaderIsMissing('The code that reads resumes did not load.');

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

/** Reads one file on one worker. A worker that hangs, dies or is no longer wanted is ended and never reused. */
function run(
  worker: Worker,
  { request, signal, onStart, resolve, reject }: Job,
  isFree: (worker: Worker) => void,
): Promise<void> {
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
        isFree(worker);
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
    signal?.addEventListener(
      'abort',
      () => {
        endWorker();
        reject(signal?.reason);
      },
      { signal: over.signal },
    );
    onStart();
    worker.postMessage(request);
  });
}

/**
 * A reader with Web Workers of its own, one for each of at most `size` files at a time. A file that takes too long ends
 * only its own worker. Workers start when they are first needed.
 */
export function createReader(size = coresToUse()): ReadFile {
  const queue: Job[] = [];
  const idle: Worker[] = [];
  let started = 0;
  const isFree = (worker: Worker) => idle.push(worker);

  /** Reads the files in the queue. Runs once for each worker, and ends when the queue is empty. */
  const work = async () => {
    try {
      for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
        if (job.signal?.aborted) continue;
        let worker: Worker;
        try {
          worker = idle.pop() ?? (await startWorker());
        } catch (error) {
          job.reject(error);
          continue;
        }
        if (job.signal?.aborted) isFree(worker);
        else await run(worker, job, isFree);
      }
    } finally {
      started -= 1;
    }
  };

  return (file, { asOf, knownSkills = [], signal, onStart = () => {} } = {}) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const request: ReadRequest = {
        masar: 'read',
        file,
        knownSkills,
        asOf: asOf ?? new Date().toISOString().slice(0, 7),
      };
      const job = { request, signal, onStart, resolve, reject };
      queue.push(job);
      signal?.addEventListener(
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
}
