import { createHash } from 'node:crypto';
import { type Database, DatabaseProblem } from './database';

/** Any number that nothing else locks. */
const ADVISORY_LOCK = 8_240_311;

/** The migrations by file name, each with its SQL. */
const migrations: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('./migrations/*.sql', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, sql]) => [path.replace(/^.*\//, ''), sql]),
);

const hashOf = (sql: string) =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

/**
 * Applies what the database does not have yet, in the order of the names, each file as one transaction.
 * @throws {DatabaseProblem} where a file fails, or where one that was applied has another content now.
 */
export async function migrate(database: Database, files = migrations): Promise<void> {
  for (const name of Object.keys(files).toSorted()) {
    const sql = files[name] ?? '';
    await database.transaction(async (query) => {
      await query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
      await query(
        'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
      );
      const [applied] = await query<{ hash: string }>(
        'select hash from migration where name = $1',
        [name],
      );
      if (applied?.hash === hashOf(sql)) return;
      if (applied) {
        throw new DatabaseProblem(
          `${name} was changed after this database got it. Put the file back, and make the change in a new one.`,
        );
      }
      try {
        await query(sql);
      } catch (error) {
        throw new DatabaseProblem(
          `${name} failed and changed nothing: ${(error as Error).message}`,
          { cause: error },
        );
      }
      await query('insert into migration (name, hash) values ($1, $2)', [name, hashOf(sql)]);
    });
  }
}
