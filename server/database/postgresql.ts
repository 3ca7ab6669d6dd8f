import type { BackendMessage } from 'pg-protocol/dist/messages';
import { Client, type Connection as Line, escapeIdentifier, Pool, type PoolClient } from 'pg';
import { type Database, DatabaseProblem } from './database';
import {
  type Asked,
  type Connection,
  connectionOf,
  queryBy,
  sendWaiting,
  transact,
} from './together';
import { type Answer, type Statement, statementOf, Wire } from './wire';

/** PostgreSQL 15, as server_version_num tells it. */
const OLDEST = 150_000;
/** How long one waits for a connection, in ms. */
const CONNECT_MS = 5000;
/** How long a listener that lost its connection waits before each attempt to connect again, in ms. */
const RECONNECT_MS = 250;

/** What the system and PostgreSQL say where no statement was refused but the connection was lost. */
const lost = /^(08|57P)|^E[A-Z]+$/;
const isLost = (error: unknown) => {
  const { code, message } = error as { code?: string; message: string };
  return code === undefined ? /^Connection terminated|timeout/i.test(message) : lost.test(code);
};

/** The message of an error; the first one inside where several addresses were tried. */
const wordsOf = (error: unknown) => {
  const [inner] = (error as AggregateError).errors ?? [];
  return ((inner ?? error) as Error).message;
};

const gone = (error: unknown) =>
  isLost(error)
    ? new DatabaseProblem(`The connection to the database was lost: ${wordsOf(error)}`, {
        cause: error,
      })
    : error;

/** A query whose refusals tell where the connection was lost. */
const asking = (ask: (asked: Asked) => void) =>
  queryBy(({ statement, resolve, reject }) =>
    ask({ statement, resolve, reject: (error) => reject(gone(error)) }),
  );

const whereOf = (url: string) => {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    throw new DatabaseProblem(
      'DATABASE_URL is not an address such as postgresql://user@host/name.',
    );
  }
};

const nothing = () => {};

/** Sends statements over a client of `pg`, which connects it and tells us its messages. */
function connectionOver(client: PoolClient): Connection {
  const wire = new Wire();
  const send = (statements: readonly Statement[]) =>
    new Promise<Answer>((resolve, reject) => {
      const bytes = wire.encode(statements);
      const { answer, take } = wire.reading(statements);
      const { connection } = client;
      const end = (settle: () => void) => {
        connection.off('message', hear);
        connection.off('end', lose);
        settle();
      };
      const lose = () => end(() => reject(new Error('Connection terminated unexpectedly')));
      const hear = (message: BackendMessage) => {
        take(message);
        if (message.name === 'readyForQuery') end(() => resolve(answer));
      };
      client.query({
        submit(line: Line) {
          line.on('message', hear);
          line.once('end', lose);
          line.stream.write(bytes);
        },
        // `pg` tells its query what it hears. Ours hears all of it itself.
        handleRowDescription: nothing,
        handleDataRow: nothing,
        handleCommandComplete: nothing,
        handleEmptyQuery: nothing,
        handleReadyForQuery: nothing,
        handleError: (error: Error & { code?: string }) => {
          if (error.code === undefined || lost.test(error.code)) end(() => reject(error));
        },
      });
    });
  return connectionOf(send);
}

/** Keeps a connection of its own that hears the channels, and connects again where it is lost. */
function listener(url: string) {
  const heard = new Map<string, Set<(payload: string) => void>>();
  let client: Promise<Client> | null = null;
  let closed = false;

  async function connect() {
    const fresh = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const onMessage of heard.get(channel) ?? []) onMessage(payload);
    });
    const again = () => {
      fresh.removeAllListeners('end');
      client = null;
      if (!closed && heard.size > 0)
        setTimeout(() => void connected().catch(() => {}), RECONNECT_MS);
    };
    fresh.on('error', () => {});
    fresh.once('end', again);
    try {
      await fresh.connect();
      for (const channel of heard.keys()) await fresh.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      again();
      await fresh.end().catch(() => {});
      throw gone(error);
    }
    return fresh;
  }
  const connected = () => (client ??= connect());

  return {
    async listen(channel: string, onMessage: (payload: string) => void) {
      const those = heard.get(channel) ?? new Set();
      heard.set(channel, those.add(onMessage));
      const now = await connected();
      await now.query(`listen ${escapeIdentifier(channel)}`);
      return async () => {
        those.delete(onMessage);
        if (those.size > 0) return;
        heard.delete(channel);
        const present = await client?.catch(() => null);
        await present?.query(`unlisten ${escapeIdentifier(channel)}`).catch(() => {});
      };
    },
    async close() {
      closed = true;
      const present = await client?.catch(() => null);
      await present?.end();
    },
  };
}

