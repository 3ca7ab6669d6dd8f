import { listAnew } from '../candidates';
import type { Database } from './database';
import { migrate } from './migrate';
import { openPglite } from './pglite/open';
import { openPostgresql } from './postgresql';

/** Where the data is kept: PostgreSQL's URL and how many connections to it, or a folder for the embedded one. */
interface Place {
  DATABASE_URL?: string | undefined;
  DATABASE_CONNECTIONS?: string | undefined;
  DATA_DIR?: string | undefined;
}

/**
 * Opens the database, brought up to date.
 * @throws {DatabaseProblem} where it cannot be used; then nothing was harmed.
 */
export async function openDatabase({
  DATABASE_URL,
  DATABASE_CONNECTIONS = '10',
  DATA_DIR = 'data',
}: Place): Promise<Database> {
  const database = DATABASE_URL
    ? await openPostgresql(DATABASE_URL, Number(DATABASE_CONNECTIONS))
    : await openPglite(DATA_DIR);
  try {
    await migrate(database);
    await listAnew(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
