import { escapeIdentifier } from 'pg';
import { APP_ROLE, type Database, DatabaseProblem, type Query } from '../database';
import type { Thread } from './thread';
import { type Done, type Statement, statementOf, Wire } from './wire';

/** A statement that waits, with who asked for it. */
interface Asked {
  statement: Statement;
  resolve: (done: Done) => void;
  reject: (error: unknown) => void;
}

/** More in one transaction would let the first wait long for the last. */
const MOST_AT_ONCE = 64;

/**
 * The database over a thread that runs PostgreSQL on its one connection. Statements that wait meanwhile go as one
 * transaction, so that all of them cost one sync of the disk. If one fails, the others go again without it, and it
 * goes alone: only what fails by itself is refused.
 */
export function databaseOver(thread: Thread, unlock: () => void): Database {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const wire = new Wire((channel, payload) => {
    for (const onMessage of listeners.get(channel) ?? []) onMessage(payload);
  });
  /** What waits for its turn: statements, which may go together, and work that needs the connection for itself. */
  const waiting: (Asked | (() => Promise<void>))[] = [];
  let busy = false;
  let closed = false;
  let bound = false;

  async function send(statements: readonly Statement[]) {
    return wire.decode(await thread.run(wire.encode(statements)), statements);
  }

  async function sendOne(statement: Statement): Promise<Done> {
    const { done, failed } = await send([statement]);
    if (failed !== null) throw failed.error;
    return done.at(-1) ?? { rows: [], tag: '' };
  }

  const sendAlone = (asked: Asked) => sendOne(asked.statement).then(asked.resolve, asked.reject);

  async function sendTogether(together: readonly Asked[]) {
    if (!bound) {
      await sendOne(statementOf(`set role ${APP_ROLE}`));
      bound = true;
    }
    let left = together;
    const alone: Asked[] = [];
    while (left.length > 0) {
      const { done, failed } = await send(left.map(({ statement }) => statement));
      if (failed === null) {
        for (const [place, one] of done.entries()) left[place]?.resolve(one);
        break;
      }
      const culprit = left[failed.at];
      if (left.length === 1) left[0]?.reject(failed.error);
      else alone.push(...(culprit === undefined ? left : [culprit]));
      left = culprit === undefined ? [] : left.filter((asked) => asked !== culprit);
    }
    for (const asked of alone) await sendAlone(asked);
  }

  async function work() {
    if (busy) return;
    busy = true;
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      if (typeof next === 'function') {
        waiting.shift();
        await next();
        continue;
      }
      const end = waiting.findIndex((other) => typeof other === 'function');
      const together = waiting.splice(0, Math.min(end < 0 ? waiting.length : end, MOST_AT_ONCE));
      try {
        await sendTogether(together as Asked[]);
      } catch (error) {
        for (const { reject } of together as Asked[]) reject(error);
      }
    }
    busy = false;
  }

  const enqueue = <T>(
    entry: (
      resolve: (value: T) => void,
      reject: (error: unknown) => void,
    ) => (typeof waiting)[number],
  ) =>
    new Promise<T>((resolve, reject) => {
      if (closed) throw new DatabaseProblem('The database is closed.');
      waiting.push(entry(resolve, reject));
      void work();
    });

  const exclusive = <T>(task: () => Promise<T>) =>
    enqueue<T>((resolve, reject) => () => task().then(resolve, reject));

  const query: Query = async <Row extends object>(
    text: string,
    values: readonly unknown[] = [],
  ) => {
    const statement = statementOf(text, values);
    const { rows } = await enqueue<Done>((resolve, reject) => ({ statement, resolve, reject }));
    return rows as Row[];
  };

  return {
    kind: 'pglite',
    lost: thread.lost,
    query,
    transaction: (ask) =>
      exclusive(async () => {
        let open = true;
        await sendOne(statementOf('begin; set local role none'));
        try {
          const result = await ask(
            async <Row extends object>(text: string, values?: readonly unknown[]) => {
              if (!open) throw new DatabaseProblem('The transaction has ended.');
              return (await sendOne(statementOf(text, values))).rows as Row[];
            },
          );
          open = false;
          const { tag } = await sendOne(statementOf('commit'));
          if (tag !== 'COMMIT')
            throw new DatabaseProblem('The transaction failed and changed nothing.');
          return result;
        } catch (error) {
          if (open) await sendOne(statementOf('rollback'));
          open = false;
          throw error;
        }
      }),
    tidy: () =>
      exclusive(async () => {
        bound = false;
        for (const statement of ['set role none', 'vacuum analyze', 'checkpoint'])
          await sendOne(statementOf(statement));
      }),
    async listen(channel, onMessage) {
      const name = escapeIdentifier(channel);
      const those = listeners.get(channel) ?? new Set();
      listeners.set(channel, those.add(onMessage));
      await query(`listen ${name}`);
      return async () => {
        those.delete(onMessage);
        if (those.size === 0 && !closed) await query(`unlisten ${name}`);
      };
    },
    close: async () => {
      if (closed) return;
      const last = exclusive(() => thread.close());
      closed = true;
      await last.finally(unlock);
    },
  };
}