/**
 * Opens a database on a PostgreSQL server.
 * @param url such as postgresql://user:password@host/name
 * @param connections how many there are at most: one for what goes together, one for each long read and each
 *   transaction. One more listens.
 * @throws {DatabaseProblem} where it does not answer or is older than 15.
 */
export async function openPostgresql(url: string, connections: number): Promise<Database> {
  const where = whereOf(url);
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
  });
  // An idle connection that is lost leaves the pool by itself.
  pool.on('error', () => {});
  const listening = listener(url);
  const connectionsOf = new WeakMap<PoolClient, Connection>();

  /** What runs now; closing waits for it. */
  const running = new Set<Promise<unknown>>();
  let closed = false;

  async function withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    if (closed) throw new DatabaseProblem('The database is closed.');
    const ran = onConnection(work);
    running.add(ran);
    try {
      return await ran;
    } finally {
      running.delete(ran);
    }
  }

  async function onConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    let client: PoolClient;
    try {
      client = await pool.connect();
    } catch (error) {
      throw gone(error);
    }
    let problem: unknown;
    const connection = connectionsOf.get(client) ?? connectionOver(client);
    connectionsOf.set(client, connection);
    try {
      return await work(connection);
    } catch (error) {
      problem = gone(error);
      throw problem;
    } finally {
      client.release(problem instanceof DatabaseProblem && problem.cause !== undefined);
    }
  }

  try {
    const version = await withConnection(({ send }) =>
      send([
        statementOf(
          "select current_setting('server_version_num') as number, current_setting('server_version') as words",
          [],
        ),
      ]),
    );
    const [{ number, words } = { number: '0', words: '?' }] = (version.done[0]?.rows ?? []) as {
      number: string;
      words: string;
    }[];
    if (Number(number) < OLDEST) {
      throw new DatabaseProblem(
        `The database at ${where} is PostgreSQL ${words}; Masar needs 15 or later.`,
      );
    }
  } catch (error) {
    await pool.end();
    if (error instanceof DatabaseProblem && error.cause === undefined) throw error;
    throw new DatabaseProblem(
      `The database at ${where} cannot be used: ${wordsOf((error as Error).cause ?? error)}`,
      {
        cause: error,
      },
    );
  }

  /** Statements that wait for the connection that sends them together. */
  const waiting: Asked[] = [];
  let isSending = false;

  async function sendAll() {
    if (isSending) return;
    isSending = true;
    while (waiting.length > 0) {
      let isConnected = false;
      await withConnection(async (connection) => {
        isConnected = true;
        while (waiting.length > 0) await sendWaiting(connection, waiting);
      }).catch((error: unknown) => {
        // Those whose statements were sent know. The others may go over another connection, if there is one.
        if (!isConnected) for (const { reject } of waiting.splice(0)) reject(error);
      });
    }
    isSending = false;
  }

  return {
    kind: 'postgresql',
    // A server does this by itself.
    tidy: async () => undefined,
    // A server that went away is connected to again.
    lost: new Promise(() => {}),
    query: asking((asked) => {
      waiting.push(asked);
      void sendAll();
    }),
    read: asking((asked) => {
      withConnection((connection) => sendWaiting(connection, [asked])).catch(asked.reject);
    }),
    transaction: (work) => withConnection(({ send }) => transact(send, work, isLost)),
    listen: (channel, onMessage) => listening.listen(channel, onMessage),
    async close() {
      if (closed) return;
      closed = true;
      await Promise.allSettled(running);
      await Promise.all([listening.close(), pool.end()]);
    },
  };
}
