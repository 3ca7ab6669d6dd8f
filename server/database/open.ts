import type { Database } from './database';
import { migrate } from './migrate';
import { openPglite } from './pglite/open';

/** Where the data is kept: PostgreSQL's URL, or a folder for the embedded one. */
interface Place {
  DATABASE_URL?: string | undefined;
  DATA_DIR?: string | undefined;
}

/**
 * Opens the database, brought up to date.
 * @throws {DatabaseProblem} where it cannot be used; then nothing was harmed.
 */
export async function openDatabase({ DATA_DIR = 'data' }: Place): Promise<Database> {
  const database = await openPglite(DATA_DIR);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
