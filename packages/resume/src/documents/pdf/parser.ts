import { PDFWorker, getDocument } from 'unpdf/pdfjs';
import { IsEncrypted } from '../unpacking';

/** A picture with more pixels than this is not decoded. A page scanned at 300 points an inch has 9 million. */
const MOST_PIXELS = 12_000_000;

/** The parser makes no shapes of letters. It keeps the fonts' own programs, which tell enough about the shapes. */
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

/** A message between the parser's two halves, with the properties that matter here. */
interface Message {
  sourceName: string;
  targetName: string;
  action?: string;
  callbackId?: number;
  /** Part of a page's drawing. The sender empties its lists once the message is sent. */
  chunk?: { fnArray?: unknown[]; argsArray?: unknown[] };
}

type Listener = (event: { data: unknown }) => void;

/** Marks an answer that brings data in the parser's messages. */
const ANSWER = 1;

/**
 * Joins the two halves of the parser in one thread: the one that reads files and the one that draws pages. The parser's
 * own channel copies each message, with every single letter of a page; this channel passes messages on uncopied. It
 * also answers the request for the shapes of letters, which is made wherever fonts cannot be shown. Reading needs no
 * shapes, and making them takes as long as the rest.
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

/** One error for all fonts, since a stack trace costs as much as a small font. */
const NOT_SHOWN = new Error('No fonts are shown');

/** Stands in for the document that would show the fonts. */
const NO_FONTS = {
  get fonts(): never {
    throw NOT_SHOWN;
  },
} as unknown as HTMLDocument;

/** The half of the parser that reads files. */
interface ReadingHalf {
  WorkerMessageHandler: { initializeFromPort: (port: Channel) => void };
}

let half: ReadingHalf | undefined;

/** Tells which half reads files, before the first file is opened. */
export function readWith(reading: unknown): void {
  half = reading as ReadingHalf;
}

/**
 * Opens a PDF, calls `read` with it, and closes it whatever happens. A file that is protected only by an owner's
 * password opens without one. Pictures are left out before they are decoded, unless `pictures` is true. Throws
 * `IsEncrypted`, or the parser's own error for a file that it cannot open.
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  read: (pdf: PdfDocument) => Promise<T>,
  pictures = false,
): Promise<T> {
  const maxImageSize = pictures ? MOST_PIXELS : 0;
  const { task, close } = opening(bytes, { maxImageSize, ownerDocument: NO_FONTS });
  try {
    return await read(await task.promise);
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw locked ? new IsEncrypted() : error;
  } finally {
    await close();
  }
}

/** A document that is open to be drawn. `close` ends it. */
export interface DrawnPdf {
  pdf: PdfDocument;
  close: () => Promise<void>;
}

/**
 * Opens a PDF to draw its pages in a worker. Letters are drawn by their shapes, so that no font is installed. Throws the
 * parser's own error for a file that it cannot open.
 */
export async function openToDraw(bytes: Uint8Array): Promise<DrawnPdf> {
  const { task, close } = opening(bytes, {
    maxImageSize: MOST_PIXELS,
    disableFontFace: true,
    fontExtraProperties: false,
    CanvasFactory: OffscreenCanvases,
    FilterFactory: NoFilters,
    ownerDocument: NO_FONTS,
  });
  try {
    return { pdf: await task.promise, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Makes the canvases that the parser draws parts of a page on. */
class OffscreenCanvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number): void {
    Object.assign(canvas, { width, height });
  }

  destroy({ canvas }: { canvas: OffscreenCanvas }): void {
    Object.assign(canvas, { width: 0, height: 0 });
  }
}

const none = () => 'none';

/** Filters are parts of a document's markup, which a worker does not have. */
class NoFilters {
  addFilter = none;
  addHCMFilter = none;
  addAlphaFilter = none;
  addLuminosityFilter = none;
  addHighlightHCMFilter = none;
  destroy(): void {}
}

function opening(bytes: Uint8Array, options: object) {
  const channel = new Channel();
  const worker = new PDFWorker({ port: channel as unknown as null, verbosity: 0 });
  half?.WorkerMessageHandler.initializeFromPort(channel);
  const data = new Uint8Array(bytes);
  const task = getDocument({ ...OPTIONS, ...options, worker, data });
  const close = async () => {
    await task.destroy();
    worker.destroy();
  };
  return { task, close };
}
