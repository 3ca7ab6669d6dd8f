import {
  existsSync,
  fsyncSync,
  openSync,
  closeSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DatabaseProblem } from '../database';
import { SyncedFiles, syncFolder } from './files';

/** PGlite starts PostgreSQL with -F, which never syncs. Emscripten's fdatasync, the default method, does nothing. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync'].flatMap((setting) => ['-c', setting]),
];

const start = (files: SyncedFiles) =>
  PGlite.create({ fs: files, startParams, extensions: { pg_trgm, unaccent } });

function syncAll(path: string) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) syncAll(inside);
    else {
      const file = openSync(inside, 'r');
      fsyncSync(file);
      closeSync(file);
    }
  }
  syncFolder(path);
}

/** Makes the database beside its place and moves it there once the disk has it: a kill leaves nothing half made. */
async function make(folder: string) {
  const unfinished = join(folder, 'new');
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = await start(new SyncedFiles(unfinished));
  await pglite.close();
  syncAll(unfinished);
  renameSync(unfinished, join(folder, 'database'));
  syncFolder(folder);
}

/** PostgreSQL within this thread. */
export interface Engine {
  /** Sends messages of PostgreSQL's protocol and returns those that it answers. */
  run(messages: Uint8Array): Uint8Array<ArrayBuffer>;
  close(): Promise<void>;
}

/**
 * Opens the database in `folder/database`, and makes it where there is none.
 * @throws {DatabaseProblem} where a commit would not reach the disk.
 */
export async function openEngine(
  folder: string,
  filesOf = (path: string) => new SyncedFiles(path),
): Promise<Engine> {
  const path = join(folder, 'database');
  if (!existsSync(path)) await make(folder);
  const files = filesOf(path);
  const pglite = await start(files);
  const before = files.syncs;
  await pglite.query("select pg_logical_emit_message(true, 'masar', 'opened')");
  if (files.syncs === before) {
    await pglite.close();
    throw new DatabaseProblem(
      'This version of PGlite does not write a commit to the disk, so nothing would be safe. Install the packages anew with npm ci.',
    );
  }
  return {
    run(messages) {
      const answered: Uint8Array[] = [];
      // Runs at once, and hands over parts of its own memory, which it uses again.
      void pglite.execProtocolRawStream(messages, {
        syncToFs: false,
        onRawData: (bytes) => answered.push(bytes.slice()),
      });
      return Uint8Array.from(Buffer.concat(answered));
    },
    close: () => pglite.close(),
  };
}
