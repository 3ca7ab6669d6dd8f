import { hash, verify } from '@node-rs/argon2';
import { leastPassword } from '@/data/schemas/new-company';
import { Refused } from '@/data/schemas/refused';
import { commonPasswords } from './common-passwords';

/** Argon2id with 19 MiB and two rounds, as the OWASP Password Storage Cheat Sheet asks for at least. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The most characters that we are willing to hash. */
const longestPassword = 200;

const refused = (sentence: string) =>
  new Refused({ code: 'draft.invalid', sentence, field: 'password' });

/**
 * Checks a new password.
 * @throws `Refused` with what is wrong with it: too short, too long, one that many people use, or the email itself.
 */
export function checkPassword(password: string, email: string): void {
  if (password.length < leastPassword) throw refused(`Use at least ${leastPassword} characters`);
  if (password.length > longestPassword) throw refused(`Use at most ${longestPassword} characters`);
  const plain = password.toLowerCase();
  const isPlain =
    commonPasswords.has(plain) ||
    new Set(plain).size < 4 ||
    plain === email ||
    plain === email.split('@')[0];
  if (isPlain) throw refused('This password is too easy to guess. Choose another one');
}

/** The hash of a password, with its salt and cost, as text. */
export const hashOf = (password: string): Promise<string> => hash(password, cost);

let nobody: Promise<string> | null = null;

/**
 * Whether a password is the one of a hash. Where there is no hash it takes as long, so that nobody learns from the
 * time whether an account exists.
 */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  nobody ??= hashOf('nobody has this password');
  const is = await verify(kept ?? (await nobody), password.slice(0, longestPassword + 1));
  return kept !== undefined && is;
}
