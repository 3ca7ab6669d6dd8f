import { rmSync } from 'node:fs';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sessionContract } from '@/data/port/contract';
import type { Endpoint } from '@/data/port/endpoint';
import { keyHeader } from '@/data/port/headers';
import type { Person } from '@/data/schemas/person';
import { Refusal } from '@/data/schemas/refusal';
import type { Database } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/open';
import { people } from '../../fixtures/company';
import { emptyFolder } from '../../fixtures/database';
import { liveWorlds } from '../../fixtures/live';
import { type Request as Known, records, requests } from '../../models/permissions';

let folder: string;
let database: Database;
const worlds = liveWorlds(() =>
  openDatabase({ DATA_DIR: folder }).then((opened) => (database = opened)),
);
const first = worlds.open(records);
const json = { 'Content-Type': 'application/json' };

beforeAll(async () => {
  folder = await emptyFolder();
  await first.fetchAs(people.sys)('/api/plans');
});
afterAll(async () => {
  await worlds.close();
  rmSync(folder, { recursive: true });
});

const session: Known[] = Object.entries<Endpoint>(sessionContract).map(([name, endpoint]) => ({
  what: `session.${name}`,
  by: people.hr,
  endpoint,
  args:
    name === 'open'
      ? [{ company: 'Atlas', name: 'Rym', email: 'hr@atlas.dz', password: 'a long password' }]
      : Object.keys(endpoint.takes),
  first: undefined,
}));
/** Nothing is simulated on a server. */
const calls = () => requests().filter(({ what }) => !what.endsWith('candidate.simulate'));
const known = [...calls(), ...session];
const commands = calls().filter(({ endpoint }) => endpoint.sent);
const named = (all: Known[]) => all.map((one) => [one.what, one] as const);

/** The arguments as they arrive: what stands in the path is text. */
function arriving({ endpoint: { path, takes } }: Known, args: readonly unknown[]): unknown[] {
  return Object.keys(takes).map((name, index) =>
    path.split('/').includes(`:${name}`)
      ? (typeof args[index] === 'string'
          ? args[index]
          : (JSON.stringify(args[index]) ?? '')
        ).replaceAll(/\p{Cs}/gu, '')
      : args[index],
  );
}

/** A request as it travels. */
function requestOf(
  { endpoint: { method, path, takes } }: Known,
  args: readonly unknown[],
  headers: Record<string, string> = {},
): [path: string, init: RequestInit] {
  const rest = new Map(Object.keys(takes).map((name, index) => [name, args[index]]));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const given = [...rest].filter(([, value]) => value !== undefined);
  if (method === 'GET') {
    const query = new URLSearchParams(given.map(([name, value]) => [name, JSON.stringify(value)]));
    return [`/api${filled}?${query}`, { headers }];
  }
  return [
    `/api${filled}`,
    {
      method,
      headers: { ...json, ...headers },
      body: JSON.stringify(Object.fromEntries(given)),
    },
  ];
}

const Problem = z.extend(Refusal, {
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
});

/** An answer: what was told, or the code of the refusal, and what is wrong with it if it is not a clear problem. */
async function answerTo(by: Person, [path, init]: [string, RequestInit], { fetchAs } = first) {
  const response = await fetchAs(by)(path, init).catch((error: unknown) => String(error));
  if (typeof response === 'string') return { status: 500, code: '', told: null, fault: response };
  const { status } = response;
  const told: unknown = await response.json();
  if (response.ok) return { status, code: null, told, fault: null };
  const problem = Problem.safeParse(told);
  const isClear =
    response.headers.get('Content-Type') === 'application/problem+json' &&
    problem.data?.status === status &&
    /^\p{Lu}\S* (?!input$)\S/u.test(problem.data.sentence) &&
    status < 500;
  return { status, code: problem.data?.code ?? '', told, fault: isClear ? null : told };
}

const hashOf = (table: string, where = '') =>
  `(select md5(string_agg(ctid::text || xmin, '' order by ctid)) from ${table} ${where}) as ${table}`;

/**
 * Which versions of which rows the database holds of a world's company and of the provider, as hashes. Failed
 * sign-ins are nobody's work.
 */
async function held({ company } = first): Promise<string> {
  const tables = [
    ...['record', 'step', 'command', 'membership', 'file'].map((table) =>
      hashOf(table, `where company_id in ($1, 'provider')`),
    ),
    ...['company', 'account', 'session'].map((table) => hashOf(table)),
  ];
  return JSON.stringify(
    await database.transaction((query) => query(`select ${tables.join(', ')}`, [company])),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The ways to all parts of a value, itself included. */
function pathsIn(value: unknown, at: string[] = []): string[][] {
  const inside = isObject(value)
    ? Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...at, key]))
    : [];
  return [at, ...inside];
}

function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', ' ', -1, 0.5, 1e308, true, [], {}),
  fc.constantFrom('\u0000', '\uD800', '../..', '__proto__', '2026-02-30', '99999-01-01'),
  fc.constant('x'.repeat(30_000)),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary' }),
);

