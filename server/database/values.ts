import { createHash } from 'node:crypto';
import { TypeOverrides } from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const DATE_ARRAY = 1182;
const TEXT_ARRAY = 1009;

/** How both drivers read what a column holds. The numbers are PostgreSQL's ids of types. */
const types = new TypeOverrides();
/** What turns the text of a column of a type into a value. */
export const readerOf = (type: number) =>
  types.getTypeParser(type, 'text') as unknown as (text: string) => unknown;

const textArray = (text: string) => readerOf(TEXT_ARRAY)(text) as (string | null)[];
types.setTypeParser(INT8, Number);
types.setTypeParser(INT8_ARRAY, (text) =>
  textArray(text).map((item) => (item === null ? null : Number(item))),
);
types.setTypeParser(DATE, (text) => text);
types.setTypeParser(DATE_ARRAY, textArray);

/** More than the server has, so that statements put together at run time cannot fill the database's memory. */
const MOST_NAMES = 500;
const names = new Map<string, string>();

/** The name under which a connection keeps a statement that it has planned; null for one too many. */
export function nameOf(statement: string): string | null {
  const known = names.get(statement);
  if (known !== undefined) return known;
  if (names.size >= MOST_NAMES) return null;
  const name = createHash('sha256').update(statement).digest('base64url').slice(0, 22);
  names.set(statement, name);
  return name;
}
