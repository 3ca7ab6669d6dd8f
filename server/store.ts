import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Account, Kind, Records, Store, Transaction } from '@/data/authority/store';
import type { Candidate } from '@/data/schemas/candidate';
import type { Named } from '@/data/schemas/person';
import { Refused } from '@/data/schemas/refused';
import { createCandidateReads, listingOf } from './candidates';
import type { Query } from './database/database';

/** The command that was sent before under the same key. */
export interface Earlier {
  /** What was asked, as `requestOf` tells it; null for what was kept before that was told. */
  request: string | null;
  answer: unknown;
}

/**
 * What a request asks for, as a hash: one key stands for one request. A password has no part in it, since it could
 * be guessed by this quick hash.
 */
export const requestOf = (call: string, args: readonly unknown[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([call, args], (name, value: unknown) =>
        name === 'password' ? undefined : value,
      ),
    )
    .digest('base64url');

/** @throws `Refused` where another request was done under the key of this one. */
export function checkRequest(earlier: Earlier | null, request: string): void {
  if (earlier === null || earlier.request === null || earlier.request === request) return;
  throw new Refused({
    code: 'request.keyReused',
    sentence: 'Another request was done under the id of this one. Please try again.',
  });
}

/** A record as the database answers it. */
export interface Row {
  id: string;
  revision: number;
  data: object;
  history: object[] | null;
}

/** Which record a request is about. */
export interface About {
  kind: Kind;
  id: string;
}

/** The record that a request is about, as it was when the request came. */
export interface Begun extends About {
  row: Row | undefined;
}

/** How a command ended in the database. */
type Saved = 'saved' | 'changed' | 'answered' | 'taken';

/** How often a command runs when others change what it read, before it gives up. */
const attempts = 20;

/** How many records a command may name before reading them counts as reading much. */
const few = 50;

/** What a store of one request works with. */
export interface StoreOptions {
  query: Query;
  /** What reads much goes by it. */
  read: Query;
  /** The company whose records these are. */
  company: string;
  /** What is asked, by `requestOf`. */
  request: string;
  /** An earlier command by key, as it was found when the request came. */
  earlier: (key: string) => Promise<Earlier | null>;
  /** What was read when the request came. The first read of that record by its id needs no other. */
  begun: Begun | null;
  /** Told after each transaction which kinds of records it changed. */
  changed: (kinds: ReadonlySet<Kind>) => Promise<void>;
  /** Runs transactions that met others, one after the other. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

const recordOf = ({ data, history }: Row): object =>
  history === null ? data : { ...data, history };

const at = (kind: Kind, id: string) => `${kind} ${id}`;

/** The codes of a record, and of an account, that was made since it was looked for. */
const madeMeanwhile: unknown[] = ['40001', '23505'];
const isMadeMeanwhile = (error: unknown) =>
  error instanceof Error && 'code' in error && madeMeanwhile.includes(error.code);

interface Written {
  kind: Kind;
  id: string;
  /** Undefined where the record is dropped. */
  record: object | undefined;
}

/**
 * A written record as the database takes it: what it holds, how many steps it took, and those since it was read.
 * @param before the record as it was read; undefined where there was none.
 */
export function changeOf({ kind, id, record }: Written, before: object | undefined): object {
  if (record === undefined) return { kind, id };
  if (Array.isArray(record) || !('history' in record))
    return { kind, id, data: record, steps: null, entries: [], fresh: before === undefined };
  const { history, ...data } = record as { history: object[] };
  const known = before && 'history' in before ? (before.history as object[]) : [];
  if (!isDeepStrictEqual(history.slice(0, known.length), known))
    throw new Error(`The history of ${kind} ${id} was rewritten.`);
  const entries = history.slice(known.length);
  const listing = kind === 'candidate' && listingOf(record as Candidate);
  const fresh = before === undefined;
  return { kind, id, data, steps: history.length, entries, fresh, ...listing };
}

/**
 * One company's records in the database. A transaction reads first, and writes all at once at its end if nobody
 * changed what it read by id; otherwise it runs again.
 */
export function createStore(options: StoreOptions): Store {
  const { query, read, company, request, changed, earlier, inTurn } = options;
  const rows = (kind: Kind, ids: readonly string[] | null) =>
    (ids === null || ids.length > few ? read : query)<Row>('select * from records($1, $2, $3)', [
      company,
      kind,
      ids,
    ]);
  let begun = options.begun;
  const rowOf = async (kind: Kind, id: string) => {
    if (begun?.kind !== kind || begun.id !== id) return (await rows(kind, [id]))[0];
    const { row } = begun;
    begun = null;
    return row;
  };
  const all = async <K extends Kind>(kind: K) =>
    (await rows(kind, null)).map(recordOf) as Records[K][];
  const some = async <K extends Kind>(kind: K, ids: readonly string[]) =>
    ids.length === 0 ? [] : ((await rows(kind, ids)).map(recordOf) as Records[K][]);

  const names = async (ids: readonly string[]) =>
    ids.length === 0 ? [] : query<Named>('select * from names($1, $2)', [company, ids]);

  const answeredNow: StoreOptions['earlier'] = async (key) =>
    (await query<{ answer: Earlier }>('select answer from answer_of($1, $2)', [company, key]))[0]
      ?.answer ?? null;

  const run = async <T>(
    work: (transaction: Transaction) => Promise<T>,
    before: StoreOptions['earlier'],
  ): Promise<{ done: Saved; result: T; kinds: Set<Kind> }> => {
    const found = new Map<
      string,
      { kind: Kind; id: string; revision: number; record: object | undefined }
    >();
    const written = new Map<string, Written>();
    const accounts: (Account & { person: string })[] = [];
    let keyed: { key: string; answer: unknown } | null = null;
    const result = await work({
      async get(kind, id) {
        const own = written.get(at(kind, id));
        if (own !== undefined) return own.record as Records[typeof kind] | undefined;
        const known = found.get(at(kind, id));
        if (known !== undefined) return known.record as Records[typeof kind] | undefined;
        const row = await rowOf(kind, id);
        const record = row && recordOf(row);
        found.set(at(kind, id), { kind, id, revision: row?.revision ?? 0, record });
        return record as Records[typeof kind] | undefined;
      },
      some,
      names,
      async all(kind) {
        if ([...written.values()].some((one) => one.kind === kind))
          throw new Error(`A transaction reads all of ${kind} before it writes one.`);
        return all(kind);
      },
      put: (kind, id, record) => void written.set(at(kind, id), { kind, id, record }),
      drop: (kind, id) => void written.set(at(kind, id), { kind, id, record: undefined }),
      async answered(key) {
        const answered = await before(key);
        checkRequest(answered, request);
        return answered?.answer;
      },
      keepAnswer: (key, answer) => void (keyed = { key, answer }),
      giveAccount: (person, account) => void accounts.push({ person, ...account }),
    });
    const kinds = new Set([...written.values()].map(({ kind }) => kind));
    if (written.size === 0 && keyed === null) return { done: 'saved', result, kinds };
    const seen = [...found].map(([key, { kind, id, revision }]) => ({
      kind,
      id,
      revision,
      written: written.has(key),
    }));
    const changes = [...written].map(([key, one]) => changeOf(one, found.get(key)?.record));
    const { key = null, answer = null } = (keyed as { key: string; answer: unknown } | null) ?? {};
    const [row] = await query<{ done: Saved }>('select save($1, $2, $3, $4, $5, $6) as done', [
      company,
      JSON.stringify(seen),
      JSON.stringify(changes),
      JSON.stringify(accounts),
      key,
      JSON.stringify({ request, answer: answer ?? null } satisfies Earlier),
    ]).catch((error: unknown) => {
      if (isMadeMeanwhile(error)) return [{ done: 'changed' as const }];
      throw error;
    });
    if (row === undefined) throw new Error('The database did not answer.');
    return { done: row.done, result, kinds };
  };

  /** Runs it until nobody changed what it read. */
  const settle = async <T>(work: (transaction: Transaction) => Promise<T>) => {
    let ran = await run(work, earlier);
    begun = null;
    if (ran.done === 'changed' || ran.done === 'answered') {
      await inTurn(async () => {
        for (let left = attempts; ran.done === 'changed' || ran.done === 'answered'; left -= 1) {
          if (left === 0) throw new Error('Others kept changing what this command read.');
          ran = await run(work, answeredNow);
        }
      });
    }
    if (ran.done === 'taken') throw emailTaken();
    return ran;
  };

  return {
    async get(kind, id) {
      const row = await rowOf(kind, id);
      return (row && recordOf(row)) as Records[typeof kind] | undefined;
    },
    all,
    some,
    names,
    candidates: createCandidateReads(read, company, (ids) => some('candidate', ids)),
    async transact(work) {
      const { result, kinds } = await settle(work);
      if (kinds.size > 0) await changed(kinds);
      return result;
    },
  };
}

/** A refusal of an email that somebody signs in with. */
export const emailTaken = () =>
  new Refused({
    code: 'draft.invalid',
    sentence: 'Somebody signs in with this email already.',
    field: 'email',
  });
