/**
 * Runs one statement and answers its rows. int8 is a number, a date is text such as 2026-11-21, a timestamp is a
 * Date, json is parsed, and a value that is an object is sent as json.
 */
export type Query = <Row extends object>(
  statement: string,
  values?: readonly unknown[],
) => Promise<Row[]>;

export interface Database {
  kind: 'pglite' | 'postgresql';
  /**
   * One short statement, run as the role that row-level security binds. Resolves once what it wrote is kept for good.
   * Those asked at about the same time go together as one transaction.
   */
  query: Query;
  /** A read that may take long, as the same role. No short statement waits for it where there are more connections. */
  read: Query;
  /**
   * Several statements as one, as the owner of the tables: migrations and the operator's command. Without values, a
   * statement may be a script of many. `query` of the database itself must not be awaited inside.
   */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Calls back with each NOTIFY of a channel, of whichever process. Returns what ends it. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
  /** What a night is for: takes away what was deleted, and counts what there is, by which statements are planned. */
  tidy(): Promise<void>;
  /** Resolves with why once the database has ended for good without being closed. What is asked of it then fails. */
  lost: Promise<DatabaseProblem>;
  close(): Promise<void>;
}

/** The role that `query` runs as. The first migration makes it. */
export const APP_ROLE = 'masar_app';

/** The database cannot be used. The message is one line for the person who starts the server. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem';
}
