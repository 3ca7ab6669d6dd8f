import type { Account } from '@/data/authority/store';
import { emailPattern } from '@/data/schemas/credentials';
import { Refused } from '@/data/schemas/refused';
import { checkPassword, hashOf } from './passwords';

/** An email as accounts keep it: two that differ in capitals alone are one. */
export const accountEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Makes what somebody signs in with.
 * @throws `Refused` where the email is none, or the password is too short or too easy to guess.
 */
export async function accountOf(
  { email, password }: { email: string; password: string },
  newId: () => string,
): Promise<Account> {
  const address = accountEmail(email);
  if (!emailPattern.test(address) || address.length > 254) {
    throw new Refused({
      code: 'draft.invalid',
      sentence: 'Please enter a valid work email',
      field: 'email',
    });
  }
  checkPassword(password, address);
  return { id: newId(), email: address, hash: await hashOf(password) };
}
