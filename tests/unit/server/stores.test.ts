import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dropUnfinished, takeIn, TooLong } from '../../../server/files/arrival';
import { openFiles } from '../../../server/files/open';
import type { FileStore } from '../../../server/files/store';

const keys = { accessKeyId: 'a key', secretAccessKey: 'a secret' };
const objects = new Map<string, Buffer>();
let bucket: Server;
let root = '';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Answers as a bucket does, which checks signatures, lengths and hashes. */
async function answerTo(asked: IncomingMessage): Promise<[status: number, content?: Buffer]> {
  const body = Buffer.concat(await asked.toArray());
  const { authorization, host, ...headers } = asked.headers as Record<string, string>;
  const [path = '', method = ''] = [asked.url, asked.method];
  const signer = new AwsV4Signer({
    ...keys,
    service: 's3',
    region: 'eu-west-3',
    method,
    url: `http://${host}${path}`,
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => name.startsWith('x-amz-')),
    ),
    datetime: headers['x-amz-date'] ?? '',
  });
  const signed = await signer.sign();
  if (signed.headers.get('Authorization') !== authorization) return [403];
  if (!path.startsWith('/company/')) return [404];
  if (method === 'PUT') {
    if (headers['content-length'] !== String(body.length)) return [411];
    if (headers['x-amz-content-sha256'] !== hashOf(body)) return [400];
    objects.set(path, body);
    return [200];
  }
  if (method === 'DELETE') {
    objects.delete(path);
    return [204];
  }
  const object = objects.get(path);
  return object === undefined ? [404] : [200, object];
}

beforeAll(async () => {
  bucket = createServer((asked, answer) => {
    void answerTo(asked).then(([status, content]) => answer.writeHead(status).end(content));
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => bucket.close(resolve)));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'masar-files-'));
  objects.clear();
  return () => rmSync(root, { recursive: true });
});

const environment = (changes: Record<string, string> = {}) => ({
  DATA_DIR: root,
  S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
  S3_BUCKET: 'company',
  S3_REGION: 'eu-west-3',
  S3_ACCESS_KEY_ID: keys.accessKeyId,
  S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  ...changes,
});
const opened = {
  'a folder': () => openFiles({ DATA_DIR: root }),
  S3: () => openFiles(environment()),
};

const broken = async function* () {
  yield Buffer.from('half');
  throw new Error('the line broke');
};
const arrivalOf = (files: FileStore, bytes: Uint8Array) =>
  takeIn(new Blob([bytes as Uint8Array<ArrayBuffer>]).stream() as never, files.arrivals, 1e9);
const bytesOf = async (files: FileStore, hash: string) => {
  const stream = await files.read(hash);
  return stream && Buffer.from(await new Response(stream as ReadableStream).arrayBuffer());
};

describe.each(['a folder', 'S3'] as const)('%s', (where) => {
  test('keeps, gives and removes what arrived', async () => {
    const files = await opened[where]();
    const bytes = Buffer.alloc(300_000, 'سيرة');
    const { hash, size, path } = await arrivalOf(files, bytes);
    expect({ hash, size }).toEqual({ hash: hashOf(bytes), size: 300_000 });
    expect([await files.has(hash), await files.read(hash)]).toEqual([false, null]);
    await files.keep(hash, path);
    await files.keep(hash, (await arrivalOf(files, bytes)).path);
    expect(await files.has(hash)).toBe(true);
    expect(await bytesOf(files, hash)).toEqual(bytes);
    await files.remove(hash);
    await files.remove(hash);
    expect([await files.has(hash), await files.read(hash)]).toEqual([false, null]);
  });
});

test('a folder holds a file under its hash, in a folder of two letters', async () => {
  const files = await opened['a folder']();
  const { hash, path } = await arrivalOf(files, Buffer.from('Rym'));
  await files.keep(hash, path);
  expect((await readdir(join(root, 'files'), { recursive: true })).toSorted()).toEqual(
    ['arriving', hash.slice(0, 2), `${hash.slice(0, 2)}/${hash}`].toSorted(),
  );
});

test('a bucket holds a file once, under its hash', async () => {
  const files = await opened.S3();
  const { hash, path } = await arrivalOf(files, Buffer.from('Rym'));
  await files.keep(hash, path);
  expect([...objects]).toEqual([[`/company/${hash.slice(0, 2)}/${hash}`, Buffer.from('Rym')]]);
});

test('a bucket that is not there, or another key, keeps nothing and says so', async () => {
  const elsewhere = await openFiles(environment({ S3_BUCKET: 'none' }));
  const { hash, path } = await arrivalOf(elsewhere, Buffer.from('Rym'));
  await expect(elsewhere.keep(hash, path)).rejects.toThrow('There is no bucket none.');
  const locked = await openFiles(environment({ S3_SECRET_ACCESS_KEY: 'another' }));
  await expect(locked.keep(hash, path)).rejects.toThrow('S3 answered HEAD with 403.');
  expect(objects.size).toBe(0);
});

test.each([
  [{ S3_BUCKET: '' }, 'Files cannot be kept in S3: S3_BUCKET must be set too.'],
  [
    { S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' },
    'Files cannot be kept in S3: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.',
  ],
  [{ S3_ENDPOINT: 'minio' }, 'Files cannot be kept in S3: S3_ENDPOINT must be an address.'],
])('the environment %j is refused in one line', async (changes, message) => {
  await expect(openFiles(environment(changes))).rejects.toThrow(message);
});

test('what is too long, or breaks off, leaves nothing', async () => {
  const files = await opened['a folder']();
  const long = takeIn(new Blob(['four']).stream(), files.arrivals, 3);
  await expect(long).rejects.toThrow(TooLong);
  await expect(takeIn(broken(), files.arrivals, 100)).rejects.toThrow(
    'A file did not arrive whole.',
  );
  expect(await readdir(files.arrivals)).toEqual([]);
});

test('what a killed server left is dropped once it is old', async () => {
  const files = await opened['a folder']();
  const [old, young] = [join(files.arrivals, 'old'), join(files.arrivals, 'young')];
  await writeFile(old, 'half');
  await writeFile(young, 'half');
  utimesSync(old, new Date('2026-11-19'), new Date('2026-11-19'));
  await dropUnfinished(files.arrivals, new Date('2026-11-20'));
  expect(await readdir(files.arrivals)).toEqual(['young']);
});
