import { Client, escapeIdentifier, Pool, type PoolClient } from 'pg';
import { APP_ROLE, type Database, DatabaseProblem, type Query } from './database';
import { nameOf, types } from './values';

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

async function run(client: PoolClient, text: string, values: readonly unknown[] | undefined) {
  if (values === undefined) return client.query<object>(text);
  const name = nameOf(text);
  return client.query<object>({ text, values: [...values], ...(name !== null && { name }) });
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
 * @param connections how many statements run at once; one more connection listens.
 * @throws {DatabaseProblem} where it does not answer or is older than 15.
 */
export async function openPostgresql(url: string, connections: number): Promise<Database> {
  const where = whereOf(url);
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: CONNECT_MS,
  });
  // An idle connection that is lost leaves the pool by itself.
  pool.on('error', () => {});
  const listening = listener(url);
  const bound = new WeakSet<PoolClient>();

  /** What runs now; closing waits for it. */
  const running = new Set<Promise<unknown>>();
  let closed = false;

  async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    if (closed) throw new DatabaseProblem('The database is closed.');
    const ran = onClient(work);
    running.add(ran);
    try {
      return await ran;
    } finally {
      running.delete(ran);
    }
  }

  async function onClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    let client: PoolClient;
    try {
      client = await pool.connect();
    } catch (error) {
      throw gone(error);
    }
    let problem: unknown;
    try {
      return await work(client);
    } catch (error) {
      problem = gone(error);
      throw problem;
    } finally {
      client.release(problem instanceof DatabaseProblem && problem.cause !== undefined);
    }
  }

  try {
    const version = await withClient((client) =>
      client.query<{ number: string; words: string }>(
        "select current_setting('server_version_num') as number, current_setting('server_version') as words",
      ),
    );
    const [{ number, words } = { number: '0', words: '?' }] = version.rows;
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

  const query: Query = <Row extends object>(text: string, values: readonly unknown[] = []) =>
    withClient(async (client) => {
      if (!bound.has(client)) {
        await client.query(`set role ${APP_ROLE}`);
        bound.add(client);
      }
      return (await run(client, text, values)).rows as Row[];
    });

  return {
    kind: 'postgresql',
    // A server does this by itself.
    tidy: async () => undefined,
    // A server that went away is connected to again.
    lost: new Promise(() => {}),
    query,
    transaction: (work) =>
      withClient(async (client) => {
        let open = true;
        await client.query('begin; set local role none');
        try {
          const result = await work(
            async <Row extends object>(text: string, values?: readonly unknown[]) => {
              if (!open) throw new DatabaseProblem('The transaction has ended.');
              const answers = [await run(client, text, values)].flat();
              return (answers.at(-1)?.rows ?? []) as Row[];
            },
          );
          open = false;
          const { command } = await client.query('commit');
          if (command !== 'COMMIT')
            throw new DatabaseProblem('The transaction failed and changed nothing.');
          return result;
        } catch (error) {
          if (open && !isLost(error)) await client.query('rollback');
          open = false;
          throw error;
        }
      }),
    listen: (channel, onMessage) => listening.listen(channel, onMessage),
    async close() {
      if (closed) return;
      closed = true;
      await Promise.allSettled(running);
      await Promise.all([listening.close(), pool.end()]);
    },
  };
}
