import { MAX_RECOGNISED_PAGES } from '../limits';
import { unreadable } from '../documents/unreadable';
import type { RecognisedPage } from '../recognition/page';
import {
  RecogniserIsMissing,
  type RecogniserParts,
  startRecogniser,
} from '../recognition/recogniser';
import type { ReadOutcome } from '../schemas/resume';
import { isOurs, type UnderstandRequest } from './messages';
import { type OpenedResume, openResume } from './pages';
import { ReaderIsMissing } from './pool';

export { RecogniserIsMissing, type RecogniserParts };

/** How far recognising a file is: its `page`, counted from 1, of `pages`, and what share of that page is done, from 0 to 1. */
export interface RecognitionProgress {
  page: number;
  pages: number;
  share: number;
}

/** How a file's text is recognised. */
export interface RecogniseOptions {
  /** Where the recogniser's parts are served. */
  parts: RecogniserParts;
  /** The month, YYYY-MM, that 'present' means: this month where none is named. */
  asOf?: string;
  knownSkills?: string[];
  signal?: AbortSignal;
  onProgress?: (progress: RecognitionProgress) => void;
}

/** How many pixels a point is drawn with: 300 dots an inch, which the models were made for. */
const PIXELS = 300 / 72;

const tooMany = `The file has more than ${MAX_RECOGNISED_PAGES} pages, and all of them are pictures.`;

/**
 * Reads a PDF whose pages are pictures: its pages are drawn, and their text is recognised, each in a worker of its own. Both end
 * with the call. Nothing is sent anywhere. A file without pages or with more than `MAX_RECOGNISED_PAGES`, of which a page cannot be
 * drawn, or in which nothing is recognised, is a refused outcome. Rejects when `signal` aborts, and with `RecogniserIsMissing` and
 * `ReaderIsMissing` where code did not load.
 */
export async function recogniseResume(
  file: File,
  { parts, asOf, knownSkills = [], signal, onProgress = () => {} }: RecogniseOptions,
): Promise<ReadOutcome> {
  const over = new AbortController();
  const ending = AbortSignal.any(signal === undefined ? [over.signal] : [over.signal, signal]);
  try {
    const opened = await openResume(file, ending).catch(() => {
      ending.throwIfAborted();
      throw new ReaderIsMissing('The code that draws pages did not load.');
    });
    if (opened.look.kind !== 'pages') return { outcome: 'refused', reason: unreadable('noText') };
    const { sizes } = opened.look;
    if (sizes.length > MAX_RECOGNISED_PAGES)
      return { outcome: 'refused', reason: unreadable('tooManyPages', tooMany) };
    const pages = await recognised(sizes, opened.draw, parts, ending, onProgress);
    if (pages === null) return { outcome: 'refused', reason: unreadable('damaged') };
    return await understood(
      {
        masar: 'understand',
        pages,
        knownSkills,
        asOf: asOf ?? new Date().toISOString().slice(0, 7),
      },
      ending,
    );
  } finally {
    over.abort();
  }
}

/** The pages as they are recognised; null where one cannot be drawn. */
async function recognised(
  sizes: readonly { width: number }[],
  draw: OpenedResume['draw'],
  parts: RecogniserParts,
  signal: AbortSignal,
  onProgress: (progress: RecognitionProgress) => void,
): Promise<RecognisedPage[] | null> {
  const tell = (page: number) => (share: number) =>
    onProgress({ page, pages: sizes.length, share });
  const recogniser = await startRecogniser(parts, signal, () => tell(1)(0));
  const pages: RecognisedPage[] = [];
  for (const [index, { width }] of sizes.entries()) {
    const told = tell(index + 1);
    told(0);
    const drawn = await draw(index + 1, Math.round(width * PIXELS), signal).catch(() => null);
    signal.throwIfAborted();
    if (drawn === null) return null;
    const pixels = drawn.width / width;
    pages.push(await recogniser.recognise(await pictureOf(drawn), pixels, told));
  }
  return pages;
}

function pictureOf(drawn: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(drawn.width, drawn.height);
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(drawn);
  return canvas.convertToBlob({ type: 'image/png' });
}

const understood = (request: UnderstandRequest, signal: AbortSignal): Promise<ReadOutcome> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./resume.worker.ts', import.meta.url), { type: 'module' });
    const missing = () => reject(new ReaderIsMissing('The code that reads resumes did not load.'));
    worker.addEventListener('error', missing);
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isOurs(data)) return;
      if (data.masar === 'outcome') resolve(data.outcome);
      else if (data.masar === 'missing') missing();
    });
    signal.addEventListener(
      'abort',
      () => {
        worker.terminate();
        reject(signal.reason);
      },
      { once: true },
    );
    worker.postMessage(request);
  });
