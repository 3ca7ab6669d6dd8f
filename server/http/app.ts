import { randomUUID } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createAuthority } from '@/data/authority';
import { isNamed } from '@/data/authority/files';
import type { Kind } from '@/data/authority/store';
import type { Answers } from '@/data/port/answers';
import { contract } from '@/data/port/contract';
import type { Endpoint } from '@/data/port/endpoint';
import { pageHeader, topicsHeader } from '@/data/port/headers';
import { monthOf } from '@/machines/calendar';
import { Refused } from '@/data/schemas/refused';
import type { Database } from '../database/database';
import { hasFiles } from '../files/kept';
import type { FileStore } from '../files/store';
import { accountOf } from '../people/accounts';
import { companiesPaying } from '../people/companies';
import { createSessions, type Holder } from '../people/sessions';
import { type About, checkRequest, createStore, requestOf } from '../store';
import { argumentsOf, isKeepable, keyOf } from './calls';
import { createChanges } from './changes';
import { addDoors } from './doors';
import { addFiles } from './files';
import { healthOf } from './health';
import { openApi } from './open-api';
import { problem, problemOf, refusals } from './problems';
import { createRates, type Rate } from './rates';
import { createStreams } from './stream';
import { createTurns } from './turns';
import { addressOf, holderOf, tokenOf } from './who';

/** The most bytes of a request, but for a file. */
const longestBody = 4 * 1024 * 1024;

const tooLarge = (c: Context) => problem(c, refusals.tooLarge);
const countBytes = bodyLimit({ maxSize: longestBody, onError: tooLarge });

/** Refuses a body that is too long. One that tells its length is not counted, which costs more than a command does. */
const limitBody: MiddlewareHandler = async (c, next) => {
  const told = c.req.header('Content-Length');
  if (told === undefined || c.req.header('Transfer-Encoding') !== undefined)
    return countBytes(c, next);
  return Number(told) > longestBody ? tooLarge(c) : next();
};

/** The headers of an answer that does not say otherwise. */
const cautious = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The outside world of the API, which a test can replace. */
export interface AppOptions {
  database: Database;
  files: FileStore;
  now: () => Date;
  newId: () => string;
  /** Told of errors that nobody expected. */
  log: (error: unknown) => void;
  /** How many requests a signed-in person, and an address, may send. */
  rates: { person: Rate; address: Rate };
}

type Call = (...args: unknown[]) => Promise<unknown>;

/** Every endpoint of the contract with its name; one without a parameter comes before one that it would match. */
const endpoints = Object.entries<Record<string, Endpoint>>(contract)
  .flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({ group, name, endpoint })),
  )
  .toSorted(
    (a, b) => Number(a.endpoint.path.includes(':')) - Number(b.endpoint.path.includes(':')),
  );

/** The kind of the record that a path names, by the group of the call. */
const recordKinds: Partial<Record<string, Kind>> = {
  tasks: 'task',
  users: 'user',
  candidates: 'candidate',
  workRecords: 'work',
  clients: 'client',
  plans: 'plan',
  offers: 'offer',
};

function aboutOf(c: Context, group: string): About | null {
  const [kind, id] = [recordKinds[group], c.req.param('id')];
  return kind === undefined || id === undefined || !isKeepable(id) ? null : { kind, id };
}

/** The API over a database. `close` ends open lines to pages. */
export async function createApp({ database, files, now, newId, log, rates }: AppOptions) {
  const { query, read } = database;
  const sessions = createSessions(query);
  const changes = await createChanges(database, randomUUID());
  const allowed = createRates(now);
  const inTurn = createTurns();
  const closing = new AbortController();
  const holder = holderOf(sessions, now);

  /** What a request works with, and the kinds of records that it changed. */
  const askingOf = (
    { company, person, earlier, begun }: Holder,
    key: string | null,
    page: string | null,
    request: string,
  ) => {
    const changed = new Set<Kind>();
    const store = createStore({
      query,
      read,
      company: company.id,
      request,
      earlier: async (named) => (named === `${person.id}/${key}` ? earlier : null),
      begun,
      changed: async (kinds) => {
        for (const kind of kinds) changed.add(kind);
        changes.tell({ company: company.id, kinds: [...kinds], page });
      },
      inTurn: (work) => inTurn(company.id, work),
    });
    return { asking: { store, asker: async () => person, now, newId }, changed };
  };

  /** All that the port answers to one request, and the kinds of records that it changed. */
  const answersTo = (...[asker, ...request]: Parameters<typeof askingOf>) => {
    const { company } = asker;
    const { asking, changed } = askingOf(asker, ...request);
    const answers = createAuthority({
      ...asking,
      company,
      accountOf,
      hasFiles: (urls, use) => hasFiles(query, company.id, urls, use),
      newsSince: () => '',
      companies: companiesPaying(read, now),
      health: async () => healthOf(now, changes.followed()),
      lastMonth: () => monthOf(now().toISOString()),
      pause: async () => undefined,
      breathe: () => new Promise((resolve) => setImmediate(resolve)),
    });
    return { answers, changed };
  };

  const app = new Hono().basePath('/api');
  app.onError((error, c) => problemOf(c, error, log));
  app.notFound((c) => problem(c, refusals.noSuchPath));

  app.use(async (c, next) => {
    // Before the answer: one that is there already is made anew with each header, as a stream.
    for (const [name, value] of Object.entries(cautious)) c.header(name, value);
    if (closing.signal.aborted) return problem(c, refusals.stopping, { 'Retry-After': '1' });
    const site = c.req.header('Sec-Fetch-Site') ?? 'same-origin';
    if (c.req.method !== 'GET' && !['same-origin', 'none'].includes(site))
      return problem(c, refusals.notOurs);
    const token = tokenOf(c);
    const wait =
      token === undefined
        ? allowed(`address ${addressOf(c)}`, rates.address)
        : allowed(`person ${token}`, rates.person);
    if (wait > 0) return problem(c, refusals.tooOften, { 'Retry-After': String(wait) });
    return next();
  });
  addFiles(app, {
    query,
    files,
    newId,
    holder,
    isNamed: (asker, ...file) => isNamed(askingOf(asker, null, null, '').asking, ...file),
  });
  app.use(limitBody);

  addDoors(app, { query, sessions, changes, now, newId, holder });
  app.get('/changes', createStreams({ sessions, changes, holder, log, closing: closing.signal }));
  app.get('/openapi.json', (c) => c.json(openApi()));

  for (const { group, name, endpoint } of endpoints) {
    app.on(endpoint.method, endpoint.path, async (c) => {
      const key = endpoint.sent ? keyOf(c) : null;
      const asker = await holder(c, key, aboutOf(c, group));
      if (asker === null) throw new Refused(refusals.signedOut);
      const args = await argumentsOf(c, endpoint);
      const request = requestOf(`${group}.${name}`, endpoint.sent ? args.slice(0, -1) : args);
      checkRequest(asker.earlier, request);
      const page = c.req.header(pageHeader) ?? null;
      const { answers, changed } = answersTo(asker, key, page, request);
      const calls = answers[group as keyof Answers] as unknown as Record<string, Call>;
      const answer = await calls[name]?.(...args);
      if (changed.size > 0) c.header(topicsHeader, [...changed].join(','));
      return c.json(answer ?? null);
    });
  }

  return {
    app,
    close: async () => {
      closing.abort();
      await changes.close();
    },
  };
}
