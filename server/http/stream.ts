import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { Refused } from '@/data/schemas/refused';
import type { Holder, Sessions } from '../people/sessions';
import type { Change, Changes } from './changes';
import { refusals } from './problems';
import { tokenOf } from './who';

/** How often an open page hears that the line stands, in milliseconds. */
const heartbeat = 25_000;
/** How many pages one account may keep open. */
const mostPages = 20;

/** Keeps a line open to each page, which tells it what others change, and that the person was signed out. */
export function createStreams(world: {
  sessions: Sessions;
  changes: Changes;
  holder: (c: Context) => Promise<Holder | null>;
  log: (error: unknown) => void;
  /** Ends all lines. */
  closing: AbortSignal;
}) {
  const { sessions, changes, log, closing } = world;
  const pages = new Map<string, number>();

  return async (c: Context) => {
    const token = tokenOf(c) ?? '';
    const holder = await world.holder(c);
    if (holder === null) throw new Refused(refusals.signedOut);
    const { account, company } = holder;
    const open = pages.get(account) ?? 0;
    if (open >= mostPages) throw new Refused(refusals.tooOften);
    pages.set(account, open + 1);

    return streamSSE(c, async (stream) => {
      const ending = new AbortController();
      const end = () => ending.abort();
      const ended = new Promise((resolve) => ending.signal.addEventListener('abort', resolve));
      stream.onAbort(end);
      closing.addEventListener('abort', end);
      const tell = (event: string, data: unknown) =>
        stream.writeSSE({ event, data: JSON.stringify(data) });
      const pass = async ({ kinds, page }: Change) => {
        // Who may be signed in changes with a user, or with the end of a session, which names no kind.
        const isAboutPeople = kinds.length === 0 || kinds.includes('user');
        if (isAboutPeople && (await sessions.holder(token)) === null) {
          await tell('signedOut', null);
          end();
        } else if (kinds.length > 0) await tell('changed', { topics: kinds, by: page });
      };
      const stop = changes.follow(company.id, (change) => void pass(change).catch(log));
      const beat = setInterval(() => void tell('beat', null).catch(end), heartbeat);
      await tell('open', null);
      await ended;
      stop();
      clearInterval(beat);
      closing.removeEventListener('abort', end);
      pages.set(account, (pages.get(account) ?? 1) - 1);
    });
  };
}
