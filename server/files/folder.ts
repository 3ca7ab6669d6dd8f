import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from './store';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Makes a change of a folder's names last over a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Keeps files in a folder, in folders of the first two letters of their hashes. */
export async function createFolder(root: string): Promise<FileStore> {
  const arrivals = join(root, 'arriving');
  await mkdir(arrivals, { recursive: true });
  const pathOf = (hash: string) => join(root, hash.slice(0, 2), hash);
  const has = (hash: string) =>
    stat(pathOf(hash)).then(
      () => true,
      (error: unknown) => {
        if (isMissing(error)) return false;
        throw error;
      },
    );
  return {
    arrivals,
    has,
    async keep(hash, path) {
      if (await has(hash)) return;
      const kept = pathOf(hash);
      await mkdir(dirname(kept), { recursive: true });
      await rename(path, kept);
      await syncFolder(dirname(kept));
      await syncFolder(root);
    },
    async read(hash) {
      try {
        const file = await open(pathOf(hash));
        return Readable.toWeb(file.createReadStream());
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (hash) => rm(pathOf(hash), { force: true }),
  };
}
