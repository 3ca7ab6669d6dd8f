import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/open';

const folder = mkdtempSync(join(tmpdir(), 'masar-database-'));
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ DATA_DIR: folder });
  await database.transaction((query) =>
    query('create table note (id bigint primary key, data jsonb); grant all on note to masar_app'),
  );
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test('of statements asked at once only the one that fails is refused', async () => {
  const outcomes = await Promise.allSettled(
    [1, 2, 1, 3].map((id) =>
      database.query('insert into note values ($1, $2) returning id, data', [id, { id }]),
    ),
  );
  expect(outcomes).toEqual([
    { status: 'fulfilled', value: [{ id: 1, data: { id: 1 } }] },
    { status: 'fulfilled', value: [{ id: 2, data: { id: 2 } }] },
    { status: 'rejected', reason: expect.objectContaining({ code: '23505' }) },
    { status: 'fulfilled', value: [{ id: 3, data: { id: 3 } }] },
  ]);
  expect(await database.query('select id from note order by id')).toEqual([
    { id: 1 },
    { id: 2 },
    { id: 3 },
  ]);
});

test('a notification reaches who listens', async () => {
  const heard: string[] = [];
  const stop = await database.listen('news', (payload) => heard.push(payload));
  await database.query("select pg_notify('news', 'first')");
  await expect.poll(() => heard).toEqual(['first']);
  await stop();
});
