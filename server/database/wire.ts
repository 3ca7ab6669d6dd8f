import { type DatabaseError, serialize } from 'pg-protocol';
import type {
  BackendMessage,
  CommandCompleteMessage,
  DataRowMessage,
  RowDescriptionMessage,
} from 'pg-protocol/dist/messages';
import utils from 'pg/lib/utils';
import { nameOf, readerOf } from './values';

/** A statement and its values as the protocol carries them; null for a script without values. */
export interface Statement {
  text: string;
  values: unknown[] | null;
}

/** The rows of one statement, and what PostgreSQL calls it done with, such as COMMIT. */
export interface Done {
  rows: object[];
  tag: string;
}

/** What became of statements sent as one: of each, or the place of the first that failed and why. */
export interface Answer {
  done: Done[];
  failed: { at: number; error: DatabaseError } | null;
}

interface Column {
  name: string;
  read: (text: string) => unknown;
}

const columnsOf = ({ fields }: RowDescriptionMessage): Column[] =>
  fields.map(({ name, dataTypeID }) => ({ name, read: readerOf(dataTypeID) }));

function rowOf(columns: readonly Column[], texts: readonly (string | null)[]) {
  const row: Record<string, unknown> = {};
  for (const [place, { name, read }] of columns.entries()) {
    const text = texts[place] ?? null;
    row[name] = text === null ? null : read(text);
  }
  return row;
}

/** @throws {TypeError} where a value cannot be written, such as an object that holds itself. */
export const statementOf = (text: string, values?: readonly unknown[]): Statement => ({
  text,
  values: values === undefined ? null : values.map((value) => utils.prepareValue(value)),
});

/**
 * One connection's side of PostgreSQL's protocol. Statements with values are planned once, under a name. Those sent
 * together are one transaction: PostgreSQL commits at the closing Sync, and skips up to it what follows a failed one.
 */
export class Wire {
  readonly #columns = new Map<string, readonly Column[]>();

  /** A script stands alone: its statements bring a Sync of their own. */
  encode(statements: readonly Statement[]): Buffer {
    const parts: Buffer[] = [];
    const planned = new Set<string>();
    for (const { text, values } of statements) {
      if (values === null) {
        parts.push(serialize.query(text));
        continue;
      }
      const name = nameOf(text) ?? '';
      if (name === '' || !(this.#columns.has(name) || planned.has(name))) {
        parts.push(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
        planned.add(name);
      }
      parts.push(serialize.bind({ statement: name, values }), serialize.execute());
    }
    if (statements.every(({ values }) => values !== null)) parts.push(serialize.sync());
    return Buffer.concat(parts);
  }

  /** Reads what PostgreSQL answers to some statements: takes one message after the other into the answer. */
  reading(statements: readonly Statement[]): {
    answer: Answer;
    take: (message: BackendMessage) => void;
  } {
    const answer: Answer = { done: [], failed: null };
    let rows: object[] = [];
    let columns: readonly Column[] = [];
    const nameHere = () => {
      const statement = statements[answer.done.length];
      return statement?.values ? (nameOf(statement.text) ?? '') : '';
    };
    const describe = (described: readonly Column[]) => {
      columns = described;
      const name = nameHere();
      if (name !== '') this.#columns.set(name, described);
    };
    const take = (message: BackendMessage) => {
      switch (message.name) {
        case 'rowDescription':
          return describe(columnsOf(message as RowDescriptionMessage));
        case 'noData':
          return describe([]);
        case 'bindComplete':
          columns = this.#columns.get(nameHere()) ?? columns;
          return undefined;
        case 'dataRow':
          return void rows.push(rowOf(columns, (message as DataRowMessage).fields as string[]));
        case 'commandComplete':
          answer.done.push({ rows, tag: (message as CommandCompleteMessage).text });
          rows = [];
          return undefined;
        case 'emptyQuery':
          return void answer.done.push({ rows: [], tag: '' });
        case 'error':
          answer.failed ??= { at: answer.done.length, error: message as unknown as DatabaseError };
          return undefined;
        default:
          return undefined;
      }
    };
    return { answer, take };
  }
}
