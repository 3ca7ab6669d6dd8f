import type { NotificationResponseMessage } from 'pg-protocol/dist/messages';
import { Parser } from 'pg-protocol/dist/parser';
import { escapeIdentifier } from 'pg';
import { type Database, DatabaseProblem } from '../database';
import {
  type Asked,
  command,
  type Connection,
  connectionOf,
  queryBy,
  sendWaiting,
  transact,
} from '../together';
import { Wire } from '../wire';
import type { Thread } from './thread';

/**
 * The database over a thread that runs PostgreSQL on its one connection. Statements that wait meanwhile go together.
 */
export function databaseOver(thread: Thread, unlock: () => void): Database {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const wire = new Wire();
  /** What waits for its turn: statements, which may go together, and work that needs the connection for itself. */
  const waiting: (Asked[] | (() => Promise<void>))[] = [];
  let busy = false;
  let closed = false;

  const send: Connection['send'] = async (statements) => {
    // A copy with a buffer of its own, which the thread takes over.
    const messages = await thread.run(Uint8Array.from(wire.encode(statements)));
    const { answer, take } = wire.reading(statements);
    const bytes = Buffer.from(messages.buffer, messages.byteOffset, messages.length);
    new Parser().parse(bytes, (message) => {
      take(message);
      if (message.name !== 'notification') return;
      const { channel, payload } = message as NotificationResponseMessage;
      for (const onMessage of listeners.get(channel) ?? []) onMessage(payload);
    });
    return answer;
  };
  const connection = connectionOf(send);

  async function work() {
    if (busy) return;
    busy = true;
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      if (typeof next === 'function') {
        waiting.shift();
        await next();
        continue;
      }
      // A failure is told to those who asked.
      if (next.length > 0) await sendWaiting(connection, next).catch(() => {});
      else waiting.shift();
    }
    busy = false;
  }

  const query = queryBy((asked) => {
    if (closed) throw new DatabaseProblem('The database is closed.');
    const last = waiting.at(-1);
    if (Array.isArray(last)) last.push(asked);
    else waiting.push([asked]);
    void work();
  });

  const exclusive = <T>(task: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      if (closed) throw new DatabaseProblem('The database is closed.');
      waiting.push(() => task().then(resolve, reject));
      void work();
    });

  return {
    kind: 'pglite',
    lost: thread.lost,
    query,
    read: query,
    transaction: (ask) => exclusive(() => transact(send, ask)),
    tidy: () =>
      exclusive(async () => {
        connection.isBound = false;
        for (const text of ['set role none', 'vacuum analyze', 'checkpoint'])
          await command(send, text);
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
