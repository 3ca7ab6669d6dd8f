import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import pino from 'pino';
import { newId } from '@/data/new-id';
import { DatabaseProblem } from './database/database';
import { openDatabase } from './database/open';
import { openFiles } from './files/open';
import { createApp } from './http/app';
import { sweep } from './nightly';
import { addressAt, pageListener, whyNot } from './page.mjs';

/** How long answers that are under way may take to end, in milliseconds. */
const patience = 4000;

/** How long a request may take to arrive, in milliseconds: 20 MB over a slow line. */
const longestUpload = 600_000;
const dayInMs = 86_400_000;

/** How many requests may come; a test or a bench asks for more. */
const rates = {
  person: {
    burst: Number(process.env['RATE'] ?? 200),
    perSecond: Number(process.env['RATE'] ?? 50),
  },
  address: {
    burst: Number(process.env['RATE'] ?? 100),
    perSecond: Number(process.env['RATE'] ?? 10),
  },
};

const log = pino({ level: process.env['LOG_LEVEL'] ?? 'info' });

/** Serves the page and the API, configured by the environment, until SIGINT or SIGTERM. */
async function serve(): Promise<void> {
  const { PORT = '4173', HOST = '127.0.0.1', DATABASE_URL, DATA_DIR = 'data' } = process.env;
  const port = Number(PORT);
  const folder = process.env['DIST'] ?? new URL('../dist', import.meta.url).pathname;
  const page = pageListener(folder, { hasServer: true });
  const files = await openFiles(process.env);
  const database = await openDatabase({ DATABASE_URL, DATA_DIR });
  void database.lost.then(({ message }) => {
    console.error(message);
    process.exit(1);
  });
  const api = await createApp({
    database,
    files,
    now: () => new Date(),
    newId,
    log: (error) => log.error(error),
    rates,
  });
  const answer = getRequestListener(api.app.fetch);
  const server = createServer((request, response) =>
    request.url?.startsWith('/api/') === true
      ? void answer(request, response)
      : page(request, response),
  );
  server.maxConnections = 2000;
  server.requestTimeout = longestUpload;
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, HOST, resolve);
    });
  } catch (error) {
    await api.close();
    await database.close();
    throw new DatabaseProblem(whyNot(error as NodeJS.ErrnoException, port), { cause: error });
  }

  const sweepAway = () =>
    sweep(database, files, new Date()).catch((error: unknown) => log.error(error));
  const tidy = () => database.tidy().catch((error: unknown) => log.error(error));
  let sweeping = sweepAway();
  const nightly = setInterval(() => {
    sweeping = sweepAway().then(tidy);
  }, dayInMs);

  const stop = async () => {
    clearInterval(nightly);
    const ended = new Promise<void>((resolve) => server.close(() => resolve()));
    await api.close();
    server.closeIdleConnections();
    const closing = setInterval(() => server.closeIdleConnections(), 50);
    await Promise.race([
      Promise.all([ended, sweeping]),
      new Promise((resolve) => setTimeout(resolve, patience)),
    ]);
    clearInterval(closing);
    server.closeAllConnections();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

  const address = server.address();
  const at = addressAt(HOST, typeof address === 'object' && address !== null ? address.port : port);
  const [row] = await database.query<{ is_empty: boolean }>('select is_empty()');
  const kept =
    database.kind === 'pglite'
      ? `in the folder ${DATA_DIR}`
      : `in PostgreSQL at ${new URL(DATABASE_URL ?? '').host}`;
  console.log(`
Masar is at ${at}
Its data is kept ${kept}, its files ${files.kept}.${
    row?.is_empty === true ? `\n\nNo company is here yet. Open the first one: ${at}/start` : ''
  }

Demo accounts, all with the password demo1234:
  hr@demo.com           HR Manager
  employee@demo.com     Employee
  manager@demo.com      Company Manager
  teammanager@demo.com  Team Manager
  sys@demo.com          the provider's operator

Stop with Ctrl+C.`);
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
