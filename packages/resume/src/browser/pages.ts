import { MAX_READ_MS } from '../limits';
import type { Look } from '../documents/open-pages';
import type { PagesAnswer, PagesRequest } from './pages-messages';

export type { DocumentBlock, DocumentLine } from '../documents/document';
export type { Look };

/** A resume that is open to be shown as it looks. */
export interface OpenedResume {
  look: Look;
  /**
   * Draws a page of a PDF, counted from 1, `width` pixels wide. Pages are drawn one after the other. Rejects where the
   * page cannot be drawn, or `signal` aborts.
   */
  draw: (page: number, width: number, signal: AbortSignal) => Promise<ImageBitmap>;
}

const cannot = (what: string) => new Error(`${what} could not be drawn.`);

interface Asked<T> {
  resolve: (value: T) => void;
  reject: (reason: unknown) => void;
}

/**
 * Opens a resume in a worker of its own, which ends when `signal` aborts, or a page takes longer than a file may. A PDF
 * comes with the sizes of its pages, and another document with its blocks. Rejects for one that cannot be opened.
 */
export const openResume = (file: File, signal: AbortSignal): Promise<OpenedResume> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./resume.worker.ts', import.meta.url), { type: 'module' });
    const asked = new Map<number, Asked<ImageBitmap>>();
    let [last, ended] = [0, false];
    const end = (reason: unknown) => {
      ended = true;
      worker.terminate();
      reject(reason);
      for (const one of asked.values()) one.reject(reason);
      asked.clear();
    };
    const post = (request: PagesRequest) => worker.postMessage(request);

    const draw: OpenedResume['draw'] = async (page, width, unwanted) => {
      unwanted.throwIfAborted();
      if (ended) throw cannot('The page');
      last += 1;
      const ask = last;
      const timer = setTimeout(() => end(cannot('The page')), MAX_READ_MS);
      try {
        return await new Promise<ImageBitmap>((drawn, failed) => {
          asked.set(ask, { resolve: drawn, reject: failed });
          unwanted.addEventListener('abort', () => failed(unwanted.reason), { once: true });
          post({ masar: 'draw', ask, page, width });
        });
      } finally {
        clearTimeout(timer);
      }
    };

    worker.addEventListener('error', () => end(cannot('The resume')));
    worker.addEventListener('message', ({ data }: MessageEvent<PagesAnswer>) => {
      if (data.masar === 'opened') resolve({ look: data.look, draw });
      else if (data.masar === 'missing' || (data.masar === 'failed' && data.ask === null))
        end(cannot('The resume'));
      else if (data.masar === 'drawn' || data.masar === 'failed') {
        const one = asked.get(data.ask ?? 0);
        asked.delete(data.ask ?? 0);
        if (data.masar === 'drawn') one?.resolve(data.drawn);
        else one?.reject(cannot('The page'));
      }
    });
    signal.addEventListener('abort', () => end(signal.reason), { once: true });
    if (signal.aborted) end(signal.reason);
    else post({ masar: 'open', file });
  });
