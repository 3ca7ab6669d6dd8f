import { MAX_FILE_BYTES } from '@masar/resume/limits';
import type { Files } from '../page/runs';
import { missing, Refused } from '../schemas/refused';
import { type Line, offline, refusalOf } from './request';

/** Posts a file. `onSent` is told what part of it was sent, from 0 to 1. */
export type SendFile = (
  address: string,
  file: File,
  options: { signal: AbortSignal; onSent: (part: number) => void },
) => Promise<Response>;

/** Posts a file as the only one of a page's requests that tells how far it is. */
export const sendFile: SendFile = (address, file, { signal, onSent }) =>
  new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open('POST', address);
    sending.setRequestHeader('Content-Type', 'application/octet-stream');
    sending.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded / total));
    sending.addEventListener('load', () => {
      const after = sending.getResponseHeader('Retry-After');
      const { status, responseText } = sending;
      resolve(
        new Response(responseText, { status, headers: after ? { 'Retry-After': after } : {} }),
      );
    });
    sending.addEventListener('error', () => reject(offline()));
    sending.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    sending.send(file);
  });

/** How many files are sent at once, so that a page's other requests find a way too. */
const atOnce = 3;
/** How long a file is sent before that is worth telling, in milliseconds. */
const shortly = 1000;

/** Lets a few run at once, and the others wait for their turn. */
function createTurns(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** A refusal that names the file that it is about. */
const about = (name: string, { sentence, ...refusal }: Refused['refusal']) =>
  new Refused({
    ...refusal,
    sentence: sentence.includes(name) ? sentence : `“${name}” was not kept. ${sentence}`,
  });

/** Sends files to the server, and fetches those that it keeps. */
export function fileLine(line: Line, send: SendFile): Pick<Files, 'keepFile' | 'fetchFile'> {
  const inTurn = createTurns(atOnce);
  const keep: Files['keepFile'] = async (file, { of, signal, onProgress }) => {
    const { name, size } = file;
    if (size > MAX_FILE_BYTES) {
      const sentence = `It is larger than ${MAX_FILE_BYTES / 1024 ** 2} MB.`;
      throw about(name, { code: 'request.tooLarge', sentence });
    }
    let [sent, isLong] = [0, false];
    const slow = setTimeout(() => {
      isLong = true;
      onProgress?.(sent);
    }, shortly);
    const onSent = (part: number) => {
      sent = part;
      if (isLong) onProgress?.(part);
    };
    try {
      for (;;) {
        signal.throwIfAborted();
        const query = new URLSearchParams({ of, name });
        const response = await send(`/api/files?${query}`, file, { signal, onSent });
        if (response.ok) return ((await response.json()) as { url: string }).url;
        const after = Number(response.headers.get('Retry-After') ?? Number.NaN);
        if (Number.isNaN(after)) throw new Refused(await refusalOf(response));
        await pause(after, signal);
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.refusal.code === 'signedOut') line.signedOut();
      throw about(name, error.refusal);
    } finally {
      clearTimeout(slow);
    }
  };
  return {
    keepFile: (file, options) => inTurn(() => keep(file, options)),
    async fetchFile(url, name, signal) {
      const response = await line.fetch(url, { signal });
      if (!response.ok) throw missing('file');
      return new File([await response.blob()], name);
    },
  };
}
