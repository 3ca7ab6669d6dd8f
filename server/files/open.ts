import { join } from 'node:path';
import { createFolder } from './folder';
import { createS3 } from './s3';
import type { FileStore } from './store';

/** The environment variables that say where files are kept. */
type Environment = Partial<
  Record<
    | 'DATA_DIR'
    | 'S3_ENDPOINT'
    | 'S3_BUCKET'
    | 'S3_REGION'
    | 'S3_ACCESS_KEY_ID'
    | 'S3_SECRET_ACCESS_KEY',
    string
  >
>;

/**
 * Opens the store that the environment names: S3, or a folder in DATA_DIR.
 * @throws with one line for whoever starts the server.
 */
export async function openFiles({
  DATA_DIR = 'data',
  S3_ENDPOINT,
  S3_BUCKET,
  S3_REGION = 'us-east-1',
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
}: Environment): Promise<FileStore & { kept: string }> {
  const root = join(DATA_DIR, 'files');
  const folder = await createFolder(root);
  if (!S3_ENDPOINT && !S3_BUCKET) {
    return { ...folder, kept: `in the folder ${root}` };
  }
  const missing = Object.entries({
    S3_ENDPOINT,
    S3_BUCKET,
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
  }).flatMap(([name, value]) => (value ? [] : name));
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new Error(`Files cannot be kept in S3: ${missing.join(' and ')} must be set too.`);
  if (!URL.canParse(S3_ENDPOINT))
    throw new Error('Files cannot be kept in S3: S3_ENDPOINT must be an address.');
  const s3 = createS3(
    {
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    },
    folder.arrivals,
  );
  return { ...s3, kept: `in S3 at ${new URL(S3_ENDPOINT).host}/${S3_BUCKET}` };
}
