import { openAsBlob } from 'node:fs';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { FileStore } from './store';

/** A bucket, and the key that may read and write it. */
export interface Bucket {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How often a request is sent again that the bucket could not answer. */
const retries = 3;

/** Keeps files in a bucket of S3, or of whatever speaks its protocol. @param arrivals a folder of this machine. */
export function createS3({ endpoint, bucket, ...keys }: Bucket, arrivals: string): FileStore {
  const client = new AwsClient({ ...keys, service: 's3', retries });
  const addressOf = (hash: string) =>
    `${endpoint.replace(/\/$/, '')}/${bucket}/${hash.slice(0, 2)}/${hash}`;
  const ask = async (hash: string, init: RequestInit): Promise<Response> => {
    const response = await client.fetch(addressOf(hash), init);
    if (!response.ok && response.status !== 404) {
      await response.body?.cancel();
      throw new Error(`S3 answered ${init.method} with ${response.status}.`);
    }
    return response;
  };
  const has = async (hash: string) => (await ask(hash, { method: 'HEAD' })).ok;
  return {
    arrivals,
    has,
    async keep(hash, path) {
      if (await has(hash)) return;
      const body = await openAsBlob(path);
      // The bucket refuses bytes that are not those of the hash.
      const headers = { 'X-Amz-Content-Sha256': hash };
      const { ok } = await ask(hash, { method: 'PUT', headers, body });
      if (!ok) throw new Error(`There is no bucket ${bucket}.`);
    },
    async read(hash) {
      const { ok, body } = await ask(hash, { method: 'GET' });
      if (ok) return body as ReadableStream<Uint8Array> | null;
      await body?.cancel();
      return null;
    },
    async remove(hash) {
      await ask(hash, { method: 'DELETE' });
    },
  };
}
