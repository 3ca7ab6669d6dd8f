import { PDFWorker, getDocument } from 'unpdf/pdfjs';
import { IsEncrypted } from '../unpacking';
import { provideTransfer } from './transfer';

/** The most pixels of a picture that is decoded: a page scanned at 300 points an inch has 9 million. */
const MOST_PIXELS = 12_000_000;

/** The shapes of letters are not made; the fonts' own programs are kept, which tell enough of them. */
const OPTIONS = {
  disableFontFace: false,
  fontExtraProperties: true,
  isEvalSupported: false,
  isImageDecoderSupported: false,
  isOffscreenCanvasSupported: false,
  useSystemFonts: false,
  useWasm: false,
  verbosity: 0,
};

/** A document that the parser has open. */
export type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;

/** A page of such a document. */
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** What the two halves of the parser send each other, as far as it matters here. */
interface Message {
  sourceName: string;
  targetName: string;
  action?: string;
  callbackId?: number;
  /** Part of a page's drawing; the sender empties its lists once they are sent. */
  chunk?: { fnArray?: unknown[]; argsArray?: unknown[] };
}

type Listener = (event: { data: unknown }) => void;

/** How the parser marks an answer that brings data. */
const ANSWER = 1;

/**
 * Joins the two halves of the parser, the one that reads files and the one that draws pages, in one thread.
 * Its own channel copies each message, every single letter of a page among them; this one hands them over. It
 * also answers the request for the shapes of letters, which is made wherever fonts cannot be shown: reading
 * needs no shapes, and making them takes as long as the rest.
 */
class Channel {
  readonly #listeners = new Set<Listener>();

  postMessage(message: Message): void {
    const { sourceName, targetName, action, callbackId, chunk } = message;
    if (action === 'FontFallback') {
      const back = { sourceName: targetName, targetName: sourceName };
      this.#send({ ...back, callback: ANSWER, callbackId, data: null });
    } else if (chunk?.fnArray && chunk.argsArray) {
      const fnArray = chunk.fnArray.slice();
      const argsArray = chunk.argsArray.slice();
      this.#send({ ...message, chunk: { ...chunk, fnArray, argsArray } });
    } else this.#send(message);
  }

  addEventListener(_: string, listener: Listener): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_: string, listener: Listener): void {
    this.#listeners.delete(listener);
  }

  terminate(): void {
    this.#listeners.clear();
  }

  #send(data: unknown): void {
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener({ data });
    });
  }
}

/** Stands in for the page in which fonts would be shown. */
const NO_FONTS = {
  get fonts(): never {
    throw new Error('No fonts are shown');
  },
} as unknown as HTMLDocument;

/** The half of the parser that reads files, as its bundle leaves it. */
interface Bundle {
  pdfjsWorker: { WorkerMessageHandler: { initializeFromPort: (port: Channel) => void } };
}

/**
 * Opens a PDF, lets `read` read it, and closes it whatever happens. A file that only its owner's password
 * protects opens without one. Pictures are left out before they are decoded, unless asked for. Throws
 * `IsEncrypted`, or what the parser throws for a file it cannot open.
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  read: (pdf: PdfDocument) => Promise<T>,
  pictures = false,
): Promise<T> {
  provideTransfer();
  const channel = new Channel();
  const worker = new PDFWorker({ port: channel as unknown as null, verbosity: 0 });
  (globalThis as unknown as Bundle).pdfjsWorker.WorkerMessageHandler.initializeFromPort(channel);
  const maxImageSize = pictures ? MOST_PIXELS : 0;
  const data = bytes.slice();
  const task = getDocument({ ...OPTIONS, maxImageSize, worker, ownerDocument: NO_FONTS, data });
  try {
    return await read(await task.promise);
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw locked ? new IsEncrypted() : error;
  } finally {
    await task.destroy();
    worker.destroy();
  }
}
