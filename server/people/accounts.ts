import { randomUUID } from 'node:crypto';
import type { Account } from '@/data/authority/store';
import { type Credentials, emailPattern, isDemoEmail } from '@/data/schemas/credentials';
import { notOfDemo } from '@/data/schemas/new-company';
import { Refused } from '@/data/schemas/refused';
import { checkPassword, hashOf } from './passwords';

/** An email as accounts keep it: two that differ in capitals alone are one. */
export const accountEmail = (email: string): string => email.trim().toLowerCase();

const refuse = (sentence: string) =>
  new Refused({ code: 'draft.invalid', sentence, field: 'email' });

/**
 * Makes what somebody signs in with.
 * @throws `Refused` where the email is none or the demo's, or the password is too short or too easy to guess.
 */
export async function accountOf({ email, password }: Credentials): Promise<Account> {
  const address = accountEmail(email);
  if (!emailPattern.test(address) || address.length > 254)
    throw refuse('Please enter a valid work email');
  if (isDemoEmail(address)) throw refuse(notOfDemo);
  checkPassword(password, address);
  return { id: randomUUID(), email: address, hash: await hashOf(password) };
}
