import { createHash, randomBytes } from 'node:crypto';
import { Refused } from '@/data/schemas/refused';
import type { Person } from '@/data/schemas/person';
import { roles } from '@/data/schemas/role';
import type { Query } from '../database/database';
import type { About, Begun, Earlier, Row } from '../store';
import { accountEmail } from './accounts';
import { isPassword } from './passwords';

/** How long a session lasts without being used, and how old it gets before a use puts off its end. */
const lasts = '30 days';
const renewAfterDays = 1;

/** Failed sign-ins that are let pass for one email and from one address, while they count. */
const failures = { email: 10, address: 100, count: '15 minutes' };

/** Who holds a session. */
export interface Holder {
  account: string;
  email: string;
  company: { id: string; name: string };
  person: Person;
  /** The command that was sent before under the same key. */
  earlier: Earlier | null;
  /** The record that the request is about, as it was read with who asks. */
  begun: Begun | null;
  expiresAt: Date;
}

interface SignedIn extends Pick<Row, 'revision' | 'data' | 'history'> {
  id: string | null;
  account_id: string;
  email: string;
  company_id: string;
  company_name: string;
  person_id: string;
  name: string;
  role: string;
  active: boolean;
  answer: Earlier;
  is_answered: boolean;
  expires_at: Date | string;
}

const hashed = (token: string) => createHash('sha256').update(token).digest();

const wrong = () => new Refused({ code: 'forbidden', sentence: 'Invalid email or password.' });

/** Too many failed sign-ins. `after` is the seconds to wait. */
export class TooMany extends Refused {
  readonly after = 15 * 60;
  constructor() {
    super({
      code: 'forbidden',
      sentence: 'Too many attempts. Please wait 15 minutes and try again.',
    });
  }
}

/** Signs people in and out. The database keeps the hash of a session's token alone. */
export function createSessions(query: Query) {
  return {
    /**
     * Who holds a session; null where nobody does, or the person or the company is inactive.
     * @param key the id of the command that the request brings.
     * @param about the record that it is about.
     */
    async holder(
      token: string,
      key: string | null = null,
      about: About | null = null,
    ): Promise<Holder | null> {
      const [row] =
        about === null
          ? await query<SignedIn>('select * from signed_in($1, $2)', [hashed(token), key])
          : await query<SignedIn>('select * from asked($1, $2, $3, $4)', [
              hashed(token),
              key,
              about.kind,
              about.id,
            ]);
      const role = roles.find((one) => one === row?.role);
      if (row === undefined || !row.active || role === undefined) return null;
      return {
        account: row.account_id,
        email: row.email,
        company: { id: row.company_id, name: row.company_name },
        person: { id: row.person_id, name: row.name, role },
        earlier: row.is_answered ? row.answer : null,
        begun: about && { ...about, row: row.id === null ? undefined : { ...row, id: row.id } },
        expiresAt: new Date(row.expires_at),
      };
    },

    /**
     * Begins a session of whoever has this email and password.
     * @param address where the request comes from.
     * @returns the session's token.
     * @throws `Refused` where nobody does, and `TooMany` after too many failures.
     */
    async signIn(email: string, password: string, address: string): Promise<string> {
      const known = accountEmail(email);
      const counted = [`email ${known}`, `address ${address}`];
      const counts = await query<{ counted_for: string; failures: number }>(
        'select * from failures_of($1, $2)',
        [counted, failures.count],
      );
      const isOver = counts.some(
        (one) =>
          one.failures >= (one.counted_for === counted[0] ? failures.email : failures.address),
      );
      if (isOver) throw new TooMany();
      const [account] = await query<{ id: string; password_hash: string }>(
        'select * from account_of($1)',
        [known],
      );
      if (!(await isPassword(password, account?.password_hash)) || account === undefined) {
        await query('select count_failure($1, $2)', [counted, failures.count]);
        throw wrong();
      }
      await query('select forget_failures($1)', [counted[0]]);
      return this.begin(account.id);
    },

    /** Begins a session of an account. Returns its token. */
    async begin(account: string): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await query('select begin_session($1, $2, $3)', [account, hashed(token), lasts]);
      return token;
    },

    /** Puts off the end of a session that is used. Returns whether it did. */
    async renew(token: string, { expiresAt }: Holder, now: Date): Promise<boolean> {
      const left = (expiresAt.getTime() - now.getTime()) / 86_400_000;
      if (left > 30 - renewAfterDays) return false;
      await query('select keep_session($1, $2)', [hashed(token), lasts]);
      return true;
    },

    /** Ends a session. */
    async end(token: string): Promise<void> {
      await query('select end_session($1)', [hashed(token)]);
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
