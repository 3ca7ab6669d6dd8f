import { fileLine, type SendFile } from '@/data/live/files';
import type { FileUse } from '@/data/schemas/attachment';
import type { Refusal } from '@/data/schemas/refusal';
import { Refused } from '@/data/schemas/refused';
import { MAX_FILE_BYTES } from '@masar/resume/limits';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

const kept = (url = '/api/files/f-1/cv.pdf') => Response.json({ url });
const refused = (status: number, refusal: Refusal, headers = {}) =>
  Response.json(refusal, { status, headers });
const signal = new AbortController().signal;
const options = { of: 'resume' as FileUse, signal };
const cv = new File(['Rym'], 'cv.pdf');

/** A page's line to a server that answers as `send` does. */
function aLine(send: SendFile) {
  const signedOut = vi.fn<() => void>();
  const line = {
    page: 'p-1',
    changed: async () => undefined,
    signedOut,
    fetch: vi.fn<typeof fetch>(),
  };
  return { ...fileLine(line, send), signedOut };
}
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'kept',
    (error: unknown) => (error instanceof Refused ? error.refusal : error),
  );

test('a file is sent with its name and its use, and answered with its link', async () => {
  const send = vi.fn<SendFile>(async () => kept());
  expect(await aLine(send).keepFile(new File([], 'سيرة & cv.pdf'), options)).toBe(
    '/api/files/f-1/cv.pdf',
  );
  const address = new URL(send.mock.calls[0]?.[0] ?? '', 'http://localhost');
  expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
    '/api/files',
    { of: 'resume', name: 'سيرة & cv.pdf' },
  ]);
});

test('a file that is too large is not sent', async () => {
  const send = vi.fn<SendFile>();
  const large = { name: 'cv.pdf', size: MAX_FILE_BYTES + 1 } as File;
  expect(await refusalOf(aLine(send).keepFile(large, options))).toEqual({
    code: 'request.tooLarge',
    sentence: '“cv.pdf” was not kept. It is larger than 20 MB.',
  });
  expect(send).not.toHaveBeenCalled();
});

test('a refusal names the file once, and a session that ended is told', async () => {
  const picture = { code: 'file.kind', sentence: '“cv.pdf” is a picture.' } as const;
  const line = aLine(async () => refused(415, picture));
  expect(await refusalOf(line.keepFile(cv, options))).toEqual(picture);
  expect(line.signedOut).not.toHaveBeenCalled();
  const out = aLine(async () => refused(401, { code: 'signedOut', sentence: 'Sign in first.' }));
  expect(await refusalOf(out.keepFile(cv, options))).toEqual({
    code: 'signedOut',
    sentence: '“cv.pdf” was not kept. Sign in first.',
  });
  expect(out.signedOut).toHaveBeenCalledTimes(1);
});

test('three files are sent at once, and the others wait for their turn', async () => {
  const answers: (() => void)[] = [];
  const { keepFile } = aLine(
    (_, { name }) => new Promise((r) => answers.push(() => r(kept(name)))),
  );
  const sent = ['a', 'b', 'c', 'd', 'e'].map((name) => keepFile(new File([], name), options));
  await expect.poll(() => answers.length).toBe(3);
  answers[1]?.();
  expect(await sent[1]).toBe('b');
  await expect.poll(() => answers.length).toBe(4);
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(5);
  for (const answer of answers) answer();
  expect(await Promise.all(sent)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a server that is busy is asked again when it says', async () => {
  const busy = refused(
    429,
    { code: 'request.tooOften', sentence: 'Wait.' },
    { 'Retry-After': '0' },
  );
  const send = vi.fn<SendFile>(async () => kept()).mockResolvedValueOnce(busy);
  expect(await aLine(send).keepFile(cv, options)).toBe('/api/files/f-1/cv.pdf');
  expect(send).toHaveBeenCalledTimes(2);
});

test('how far a file is, is told after a second, and not before', async () => {
  vi.useFakeTimers();
  const told: number[] = [];
  let tell: ((part: number) => void) | undefined;
  let end: ((response: Response) => void) | undefined;
  const { keepFile } = aLine((_, __, { onSent }) => {
    tell = onSent;
    return new Promise((resolve) => (end = resolve));
  });
  const sent = keepFile(cv, { ...options, onProgress: (part) => told.push(part) });
  await vi.advanceTimersByTimeAsync(900);
  tell?.(0.2);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  tell?.(0.7);
  expect(told).toEqual([0.2, 0.7]);
  end?.(kept());
  await sent;
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toEqual([0.2, 0.7]);
});

test('a file that waits for its turn is not sent once the run is cancelled', async () => {
  const ending = new AbortController();
  const send = vi.fn<SendFile>(
    (_, __, { signal: given }) =>
      new Promise((_resolve, reject) =>
        given.addEventListener('abort', () => reject(given.reason as Error)),
      ),
  );
  const { keepFile } = aLine(send);
  const sent = [1, 2, 3, 4, 5].map(() => keepFile(cv, { of: 'resume', signal: ending.signal }));
  const outcomes = Promise.all(sent.map(refusalOf));
  await expect.poll(() => send.mock.calls.length).toBe(3);
  const reason = new Error('cancelled');
  ending.abort(reason);
  expect(await outcomes).toEqual([reason, reason, reason, reason, reason]);
  expect(send).toHaveBeenCalledTimes(3);
});
