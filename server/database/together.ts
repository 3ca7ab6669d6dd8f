import { APP_ROLE, DatabaseProblem, type Query } from './database';
import { type Answer, type Done, type Statement, statementOf } from './wire';

/** A statement that waits, with who asked for it. */
export interface Asked {
  statement: Statement;
  resolve: (done: Done) => void;
  reject: (error: unknown) => void;
}

/** A query that asks for a statement to be sent. */
export const queryBy =
  (ask: (asked: Asked) => void): Query =>
  async <Row extends object>(text: string, values: readonly unknown[] = []) => {
    const statement = statementOf(text, values);
    const { rows } = await new Promise<Done>((resolve, reject) =>
      ask({ statement, resolve, reject }),
    );
    return rows as Row[];
  };

/** More in one transaction would let the first wait long for the last. */
const MOST_AT_ONCE = 64;

/** Sends statements over a connection as one transaction, and answers what became of them. */
export type Send = (statements: readonly Statement[]) => Promise<Answer>;

/** A connection, and whether it acts as the role of requests unless told otherwise. */
export interface Connection {
  send: Send;
  isBound: boolean;
  /** How many statements it has sent, and at how many its plans are made anew. */
  sent: number;
  replanAt: number;
}

export const connectionOf = (send: Send): Connection => ({
  send,
  isBound: false,
  sent: 0,
  replanAt: 200,
});

async function sendOne(send: Send, statement: Statement): Promise<Done> {
  const { done, failed } = await send([statement]);
  if (failed !== null) throw failed.error;
  return done.at(-1) ?? { rows: [], tag: '' };
}

/** Runs a statement or a script of the connection's own. */
export const command = (send: Send, text: string): Promise<Done> =>
  sendOne(send, statementOf(text));

/** How often statements that meet a deadlock are sent again. Each breaks one of those that wait for each other. */
const DEADLOCKS = 10;
const isDeadlock = (error: unknown) => (error as { code?: string }).code === '40P01';

/**
 * Sends what waits as one transaction, so that all of it costs one sync of the disk and one message each way. If one
 * fails, the others go again without it, and it goes alone: only what fails by itself is refused. After a deadlock with
 * another process, of which nothing is kept here, all go again.
 * @throws where the connection is lost.
 */
async function sendTogether(send: Send, together: readonly Asked[]): Promise<void> {
  let left = together;
  let deadlocks = 0;
  const alone: Asked[] = [];
  while (left.length > 0) {
    const { done, failed } = await send(left.map(({ statement }) => statement));
    if (failed === null) {
      for (const [place, one] of done.entries()) left[place]?.resolve(one);
      break;
    }
    if (isDeadlock(failed.error) && deadlocks < DEADLOCKS) {
      deadlocks += 1;
      continue;
    }
    const culprit = left[failed.at];
    if (left.length === 1) left[0]?.reject(failed.error);
    else alone.push(...(culprit === undefined ? left : [culprit]));
    left = culprit === undefined ? [] : left.filter((asked) => asked !== culprit);
  }
  for (const one of alone) await sendTogether(send, [one]);
}

/**
 * Takes the first of what waits, and sends it together.
 * @throws where the connection is lost, after what it took is refused with that.
 */
export async function sendWaiting(connection: Connection, waiting: Asked[]): Promise<void> {
  const together = waiting.splice(0, MOST_AT_ONCE);
  try {
    if (!connection.isBound) await command(connection.send, `set role ${APP_ROLE}`);
    connection.isBound = true;
    connection.sent += together.length;
    // A plan that was made while a table was empty reads all of it ever after. Tables grow with what was sent.
    if (connection.sent >= connection.replanAt) {
      connection.replanAt = 2 * connection.sent;
      await command(connection.send, 'discard plans');
    }
    await sendTogether(connection.send, together);
  } catch (error) {
    for (const { reject } of together) reject(error);
    throw error;
  }
}

/**
 * Runs work as one transaction of the owner.
 * @param isLost whether an error means that the connection is gone, and with it the transaction.
 */
export async function transact<T>(
  send: Send,
  work: (query: Query) => Promise<T>,
  isLost: (error: unknown) => boolean = () => false,
): Promise<T> {
  let open = true;
  await command(send, 'begin; set local role none');
  try {
    const result = await work(
      async <Row extends object>(text: string, values?: readonly unknown[]) => {
        if (!open) throw new DatabaseProblem('The transaction has ended.');
        return (await sendOne(send, statementOf(text, values))).rows as Row[];
      },
    );
    open = false;
    const { tag } = await command(send, 'commit');
    if (tag !== 'COMMIT') throw new DatabaseProblem('The transaction failed and changed nothing.');
    return result;
  } catch (error) {
    if (open && !isLost(error)) await command(send, 'rollback');
    open = false;
    throw error;
  }
}