/** The arguments of a request with one or two odd values. */
const spoiled = ({ args }: Known) =>
  fc
    .array(fc.tuple(fc.constantFrom(...pathsIn(args).slice(1)), odd), {
      minLength: 1,
      maxLength: 2,
    })
    .map((changes) =>
      changes.reduce<unknown[]>((all, [at, by]) => replaced(all, at, by) as unknown[], args),
    );

const takenBy = ({ endpoint: { takes } }: Known, args: readonly unknown[]) =>
  Object.values(takes).every((schema, index) => z.safeParse(schema, args[index]).success);

test.each(named(known.filter(({ args }) => args.length > 0)))(
  '%s with odd values is answered or clearly refused, and a refusal changes nothing',
  async (_, request) => {
    const all = fc.sample(spoiled(request), 30).map((args) => arriving(request, args));
    const wrong = all.filter((args) => !takenBy(request, args));
    const ask = async (args: unknown[]) => ({
      args,
      ...(await answerTo(request.by, requestOf(request, args))),
    });
    let before = await held();
    const answers = await Promise.all(wrong.map(ask));
    expect(answers.filter(({ fault, code }) => fault !== null || code === null)).toEqual([]);
    expect(await held()).toEqual(before);
    for (const args of all.filter((one) => !wrong.includes(one))) {
      const { fault, code } = await ask(args);
      const after = await held();
      const isHarmed = code !== null && after !== before;
      expect({ args, fault, isHarmed }).toEqual({ args, fault: null, isHarmed: false });
      before = after;
    }
  },
);

/** A message has no version, and is no step of a conversation. */
const hasVersion = ({ what, endpoint: { path } }: Known) =>
  path.includes(':id') && !['conversations.send', 'announcements.withdraw'].includes(what);

test.each(named(commands))(
  '%s happens once under its id, which no other one takes, and not if it saw another version',
  async (_, request) => {
    const world = worlds.open(records);
    await request.first?.(world.answers);
    const ask = (args: unknown[], headers: Record<string, string>) =>
      answerTo(request.by, requestOf(request, args, headers), world);
    const under = { [keyHeader]: 'k' };
    await answerTo(request.by, ['/api/session', {}], world);
    const before = await held(world);
    const late = hasVersion(request)
      ? await ask(request.args, { ...under, 'If-Match': '"77"' })
      : { fault: null, code: 'changed' };
    expect(late).toMatchObject({ fault: null, code: 'changed' });
    expect(await held(world)).toBe(before);
    const answer = await ask(request.args, under);
    expect(answer).toMatchObject({ fault: null, code: null });
    const after = await held(world);
    expect(await ask(request.args, under)).toEqual(answer);
    const others = pathsIn(request.args)
      // A password is kept in no quick hash, and so not by what was asked.
      .filter((at) => at.at(-1) !== 'password')
      .map((at) => replaced(request.args, at, 'another'))
      .filter((args): args is unknown[] => Array.isArray(args) && takenBy(request, args));
    for (const other of others) {
      expect(await ask(other, under)).toMatchObject({ fault: null, code: 'request.keyReused' });
    }
    expect(await held(world)).toEqual(after);
  },
);

const unspoiled = worlds.open(records);
test.each<[what: string, code: string, path: string, init: RequestInit]>([
  ['not JSON', 'request.notJson', '/api/tasks', { body: '{', headers: json }],
  [
    'another type',
    'request.notJson',
    '/api/tasks',
    { body: '{}', headers: { 'Content-Type': 'text/plain' } },
  ],
  ['a form', 'request.notJson', '/api/tasks', { body: new URLSearchParams({ draft: '{}' }) }],
  ['a list', 'draft.invalid', '/api/tasks', { body: '[]', headers: json }],
  ['nothing', 'draft.invalid', '/api/tasks', {}],
  ['null', 'draft.invalid', '/api/tasks', { body: 'null', headers: json }],
  [
    '5 MB',
    'request.tooLarge',
    '/api/tasks',
    { body: JSON.stringify({ draft: 'x'.repeat(5e6) }), headers: json },
  ],
  ['a key of blanks', 'draft.invalid', '/api/tasks', { headers: { [keyHeader]: 'a b' } }],
  [
    'a version that is none',
    'draft.invalid',
    '/api/tasks/own/restore',
    { headers: { 'If-Match': 'W/"1"' } },
  ],
  ['an unknown call', 'request.noSuchPath', '/api/nothing', {}],
  ['an unknown method', 'request.noSuchPath', '/api/tasks', { method: 'PATCH' }],
  ['a broken address', 'missing', '/api/tasks/%E0%A4%A', { method: 'GET' }],
  ['a NUL in the address', 'draft.invalid', '/api/tasks/%00', { method: 'GET' }],
  [
    'another site',
    'request.notOurs',
    '/api/tasks',
    { headers: { 'Sec-Fetch-Site': 'cross-site' } },
  ],
])('%s is refused as %s', async (_, code, path, init) => {
  const { hr } = people;
  await answerTo(hr, ['/api/session', {}], unspoiled);
  const before = await held(unspoiled);
  const answer = await answerTo(hr, [path, { method: 'POST', ...init }], unspoiled);
  expect(answer).toMatchObject({ fault: null, code });
  expect(await held(unspoiled)).toEqual(before);
});
