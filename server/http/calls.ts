import type { Context } from 'hono';
import * as z from 'zod/mini';
import { faultOf, wrongIn } from '@/machines/draft';
import type { Endpoint } from '@/data/port/endpoint';
import type { Sent } from '@/data/port/calls';
import { keyHeader } from '@/data/port/headers';
import { Refused } from '@/data/schemas/refused';
import { refusals } from './problems';

const invalid = (sentence: string, field?: string) =>
  new Refused({ code: 'draft.invalid', sentence, ...(field !== undefined && { field }) });

/** Whether the database can keep a value: no text in it holds a NUL or half of a character. */
export const isKeepable = (value: unknown): boolean =>
  typeof value === 'string'
    ? !/[\0\p{Cs}]/u.test(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(isKeepable);

/** The JSON of a request's body; an empty body is an empty object. */
async function bodyOf(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text === '') return {};
  if (!/^application\/json\b/i.test(c.req.header('Content-Type') ?? ''))
    throw new Refused(refusals.notJson);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(refusals.notJson);
  }
}

/** A value of a query: JSON, or else the text itself. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The arguments of a call, as its request has them. */
async function inputOf(c: Context, { method, takes }: Endpoint): Promise<Record<string, unknown>> {
  const path = c.req.param() as Record<string, string>;
  if (method === 'GET') {
    const query = Object.entries(c.req.query()).map(([name, text]) => [name, valueOf(text)]);
    return { ...Object.fromEntries(query), ...path };
  }
  const body = await bodyOf(c);
  const wraps = Object.keys(takes).filter((name) => path[name] === undefined).length > 0;
  if (wraps && (typeof body !== 'object' || body === null || Array.isArray(body)))
    throw invalid('The request holds no object.');
  return { ...(body as object), ...path };
}

/** The version that a person saw, as If-Match tells it. */
function seenOf(c: Context): number | undefined {
  const match = c.req.header('If-Match');
  if (match === undefined) return undefined;
  const seen = /^"(\d{1,9})"$/.exec(match)?.[1];
  if (seen === undefined) throw invalid('If-Match must hold a version such as "3".');
  return Number(seen);
}

/** The key of a request; null without one. */
export function keyOf(c: Context): string | null {
  const key = c.req.header(keyHeader);
  if (key === undefined) return null;
  if (!/^[\w-]{1,100}$/.test(key))
    throw invalid(`${keyHeader} must be up to 100 letters, digits, hyphens and underscores.`);
  return key;
}

/**
 * The arguments of a call in their order, out of its request.
 * @throws `Refused` with the first argument that has not the shape of the contract.
 */
export async function argumentsOf(c: Context, endpoint: Endpoint): Promise<unknown[]> {
  const input = await inputOf(c, endpoint);
  const args = Object.entries(endpoint.takes).map(([name, schema]) => {
    const result = z.safeParse(schema, input[name], { error: faultOf });
    if (result.success && isKeepable(result.data)) return result.data;
    if (result.success) throw invalid('This text holds characters that cannot be kept.', name);
    const { sentence, field } = wrongIn(result.error);
    throw invalid(sentence, field ?? name);
  });
  if (!endpoint.sent) return args;
  const [key, seen] = [keyOf(c), seenOf(c)];
  const sent: Sent = { ...(key !== null && { key }), ...(seen !== undefined && { seen }) };
  return [...args, sent];
}
