import type { Context, Hono } from 'hono';
import type { Sent } from '@/data/port/calls';
import { pageHeader } from '@/data/port/headers';
import { sessionContract } from '@/data/port/contract';
import type { Credentials } from '@/data/schemas/credentials';
import { Refused } from '@/data/schemas/refused';
import type { Query } from '../database/database';
import { openCompany } from '../people/companies';
import type { Holder, Sessions } from '../people/sessions';
import { argumentsOf } from './calls';
import type { Changes } from './changes';
import { addressOf, giveToken, takeToken, tokenOf, userOf } from './who';

/** The calls by which people come and go. */
export function addDoors(
  app: Hono,
  world: {
    query: Query;
    sessions: Sessions;
    changes: Changes;
    now: () => Date;
    newId: () => string;
    holder: (c: Context) => Promise<Holder | null>;
  },
): void {
  const { query, sessions, changes } = world;
  const { current, signIn, signOut, open, isEmpty } = sessionContract;

  app.get(current.path, async (c) => {
    const holder = await world.holder(c);
    return c.json(holder && userOf(holder));
  });

  /** Ends the session that a request brings. Its pages are told. */
  const leave = async (c: Context) => {
    const token = tokenOf(c);
    const holder = await world.holder(c);
    if (token === undefined || holder === null) return;
    await sessions.end(token);
    const page = c.req.header(pageHeader) ?? null;
    changes.tell({ company: holder.company.id, kinds: [], page });
  };

  app.post(signIn.path, async (c) => {
    const [email, password] = (await argumentsOf(c, signIn)) as [string, string];
    const token = await sessions.signIn(email, password, addressOf(c));
    const holder = await sessions.holder(token);
    if (holder === null) {
      await sessions.end(token);
      const sentence = 'This account is inactive. Please ask the people who manage your company.';
      throw new Refused({ code: 'forbidden', sentence });
    }
    await leave(c);
    giveToken(c, token);
    return c.json(userOf(holder));
  });

  app.delete(signOut.path, async (c) => {
    await leave(c);
    takeToken(c);
    return c.json(null);
  });

  app.post(open.path, async (c) => {
    const [draft, { key }] = (await argumentsOf(c, open)) as [Credentials, Sent];
    const account = await openCompany(query, draft, key, world);
    // Who sends it again signs in like anybody else, since its id is no secret.
    const token =
      account === null
        ? await sessions.signIn(draft.email, draft.password, addressOf(c))
        : await sessions.begin(account);
    if (account !== null) changes.tell({ company: 'provider', kinds: ['client'], page: null });
    const holder = await sessions.holder(token);
    if (holder === null) throw new Error('A company was opened that nobody can enter.');
    await leave(c);
    giveToken(c, token);
    return c.json(userOf(holder));
  });

  app.get(isEmpty.path, async (c) => {
    const [row] = await query<{ is_empty: boolean }>('select is_empty()');
    return c.json(row?.is_empty ?? false);
  });
}
