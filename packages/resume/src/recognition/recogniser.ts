import { createWorker, PSM, type Page, type Worker } from 'tesseract.js';
import { type RecognisedPage, type RecognisedRow, withMissed } from './page';

/** Where the recogniser's parts stand: the addresses of its worker and its core, and of the folder of its models. */
export interface RecogniserParts {
  worker?: string;
  core?: string;
  models: string;
}

/** A page's image as the recogniser takes it: a file of a picture. */
type PageImage = Blob | Uint8Array | string;

/** The recogniser's parts did not load. This says nothing about the file. */
export class RecogniserIsMissing extends Error {}

/** Recognises the words in images of pages. It runs in a worker of its own. */
export interface Recogniser {
  /** `pixels` is how many of the image's pixels are a point of the page. `onShare` is told how much is done, from 0 to 1. */
  recognise: (
    image: PageImage,
    pixels: number,
    onShare?: (share: number) => void,
  ) => Promise<RecognisedPage>;
}

/**
 * Latin script is tried first. Its models take Arabic letters for noise, and say so: of pages in three languages they were
 * 89 to 94 sure of Latin, and 25 to 41 of Arabic.
 */
const LATIN = 'eng+fra';
const ARABIC = 'ara+eng';
const SURE = 70;

/** A page is looked at twice, each time for the whole of it. */
const LOOKS = 2;

/** The neural model alone, which the packages' smaller models are for. */
const NEURAL = 1;

const nothing = () => {};

/**
 * Starts a recogniser of English, French and Arabic, which ends when `signal` aborts: what it is doing then rejects. Rejects
 * with `RecogniserIsMissing`. `onPart` is told whenever one of its parts has loaded. The models of Arabic load with the first page that is not in Latin script; later pages of the
 * same recogniser are then tried in Arabic first.
 */
export async function startRecogniser(
  { worker, core, models }: RecogniserParts,
  signal: AbortSignal,
  onPart = nothing,
): Promise<Recogniser> {
  signal.throwIfAborted();
  let onShare: (share: number) => void = nothing;
  let fail: (reason: unknown) => void = nothing;
  const failure = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failure.catch(() => undefined);
  signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  const orFail = <T>(work: Promise<T>): Promise<T> => Promise.race([work, failure]);
  const missing = (cause: unknown) =>
    fail(new RecogniserIsMissing('The text recogniser did not load.', { cause }));
  const starting = createWorker(LATIN, NEURAL, {
    ...(worker !== undefined && { workerPath: worker }),
    ...(core !== undefined && { corePath: core }),
    langPath: models,
    workerBlobURL: false,
    cacheMethod: 'none',
    errorHandler: missing,
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onShare(progress);
      else onPart();
    },
  });
  const end = () =>
    void starting.then(
      (running) => running.terminate(),
      () => undefined,
    );
  signal.addEventListener('abort', end, { once: true });
  const running: Worker = await orFail(
    starting.catch((cause: unknown) => {
      missing(cause);
      return failure;
    }),
  );
  let tried = LATIN;

  const inLanguages = async (languages: string, image: PageImage, mode: PSM): Promise<Page> => {
    if (tried !== languages) await orFail(running.reinitialize(languages));
    tried = languages;
    await orFail(running.setParameters({ tessedit_pageseg_mode: mode, debug_file: '/dev/null' }));
    const { data } = await orFail(
      running.recognize(image as Blob, {}, { text: false, blocks: true }),
    );
    return data;
  };

  return {
    async recognise(image, pixels, told = nothing) {
      onShare = (share) => told(share / LOOKS);
      let page = await inLanguages(tried, image, PSM.SINGLE_BLOCK);
      if (surenessOf(page) < SURE) {
        const first = tried;
        const other = await inLanguages(first === LATIN ? ARABIC : LATIN, image, PSM.SINGLE_BLOCK);
        if (surenessOf(other) > surenessOf(page)) page = other;
        else await orFail(running.reinitialize(first)).then(() => (tried = first));
      }
      onShare = (share) => told((1 + share) / LOOKS);
      const missed = await inLanguages(tried, image, PSM.SPARSE_TEXT);
      return { pixels, rows: withMissed(rowsOf(page), rowsOf(missed)) };
    },
  };
}

const linesIn = ({ blocks }: Page) =>
  (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));

/** How sure the recogniser is of a page's words on average; 0 where it has none. */
function surenessOf(page: Page): number {
  const words = linesIn(page).flatMap((line) => line.words);
  return words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
}

const rowsOf = (page: Page): RecognisedRow[] =>
  linesIn(page).map(({ baseline: { x0, y0, x1, y1 }, rowAttributes, words }) => ({
    baseline: { x0, y0, x1, y1 },
    height: rowAttributes.rowHeight,
    words: words.map(({ text, bbox, confidence }) => ({
      text,
      left: bbox.x0,
      right: bbox.x1,
      confidence,
    })),
  }));
