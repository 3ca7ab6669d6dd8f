import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Refusal } from '@/data/schemas/refusal';
import { Refused } from '@/data/schemas/refused';
import { TooMany } from '../people/sessions';

/** The refusals that only a server gives. */
export const refusals = {
  signedOut: { code: 'signedOut', sentence: 'Please sign in first.' },
  notJson: { code: 'request.notJson', sentence: 'The request holds no JSON.' },
  notOurs: { code: 'request.notOurs', sentence: 'This request comes from another site.' },
  tooLarge: { code: 'request.tooLarge', sentence: 'This is too large to be sent.' },
  tooOften: { code: 'request.tooOften', sentence: 'Too many requests. Please wait a moment.' },
  stopping: { code: 'request.stopping', sentence: 'The server is restarting. Please try again.' },
  noSuchPath: { code: 'request.noSuchPath', sentence: 'There is nothing at this address.' },
  unknown: { code: 'unknown', sentence: 'Something went wrong. Please try again.' },
} as const satisfies Record<string, Refusal>;

const statuses: Record<string, ContentfulStatusCode> = {
  signedOut: 401,
  forbidden: 403,
  missing: 404,
  changed: 409,
  unknown: 500,
  'request.notJson': 415,
  'request.notOurs': 403,
  'request.tooLarge': 413,
  'file.kind': 415,
  'request.tooOften': 429,
  'request.stopping': 503,
  'request.noSuchPath': 404,
};

/** The status of a refusal. A chart's guard about who asks is called by…; every other one is about what is asked. */
const statusOf = ({ code }: Refusal): ContentfulStatusCode =>
  statuses[code] ?? (/\.by[A-Z]/.test(code) ? 403 : 422);

/** A refusal as an answer: problem details (RFC 9457) with the refusal's code, sentence and field. */
export function problem(c: Context, refusal: Refusal, headers: Record<string, string> = {}) {
  const status = statusOf(refusal);
  return c.body(
    JSON.stringify({ type: 'about:blank', title: refusal.sentence, status, ...refusal }),
    status,
    { 'Content-Type': 'application/problem+json', ...headers },
  );
}

/** What was thrown, as an answer. @param log told of what nobody expected. */
export function problemOf(c: Context, error: unknown, log: (error: unknown) => void) {
  if (error instanceof TooMany)
    return problem(
      c,
      { ...error.refusal, code: 'request.tooOften' },
      { 'Retry-After': String(error.after) },
    );
  if (error instanceof Refused) return problem(c, error.refusal);
  log(error);
  return problem(c, refusals.unknown);
}
