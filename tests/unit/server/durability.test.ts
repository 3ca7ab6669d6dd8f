import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEngine } from '../../../server/database/pglite/engine';
import { SyncedFiles } from '../../../server/database/pglite/files';
import { lock } from '../../../server/database/pglite/lock';
import { openPglite } from '../../../server/database/pglite/open';
import { openThread } from '../../../server/database/pglite/thread';
import { emptyFolder } from '../../fixtures/database';
import { cutPower, kill } from '../../fixtures/durability';

/** Each opens several databases; a busy machine takes 20 s for one. */
const SLOW = 240_000;

let folder: string;
beforeAll(async () => {
  folder = await emptyFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));

test(
  'a process that is killed loses and doubles no row that it acknowledged',
  async () => {
    const harm = await kill(1, 200);
    expect(harm).toEqual({ acknowledged: expect.any(Number), lost: 0, doubled: 0, notOpened: [] });
    expect(harm.acknowledged).toBeGreaterThan(0);
  },
  SLOW,
);

test(
  'what the disk was asked to keep opens, with every acknowledged row',
  async () => {
    const harm = await cutPower(2, 200);
    expect(harm).toEqual({ acknowledged: expect.any(Number), lost: 0, doubled: 0, notOpened: [] });
    expect(harm.acknowledged).toBeGreaterThan(200);
  },
  SLOW,
);

test('a database whose commits do not reach the disk is not opened', async () => {
  class Unsynced extends SyncedFiles {
    protected override syncFile() {
      // The sync that is left out.
    }
  }
  await expect(openEngine(folder, (path) => new Unsynced(path))).rejects.toThrow(
    'does not write a commit to the disk',
  );
});

test('a second process is told who holds the folder', async () => {
  const unlock = lock(folder);
  await expect(openPglite(folder)).rejects.toThrow(
    `Process ${process.pid} has ${folder} open already. Stop it first, or name another folder in DATA_DIR.`,
  );
  unlock();
});

test.each([
  ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, started: 'before' })],
  [
    'of an earlier process with our number',
    JSON.stringify({ pid: process.pid, started: 'before' }),
  ],
  ['that was not written whole', '{"pid"'],
])('a lock %s is taken over', (_, content) => {
  writeFileSync(join(folder, 'lock'), content);
  const unlock = lock(folder);
  expect(() => lock(folder)).toThrow(`Process ${process.pid} has`);
  unlock();
});

test('a folder that cannot be written is named in one line', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(openPglite(join(file, 'data'))).rejects.toThrow(
    `${join(file, 'data')} cannot be written (ENOTDIR). Name another folder in DATA_DIR.`,
  );
});

test(
  'a database that was half made when it was killed is made again',
  async () => {
    const fresh = join(folder, 'fresh');
    mkdirSync(join(fresh, 'new', 'base'), { recursive: true });
    writeFileSync(join(fresh, 'new', 'PG_VERSION'), '');
    const database = await openPglite(fresh);
    expect(await database.transaction((query) => query('select 1 as one'))).toEqual([{ one: 1 }]);
    await database.close();
  },
  SLOW,
);

test(
  'a thread that ends by itself says so once, and one that is closed does not',
  async () => {
    const closed = await openThread(folder);
    const other = await emptyFolder();
    const dying = await openThread(other);
    const told: string[] = [];
    for (const [name, { lost }] of Object.entries({ closed, dying }))
      void lost.then(({ message }) => told.push(`${name}: ${message}`));
    await closed.close();
    // No message of the protocol: PostgreSQL ends.
    await dying.run(new Uint8Array(8)).catch(() => undefined);
    expect(await dying.lost).toMatchObject({ name: 'DatabaseProblem' });
    expect(told).toEqual([expect.stringMatching(/^dying: The database stopped: /)]);
    await expect(dying.run(new Uint8Array(8))).rejects.toThrow('The database stopped: ');
    rmSync(other, { recursive: true });
  },
  SLOW,
);
