import { keyHeader, pageHeader, topicsHeader } from '../port/headers';
import type { Sent, Topic } from '../port/calls';
import type { Endpoint } from '../port/endpoint';
import { Refusal } from '../schemas/refusal';
import { Refused } from '../schemas/refused';

/** How long an answer may take, in milliseconds. A command that had none is sent again under its id. */
const patience = 30_000;

/** What a request needs to know of its page. */
export interface Line {
  /** This page's own id. */
  page: string;
  /** Told which kinds of records an answered command changed; the answer waits for it. */
  changed: (topics: ReadonlySet<Topic>) => Promise<void>;
  /** Told that nobody is signed in any more. */
  signedOut: () => void;
  fetch: typeof fetch;
}

/** The refusal where the server cannot be reached. */
export const offline = () =>
  new Refused({
    code: 'offline',
    sentence: 'There is no connection to the server. Please check it and try again.',
  });

const unanswered = () =>
  new Refused({ code: 'unanswered', sentence: 'The server did not answer. Please try again.' });

/** The refusal of an answer that is none of the asked kind. */
export async function refusalOf(response: Response): Promise<Refusal> {
  const told: unknown = await response.json().catch(() => null);
  const refusal = Refusal.safeParse(told);
  if (refusal.success) return refusal.data;
  return { code: 'unknown', sentence: 'The server had a problem. Please try again.' };
}

/** An argument as a query has it: JSON, but a text that is no JSON as it is. */
const queried = (value: unknown): string => {
  if (typeof value !== 'string') return JSON.stringify(value);
  try {
    JSON.parse(value);
    return JSON.stringify(value);
  } catch {
    return value;
  }
};

/** The address and the body of a call. */
function addressed({ method, path, takes }: Endpoint, args: readonly unknown[]) {
  const named = Object.keys(takes).map((name, index) => [name, args[index]] as const);
  const rest = new Map(named.filter(([, value]) => value !== undefined));
  const filled = path
    .split('/')
    .map((part) => {
      if (!part.startsWith(':')) return part;
      const value = rest.get(part.slice(1));
      rest.delete(part.slice(1));
      return encodeURIComponent(String(value));
    })
    .join('/');
  if (method !== 'GET') {
    const body = rest.size === 0 ? null : JSON.stringify(Object.fromEntries(rest));
    return { address: `/api${filled}`, body };
  }
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, queried(value)]));
  return { address: `/api${filled}${query.size > 0 ? `?${query}` : ''}`, body: null };
}

/**
 * Asks the server.
 * @param args the call's arguments in their order; a command's last one tells the version seen and its id.
 * @throws `Refused` with the server's refusal, or where it cannot be reached.
 */
export async function request(
  line: Line,
  endpoint: Endpoint,
  args: readonly unknown[],
  signal?: AbortSignal,
): Promise<unknown> {
  const { address, body } = addressed(endpoint, args);
  const sent = (endpoint.sent ? args[Object.keys(endpoint.takes).length] : undefined) as
    | Sent
    | undefined;
  const headers = new Headers({ [pageHeader]: line.page });
  if (body !== null) headers.set('Content-Type', 'application/json');
  if (sent?.key !== undefined) headers.set(keyHeader, sent.key);
  if (sent?.seen !== undefined) headers.set('If-Match', `"${sent.seen}"`);
  const limit = AbortSignal.timeout(patience);
  let response: Response;
  let answer: unknown = null;
  try {
    response = await line.fetch(address, {
      method: endpoint.method,
      headers,
      body,
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
    });
    if (response.ok) answer = await response.json();
  } catch (error) {
    signal?.throwIfAborted();
    if (limit.aborted) throw unanswered();
    throw error instanceof Refused ? error : offline();
  }
  if (!response.ok) {
    const refusal = await refusalOf(response);
    if (refusal.code === 'signedOut') line.signedOut();
    throw new Refused(refusal);
  }
  const topics = response.headers.get(topicsHeader);
  if (topics !== null) await line.changed(new Set(topics.split(',') as Topic[]));
  return answer;
}
