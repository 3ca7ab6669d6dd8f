import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SessionUser } from '@/data/schemas/session';
import type { Holder, Sessions } from '../people/sessions';
import type { About } from '../store';

const name = 'masar';
const days = 30;
const path = '/api';

/** The token that a request brings. */
export const tokenOf = (c: Context): string | undefined => getCookie(c, name);

/** Lets the browser keep a token, where no script reads it. */
export const giveToken = (c: Context, token: string): void =>
  setCookie(c, name, token, {
    path,
    httpOnly: true,
    sameSite: 'Strict',
    secure: new URL(c.req.url).protocol === 'https:',
    maxAge: days * 86_400,
  });

export const takeToken = (c: Context): void => void deleteCookie(c, name, { path });

/** The address that a request comes from; empty where no socket brought it, as in a test. */
export function addressOf(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    return '';
  }
}

/** Who holds a session, as the page is told. */
export const userOf = ({ person, email }: Holder): SessionUser => ({
  ...person,
  email,
  world: 'live',
});

/** Finds out who asks, and puts off the end of a session that is used. @param now the clock. */
export const holderOf =
  (sessions: Sessions, now: () => Date) =>
  async (
    c: Context,
    key: string | null = null,
    about: About | null = null,
  ): Promise<Holder | null> => {
    const token = tokenOf(c);
    if (token === undefined) return null;
    const holder = await sessions.holder(token, key, about);
    if (holder !== null && (await sessions.renew(token, holder, now()))) giveToken(c, token);
    return holder;
  };
