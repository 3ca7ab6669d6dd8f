import type { FileUse } from '@/data/schemas/attachment';
import type { Database, Query } from '../database/database';
import { type Arrival, dropUnfinished } from './arrival';
import type { FileKind } from './kind';
import type { FileStore } from './store';

/** A file as a company keeps it. */
export interface KeptFile {
  hash: string;
  used_for: FileUse;
  name: string;
  kind: FileKind;
  /** In bytes. */
  size: number;
}

/** How long a file waits for a record that names it, and for the undo of its removal from a task. */
const patience = '1 day';
const dayInMs = 86_400_000;

/** The id of the file that a link is to; null where it is to none of ours. */
export const idIn = (url: string): string | null =>
  /^\/api\/files\/([\w-]{1,100})\/[^/?#]*$/.exec(url)?.[1] ?? null;

/** Notes a file, and then keeps its bytes: so there are never any that no sweep would find. */
export async function keepFile(
  { query, files }: { query: Query; files: FileStore },
  {
    id,
    company,
    person,
    use,
    name,
    kind,
  }: Record<'id' | 'company' | 'person' | 'name', string> & {
    use: FileUse;
    kind: FileKind;
  },
  { hash, size, path }: Arrival,
): Promise<string> {
  const values = [company, id, hash, use, name, kind, size, person];
  await query('select add_file($1, $2, $3, $4, $5, $6, $7, $8)', values);
  await files.keep(hash, path);
  return `/api/files/${id}/${encodeURIComponent(name)}`;
}

/** A company's file; null where it has none by this id. */
export const fileOf = async (query: Query, company: string, id: string) =>
  (await query<KeptFile>('select * from file_of($1, $2)', [company, id]))[0] ?? null;

/** Whether all of these links are to files that a company has for a use. */
export async function hasFiles(
  query: Query,
  company: string,
  urls: readonly string[],
  use: FileUse,
): Promise<boolean> {
  const ids = new Set(urls.map(idIn));
  if (ids.has(null)) return false;
  const [row] = await query<{ there: number }>('select files_there($1, $2, $3) as there', [
    company,
    [...ids],
    use,
  ]);
  return row?.there === ids.size;
}

/**
 * Removes the files that no record names, a day after they came or were removed, and what did not arrive whole. Another server may
 * sweep at the same time.
 * @returns how many files of companies were removed.
 */
export async function sweepFiles(database: Database, files: FileStore, now: Date): Promise<number> {
  await dropUnfinished(files.arrivals, new Date(now.getTime() - dayInMs));
  return database.transaction(async (query) => {
    const swept = await query<{ hash: string }>(
      `delete from file f
       where f.at < $1::timestamptz - $2::interval and not exists (
         select 1 from record r
         where r.company_id = f.company_id and r.kind = 'candidate'
           and split_part(r.data ->> 'file', '/', 4) = f.id
       ) and not exists (
         select 1 from record r
         where r.company_id = f.company_id and r.kind = 'user'
           and split_part(r.data -> 'contractFile' ->> 'url', '/', 4) = f.id
       )
       and not exists (
         select 1 from record r, jsonb_array_elements(r.data -> 'attachments') a
         where r.company_id = f.company_id and r.kind = 'task'
           and split_part(a ->> 'url', '/', 4) = f.id
       )
       and not exists (
         select 1 from step s
         where s.company_id = f.company_id and s.kind = 'task'
           and s.entry -> 'event' ->> 'type' = 'task.detach'
           and split_part(s.entry -> 'event' ->> 'url', '/', 4) = f.id
           and (s.entry ->> 'date')::timestamptz > $1::timestamptz - $2::interval
       )
       returning f.hash`,
      [now, patience],
    );
    for (const hash of [...new Set(swept.map((one) => one.hash))].toSorted()) {
      await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [hash]);
      const [left] = await query('select 1 from file where hash = $1 limit 1', [hash]);
      if (left === undefined) await files.remove(hash);
    }
    return swept.length;
  });
}
